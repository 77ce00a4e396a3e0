// Numbers in external32 (MPI-5.0, 14.5.2).
#pragma once

#include <limits>

#include "calls/core/context.hpp"
#include "calls/datatypes/datatype.hpp"
#include "translate/mpi.hpp"

namespace mpiwasm::calls {

/// Whether the library converts long double and what Fortran has instead. Where it has 80 bits, Open MPI puts bytes of
/// its stack into the 6 bytes behind them, of the data in external32 and of those that it makes of them.
#if defined(OPEN_MPI)
inline constexpr bool converts_long_double = std::numeric_limits<long double>::digits == 113;
#else
inline constexpr bool converts_long_double = true;
#endif
/// Whether it converts types that are chosen by precision (MPI-5.0, 19.1.9). MPICH 5.0 ends the process for them.
#if defined(OPEN_MPI) || defined(MPIWASM_SERIAL_MPI)
inline constexpr bool converts_chosen_types = true;
#else
inline constexpr bool converts_chosen_types = false;
#endif

/// Whether the library can convert elements of a type to external32 and back. MPICH ends the process for others.
[[nodiscard]] bool has_portable_form(Context& context, const Datatype& type);

}  // namespace mpiwasm::calls
