// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/process_creation.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Session_init(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Session_init");
}

Code guest_MPI_Session_finalize(Context* context, Word) {
  return not_implemented(*context, "MPI_Session_finalize");
}

Code guest_MPI_Session_get_num_psets(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Session_get_num_psets");
}

Code guest_MPI_Session_get_nth_pset(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_Session_get_nth_pset");
}

Code guest_MPI_Session_get_info(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Session_get_info");
}

Code guest_MPI_Session_get_pset_info(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Session_get_pset_info");
}

Code guest_MPI_Group_from_session_pset(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Group_from_session_pset");
}

Code guest_MPI_Comm_spawn(Context* context, Word, Word, std::int32_t, Word, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_Comm_spawn");
}

Code guest_MPI_Comm_spawn_multiple(Context* context, std::int32_t, Word, Word, Word, Word, std::int32_t, Word, Word,
      Word) {
  return not_implemented(*context, "MPI_Comm_spawn_multiple");
}

Code guest_MPI_Open_port(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Open_port");
}

Code guest_MPI_Close_port(Context* context, Word) {
  return not_implemented(*context, "MPI_Close_port");
}

Code guest_MPI_Comm_accept(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_Comm_accept");
}

Code guest_MPI_Comm_connect(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_Comm_connect");
}

Code guest_MPI_Comm_join(Context* context, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Comm_join");
}

Code guest_MPI_Publish_name(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Publish_name");
}

Code guest_MPI_Unpublish_name(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Unpublish_name");
}

Code guest_MPI_Lookup_name(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Lookup_name");
}

}  // namespace mpiwasm::calls
