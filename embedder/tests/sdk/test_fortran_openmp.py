"""OpenMP in Fortran: what -fopenmp compiles, with which library and modules, and where it is refused."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from guest_sdk import Sdk
from test_cmake import cmake

PROGRAMS = Path(__file__).resolve().parent / "fortran-openmp"
EXPECTED = """\
  500500    1000    500.0   2000.0  20000.0  1000.0  2000.0  1000 T
   34120
    1000    1000   1000.0   2000.0   2000.0   4000.0 501000.0
    3059      55     610
12345678 5156
  5
"""

TEAM = """\
integer function team()
  use omp_lib
  team = 0
  !$omp parallel reduction(+:team)
  !$ team = team + 1
  !$omp end parallel
end function
program main
  integer, external :: team
  stop team()
end program
"""

PROJECT = """\
cmake_minimum_required(VERSION 3.20)
project(example LANGUAGES Fortran)
find_package(OpenMP REQUIRED COMPONENTS Fortran)
add_executable(program program.f90)
target_link_libraries(program PRIVATE OpenMP::OpenMP_Fortran)
"""


@pytest.mark.parametrize("options", [["-O0", "-g"], ["-O3"]], ids=["O0", "O3"])
def test_constructs(sdk: Sdk, options: list[str]) -> None:
    shutil.copy(PROGRAMS / "constructs.f90", sdk.folder / "program.f90")
    sdk.quietly("mpiwasm-fc", "-fopenmp", *options, "program.f90", "-o", "program.wasm")
    assert sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm").stdout == EXPECTED


def test_input_and_output_by_all_threads(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(PROGRAMS / "input_output.f90", sdk.folder / "program.f90")
    sdk.quietly("mpiwasm-fc", "-O2", "-fopenmp", "program.f90", "-o", "program.wasm")
    monkeypatch.setenv("OMP_NUM_THREADS", "4")
    done = sdk.run("mpiwasm", "--backend", "cranelift", "-d", ".", "program.wasm")
    assert done.stdout == "2001000\n80\n"


def test_ranks_whose_threads_all_call_mpi(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(PROGRAMS / "hybrid.f90", sdk.folder / "program.f90")
    sdk.quietly("mpiwasm-fc", "-O2", "-fopenmp", "program.f90", "-o", "program.wasm")
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    command = ["mpirun.mpich", "-np", "2", sdk.prefix / "bin" / "mpiwasm", "--backend", "cranelift", "program.wasm"]
    done = subprocess.run(command, cwd=sdk.folder, capture_output=True, text=True, check=True)
    assert done.stdout == " 100020000.0  10  11  12  13 T\n"


@pytest.mark.parametrize(
    ("options", "threads"), [(["-fopenmp"], 3), ([], 0), (["-fopenmp-simd"], 1), (["-fopenmp", "-fno-openmp"], 0)]
)
def test_the_option_decides(sdk: Sdk, monkeypatch: pytest.MonkeyPatch, options: list[str], threads: int) -> None:
    sdk.write("program.F90", TEAM if options == ["-fopenmp"] else TEAM.replace("use omp_lib", ""))
    sdk.quietly("mpiwasm-fc", *options, "-c", "program.F90")
    sdk.quietly("mpiwasm-fc", *options, "program.o", "-o", "program.wasm")
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm", status=threads)


def test_include_file_and_a_team_started_by_c(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    sdk.write(
        "part.f",
        "      INTEGER FUNCTION IAM()\n      INCLUDE 'omp_lib.h'\n      IAM = OMP_GET_THREAD_NUM()\n      END\n",
    )
    sdk.write(
        "main.c",
        "int iam_(void);\nint main(void) {\n  int sum = 0;\n#pragma omp parallel reduction(+ : sum)\n"
        "  sum += iam_();\n  return sum;\n}\n",
    )
    sdk.quietly("mpiwasm-fc", "-fopenmp", "-c", "part.f")
    sdk.quietly("mpiwasm-cc", "-fopenmp", "-c", "main.c")
    sdk.quietly("mpiwasm-fc", "-fopenmp", "main.o", "part.o", "-o", "program.wasm")
    monkeypatch.setenv("OMP_NUM_THREADS", "4")
    sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm", status=6)


def test_every_object_of_the_libraries_suits_threads(sdk: Sdk) -> None:
    """The linker refuses objects with variables of threads that were compiled without threads."""
    sdk.write("program.f90", TEAM)
    libraries = ["-Wl,--whole-archive", "-lflang_rt", "-lmpiwasm-fortran", "-Wl,--no-whole-archive"]
    sdk.run("mpiwasm-fc", "-fopenmp", "program.f90", *libraries, "-o", "program.wasm")


def test_cmake_finds_it(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    sdk.write("CMakeLists.txt", PROJECT)
    sdk.write("program.f90", TEAM)
    toolchain = sdk.prefix / "share" / "mpiwasm" / "cmake" / "mpiwasm.cmake"
    cmake(sdk, "-S", ".", "-B", "build", "-G", "Ninja", f"-DCMAKE_TOOLCHAIN_FILE={toolchain}")
    cmake(sdk, "--build", "build")
    monkeypatch.setenv("OMP_NUM_THREADS", "3")
    sdk.run("mpiwasm", "--backend", "cranelift", "build/program.wasm", status=3)


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("-fopenmp=libgomp", "-fopenmp=libgomp: guests have LLVM's OpenMP library; compile with -fopenmp"),
        ("-fopenmp-targets=nvptx64", "-fopenmp-targets=nvptx64: guests cannot offload to accelerators"),
        ("-fopenacc", "-fopenacc: guests cannot offload to accelerators"),
    ],
)
def test_what_guests_lack_is_refused(sdk: Sdk, option: str, message: str) -> None:
    sdk.write("program.f90", TEAM)
    done = sdk.run("mpiwasm-fc", "-fopenmp", option, "program.f90", status=1)
    assert done.stderr.startswith(f"mpiwasm-fc: {message}") and done.stderr.count("\n") == 1


def test_what_flang_does_not_implement_is_named(sdk: Sdk) -> None:
    sdk.write("program.f90", "!$omp parallel\n!$omp scope\n!$omp end scope\n!$omp end parallel\nend\n")
    done = sdk.run("mpiwasm-fc", "-fopenmp", "-fopenmp-version=52", "-c", "program.f90", status=1)
    assert "mpiwasm-fc: program.f90: line 2: flang does not implement Scope construct" in done.stderr


def test_an_installation_without_openmp_refuses_it(sdk: Sdk, tmp_path: Path) -> None:
    other = tmp_path / "other"
    (other / "bin").mkdir(parents=True)
    shutil.copy(sdk.prefix / "bin" / "mpiwasm-fc", other / "bin")
    sdk.write("program.f90", TEAM)
    done = Sdk(other, sdk.folder).run("mpiwasm-fc", "-fopenmp", "-c", "program.f90", status=1)
    assert done.stderr == (
        "mpiwasm-fc: -fopenmp: this installation has no OpenMP for guests; build mpiwasm with 'make fortran threads'\n"
    )
