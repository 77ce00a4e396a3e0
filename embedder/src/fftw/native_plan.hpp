// Making and executing FFTW's own plans, once all that they will access has been checked.
#pragma once

#include "fftw/plan_table.hpp"
#include "guest/linear_memory.hpp"

namespace mpiwasm::fftw {

/// Plans plan.problem, whose arrays lie in `memory`; false if FFTW does not.
template <class Real>
[[nodiscard]] bool make_native(const Functions<Real>& functions, const guest::LinearMemory& memory, Plan& plan);

/// The alignment of each part, as the library counts it.
template <class Real>
[[nodiscard]] std::array<int, 4> alignments_of(const Functions<Real>& functions, const guest::LinearMemory& memory,
                                               const Arrays& arrays);

/// Executes it on other arrays of the same extents, alignment and distances.
template <class Real>
void execute_on(const Functions<Real>& functions, const guest::LinearMemory& memory, const Plan& plan,
                const Arrays& arrays);

}  // namespace mpiwasm::fftw
