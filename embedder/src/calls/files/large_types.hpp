// Datatypes with numbers that do not fit an int, in files.
#pragma once

#include <optional>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// Why no file takes data of `type`, the argument of this name. MPICH 4.0 asks for the contents of a type that
/// is not contiguous by the functions with int, which set nothing, and works on what its memory held before.
[[nodiscard]] std::optional<Refusal> why_not_in_files(const char* argument, const Datatype& type);

}  // namespace mpiwasm::calls
