// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/buffers.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Comm_attach_buffer(Context* context, Word, Word, std::int32_t) {
  return not_implemented(*context, "MPI_Comm_attach_buffer");
}

Code guest_MPI_Comm_attach_buffer_c(Context* context, Word, Word, std::int64_t) {
  return not_implemented(*context, "MPI_Comm_attach_buffer_c");
}

Code guest_MPI_Comm_detach_buffer(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Comm_detach_buffer");
}

Code guest_MPI_Comm_detach_buffer_c(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Comm_detach_buffer_c");
}

Code guest_MPI_Comm_flush_buffer(Context* context, Word) {
  return not_implemented(*context, "MPI_Comm_flush_buffer");
}

Code guest_MPI_Comm_iflush_buffer(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Comm_iflush_buffer");
}

Code guest_MPI_Session_attach_buffer(Context* context, Word, Word, std::int32_t) {
  return not_implemented(*context, "MPI_Session_attach_buffer");
}

Code guest_MPI_Session_attach_buffer_c(Context* context, Word, Word, std::int64_t) {
  return not_implemented(*context, "MPI_Session_attach_buffer_c");
}

Code guest_MPI_Session_detach_buffer(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Session_detach_buffer");
}

Code guest_MPI_Session_detach_buffer_c(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Session_detach_buffer_c");
}

Code guest_MPI_Session_flush_buffer(Context* context, Word) {
  return not_implemented(*context, "MPI_Session_flush_buffer");
}

Code guest_MPI_Session_iflush_buffer(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Session_iflush_buffer");
}

}  // namespace mpiwasm::calls
