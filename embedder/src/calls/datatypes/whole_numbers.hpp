// Numbers of 16 bytes and more, of which libraries do not copy all bytes.
#pragma once

#include <cstdint>

#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls {

/// Replaces the library's type of a predefined type, or of one that is chosen by precision, if the library would not
/// copy all bytes of its numbers. The guest's long double is IEEE binary128. A library whose own has 80 bits loads and
/// stores ten of the 16 bytes where numbers do not lie one behind the other, so the guest's numbers are spoilt, and
/// what the library's memory held before is sent in the place of the other six bytes. MPICH 5 does so with Fortran's
/// numbers of 16 bytes too, integers among them.
///
/// `index_size`: of pairs. False when the library has no type in place of it.
[[nodiscard]] bool make_copied_whole(Datatype& type, std::int64_t index_size = 0);

/// Frees the library's type, unless the library itself has made it.
void free_host_type(Datatype& type);

}  // namespace mpiwasm::calls
