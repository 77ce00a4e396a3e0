#include "blas/buffers.hpp"

#include <unistd.h>

#include <algorithm>

namespace mpiwasm::blas {
namespace {

/// BUFFER_SIZE of OpenBLAS is 128 MiB on x86-64, 32 MiB on arm64 or where it was built for less. Half of that is left
/// for the blocks of a matrix, which lie before the vectors, and because the second one may begin in its middle.
constexpr std::int64_t usable_bytes = std::int64_t{16} << 20;

}  // namespace

Buffers buffers_of_threads(int threads) {
  // Two vectors of a call, rounded up; and the sum of those of the threads.
  return {usable_bytes / 3, usable_bytes / (std::max(threads, 1) + 2), threads > 1};
}

Buffers buffers_of(const SharedObject& library) {
  const auto has = [&](const char* symbol) { return library.find_symbol(symbol) != nullptr; };
  if (has("bli_info_get_version_str") || has("mkl_get_version_string")) return {};  // they allocate what they need
  using Number = int (*)();
  const auto asked = reinterpret_cast<Number>(library.find_symbol("openblas_get_num_threads"));
  return buffers_of_threads(asked != nullptr ? asked() : static_cast<int>(::sysconf(_SC_NPROCESSORS_CONF)));
}

}  // namespace mpiwasm::blas
