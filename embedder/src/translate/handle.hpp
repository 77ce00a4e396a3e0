// The guest's names of MPI objects.
#pragma once

#include <cstddef>
#include <cstdint>

namespace mpiwasm::translate {

/// A handle of the guest: a predefined one of the standard, or one that a HandleTable has made.
enum class Handle : std::uint32_t {};

/// The kinds of handles, as bits 31..28 of those that mpiwasm makes. Predefined handles are below 0x1000
/// (MPI-5.0, 20.3), so kind 0 is never used.
enum class HandleKind : std::uint32_t {
  communicator = 1,
  group = 2,
  datatype = 3,
  operation = 4,
  request = 5,
  message = 6,
  info = 7,
  error_handler = 8,
  window = 9,
  file = 10,
  session = 11,
};

/// As many as four bits have room for; the tools interface has some of its own (calls/tools/tools.hpp).
inline constexpr std::size_t handle_kinds = 16;

/// The bits of a handle that say where in its table the object is; those between them and the kind count its lives.
inline constexpr std::uint32_t handle_index_bits = 22;

/// No handle of any kind.
inline constexpr Handle no_handle{};

/// The handle as the 32-bit word that crosses the guest border.
[[nodiscard]] constexpr std::uint32_t number(Handle handle) { return static_cast<std::uint32_t>(handle); }

/// The standard's bound below which handles are predefined (MPI-5.0, 20.3).
inline constexpr std::uint32_t first_made_handle = 0x1000;

[[nodiscard]] constexpr bool is_predefined(Handle handle) { return number(handle) < first_made_handle; }

/// Of a handle that is not predefined, or of none.
[[nodiscard]] constexpr HandleKind kind_of(Handle handle) { return HandleKind{number(handle) >> 28}; }

/// What a call names besides a communicator or window when no other thread may be in a collective operation on it. It
/// is of kind 0, so no handle, and each object has another one: two threads that wait for each other's would wait for
/// ever.
[[nodiscard]] constexpr Handle collective_name(Handle handle) {
  constexpr std::uint32_t of_made = 1U << 25;
  constexpr std::uint32_t of_predefined = 1U << 26;
  constexpr std::uint32_t of_window = 1U << 27;
  if (is_predefined(handle)) return Handle{of_predefined | number(handle)};
  const std::uint32_t place = of_made | (number(handle) & ((1U << handle_index_bits) - 1));
  return Handle{kind_of(handle) == HandleKind::window ? of_window | place : place};
}

/// The same when no other thread of the process may make a communicator with this tag of the library. Two tags may have
/// one name.
[[nodiscard]] constexpr Handle meeting_name(int tag) {
  constexpr std::uint32_t of_meeting = 1U << 24;
  return Handle{of_meeting | (static_cast<std::uint32_t>(tag) & (of_meeting - 1))};
}

}  // namespace mpiwasm::translate
