// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/completion.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Get_count(Context* context, Word status, Word datatype, Word count) {
  Call call(*context, "MPI_Get_count");
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const MPI_Status host_status = call.status("status", status);
  int* count_place = call.place<int>("count", count);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Get_count(&host_status, the_datatype.host, count_place));
}

Code guest_MPI_Get_count_c(Context* context, Word status, Word datatype, Word count) {
  Call call(*context, "MPI_Get_count_c");
  const bool large = MPI_Get_count_c != nullptr;
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const MPI_Status host_status = call.status("status", status);
  std::int64_t* count_place = call.place<std::int64_t>("count", count);
  MPI_Count host_count{};
  int narrow_count{};
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Get_count_c(&host_status, the_datatype.host, &host_count)
      : MPI_Get_count(&host_status, the_datatype.host, &narrow_count);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *count_place = large ? static_cast<std::int64_t>(host_count) : std::int64_t{narrow_count};
  return 0;
}

Code guest_MPI_Get_elements(Context* context, Word status, Word datatype, Word count) {
  Call call(*context, "MPI_Get_elements");
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const MPI_Status host_status = call.status("status", status);
  int* count_place = call.place<int>("count", count);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Get_elements(&host_status, the_datatype.host, count_place));
}

Code guest_MPI_Get_elements_c(Context* context, Word status, Word datatype, Word count) {
  Call call(*context, "MPI_Get_elements_c");
  const bool large = MPI_Get_elements_c != nullptr;
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const MPI_Status host_status = call.status("status", status);
  std::int64_t* count_place = call.place<std::int64_t>("count", count);
  MPI_Count host_count{};
  int narrow_count{};
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Get_elements_c(&host_status, the_datatype.host, &host_count)
      : MPI_Get_elements(&host_status, the_datatype.host, &narrow_count);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *count_place = large ? static_cast<std::int64_t>(host_count) : std::int64_t{narrow_count};
  return 0;
}

Code guest_MPI_Get_elements_x(Context* context, Word status, Word datatype, Word count) {
  Call call(*context, "MPI_Get_elements_x");
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const MPI_Status host_status = call.status("status", status);
  std::int64_t* count_place = call.place<std::int64_t>("count", count);
  MPI_Count host_count{};
  if (call.failed()) return call.raise();
  const int code = MPI_Get_elements_x(&host_status, the_datatype.host, &host_count);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *count_place = host_count;
  return 0;
}

}  // namespace mpiwasm::calls
