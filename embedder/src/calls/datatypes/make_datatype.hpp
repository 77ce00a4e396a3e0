// Datatypes made again from their recipes.
#pragma once

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// Makes a datatype again, uncommitted, and stores its handle. The types that it is made of are there, under whatever
/// handles. Copies (MPI_Type_dup) and the types of MPI_Type_create_f90_ are not made.
Code make_datatype(Context& context, const DatatypeRecipe& recipe, Handle* made);

}  // namespace mpiwasm::calls
