// Datatypes that MPI libraries do not survive in files.
#pragma once

#include <optional>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// Why no file takes data of `type`, the argument of this name. MPICH 4.0 asks for the contents of a type that
/// is not contiguous by the functions with int, which set nothing, and works on what its memory held before.
[[nodiscard]] std::optional<Refusal> why_not_in_files(const char* argument, const Datatype& type);

/// Why `count` elements of `type` are not converted to external32 or back. MPICH, 5.0 included, has a buffer of `count`
/// times the true extent for them, and places them there as in memory: from the lower bound on, extent by extent.
[[nodiscard]] std::optional<Refusal> why_not_converted(std::int64_t count, const Datatype& type);

}  // namespace mpiwasm::calls
