// How much of the host's memory hints take.
#pragma once

#include <cstdint>

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

/// What a hint takes, with what libraries keep of it besides.
[[nodiscard]] std::uint64_t size_of_hint(std::size_t key, std::size_t value);
/// What a list holds that the library has made.
[[nodiscard]] std::uint64_t size_of_hints(MPI_Info host);

}  // namespace mpiwasm::calls
