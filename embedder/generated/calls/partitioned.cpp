// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/partitioned.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Psend_init(Context* context, Word, std::int32_t, std::int32_t, Word, std::int32_t, std::int32_t, Word,
      Word, Word) {
  return not_implemented(*context, "MPI_Psend_init");
}

Code guest_MPI_Psend_init_c(Context* context, Word, std::int32_t, std::int64_t, Word, std::int32_t, std::int32_t,
      Word, Word, Word) {
  return not_implemented(*context, "MPI_Psend_init_c");
}

Code guest_MPI_Precv_init(Context* context, Word, std::int32_t, std::int32_t, Word, std::int32_t, std::int32_t, Word,
      Word, Word) {
  return not_implemented(*context, "MPI_Precv_init");
}

Code guest_MPI_Precv_init_c(Context* context, Word, std::int32_t, std::int64_t, Word, std::int32_t, std::int32_t,
      Word, Word, Word) {
  return not_implemented(*context, "MPI_Precv_init_c");
}

Code guest_MPI_Pready(Context* context, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Pready");
}

Code guest_MPI_Pready_range(Context* context, std::int32_t, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Pready_range");
}

Code guest_MPI_Pready_list(Context* context, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_Pready_list");
}

Code guest_MPI_Parrived(Context* context, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Parrived");
}

}  // namespace mpiwasm::calls
