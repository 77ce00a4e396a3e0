// What LAPACK calls when it refuses an argument.
#pragma once

namespace mpiwasm::blas {

/// Lets calls of xerbla in this library return at once. That of the reference prints a message and ends the process,
/// as if the program had succeeded; INFO says the same to the program, whose own xerbla is called.
void let_xerbla_return(void* handle);

}  // namespace mpiwasm::blas
