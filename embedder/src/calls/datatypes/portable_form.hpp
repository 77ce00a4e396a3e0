// Numbers in external32 (MPI-5.0, 14.5.2).
#pragma once

#include <limits>

#include "calls/core/context.hpp"
#include "calls/datatypes/datatype.hpp"
#include "translate/mpi.hpp"

namespace mpiwasm::calls {

/// Whether the library converts the guest's long double and what Fortran has instead. One whose own has 80 bits takes
/// them for something else, and Open MPI puts bytes of its stack behind them.
inline constexpr bool converts_long_double = std::numeric_limits<long double>::digits == 113;
/// Whether it converts types that are chosen by precision (MPI-5.0, 19.1.9). MPICH 5.0 ends the process for them.
#if defined(OPEN_MPI) || defined(MPIWASM_SERIAL_MPI)
inline constexpr bool converts_chosen_types = true;
#else
inline constexpr bool converts_chosen_types = false;
#endif

/// Whether the library can convert elements of a type to external32 and back. MPICH ends the process for others.
[[nodiscard]] bool has_portable_form(Context& context, const Datatype& type);

}  // namespace mpiwasm::calls
