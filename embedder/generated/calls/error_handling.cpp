// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/error_handling.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Session_set_errhandler(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Session_set_errhandler");
}

Code guest_MPI_Session_get_errhandler(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Session_get_errhandler");
}

Code guest_MPI_Session_call_errhandler(Context* context, Word, std::int32_t) {
  return not_implemented(*context, "MPI_Session_call_errhandler");
}

}  // namespace mpiwasm::calls
