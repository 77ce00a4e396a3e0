// Predefined operations on the guest's long double, which is IEEE binary128, where the host's is another format.
#pragma once

#include <cstddef>
#include <cstdint>

#include "translate/constants.hpp"
#include "translate/handle.hpp"

namespace mpiwasm::calls {

/// Whether a predefined operation is defined for the elements (MPI-5.0, 6.9.2). Their size without padding says what
/// they are: numbers, complex numbers, or pairs of a number and an int.
[[nodiscard]] bool defined_for(Handle operation, std::int64_t element_size);

/// inout[i] = in[i] operation inout[i] for `length` elements; neither operand need be aligned.
void combine_long_double(Handle operation, std::int64_t element_size, const std::byte* in, std::byte* inout,
                         std::size_t length);

}  // namespace mpiwasm::calls
