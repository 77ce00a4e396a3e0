// The routines of BLAS and LAPACK that guests may import, by number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mpiwasm::blas {

#define MPIWASM_BLAS_ROUTINE(name, signature, roles, letters) name,
#define MPIWASM_LAPACK_ROUTINE(name, signature, roles, letters) name,
enum class Routine : std::uint16_t {
#include "blas/routines.inc"
  number_of_routines
};
#undef MPIWASM_BLAS_ROUTINE
#undef MPIWASM_LAPACK_ROUTINE

#define MPIWASM_BLAS_ROUTINE(name, signature, roles, letters) +1
#define MPIWASM_LAPACK_ROUTINE(name, signature, roles, letters)
/// Routines with a smaller number belong to BLAS, the others to LAPACK.
constexpr std::size_t number_of_blas_routines = 0
#include "blas/routines.inc"
    ;
#undef MPIWASM_BLAS_ROUTINE
#undef MPIWASM_LAPACK_ROUTINE

constexpr auto number_of_routines = static_cast<std::size_t>(Routine::number_of_routines);
constexpr std::size_t number_of_lapack_routines = number_of_routines - number_of_blas_routines;

#define MPIWASM_BLAS_ROUTINE(name, signature, roles, letters) #name "_",
#define MPIWASM_LAPACK_ROUTINE(name, signature, roles, letters) #name "_",
/// Their symbols in shared objects, by number.
constexpr const char* symbols[] = {
#include "blas/routines.inc"
};
#undef MPIWASM_BLAS_ROUTINE
#undef MPIWASM_LAPACK_ROUTINE

}  // namespace mpiwasm::blas
