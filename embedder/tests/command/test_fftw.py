"""Programs that are linked with -lfftw3: on the library of this system, and on the functions in the module."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from installed import OPEN_MPI, Installed

SOURCES = Path(__file__).resolve().parent / "fftw"
PRECISIONS = {"double": [], "single": ["-DSINGLE"]}
# What a program does with plans and wisdom; its first argument chooses a mistake.
PROGRAM = r"""
#include <stdlib.h>
#include <string.h>
#include "fftw3.h"
int main(int count, char** arguments) {
  const char* what = count > 1 ? arguments[1] : "";
  fftw_complex* numbers = fftw_alloc_complex(64);
  fftw_init_threads();
  fftw_plan_with_nthreads(4);
  fftw_plan plan = fftw_plan_dft_1d(60, numbers, numbers, FFTW_FORWARD, FFTW_MEASURE);
  for (int each = 0; each < 60; ++each) numbers[each][0] = 1, numbers[each][1] = 0;
  fftw_execute(plan);
  printf("sum %g %g, threads %d\n", numbers[0][0], numbers[1][0], fftw_planner_nthreads());
  double add, mul, fma;
  fftw_flops(plan, &add, &mul, &fma);
  char* text = fftw_sprint_plan(plan);
  printf("plan %d %d\n", add + mul + fma > 60, strlen(text) > 10);
  free(text);
  if (strcmp(what, "outside") == 0) fftw_execute_dft(plan, (fftw_complex*)0xfffffff0, (fftw_complex*)0xfffffff0);
  if (strcmp(what, "large") == 0) fftw_plan_dft_1d(2147483647, numbers, numbers, FFTW_FORWARD, FFTW_ESTIMATE);
  if (strcmp(what, "kind") == 0) fftw_execute_dft_r2c(plan, (double*)numbers, numbers);
  fftw_destroy_plan(plan);
  if (strcmp(what, "destroyed") == 0) fftw_execute(plan);
  if (strcmp(what, "import") != 0) printf("export %d\n", fftw_export_wisdom_to_filename("wisdom"));
  fftw_forget_wisdom();
  const int flags = FFTW_MEASURE | FFTW_WISDOM_ONLY;
  printf("forgotten %d\n", fftw_plan_dft_1d(60, numbers, numbers, FFTW_FORWARD, flags) == NULL);
  printf("import %d\n", fftw_import_wisdom_from_filename("wisdom"));
  printf("known %d\n", fftw_plan_dft_1d(60, numbers, numbers, FFTW_FORWARD, flags) != NULL);
  fftw_free(numbers);
  return 0;
}
"""
ANSWER = "sum 60 0, threads 1\nplan 1 1\nexport 1\nforgotten 1\nimport 1\nknown 1\n"
# Stopped behind its first line, it has a plan.
STOPPED = r"""
#include "fftw3.h"
int main(void) {
  fftw_complex* numbers = fftw_alloc_complex(60);
  fftw_plan plan = fftw_plan_dft_1d(60, numbers, numbers, FFTW_BACKWARD, FFTW_PATIENT);
  puts("planned");
  fflush(stdout);
  for (int each = 0; each < 60; ++each) numbers[each][0] = 2, numbers[each][1] = 0;
  fftw_execute(plan);
  printf("sum %g\n", numbers[0][0]);
  fftw_destroy_plan(plan);
  return 0;
}
"""
# Parts of arrays whose distance is that of the plan but for 2^32, in a program with nearly all of its addresses.
FAR_PARTS = r"""
#include <stdint.h>
#include "fftw3.h"
int main(void) {
  static double real[8], imaginary[8];
  const uintptr_t half = 1u << 31, place = half + (1u << 20), below = 0x200000;
  const fftw_iodim each = {8, 1, 1};
  __builtin_wasm_memory_grow(0, 65536 - 16 - __builtin_wasm_memory_size(0));
  fftw_plan plan = fftw_plan_guru_split_dft(0, NULL, 1, &each, real, imaginary, (double*)place, (double*)(place - half),
                                            FFTW_ESTIMATE | FFTW_UNALIGNED);
  printf("planned %d\n", plan != NULL);
  fflush(stdout);
  fftw_execute_split_dft(plan, real, imaginary, (double*)(half - below), (double*)(0 - below));
  puts("executed");
  return 0;
}
"""
# An FFTW of the user, which shows that it was called.
OWN = """
#include <stdio.h>
#include <stdlib.h>
void* fftw_alloc_complex(size_t n) { return calloc(n, 16); }
void* fftw_plan_dft_1d(int n, void* in, void* out, int sign, unsigned flags) {
  (void)in, (void)out, (void)sign, (void)flags;
  static int plan;
  printf("own plan %d\\n", n);
  return &plan;
}
void fftw_execute(void* plan) { printf("own execute %d\\n", plan != NULL), exit(0); }
"""


@pytest.fixture
def mpiwasm(mpiwasm: Installed) -> Installed:
    return replace(mpiwasm, variables={"MPIWASM_BACKEND": "cranelift"})


@pytest.fixture(scope="module")
def folder(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Holds the programs, natively compiled and as modules."""
    folder = tmp_path_factory.mktemp("fftw")
    (folder / "plans.c").write_text(PROGRAM, encoding="utf-8")
    (folder / "stopped.c").write_text(STOPPED, encoding="utf-8")
    (folder / "far.c").write_text(FAR_PARTS, encoding="utf-8")
    (folder / "own.c").write_text(OWN, encoding="utf-8")
    guest = [str(prefix / "bin" / "mpiwasm-cc"), "-O1", "-Wl,--fatal-warnings"]
    libraries = ["-lfftw3", "-lfftw3f", "-lm"]
    headers = str(prefix / "include" / "mpiwasm" / "fftw3.h")
    commands = [
        [*guest, "plans.c", "-o", "plans.wasm", "-lfftw3_threads", "-lfftw3", "-lm"],
        [*guest, "stopped.c", "-o", "stopped.wasm", "-lfftw3"],
        [*guest, "far.c", "-o", "far.wasm", "-lfftw3"],
        [guest[0], "-O1", "-c", "own.c"],
        [str(prefix / "bin" / "mpiwasm-ar"), "rcs", "libfftw3.a", "own.o"],
        [guest[0], "-O1", "-L.", "plans.c", "-lfftw3", "-o", "own.wasm"],
        ["cp", headers, "."],
    ]
    for name, options in PRECISIONS.items():
        source = str(SOURCES / "transforms.c")
        commands.append([*guest, *options, source, "-o", f"{name}.wasm", *libraries])
        native = ["-l:libfftw3.so.3", "-l:libfftw3f.so.3", "-lm"]
        commands.append(["cc", "-O1", "-I.", *options, source, "-o", name, *native])
    for command in commands:
        subprocess.run(command, cwd=folder, check=True)
    return folder


@pytest.mark.parametrize("precision", PRECISIONS)
def test_transforms_have_the_bits_of_a_native_program(mpiwasm: Installed, folder: Path, precision: str) -> None:
    native = subprocess.run([folder / precision], capture_output=True, text=True, check=True).stdout
    assert native.endswith(" transforms, 0 failed\n")
    assert mpiwasm.succeed(str(folder / f"{precision}.wasm")) == native


def test_plans_and_wisdom(mpiwasm: Installed, folder: Path, tmp_path: Path) -> None:
    program = str(folder / "plans.wasm")
    assert mpiwasm.succeed("-d", f"{tmp_path}:/", program) == ANSWER
    assert mpiwasm.succeed("-d", f"{tmp_path}:/", program, "import").endswith("import 1\nknown 1\n")


def test_changed_wisdom_is_not_imported(mpiwasm: Installed, folder: Path, tmp_path: Path) -> None:
    program = str(folder / "plans.wasm")
    mpiwasm.succeed("-d", f"{tmp_path}:/", program)
    wisdom = tmp_path / "wisdom"
    wisdom.write_text(wisdom.read_text(encoding="ascii").replace("#x0 ", "#x1 ", 1), encoding="ascii")
    assert mpiwasm.succeed("-d", f"{tmp_path}:/", program, "import").endswith("import 0\nknown 0\n")


@pytest.mark.parametrize(
    ("mistake", "message"),
    [
        ("outside", "fftw_execute_dft: input: bytes 0 to 960 of address 4294967280 are not in the program's"),
        ("large", "fftw_plan_dft: input: bytes 0 to 34359738352 of address"),
        ("kind", "fftw_execute_dft_r2c: the plan was made by fftw_plan_dft"),
        ("destroyed", "is no plan: it was destroyed, or made by another function or precision"),
    ],
)
def test_a_mistake_ends_the_program(mpiwasm: Installed, folder: Path, mistake: str, message: str) -> None:
    ended = mpiwasm.run(str(folder / "plans.wasm"), mistake)
    assert ended.code == 134
    assert message in ended.own_lines[0]


def test_parts_at_another_distance_are_no_memory_of_the_host(mpiwasm: Installed, folder: Path) -> None:
    ended = mpiwasm.run(str(folder / "far.wasm"))
    assert (ended.code, ended.out) == (134, "planned 1\n"), ended
    assert "real and imaginary parts have another distance" in ended.own_lines[0]


def test_the_functions_in_the_module_are_used_without_a_library(mpiwasm: Installed, folder: Path) -> None:
    assert mpiwasm.succeed("--fftw", "wasm", str(folder / "own.wasm")) == "own plan 60\nown execute 1\n"
    assert mpiwasm.succeed(str(folder / "own.wasm"), "import").startswith("sum 60 0, threads 1\n")


def test_ranks_use_the_library(mpiwasm: Installed, folder: Path) -> None:
    ended = mpiwasm.launch(OPEN_MPI, 2, str(folder / "plans.wasm"), "import")
    assert ended.code == 0
    assert ended.out.count("sum 60 0, threads 1\n") == 2


def test_plans_are_in_a_checkpoint(mpiwasm: Installed, folder: Path, tmp_path: Path) -> None:
    saving = replace(mpiwasm, variables={**mpiwasm.variables, "XDG_CONFIG_HOME": str(tmp_path)})
    images = str(tmp_path / "images")
    options = ["--checkpoint", images, "--checkpoint-at", "1", "--after-checkpoint", "exit"]
    stopped = saving.run(*options, str(folder / "stopped.wasm"))
    assert stopped.code == 85, stopped
    continued = saving.run("restart", images)
    assert (continued.code, stopped.out + continued.out) == (0, "planned\nsum 120\n"), continued


@pytest.mark.parametrize(
    ("request_", "code", "message"),
    [
        ("mkl", 2, "--fftw mkl: must be auto, wasm, or the path of a library"),
        ("/nowhere/libfftw3.so.3", 123, "--fftw /nowhere/libfftw3.so.3: /nowhere/libfftw3.so.3: cannot open shared"),
    ],
)
def test_a_wrong_choice_gets_one_line(mpiwasm: Installed, folder: Path, request_: str, code: int, message: str) -> None:
    ended = mpiwasm.run("--fftw", request_, str(folder / "plans.wasm"))
    assert ended.code == code
    assert len(ended.own_lines) == 1
    assert message in ended.err


def test_info_names_the_library_and_why(mpiwasm: Installed) -> None:
    assert "libfftw3.so.3, found by the loader" in mpiwasm.command(mpiwasm.program, "info").out
    assert "  FFTW           that of the program\n" in mpiwasm.command(mpiwasm.program, "info", "--fftw", "wasm").out
