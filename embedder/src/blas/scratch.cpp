// See scratch.hpp. A file of its own, so that a test can replace it.
#include "blas/scratch.hpp"

#include <cstddef>
#include <cstdlib>

namespace mpiwasm::blas {

namespace {

/// On both sides: an index that is wrong by a few, which LAPACK makes of NaN, does not reach the heap's own data. gebal
/// returns -4 where it should not, and geev takes that for a number of complex elements.
constexpr std::size_t margin = 256;

}  // namespace

void* allocate_scratch(std::size_t bytes) {
  void* const all = std::calloc(bytes + 2 * margin, 1);
  return all == nullptr ? nullptr : static_cast<std::byte*>(all) + margin;
}

void free_scratch(void* memory) {
  if (memory != nullptr) std::free(static_cast<std::byte*>(memory) - margin);
}

}  // namespace mpiwasm::blas
