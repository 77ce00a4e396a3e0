"""mpiwasm-fc and BLAS: routines of the system, of C and of Fortran are called alike, without hidden lengths."""

from __future__ import annotations

import subprocess

import pytest
from guest_sdk import Sdk

# dgemm is called, and passed to procedures, which call it with lengths; cdotu returns COMPLEX(4).
PROGRAM = """\
program products
  implicit none
  real(8) :: a(2, 2), c(2, 2)
  complex(4) :: x(2)
  complex(4), external :: cdotu
  real(8), external :: dlange
  integer :: pivots(2), info
  external :: dgemm
  procedure(), pointer :: pointed
  a = reshape([1, 2, 3, 4], [2, 2])
  call dgemm('N', 'N', 2, 2, 2, 1d0, a, 2, a, 2, 0d0, c, 2)
  print '(*(f5.0))', c
  call multiply(dgemm)
  pointed => dgemm
  call pointed('N', 'T', 2, 2, 2, 1d0, a, 2, a, 2, 0d0, c, 2)
  print '(*(f5.0))', c
  x = (1.0, 2.0)
  print '(*(f5.0))', cdotu(2, x, 1, x, 1), dlange('M', 2, 2, a, 2, c)
  call dgetrf(2, 2, a, 2, pivots, info)
  call dgetrs('N', 2, 1, a, 2, pivots, c, 2, info)
  print '(*(f5.1))', c(:, 1)
contains
  subroutine multiply(product)
    external :: product
    call product('T', 'N', 2, 2, 2, 1d0, a, 2, a, 2, 0d0, c, 2)
    print '(*(f5.0))', c
  end subroutine
end program
"""
EXPECTED = "   7.  10.  15.  22.\n   5.  11.  11.  25.\n  10.  14.  14.  20.\n  -6.   8.   4.\n  1.0  3.0\n"
# A routine of LAPACK in C, as mpiwasm-recipe installs it.
LAPACK_IN_C = """\
double dlange_(const char* norm, const int* m, const int* n, const double* a, const int* lda, double* work) {
  return *norm == 'M' ? a[*lda * (*n - 1) + *m - 1] + 0 * *work : -1;
}
"""
OWN_ROUTINES = """\
subroutine dgemm(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
  character*(*) :: transa, transb
  integer :: m, n, k, lda, ldb, ldc
  real(8) :: alpha, beta, a(lda, *), b(ldb, *), c(ldc, *)
  real(8) :: left(m, k), right(k, n)
  print '(a,a,2i2)', transa, transb, len(transa), len(transb)
  left = a(1:m, 1:k)
  right = b(1:k, 1:n)
  if (transa == 'T') left = transpose(left)
  if (transb == 'T') right = transpose(right)
  c(1:m, 1:n) = alpha * matmul(left, right) + beta * c(1:m, 1:n)
end subroutine
complex(4) function cdotu(n, x, incx, y, incy)
  integer :: n, incx, incy
  complex(4) :: x(*), y(*)
  cdotu = sum(x(1:n) * y(1:n))
end function
"""
OWN_FROM_C = """\
#include <complex.h>
#include <stdio.h>
void dgemm_(const char*, const char*, const int*, const int*, const int*, const double*, const double*, const int*,
            const double*, const int*, const double*, double*, const int*);
float _Complex cdotu_(const int*, const float _Complex*, const int*, const float _Complex*, const int*);
int main(void) {
  const int one = 1;
  const double a = 1, b = 3, zero = 0;
  const float _Complex x = 1 + 2 * I;
  double c;
  dgemm_("N", "N", &one, &one, &one, &b, &a, &one, &b, &one, &zero, &c, &one);
  const float _Complex dot = cdotu_(&one, &x, &one, &x, &one);
  printf("%g %g %g\\n", c, crealf(dot), cimagf(dot));
}
"""


def run(sdk: Sdk, *options: str) -> subprocess.CompletedProcess[str]:
    return sdk.run("mpiwasm", "--backend", "cranelift", *options, "program.wasm")


@pytest.mark.parametrize("level", ["-O0", "-O3", "-g"])
def test_the_blas_of_the_system(sdk: Sdk, level: str) -> None:
    sdk.write("program.f90", PROGRAM)
    sdk.write("lapack.c", LAPACK_IN_C)
    sdk.quietly("mpiwasm-fc", level, "program.f90", "lapack.c", "-llapack", "-lblas", "-o", "program.wasm")
    assert run(sdk, "--blas", "openblas").stdout == EXPECTED


@pytest.mark.parametrize("level", ["-O0", "-O3", "-g"])
def test_routines_of_the_program(sdk: Sdk, level: str) -> None:
    sdk.write("program.f90", PROGRAM)
    sdk.write("lapack.c", LAPACK_IN_C)
    sdk.write("own.f90", OWN_ROUTINES)
    sdk.quietly("mpiwasm-fc", level, "own.f90", "program.f90", "lapack.c", "-llapack", "-lblas", "-o", "program.wasm")
    lines = EXPECTED.splitlines(keepends=True)
    own = f"NN 1 1\n{lines[0]}TN 1 1\n{lines[1]}NT 1 1\n{lines[2]}{lines[3]}"
    missing = sdk.run("mpiwasm", "--backend", "cranelift", "--blas", "wasm", "program.wasm", status=1)
    assert missing.stdout == own
    assert "the program calls dgetrf, but this system has no LAPACK for it" in missing.stderr
    assert run(sdk, "--blas", "openblas").stdout == EXPECTED


def test_c_calls_routines_in_fortran_without_lengths(sdk: Sdk) -> None:
    sdk.write("own.f90", OWN_ROUTINES)
    sdk.write("main.c", OWN_FROM_C)
    sdk.quietly("mpiwasm-fc", "own.f90", "main.c", "-o", "program.wasm")
    assert sorted(run(sdk).stdout.splitlines()) == ["9 -3 4", "NN 1 1"]
