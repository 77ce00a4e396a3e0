// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/environment.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Get_processor_name(Context* context, Word name, Word resultlen) {
  Call call(*context, "MPI_Get_processor_name");
  static_assert(MPI_MAX_PROCESSOR_NAME <= guest_MPI_MAX_PROCESSOR_NAME);
  char* host_name = call.text("name", name, guest_MPI_MAX_PROCESSOR_NAME);
  int* resultlen_place = call.place<int>("resultlen", resultlen);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Get_processor_name(host_name, resultlen_place));
}

}  // namespace mpiwasm::calls
