// The one predefined datatype in a datatype.
#pragma once

#include "calls/core/context.hpp"
#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls {

/// The predefined datatype that a datatype is made of, null when it is made of several.
[[nodiscard]] const Datatype* basic_type(Context& context, const Datatype& type);

}  // namespace mpiwasm::calls
