"""Calls that a library of the system would do wrong: the routine in the module does them, or the program ends."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from installed import Installed
from system_blas import LIBRARIES, SystemLibrary

# Calls that OpenBLAS or LAPACK would do wrong, in memory of the host. The first three are those of a module with
# routines of its own, the others call the import as one that was linked earlier.
LIMITS = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
void dtbmv_(const char*, const char*, const char*, const int*, const int*, const double*, const int*, double*,
            const int*);
void dgesvd_(const char*, const char*, const int*, const int*, double*, const int*, double*, double*, const int*,
             double*, const int*, double*, const int*, int*);
__attribute__((import_module("blas_1"), import_name("dger"))) int host_dger(int m, int n, double alpha, const double* x,
    int incx, const double* y, int incy, double* a, int lda);
__attribute__((import_module("lapack_1"), import_name("sstedc"))) int host_sstedc(int compz, int n, float* d, float* e,
    float* z, int ldz, float* work, int lwork, int* iwork, int liwork);
static void short_steps(int n) {
  double* x = malloc(sizeof(double) * (size_t)n * 2);
  double* a = malloc(sizeof(double) * (size_t)n);
  int step = 2, zero = 0, one = 1;
  for (int i = 0; i < n; ++i) a[i] = 2, x[2 * i] = i, x[2 * i + 1] = -1;
  dtbmv_("U", "N", "N", &n, &zero, a, &one, x, &step);
  printf("%d: %g %g %g\n", n, x[2], x[2 * n - 2], x[2 * n - 1]);
}
int main(int count, char** arguments) {
  const char* what = count > 1 ? arguments[1] : "";
  if (strcmp(what, "steps") == 0) short_steps(100000), short_steps(1000000);
  if (strcmp(what, "column") == 0 || strcmp(what, "short") == 0) {
    double a[10], s[1], u[10], vt[1], work[1000];
    int m = 10, n = 1, lda = (1 << 30) + 12345, one = 1, info = 7, length = strcmp(what, "short") == 0 ? 1 : 1000;
    for (int i = 0; i < 10; ++i) a[i] = i + 1;
    dgesvd_("O", "N", &m, &n, a, &lda, s, u, &m, vt, &one, work, &length, &info);
    printf("%d %g\n", info, info == 0 ? s[0] : 0);
  }
  if (strcmp(what, "ger") == 0) {
    static double y[1];
    const int n = 20000000;
    double* x = calloc(n, 16);
    double* a = calloc(n, 8);
    printf("%d\n", host_dger(n, 1, 1, x, 2, y, 1, a, n));
  }
  if (strcmp(what, "stedc") == 0) {
    static float d[24000], e[24000], work[1];
    static int integers[2000000];
    const size_t pages = (sizeof(float) * 24000 * 24000 >> 16) + 1;
    float* z = (float*)(__builtin_wasm_memory_grow(0, pages) << 16);
    printf("%d\n", host_sstedc('V', 24000, d, e, z, 24000, work, 1, integers, 2000000));
  }
  return 0;
}
"""
OWN_BANDED = r"""
#include <stdio.h>
void dtbmv_(const char* uplo, const char* trans, const char* diag, const int* n, const int* k, const double* a,
            const int* lda, double* x, const int* incx) {
  (void)uplo, (void)trans, (void)diag, (void)k;
  for (int i = 0; i < *n; ++i) x[i * *incx] *= a[i * *lda];
  printf("in the module\n");
}
void xerbla_(const char* name, const int* position, int length) { printf("%.*s %d\n", length, name, *position); }
"""


WITH_LAPACK = [each for each in LIBRARIES if each.has_lapack]


@pytest.fixture
def mpiwasm(mpiwasm: Installed) -> Installed:
    return replace(mpiwasm, variables={"MPIWASM_BACKEND": "cranelift"})


@pytest.fixture(scope="module")
def folder(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Holds limits.wasm, which has a dtbmv of its own."""
    folder = tmp_path_factory.mktemp("limits")
    (folder / "limits.c").write_text(LIMITS, encoding="utf-8")
    (folder / "banded.c").write_text(OWN_BANDED, encoding="utf-8")
    compiler, archiver = prefix / "bin" / "mpiwasm-cc", prefix / "bin" / "mpiwasm-ar"
    for command in (
        [compiler, "-O1", "-c", "banded.c"],
        [archiver, "rcs", "libblas.a", "banded.o"],
        [compiler, "-O1", "-L.", "limits.c", "-o", "limits.wasm", "-llapack", "-lblas"],
    ):
        subprocess.run(command, cwd=folder, check=True)
    return folder


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.name)
def test_long_vectors_with_a_step(mpiwasm: Installed, folder: Path, library: SystemLibrary) -> None:
    """OpenBLAS copies them into a buffer of fixed size: the routine in the module does it above a length."""
    shown = library.of(mpiwasm).succeed("--blas", library.request, str(folder / "limits.wasm"), "steps")
    assert shown.replace("in the module\n", "") == "100000: 2 199998 -1\n1000000: 2 2e+06 -1\n"
    if library.name in ("openblas", "blis"):
        assert shown.splitlines().count("in the module") == (library.name == "openblas")


@pytest.mark.parametrize("library", WITH_LAPACK, ids=lambda library: library.name)
def test_a_leading_dimension_without_a_meaning(mpiwasm: Installed, folder: Path, library: SystemLibrary) -> None:
    """LDA * N in 32 bits would be less than the work array has."""
    shown = library.of(mpiwasm).succeed("--blas", library.request, str(folder / "limits.wasm"), "column")
    assert shown == "0 19.6214\n"


@pytest.mark.parametrize("library", WITH_LAPACK, ids=lambda library: library.name)
def test_lapack_refuses_a_work_array(mpiwasm: Installed, folder: Path, library: SystemLibrary) -> None:
    """The xerbla of the program is called, and it goes on: that of the reference would end it."""
    shown = library.of(mpiwasm).succeed("--blas", library.request, str(folder / "limits.wasm"), "short")
    assert shown.splitlines()[-2:] == ["DGESVD 13", "-13 0"]


@pytest.mark.parametrize(("what", "routine"), [("ger", "dger"), ("stedc", "sstedc")])
def test_what_a_library_would_do_wrong_ends_a_module_that_cannot_do_it(
    mpiwasm: Installed, folder: Path, what: str, routine: str
) -> None:
    ended = mpiwasm.run("--blas", "openblas", str(folder / "limits.wasm"), what)
    assert ended.code == 134
    assert ended.own_lines[0].startswith(
        f"mpiwasm: {routine}: the BLAS or LAPACK of this system cannot do it for sizes"
    )


def test_programs_with_threads_have_no_library(mpiwasm: Installed, prefix: Path, tmp_path: Path) -> None:
    """Another thread could change what a routine sorts by."""
    (tmp_path / "threads.c").write_text(
        '__attribute__((import_module("lapack_1"), import_name("dlasrt"))) int sort(int id, int n, double* d);\n'
        "int main(void) { double d[2] = {2, 1}; return sort('I', 2, d); }\n",
        encoding="utf-8",
    )
    module = tmp_path / "threads.wasm"
    subprocess.run([prefix / "bin" / "mpiwasm-cc", "-pthread", tmp_path / "threads.c", "-o", module], check=True)
    ended = mpiwasm.run("--blas", "openblas", str(module))
    assert ended.code == 120
    assert len(ended.own_lines) == 1
    assert "the program has threads and imports BLAS or LAPACK of the system" in ended.err
