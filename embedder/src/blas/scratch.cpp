// Memory of the host for copies and work arrays. A file of its own, so that a test can replace it.
#include <cstdlib>

#include "blas/call.hpp"

namespace mpiwasm::blas {

void* allocate_scratch(std::size_t bytes) { return std::calloc(bytes, 1); }
void free_scratch(void* memory) { std::free(memory); }

}  // namespace mpiwasm::blas
