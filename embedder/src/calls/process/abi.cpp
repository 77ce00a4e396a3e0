// Questions about the binary interface itself (MPI-5.0, 20.2). The answers are the guest's.
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Abi_get_version(Context* context, Address major, Address minor) {
  // Allowed at any time, so it has no Call as long as the arguments are right.
  const auto major_place = context->memory.array<std::int32_t>(major, 1);
  const auto minor_place = context->memory.array<std::int32_t>(minor, 1);
  if (major == guest::null_address || minor == guest::null_address || !major_place || !minor_place) {
    Call call(*context, "MPI_Abi_get_version");
    call.fail(guest_MPI_ERR_ARG, "an argument is null, not aligned, or outside the guest's memory");
    return call.raise();
  }
  major_place->front() = guest_MPI_ABI_VERSION;
  minor_place->front() = guest_MPI_ABI_SUBVERSION;
  return 0;
}

Code guest_MPI_Abi_get_info(Context* context, Address info) {
  Call call(*context, "MPI_Abi_get_info");
  Handle* place = call.result_place(call.context().infos, "info", info);
  if (call.failed()) return call.raise();
  MPI_Info host = MPI_INFO_NULL;
  const int code = MPI_Info_create(&host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  MPI_Info_set(host, "mpi_aint_size", "4");
  MPI_Info_set(host, "mpi_count_size", "8");
  MPI_Info_set(host, "mpi_offset_size", "8");
  *place = call.new_info(host);
  return 0;
}

Code guest_MPI_Abi_get_fortran_info(Context* context, Address info) {
  Call call(*context, "MPI_Abi_get_fortran_info");
  Handle* place = call.place<Handle>("info", info);
  if (call.failed()) return call.raise();
  // Guests have no Fortran, which MPI_INFO_NULL expresses.
  *place = guest_MPI_INFO_NULL;
  return 0;
}

Code guest_MPI_Abi_set_fortran_info(Context* context, Handle) {
  Call call(*context, "MPI_Abi_set_fortran_info");
  call.fail(guest_MPI_ERR_ABI, "guests have no Fortran");
  return call.raise();
}

Code guest_MPI_Abi_get_fortran_booleans(Context* context, std::int32_t, Address, Address, Address is_set) {
  Call call(*context, "MPI_Abi_get_fortran_booleans");
  std::int32_t* place = call.place<std::int32_t>("is_set", is_set);
  if (call.failed()) return call.raise();
  *place = 0;
  return 0;
}

Code guest_MPI_Abi_set_fortran_booleans(Context* context, std::int32_t, Address, Address) {
  Call call(*context, "MPI_Abi_set_fortran_booleans");
  call.fail(guest_MPI_ERR_ABI, "guests have no Fortran");
  return call.raise();
}

}  // namespace mpiwasm::calls
