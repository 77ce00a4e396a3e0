// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/language_interop.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

std::int32_t guest_MPI_File_toint(Context* context, Word) {
  (void)not_implemented(*context, "MPI_File_toint");
  return 0;
}

Word guest_MPI_File_fromint(Context* context, std::int32_t) {
  (void)not_implemented(*context, "MPI_File_fromint");
  return 0;
}

std::int32_t guest_MPI_Session_toint(Context* context, Word) {
  (void)not_implemented(*context, "MPI_Session_toint");
  return 0;
}

Word guest_MPI_Session_fromint(Context* context, std::int32_t) {
  (void)not_implemented(*context, "MPI_Session_fromint");
  return 0;
}

}  // namespace mpiwasm::calls
