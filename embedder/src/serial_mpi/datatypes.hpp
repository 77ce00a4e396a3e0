// The datatypes of the built-in MPI: predefined ones in a table, others made by the constructors.
#pragma once

#include <string>

#include "serial_mpi/copy_elements.hpp"
#include "serial_mpi/mpi.h"

namespace mpiwasm::serial_mpi {

/// What predefined reductions may do with a datatype (MPI-5.0, 6.9.2).
enum class Kind { derived, opaque, integer, natural, floating, complex, logical, byte, pair };

}  // namespace mpiwasm::serial_mpi

/// What MPI_Datatype points to.
struct MPI_ABI_Datatype {
  mpiwasm::serial_mpi::Kind kind = mpiwasm::serial_mpi::Kind::derived;
  mpiwasm::serial_mpi::LayoutPointer layout;
  std::string name;
};

namespace mpiwasm::serial_mpi {

/// The object behind a handle; null for MPI_DATATYPE_NULL and what is none.
[[nodiscard]] MPI_ABI_Datatype* find_datatype(MPI_Datatype handle);
/// The layout behind a handle, or null.
[[nodiscard]] LayoutPointer find_layout(MPI_Datatype handle);
/// Hands out a new derived type; `layout` is null when it would be too large.
[[nodiscard]] int give_datatype(LayoutPointer layout, MPI_Datatype* place);

}  // namespace mpiwasm::serial_mpi
