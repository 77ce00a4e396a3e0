// What the generated calls (embedder/generated/calls) are written with.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "calls/call.hpp"
#include "calls/done_requests.hpp"
#include "calls/exceptions.hpp"
#include "calls/file_access.hpp"
#include "calls/guest_functions.hpp"
#include "calls/object_rules.hpp"
#include "calls/own_windows.hpp"
#include "calls/quick_call.hpp"
#include "calls/quick_rules.hpp"
#include "calls/restarts.hpp"
#include "translate/list_arena.hpp"
#include "translate/status.hpp"

namespace mpiwasm::calls {

using translate::StatusResult;

inline constexpr char missing_in_library[] = "this MPI library does not have it";

}  // namespace mpiwasm::calls
