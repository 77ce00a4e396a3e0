// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/attributes.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Win_set_attr(Context* context, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Win_set_attr");
}

Code guest_MPI_Win_get_attr(Context* context, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_Win_get_attr");
}

Code guest_MPI_Win_delete_attr(Context* context, Word, std::int32_t) {
  return not_implemented(*context, "MPI_Win_delete_attr");
}

}  // namespace mpiwasm::calls
