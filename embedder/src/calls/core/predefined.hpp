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

}  // namespace mpiwasm::calls
