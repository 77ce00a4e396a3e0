// Predefined operations on the guest's long double, which is IEEE binary128, where the host's is another format.
#pragma once

#include <cstddef>

#include "translate/constants.hpp"
#include "translate/handle.hpp"

namespace mpiwasm::calls {

/// Whether a predefined operation is defined for one of the long double types (MPI-5.0, 6.9.2).
[[nodiscard]] bool defined_for(Handle operation, Handle datatype);

/// inout[i] = in[i] operation inout[i] for `length` elements; neither operand need be aligned.
void combine_long_double(Handle operation, Handle datatype, const std::byte* in, std::byte* inout, std::size_t length);

}  // namespace mpiwasm::calls
