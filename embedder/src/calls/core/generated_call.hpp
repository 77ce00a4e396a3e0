// What the generated calls (embedder/generated/calls) are written with.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "calls/core/call.hpp"
#include "calls/core/exceptions.hpp"
#include "calls/core/object_rules.hpp"
#include "calls/core/quick_call.hpp"
#include "calls/core/quick_rules.hpp"
#include "calls/files/done_requests.hpp"
#include "calls/files/file_access.hpp"
#include "calls/files/split_operations.hpp"
#include "calls/files/types_for_files.hpp"
#include "calls/guest_functions.hpp"
#include "calls/messages/allgathers_in_blocks.hpp"
#include "calls/messages/begun_collectives.hpp"
#include "calls/messages/broadcasts_between_groups.hpp"
#include "calls/messages/copied_reduction.hpp"
#include "calls/messages/linear_reduce_scatters.hpp"
#include "calls/messages/linear_scatters.hpp"
#include "calls/messages/packed_broadcast.hpp"
#include "calls/messages/packed_exchange.hpp"
#include "calls/messages/persistent_requests.hpp"
#include "calls/windows/accumulate_in_pieces.hpp"
#include "calls/windows/single_process_windows.hpp"
#include "translate/list_arena.hpp"
#include "translate/status.hpp"

namespace mpiwasm::calls {

using translate::StatusResult;

inline constexpr char missing_in_library[] = "this MPI library does not have it";

}  // namespace mpiwasm::calls
