// Datatypes made again from their recipes.
#pragma once

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// Makes a datatype again, uncommitted, and stores its handle. The types that it is made of are there, under whatever
/// handles. A copy (MPI_Type_dup) has no attributes.
Code make_datatype(Context& context, const DatatypeRecipe& recipe, Handle* made);

}  // namespace mpiwasm::calls
