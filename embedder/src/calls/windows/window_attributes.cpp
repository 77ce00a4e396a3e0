// The attributes that every window has (MPI-5.0, 12.2.6). All but the base are pointers to numbers, which lie in guest
// memory as long as the window lives.
#include "calls/windows/window_attributes.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "calls/core/callbacks.hpp"

namespace mpiwasm::calls {

namespace {

constexpr std::array<int, 4> numbers{guest_MPI_WIN_SIZE, guest_MPI_WIN_DISP_UNIT, guest_MPI_WIN_CREATE_FLAVOR,
                                     guest_MPI_WIN_MODEL};

std::int32_t number(const Window& window, int key) {
  const WindowSegment& segment = window.segments[static_cast<std::size_t>(window.rank)];
  switch (key) {
    case guest_MPI_WIN_SIZE:
      return static_cast<std::int32_t>(segment.size);
    case guest_MPI_WIN_DISP_UNIT:
      return static_cast<std::int32_t>(segment.displacement_unit);
    case guest_MPI_WIN_CREATE_FLAVOR:
      return window.flavor;
    default: {
      if (window.own) return guest_MPI_WIN_UNIFIED;
      const int* model = nullptr;
      int found = 0;
      MPI_Win_get_attr(window.host, MPI_WIN_MODEL, &model, &found);
      return found != 0 ? translate::guest_value(translate::window_model_rows, *model) : guest_MPI_WIN_SEPARATE;
    }
  }
}

/// Where the number of an attribute lies in guest memory.
std::optional<Address> place_of(Call& call, Window& window, std::size_t index) {
  Context& context = call.context();
  if (window.predefined_attributes == guest::null_address) {
    const auto words = allocate_in_guest(context, sizeof(std::int32_t) * numbers.size());
    if (!words) {
      call.fail(guest_MPI_ERR_NO_MEM, "no guest memory is left for the attributes of the window");
      return std::nullopt;
    }
    window.predefined_attributes = *words;
  }
  const Address place = window.predefined_attributes + static_cast<std::uint32_t>(index * sizeof(std::int32_t));
  (void)context.memory.store(place, number(window, numbers[index]));
  return place;
}

}  // namespace

bool answer_window_attribute(Call& call, Window& window, int key, Address value, Address flag) {
  const auto* found = std::find(numbers.begin(), numbers.end(), key);
  if (found == numbers.end() && key != guest_MPI_WIN_BASE) return false;
  Address* value_place = call.place<Address>("attribute_val", value);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  if (call.failed()) return true;
  std::optional<Address> answer = window.base;
  if (found != numbers.end()) answer = place_of(call, window, static_cast<std::size_t>(found - numbers.begin()));
  if (!answer) return true;
  *value_place = *answer;
  *flag_place = 1;
  return true;
}

}  // namespace mpiwasm::calls
