"""A CMake project written for a native MPI builds with the toolchain file."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from guest_sdk import Sdk
from linked_module import read_wasm

PROJECT = """
cmake_minimum_required(VERSION 3.20)
project(example LANGUAGES C CXX)
find_package(MPI REQUIRED COMPONENTS C CXX)
add_library(part STATIC part.c)
target_link_libraries(part PUBLIC MPI::MPI_C)
add_executable(program program.cpp)
target_link_libraries(program PRIVATE part MPI::MPI_CXX m)
enable_testing()
add_test(NAME plain COMMAND program)
add_test(NAME ranks COMMAND ${MPIEXEC_EXECUTABLE} ${MPIEXEC_NUMPROC_FLAG} 2 ${MPIEXEC_PREFLAGS} $<TARGET_FILE:program>)
install(TARGETS program DESTINATION bin)
file(WRITE ${CMAKE_BINARY_DIR}/facts "${CMAKE_SYSTEM_NAME} ${MPI_C_VERSION} ${MPI_CXX_VERSION} ${CMAKE_SIZEOF_VOID_P}")
"""
PART = "#include <mpi.h>\nint rank(void) { int r; MPI_Comm_rank(MPI_COMM_WORLD, &r); return r; }\n"
PROGRAM = """
#include <mpi.h>
#include <iostream>
extern "C" int rank(void);
int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  std::cout << "rank " << rank() << std::endl;
  MPI_Finalize();
}
"""


def cmake(sdk: Sdk, *words: str | Path) -> str:
    command = ["cmake", *words]
    done = subprocess.run(
        command, cwd=sdk.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_project_with_find_package_mpi(sdk: Sdk) -> None:
    sdk.write("CMakeLists.txt", PROJECT)
    sdk.write("part.c", PART)
    sdk.write("program.cpp", PROGRAM)
    toolchain = sdk.prefix / "share" / "mpiwasm" / "cmake" / "mpiwasm.cmake"
    output = cmake(
        sdk, "-S", ".", "-B", "build", "-G", "Ninja", f"-DCMAKE_TOOLCHAIN_FILE={toolchain}", "--warn-uninitialized"
    )
    assert "Warning" not in output
    assert (sdk.folder / "build" / "facts").read_text() == "WASI 5.0 5.0 4"
    output = cmake(sdk, "--build", "build")
    assert "warning" not in output
    cmake(sdk, "--install", "build", "--prefix", "installed")
    assert read_wasm(sdk.folder / "installed" / "bin" / "program.wasm").exports["_start"] == "function"
    tests = subprocess.run(
        ["ctest", "--test-dir", "build", "-N", "-V"], cwd=sdk.folder, capture_output=True, text=True, check=True
    )
    assert f"{sdk.prefix.resolve()}/bin/mpiwasm" in tests.stdout.split("plain")[0]
    assert tests.stdout.count("/bin/mpiwasm") >= 2


def test_pkg_config_names_the_compilers(sdk: Sdk) -> None:
    environment = os.environ | {"PKG_CONFIG_PATH": str(sdk.prefix / "share" / "pkgconfig")}
    for variable, file in (("cc", "bin/mpiwasm-cc"), ("cmake_toolchain_file", "share/mpiwasm/cmake/mpiwasm.cmake")):
        command = ["pkg-config", f"--variable={variable}", "mpiwasm"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert Path(done.stdout.strip()).resolve() == (sdk.prefix / file).resolve()
