// Requests as plain data, and made again from it.
#pragma once

#include <optional>
#include <string_view>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// The call that made a request: of a message, ordinary, persistent or partitioned, or of a persistent collective
/// operation. Nothing for others, which are complete before they are asked for, or which only the guest's next call
/// completes.
[[nodiscard]] std::optional<CallRecipe> recipe_of(Context& context, Handle request);

/// Makes such a call again: begins the operation, or prepares a persistent one. Stores the handle of the new request at
/// an address of the guest. The objects that the call names must be there under the handles that they had.
Code make_request(Context& context, const CallRecipe& recipe, Address request);

/// The name of a function that makes requests, as recipes have it; null for others.
[[nodiscard]] const char* maker_name(std::string_view function);
/// Whether all objects that such a call names have not been freed. Nothing is known of the elements of lists.
[[nodiscard]] bool names_live_objects(Context& context, const CallRecipe& recipe);

}  // namespace mpiwasm::calls
