// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/external_interfaces.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Grequest_start(Context* context, Word, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Grequest_start");
}

Code guest_MPI_Grequest_complete(Context* context, Word) {
  return not_implemented(*context, "MPI_Grequest_complete");
}

}  // namespace mpiwasm::calls
