// The objects that exist without being made.
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// Fills the tables with the predefined objects but the communicators; the library must run.
void define_predefined_objects(Context& context);

/// MPI_COMM_WORLD and MPI_COMM_SELF, which exist from MPI_Init to MPI_Finalize. Their host error handlers become
/// MPI_ERRORS_RETURN.
void define_world(Context& context);
void undefine_world(Context& context);

/// Fortran types that a library may lack, and their keys in MPI_Abi_get_fortran_info. Querying the size of a missing
/// type ends the job under Intel MPI 2021.18.
struct OptionalType {
  Handle guest;
  const char* key;
};
inline constexpr OptionalType optional_types[] = {
    {guest_MPI_LOGICAL1, "mpi_logical1_supported"},
    {guest_MPI_LOGICAL2, "mpi_logical2_supported"},
    {guest_MPI_LOGICAL4, "mpi_logical4_supported"},
    {guest_MPI_LOGICAL8, "mpi_logical8_supported"},
    {guest_MPI_LOGICAL16, "mpi_logical16_supported"},
    {guest_MPI_INTEGER1, "mpi_integer1_supported"},
    {guest_MPI_INTEGER2, "mpi_integer2_supported"},
    {guest_MPI_INTEGER4, "mpi_integer4_supported"},
    {guest_MPI_INTEGER8, "mpi_integer8_supported"},
    {guest_MPI_INTEGER16, "mpi_integer16_supported"},
    {guest_MPI_REAL2, "mpi_real2_supported"},
    {guest_MPI_REAL4, "mpi_real4_supported"},
    {guest_MPI_REAL8, "mpi_real8_supported"},
    {guest_MPI_REAL16, "mpi_real16_supported"},
    {guest_MPI_COMPLEX4, "mpi_complex4_supported"},
    {guest_MPI_COMPLEX8, "mpi_complex8_supported"},
    {guest_MPI_COMPLEX16, "mpi_complex16_supported"},
    {guest_MPI_COMPLEX32, "mpi_complex32_supported"},
    {guest_MPI_DOUBLE_COMPLEX, "mpi_double_complex_supported"},
};

}  // namespace mpiwasm::calls
