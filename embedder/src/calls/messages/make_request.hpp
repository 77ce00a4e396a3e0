// Requests as plain data, and made again from it.
#pragma once

#include <optional>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// The call that made a request: of a message, ordinary, persistent or partitioned, or of a persistent collective
/// operation. Nothing for others, which are complete before anybody asks, or which only the guest's next call
/// completes.
[[nodiscard]] std::optional<CallRecipe> recipe_of(Context& context, Handle request);

/// Makes such a call again: begins the operation, or prepares a persistent one. Stores the handle of the new request at
/// an address of the guest. The objects that the call names must be there under the handles that they had.
Code make_request(Context& context, const CallRecipe& recipe, Address request);

}  // namespace mpiwasm::calls
