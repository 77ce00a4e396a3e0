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

Code guest_MPI_Get_hw_resource_info(Context* context, Word hw_info) {
  Call call(*context, "MPI_Get_hw_resource_info");
  if (MPI_Get_hw_resource_info == nullptr) return call.unsupported(missing_in_library);
  Word* hw_info_place = call.place<Word>("hw_info", hw_info);
  MPI_Info host_hw_info = MPI_INFO_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Get_hw_resource_info(&host_hw_info);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *hw_info_place = call.new_info(host_hw_info);
  return 0;
}

}  // namespace mpiwasm::calls
