// Results of calls that are allowed at any time. They have no Call before MPI_Init, so their bad pointers end the
// guest.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string_view>

#include "calls/core/callbacks.hpp"
#include "calls/core/threaded_call.hpp"

namespace mpiwasm::calls {

/// For a thread that may not raise errors.
[[noreturn]] void end_for_address(Context& context, const char* function, const char* argument, Address address);

/// The place of a result; null when the guest's error handler has returned.
template <class T>
T* place_at_any_time(Context& context, const char* function, const char* argument, Address address) {
  const auto found = context.memory.array<T>(address, 1);
  if (address != guest::null_address && found) return found->data();
  if (is_bystander(context)) end_for_address(context, function, argument, address);
  (void)raise_error(context, no_handle, function, guest_MPI_ERR_ARG,
                    fmt::format("{} at {:#x} is not an aligned address in the guest's memory", argument, address));
  return nullptr;
}

/// Writes a text and its length where the guest asked for them.
Code give_text(Context& context, const char* function, std::string_view text, std::uint64_t capacity, Address place,
               Address length);

}  // namespace mpiwasm::calls
