// The objects that exist from MPI_Init to MPI_Finalize without being made.
#pragma once

#include "calls/context.hpp"

namespace mpiwasm::calls {

/// Fills the tables with the predefined objects; MPI must run. Host error handlers become MPI_ERRORS_RETURN.
void define_predefined_objects(Context& context);

}  // namespace mpiwasm::calls
