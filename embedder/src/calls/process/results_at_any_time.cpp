#include "calls/process/results_at_any_time.hpp"

#include <algorithm>
#include <cstring>

namespace mpiwasm::calls {

void end_for_address(Context& context, const char* function, const char* argument, Address address) {
  end_guest(context, end_status(guest_MPI_ERR_ARG),
            fmt::format("{}: {} at {:#x} is not an aligned address in the guest's memory", function, argument, address),
            true);
}

Code give_text(Context& context, const char* function, std::string_view text, std::uint64_t capacity, Address place,
               Address length) {
  const auto room = context.memory.range(place, capacity);
  if (place == guest::null_address || !room) {
    return raise_error(
        context, no_handle, function, guest_MPI_ERR_ARG,
        fmt::format("the text at {:#x} and {} bytes long lies outside the guest's memory", place, capacity));
  }
  std::int32_t* length_place = place_at_any_time<std::int32_t>(context, function, "resultlen", length);
  if (length_place == nullptr) return guest_MPI_ERR_ARG;
  const std::size_t shown = std::min<std::size_t>(text.size(), capacity - 1);
  std::memcpy(room->data(), text.data(), shown);
  (*room)[shown] = std::byte{0};
  *length_place = static_cast<std::int32_t>(shown);
  return 0;
}

}  // namespace mpiwasm::calls
