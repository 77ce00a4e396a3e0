// How much the guest's lists of hints hold: hints are the library's, and their memory is not the guest's.
#pragma once

#include <cstdint>

#include "calls/core/object.hpp"

namespace mpiwasm::calls::hint_sizes {

/// Bytes of the hints of all lists together.
inline constexpr std::uint64_t most = std::uint64_t{1} << 26;

/// What a hint takes, with what libraries keep of it besides.
[[nodiscard]] std::uint64_t of_hint(std::size_t key, std::size_t value);
/// What a list holds that the library has made.
[[nodiscard]] std::uint64_t of_list(MPI_Info host);

[[nodiscard]] bool have_room_for(std::uint64_t bytes);
void add(Handle list, std::uint64_t bytes);
void remove(Handle list, std::uint64_t bytes);
/// The list is gone.
void forget(Handle list);

}  // namespace mpiwasm::calls::hint_sizes
