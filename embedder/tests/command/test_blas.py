"""Programs that are linked with -lblas: on libraries of this system, and on the routines in the module."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from installed import OPEN_MPI, Installed, Launcher
from system_blas import LIBRARIES, SystemLibrary

PROGRAM = r"""
#include <complex.h>
#include <stdio.h>
#include <string.h>
void dgemm_(const char*, const char*, const int*, const int*, const int*, const double*, const double*, const int*,
            const double*, const int*, const double*, double*, const int*);
void dgesv_(const int*, const int*, double*, const int*, int*, double*, const int*, int*);
double _Complex zdotc_(const int*, const double _Complex*, const int*, const double _Complex*, const int*);
int main(int count, char** arguments) {
  const char* what = count > 1 ? arguments[1] : "";
  double a[] = {1, 2, 3, 4}, b[] = {5, 6, 7, 8}, c[4], one = 1, zero = 0;
  int n = 2, step = 1, right = 1, lda = strcmp(what, "illegal") == 0 ? 1 : 2;
  double* first = strcmp(what, "outside") == 0 ? (double*)0xfffffff8 : a;
  dgemm_("N", "T", &n, &n, &n, &one, first, &lda, b, &n, &zero, c, &n);
  printf("product %g %g %g %g\n", c[0], c[1], c[2], c[3]);
  double _Complex z[] = {1 + 2 * I, 3 + 4 * I}, y[] = {5, I};
  if (strcmp(what, "product") == 0) return 0;
  double _Complex sum = zdotc_(&n, z, &step, y, &step);
  printf("sum %g %g\n", creal(sum), cimag(sum));
  int pivots[2], info = 7;
  dgesv_(&n, &right, a, &n, pivots, b, &n, &info);
  printf("solution %d %g %g\n", info, b[0], b[1]);
  return 0;
}
"""
ANSWER = "product 26 38 30 44\nsum 9 -7\nsolution 0 -1 2\n"
# A BLAS of the user, which shows that it was called.
OWN_BLAS = """
#include <stdio.h>
void dgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha,
            const double* a, const int* lda, const double* b, const int* ldb, const double* beta, double* c,
            const int* ldc) {
  (void)transa, (void)transb, (void)k, (void)alpha, (void)a, (void)lda, (void)b, (void)ldb, (void)beta, (void)ldc;
  for (int i = 0; i < *m * *n; ++i) c[i] = 3;
}
double _Complex zdotc_(const int* n, const void* x, const int* incx, const void* y, const int* incy) {
  (void)n, (void)x, (void)incx, (void)y, (void)incy;
  return 4;
}
void xerbla_(const char* name, const int* position, int length) { printf("%.*s %d\\n", length, name, *position); }
"""

# An OpenBLAS that has work to do at the end.
ENDING_BLAS = """
#include <unistd.h>
void dgemm_(void) {}
__attribute__((destructor)) static void end(void) { (void)!write(2, "the library ends\\n", 17); }
"""
TRAP = """
void dgemm_(const char*, const char*, const int*, const int*, const int*, const double*, const double*, const int*,
            const double*, const int*, const double*, double*, const int*);
int main(int count, char**) {
  int n = 1;
  double one = 1, a = 1, b = 1, c = 1;
  dgemm_("N", "N", &n, &n, &n, &one, &a, &n, &b, &n, &one, &c, &n);
  if (count > 1) __builtin_trap();
  return 0;
}
"""

# An OpenBLAS whose own thread writes where there is no memory, 5 GiB behind the result.
FAILING_BLAS = """
#include <pthread.h>
static void* work(void* place) { return *(volatile char*)place = 1, (void*)0; }
void dgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha,
            const double* a, const int* lda, const double* b, const int* ldb, const double* beta, double* c,
            const int* ldc, long length_a, long length_b) {
  (void)transa, (void)transb, (void)n, (void)k, (void)alpha, (void)a, (void)lda, (void)b, (void)ldb, (void)beta;
  (void)ldc, (void)length_a, (void)length_b;
  if (*m < 2 || *m > 4) return;  // mpiwasm itself has the threads start
  char* place = (char*)c + (*m == 2 ? 5L << 30 : -(7L << 29));
  if (*m == 4) {
    work(place);
    return;
  }
  pthread_t worker;
  pthread_create(&worker, 0, work, place);
  pthread_join(worker, 0);
}
"""

MULTIPLY = """
#include <mpi.h>
#include <stdlib.h>
void dgemm_(const char*, const char*, const int*, const int*, const int*, const double*, const double*, const int*,
            const double*, const int*, const double*, double*, const int*);
int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank, n = atoi(argv[1]);
  double a[16] = {1, 2, 3, 4}, c[16] = {0}, one = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (rank == 1) dgemm_("N", "N", &n, &n, &n, &one, a, &n, a, &n, &one, c, &n);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Finalize();
}
"""


# A BLAS in the module, and a program that prints the bits of sums, in which the order of additions matters.
SUMS = """
#include <stdio.h>
double ddot_(const int*, const double*, const int*, const double*, const int*);
int main(void) {
  static double x[1000], y[1000];
  unsigned state = 1;
  for (int i = 0; i < 1000; ++i) {
    x[i] = (double)((state = state * 1664525 + 1013904223) >> 8) * 1e-7 - 0.8;
    y[i] = 1 / (0.3 + i);
  }
  for (int n = 1; n <= 1000; n += 37) {
    int step = 1;
    printf("%a\\n", ddot_(&n, x, &step, y, &step));
  }
}
"""
LOOP = """
double ddot_(const int* n, const double* x, const int* incx, const double* y, const int* incy) {
  double sum = 0;
  for (int i = 0; i < *n; ++i) sum += x[i * *incx] * y[i * *incy];
  return sum;
}
"""


@pytest.fixture
def mpiwasm(mpiwasm: Installed) -> Installed:
    """Compiles quickly: with BLIS installed, the modules are large."""
    return replace(mpiwasm, variables={"MPIWASM_BACKEND": "cranelift"})


@pytest.fixture(scope="module")
def folder(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Holds solve.wasm, linked with what is installed, and own.wasm, with a BLAS of the user."""
    folder = tmp_path_factory.mktemp("blas")
    (folder / "solve.c").write_text(PROGRAM, encoding="utf-8")
    (folder / "loop").mkdir()
    (folder / "sums.c").write_text(SUMS, encoding="utf-8")
    (folder / "loop.c").write_text(LOOP, encoding="utf-8")
    (folder / "own.c").write_text(OWN_BLAS, encoding="utf-8")
    compiler, archiver = prefix / "bin" / "mpiwasm-cc", prefix / "bin" / "mpiwasm-ar"
    for command in (
        [compiler, "-O1", "solve.c", "-o", "solve.wasm", "-llapack", "-lblas"],
        [compiler, "-O1", "-c", "own.c"],
        [archiver, "rcs", "libblas.a", "own.o"],
        [compiler, "-O1", "-L.", "solve.c", "-lblas", "-o", "own.wasm"],
        [compiler, "-O1", "-L.", "solve.c", "-lopenblas", "-o", "other.wasm"],
        [compiler, "-O3", "-c", "loop.c"],
        [archiver, "rcs", "loop/libblas.a", "loop.o"],
        [compiler, "-O3", "-Lloop", "sums.c", "-lblas", "-o", "sums.wasm"],
        [compiler, "-O3", "-mno-simd128", "-mno-relaxed-simd", "sums.c", "loop.c", "-lblas", "-o", "scalar.wasm"],
    ):
        subprocess.run(command, cwd=folder, check=True)
    return folder


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.name)
def test_a_program_runs_on_the_library(mpiwasm: Installed, folder: Path, library: SystemLibrary) -> None:
    installed = library.of(mpiwasm)
    words, expected = ([], ANSWER) if library.has_lapack else (["product"], ANSWER.splitlines()[0] + "\n")
    assert installed.succeed("--blas", library.request, str(folder / "solve.wasm"), *words) == expected
    if library.name == "openblas":
        assert installed.succeed(str(folder / "other.wasm")) == ANSWER


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.name)
def test_an_illegal_argument_is_reported_to_the_program(
    mpiwasm: Installed, folder: Path, library: SystemLibrary
) -> None:
    shown = library.of(mpiwasm).run("--blas", library.request, str(folder / "own.wasm"), "illegal").out
    assert shown.startswith("DGEMM  8\n")


@pytest.mark.parametrize(
    ("module", "backends"),
    [("sums", ["llvm", "cranelift"]), ("scalar", ["llvm", "cranelift", "singlepass"])],  # singlepass has no SIMD
)
def test_the_module_computes_the_same_bits_with_every_compiler(
    mpiwasm: Installed, folder: Path, module: str, backends: list[str]
) -> None:
    words = ["--blas", "wasm", str(folder / f"{module}.wasm")]
    shown = [replace(mpiwasm, variables={"MPIWASM_BACKEND": each}).succeed(*words) for each in backends]
    assert shown[0].count("0x") == 28
    assert set(shown) == {shown[0]}


def test_the_routines_in_the_module_are_used_without_a_library(mpiwasm: Installed, folder: Path) -> None:
    own = str(folder / "own.wasm")
    assert mpiwasm.succeed("--blas", "wasm", own, "product") == "product 3 3 3 3\n"
    assert mpiwasm.succeed("--blas", "openblas", own, "product") == "product 26 38 30 44\n"


def test_an_array_outside_of_the_memory_ends_the_program(mpiwasm: Installed, folder: Path) -> None:
    ended = mpiwasm.run("--blas", "openblas", str(folder / "solve.wasm"), "outside")
    assert ended.code == 134
    assert ended.own_lines[0].startswith("mpiwasm: dgemm: argument 7 (a): 32 bytes from address 4294967288 on are not")


@pytest.mark.parametrize(
    ("order", "fault"),
    [
        (
            "2",
            r"a thread of a library .* at address 0x1\w{8}, which is not accessible, or for reading only",
        ),
        (
            "3",
            r"a thread of a library .* at address -0x\w{8}, which is not accessible, or for reading only",
        ),
        ("4", r"a function that it called accessed its memory at address -0x\w{8}, which is before its beginning"),
    ],
    ids=["behind", "before", "before, by the program's thread"],
)
def test_a_fault_of_the_library_beside_memory_ends_the_job(
    mpiwasm: Installed, tmp_path: Path, launcher: Launcher, order: str, fault: str
) -> None:
    """The program's thread, which waits for one of the library, reports where; the other rank waits for this one."""
    (tmp_path / "failing.c").write_text(FAILING_BLAS, encoding="utf-8")
    (tmp_path / "multiply.c").write_text(MULTIPLY, encoding="utf-8")
    for command in (
        ["cc", "-shared", "-fPIC", "failing.c", "-o", "failing.so", "-Wl,--no-as-needed", "-l:libopenblas.so.0"],
        [mpiwasm.prefix / "bin" / "mpiwasm-cc", "-O1", "multiply.c", "-o", "multiply.wasm", "-lblas"],
    ):
        subprocess.run(command, cwd=tmp_path, check=True)
    ended = mpiwasm.launch(launcher, 2, "--blas", str(tmp_path / "failing.so"), str(tmp_path / "multiply.wasm"), order)
    assert ended.code == 134, ended
    assert re.fullmatch(rf"mpiwasm: rank 1: multiply\.wasm: {fault}", ended.own_lines[0]), ended
    assert "    at main (function " in ended.err


def test_a_trap_leaves_the_library_as_it_is(mpiwasm: Installed, tmp_path: Path) -> None:
    """What a library does at the end of a process might wait for the call that the trap has left."""
    (tmp_path / "ending.c").write_text(ENDING_BLAS, encoding="utf-8")
    (tmp_path / "trap.c").write_text(TRAP, encoding="utf-8")
    for command in (
        ["cc", "-shared", "-fPIC", "ending.c", "-o", "ending.so", "-Wl,--no-as-needed", "-l:libopenblas.so.0"],
        [mpiwasm.prefix / "bin" / "mpiwasm-cc", "-O1", "trap.c", "-o", "trap.wasm", "-lblas"],
    ):
        subprocess.run(command, cwd=tmp_path, check=True)
    library, module = str(tmp_path / "ending.so"), str(tmp_path / "trap.wasm")
    ended = mpiwasm.run("--blas", library, module, "trap")
    assert ended.code == 134 and "the library ends" not in ended.err, ended
    ended = mpiwasm.run("--blas", library, module)
    assert (ended.code, ended.err) == (0, "the library ends\n"), ended


def test_the_library_and_its_threads_work_in_a_confined_process(mpiwasm: Installed, folder: Path) -> None:
    threaded = replace(mpiwasm, variables={**mpiwasm.variables, "OMP_NUM_THREADS": "4"})
    for library in ("openblas", "blis"):
        shown = threaded.succeed("--blas", library, str(folder / "solve.wasm"), "product")
        assert shown.startswith("product 26")


def test_ranks_use_the_library(mpiwasm: Installed, folder: Path) -> None:
    ended = mpiwasm.launch(OPEN_MPI, 2, "--blas", "openblas", str(folder / "solve.wasm"))
    assert (ended.code, sorted(ended.out.splitlines())) == (0, sorted(2 * ANSWER.splitlines()))


@pytest.mark.parametrize(
    ("request_", "code", "message"),
    [
        ("atlas", 2, "--blas atlas: must be auto, wasm, flexiblas, openblas, mkl, blis, or the path of a library"),
        ("/nowhere/libblas.so", 123, "--blas /nowhere/libblas.so: /nowhere/libblas.so: cannot open shared object file"),
    ],
)
def test_a_wrong_choice_gets_one_line(mpiwasm: Installed, folder: Path, request_: str, code: int, message: str) -> None:
    ended = mpiwasm.run("--blas", request_, str(folder / "solve.wasm"))
    assert ended.code == code
    assert len(ended.own_lines) == 1
    assert message in ended.err


def test_a_module_without_blas_takes_any_choice(mpiwasm: Installed, plain: Path) -> None:
    mpiwasm.succeed("--blas", "/nowhere/libblas.so", str(plain), "arguments")


def test_info_names_the_library_and_why(mpiwasm: Installed) -> None:
    info = mpiwasm.command(mpiwasm.program, "info", "--blas", "openblas")
    assert "libopenblas.so.0, found by the loader" in info.out
    info = mpiwasm.command(mpiwasm.program, "info", "--blas", "blis")
    assert "LAPACK is that of the program" in info.out
    assert "  BLAS           that of the program\n" in mpiwasm.command(mpiwasm.program, "info", "--blas", "wasm").out


def test_inspect_lists_the_routines(mpiwasm: Installed, folder: Path) -> None:
    shown = mpiwasm.command(mpiwasm.program, "inspect", folder / "solve.wasm").out
    assert " BLAS functions:\n" in shown
    assert {"may_decline", "dgemm", "dgesv", "zdotc"} <= set(shown.split())
