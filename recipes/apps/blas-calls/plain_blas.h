// The two routines of BLAS that blas-calls uses, by their Fortran names.
#pragma once

typedef void dgemm_function(const char* trans_a, const char* trans_b, const int* m, const int* n, const int* k,
                            const double* alpha, const double* a, const int* lda, const double* b, const int* ldb,
                            const double* beta, double* c, const int* ldc);
typedef double ddot_function(const int* n, const double* x, const int* step_x, const double* y, const int* step_y);

dgemm_function dgemm_;
ddot_function ddot_;
