"""Programs with threads: what -pthread compiles, and where such a program is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from guest_sdk import Sdk
from test_cmake import cmake

PROGRAM = """
#include <pthread.h>
static void* set(void* value) {
  *(int*)value = 7;
  return 0;
}
int main(void) {
  pthread_t thread;
  int value = 0;
  if (pthread_create(&thread, 0, set, &value) != 0) return 1;
  pthread_join(thread, 0);
  return value;
}
"""
PROJECT = """
cmake_minimum_required(VERSION 3.20)
project(example LANGUAGES C CXX)
set(THREADS_PREFER_PTHREAD_FLAG @PREFER@)
find_package(Threads REQUIRED)
add_executable(program program.c)
target_link_libraries(program PRIVATE Threads::Threads)
add_executable(other other.cpp)
target_link_libraries(other PRIVATE Threads::Threads)
"""
UNUSABLE_MODULE = 120
USAGE_ERROR = 2


@pytest.fixture
def program(sdk: Sdk) -> str:
    sdk.write("program.c", PROGRAM)
    sdk.quietly("mpiwasm-cc", "-pthread", "program.c", "-o", "program.wasm")
    return "program.wasm"


@pytest.mark.parametrize("backend", ["llvm", "cranelift"])
def test_a_thread_runs(sdk: Sdk, program: str, backend: str) -> None:
    sdk.run("mpiwasm", "--backend", backend, program, status=7)


def test_a_thread_too_many_is_refused(sdk: Sdk, program: str) -> None:
    sdk.run("mpiwasm", "--backend", "cranelift", "--max-threads", "0", program, status=1)


def test_singlepass_is_refused(sdk: Sdk, program: str) -> None:
    done = sdk.run("mpiwasm", "--backend", "singlepass", program, status=UNUSABLE_MODULE)
    assert "the program has threads, for which singlepass has no fences" in done.stderr


def test_checkpoints_need_the_portable_form(sdk: Sdk, program: str, tmp_path: Path) -> None:
    done = sdk.run("mpiwasm", "--checkpoint", str(tmp_path / "saved"), program, status=USAGE_ERROR)
    assert "a program with threads can be saved with --checkpoint-form portable only" in done.stderr


def test_thread_local_variables_need_the_option(sdk: Sdk) -> None:
    sdk.write("part.c", "_Thread_local int calls;\nint part(void) { return calls++; }\n")
    sdk.write("program.c", "int part(void);\nint main(void) { return part(); }\n")
    sdk.quietly("mpiwasm-cc", "-c", "part.c")
    done = sdk.run("mpiwasm-cc", "-pthread", "program.c", "part.o", "-o", "program.wasm", status=1)
    assert "--shared-memory is disallowed by part.o" in done.stderr


def test_blas_of_the_system_is_refused(sdk: Sdk) -> None:
    sdk.write("program.c", "int main(void) { return 0; }\n")
    done = sdk.run("mpiwasm-cc", "-pthread", "program.c", "-o", "program.wasm", "-lblas", status=1)
    assert "cannot be linked into programs with threads" in done.stderr


@pytest.mark.parametrize("prefer", ["ON", "OFF"])
def test_cmake_finds_threads(sdk: Sdk, prefer: str) -> None:
    sdk.write("CMakeLists.txt", PROJECT.replace("@PREFER@", prefer))
    sdk.write("program.c", PROGRAM)
    sdk.write("other.cpp", PROGRAM)
    toolchain = sdk.prefix / "share" / "mpiwasm" / "cmake" / "mpiwasm.cmake"
    cmake(sdk, "-S", ".", "-B", "build", "-G", "Ninja", f"-DCMAKE_TOOLCHAIN_FILE={toolchain}")
    cmake(sdk, "--build", "build")
    for program in ("build/program.wasm", "build/other.wasm"):
        sdk.run("mpiwasm", "--backend", "cranelift", program, status=7)
