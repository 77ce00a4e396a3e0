// Arguments that only the root of a collective call has.
#pragma once

#include "calls/communicators/collective_call.hpp"
#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// Whether the call has not failed at the root, which informs the others, so that it fails everywhere or nowhere.
/// `otherwise` is what they say. Collective.
[[nodiscard]] bool root_is_content(Call& call, const CollectiveCall& together, int root, const char* otherwise);

}  // namespace mpiwasm::calls
