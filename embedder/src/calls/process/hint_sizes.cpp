// See hint_sizes.hpp.
#include "calls/process/hint_sizes.hpp"

#include "calls/process/info.hpp"

namespace mpiwasm::calls {

std::uint64_t size_of_hint(std::size_t key, std::size_t value) {
  constexpr std::uint64_t besides = 64;
  return besides + key + value;
}

std::uint64_t size_of_hints(MPI_Info host) {
  std::uint64_t bytes = 0;
  for (const auto& [key, value] : hints_of(host)) bytes += size_of_hint(key.size(), value.size());
  return bytes;
}

}  // namespace mpiwasm::calls
