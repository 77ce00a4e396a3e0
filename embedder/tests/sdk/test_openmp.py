"""Programs with OpenMP: what -fopenmp compiles, what finds it, and where it is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from guest_sdk import Sdk
from test_cmake import cmake

# Ends with the number of its threads.
PROGRAM = """
#include <omp.h>
#ifndef _OPENMP
choke me
#endif
int main(void) {
  int threads = 0;
#pragma omp parallel reduction(+ : threads)
  ++threads;
  return threads;
}
"""
# Without the library: as Autoconf's AC_OPENMP tries no option first.
PRAGMA_ALONE = """
#ifdef _OPENMP
choke me
#endif
double sum(const double* numbers, int count) {
  double sum = 0;
#pragma omp simd reduction(+ : sum)
  for (int i = 0; i < count; ++i) sum += numbers[i];
  return sum;
}
int main(void) {
  const double numbers[] = {3, 4};
  return (int)sum(numbers, 2);
}
"""
PROJECT = """
cmake_minimum_required(VERSION 3.20)
project(example LANGUAGES C CXX)
find_package(OpenMP REQUIRED)
add_executable(program program.c)
target_link_libraries(program PRIVATE OpenMP::OpenMP_C)
add_executable(other other.cpp)
target_link_libraries(other PRIVATE OpenMP::OpenMP_CXX)
"""


def run(sdk: Sdk, monkeypatch: pytest.MonkeyPatch, program: str, threads: int, *options: str) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", str(threads))
    sdk.run("mpiwasm", "--backend", "cranelift", *options, program, status=threads)


@pytest.mark.parametrize("option", ["-fopenmp", "-fopenmp=libomp"])
def test_a_team_has_the_threads_of_the_variable(sdk: Sdk, monkeypatch: pytest.MonkeyPatch, option: str) -> None:
    sdk.write("program.c", PROGRAM)
    sdk.quietly("mpiwasm-cc", option, "program.c", "-o", "program.wasm")
    run(sdk, monkeypatch, "program.wasm", 5)


def test_env_comes_before_the_variables_of_the_shell(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    sdk.write("program.c", PROGRAM)
    sdk.quietly("mpiwasm-cc", "-fopenmp", "program.c", "-o", "program.wasm")
    monkeypatch.setenv("OMP_NUM_THREADS", "5")
    sdk.run("mpiwasm", "--backend", "cranelift", "-e", "OMP_NUM_THREADS=3", "program.wasm", status=3)


def test_programs_without_threads_get_no_variables(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    text = '#include <stdlib.h>\nint main(void) { return getenv("OMP_NUM_THREADS") ? 1 : 0; }\n'
    sdk.write("program.c", text)
    sdk.quietly("mpiwasm-cc", "program.c", "-o", "program.wasm")
    monkeypatch.setenv("OMP_NUM_THREADS", "5")
    sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm")


@pytest.mark.parametrize("options", [[], ["-fopenmp-simd"], ["-fopenmp", "-fno-openmp"]])
def test_pragmas_without_the_library(sdk: Sdk, options: list[str]) -> None:
    sdk.write("program.c", PRAGMA_ALONE)
    sdk.quietly("mpiwasm-cc", *options, "program.c", "-o", "program.wasm")
    sdk.run("mpiwasm", "--backend", "cranelift", "--max-threads", "0", "program.wasm", status=7)


def test_a_team_too_large_is_one_error(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    sdk.write("program.c", PROGRAM)
    sdk.quietly("mpiwasm-cc", "-fopenmp", "program.c", "-o", "program.wasm")
    monkeypatch.setenv("OMP_NUM_THREADS", "5")
    done = sdk.run("mpiwasm", "--backend", "cranelift", "--max-threads", "2", "program.wasm", status=134)
    assert "OMP: Error #34: System unable to allocate necessary resources for OMP thread" in done.stderr


def test_a_region_may_use_96_variables(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "2")
    for count, status in ((95, 2), (96, 255)):
        names = [f"v{index}" for index in range(count)]
        lines = [f"  int {', '.join(f'{name} = 0' for name in names)}, threads = 0;"]
        lines += ["#pragma omp parallel", "  {", "#pragma omp critical", "    ++threads;"]
        lines += ["#pragma omp master", f"    {{ {' '.join(f'++{name};' for name in names)} }}", "  }"]
        text = "\n".join(["int main(void) {", *lines, f"  return {' + '.join(names)} == {count} ? threads : 1;", "}"])
        sdk.write("program.c", text)
        sdk.quietly("mpiwasm-cc", "-fopenmp", "program.c", "-o", "program.wasm")
        done = sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm", status=status)
        assert ("uses 97 variables of its surroundings" in done.stderr) == (status == 255)


def test_atomics_of_16_bytes(sdk: Sdk) -> None:
    text = (
        "#include <atomic>\nstruct Pair { long long a, b; };\n"
        "int main() { std::atomic<Pair> pair{Pair{1, 2}}; return static_cast<int>(pair.load().b); }\n"
    )
    sdk.write("program.cpp", text)
    sdk.quietly("mpiwasm-c++", "-pthread", "-Wno-atomic-alignment", "program.cpp", "-o", "program.wasm")
    sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm", status=2)


@pytest.mark.parametrize(
    ("option", "says"),
    [
        ("-fopenmp=libgomp", "-fopenmp=libgomp: guests have LLVM's OpenMP library; compile with -fopenmp"),
        ("-fopenmp-targets=nvptx64", "-fopenmp-targets=nvptx64: guests cannot offload to accelerators"),
        ("--offload-arch=sm_90", "--offload-arch=sm_90: guests cannot offload to accelerators"),
    ],
)
def test_what_guests_have_not_is_refused(sdk: Sdk, option: str, says: str) -> None:
    sdk.write("program.c", PROGRAM)
    done = sdk.run("mpiwasm-cc", "-fopenmp", option, "program.c", "-o", "program.wasm", status=1)
    assert done.stderr.startswith(f"mpiwasm-cc: {says}")
    assert done.stderr.count("\n") == 1


def test_blas_of_the_system_is_refused(sdk: Sdk) -> None:
    sdk.write("program.c", PROGRAM)
    done = sdk.run("mpiwasm-cc", "-fopenmp", "program.c", "-o", "program.wasm", "-lblas", status=1)
    assert "cannot be linked into programs with threads" in done.stderr


def test_an_installation_without_openmp_refuses_it(sdk: Sdk, tmp_path: Path) -> None:
    other = tmp_path / "other"
    (other / "bin").mkdir(parents=True)
    (other / "share" / "mpiwasm").mkdir(parents=True)
    shutil.copy(sdk.prefix / "bin" / "mpiwasm-cc", other / "bin")
    sdk.write("program.c", PROGRAM)
    done = Sdk(other, sdk.folder).run("mpiwasm-cc", "-fopenmp", "-c", "program.c", status=1)
    assert done.stderr == (
        "mpiwasm-cc: -fopenmp: this installation has no OpenMP for guests; build mpiwasm with 'make threads'\n"
    )


def test_linking_without_the_option(sdk: Sdk) -> None:
    sdk.write("program.c", PROGRAM)
    sdk.quietly("mpiwasm-cc", "-fopenmp", "-c", "program.c")
    done = sdk.run("mpiwasm-cc", "program.o", "-o", "program.wasm", status=1)
    assert "compile and link programs with OpenMP with -fopenmp" in done.stderr


def test_configure_scripts_find_it(sdk: Sdk) -> None:
    """The two steps of Autoconf's AC_OPENMP, which links its program without an option and then with -fopenmp."""
    text = "#ifndef _OPENMP\nchoke me\n#endif\n#include <omp.h>\nint main(void) { return omp_get_num_threads(); }\n"
    sdk.write("conftest.c", text)
    sdk.run("mpiwasm-cc", "conftest.c", "-o", "conftest.wasm", status=1)
    sdk.quietly("mpiwasm-cc", "-fopenmp", "conftest.c", "-o", "conftest.wasm")


def test_the_header_is_found_without_the_option(sdk: Sdk) -> None:
    sdk.write("program.c", "#include <omp.h>\nint main(void) { return 0; }\n")
    sdk.quietly("mpiwasm-cc", "program.c", "-o", "program.wasm")


def test_cmake_finds_it(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    sdk.write("CMakeLists.txt", PROJECT)
    sdk.write("program.c", PROGRAM)
    sdk.write("other.cpp", PROGRAM)
    toolchain = sdk.prefix / "share" / "mpiwasm" / "cmake" / "mpiwasm.cmake"
    cmake(sdk, "-S", ".", "-B", "build", "-G", "Ninja", f"-DCMAKE_TOOLCHAIN_FILE={toolchain}")
    cmake(sdk, "--build", "build")
    run(sdk, monkeypatch, "build/program.wasm", 3)
    run(sdk, monkeypatch, "build/other.wasm", 4)
