// Questions about the binary interface itself (MPI-5.0, 20.2). The answers are the guest's.
#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

#include "calls/core/generated_call.hpp"
#include "calls/core/predefined.hpp"

namespace mpiwasm::calls {
namespace {

constexpr char fixed_by_the_compiler[] = "the Fortran types of guests are those of mpiwasm-fc, and cannot be set";

/// The default types of mpiwasm-fc, in bytes.
constexpr std::pair<const char*, const char*> default_sizes[] = {
    {"mpi_logical_size", "4"}, {"mpi_integer_size", "4"}, {"mpi_real_size", "4"}, {"mpi_double_precision_size", "8"}};

/// Whether mpiwasm-fc has a type: LOGICAL(16), REAL(16) and COMPLEX(16) are errors when a program is compiled.
bool compiler_has(Handle type) {
  return type != guest_MPI_LOGICAL16 && type != guest_MPI_REAL16 && type != guest_MPI_COMPLEX32;
}

}  // namespace

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
  Handle* place = call.result_place(call.context().infos, "info", info);
  if (call.failed()) return call.raise();
  MPI_Info host = MPI_INFO_NULL;
  const int code = MPI_Info_create(&host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  for (const auto& [key, size] : default_sizes) MPI_Info_set(host, key, size);
  // Before the library runs, no datatype is known; the compiler's types are.
  const bool library_runs = context->datatypes.find(guest_MPI_INT) != nullptr;
  for (const OptionalType& type : optional_types) {
    const bool supported =
        compiler_has(type.guest) && (!library_runs || context->datatypes.find(type.guest) != nullptr);
    MPI_Info_set(host, type.key, supported ? "true" : "false");
  }
  *place = call.new_info(host);
  return 0;
}

Code guest_MPI_Abi_set_fortran_info(Context* context, Handle) {
  Call call(*context, "MPI_Abi_set_fortran_info");
  call.fail(guest_MPI_ERR_ABI, fixed_by_the_compiler);
  return call.raise();
}

Code guest_MPI_Abi_get_fortran_booleans(Context* context, std::int32_t logical_size, Address logical_true,
                                        Address logical_false, Address is_set) {
  Call call(*context, "MPI_Abi_get_fortran_booleans");
  std::int32_t* place = call.place<std::int32_t>("is_set", is_set);
  if (call.failed()) return call.raise();
  // Of LOGICAL(1), (2), (4) and (8).
  const bool known = logical_size == 1 || logical_size == 2 || logical_size == 4 || logical_size == 8;
  if (known) {
    const std::span<std::uint8_t> true_place = call.array<std::uint8_t>("logical_true", logical_true, logical_size);
    const std::span<std::uint8_t> false_place = call.array<std::uint8_t>("logical_false", logical_false, logical_size);
    if (call.failed()) return call.raise();
    std::ranges::fill(false_place, std::uint8_t{0});
    std::ranges::fill(true_place, std::uint8_t{0});
    true_place.front() = 1;
  }
  *place = known ? 1 : 0;
  return 0;
}

Code guest_MPI_Abi_set_fortran_booleans(Context* context, std::int32_t, Address, Address) {
  Call call(*context, "MPI_Abi_set_fortran_booleans");
  call.fail(guest_MPI_ERR_ABI, fixed_by_the_compiler);
  return call.raise();
}

}  // namespace mpiwasm::calls
