// The datatypes that exist from the start.
#pragma once

#include <array>

#include "serial_mpi/datatypes.hpp"

namespace mpiwasm::serial_mpi {

/// By the low byte of the handle, which is 0x200 and above. Places without a type have no layout.
using PredefinedDatatypes = std::array<MPI_ABI_Datatype, 256>;
[[nodiscard]] PredefinedDatatypes make_predefined_datatypes();

}  // namespace mpiwasm::serial_mpi
