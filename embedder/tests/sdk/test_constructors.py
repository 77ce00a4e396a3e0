"""Constructors and atexit handlers run once, also in modules whose exports the linker has wrapped."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk

PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>

#ifdef OF_2023
#define MPI(name) __attribute__((import_module("env"), import_name(#name)))
MPI(MPI_Init) int MPI_Init(int *argc, char ***argv);
MPI(MPI_Alloc_mem) int MPI_Alloc_mem(int size, int info, void *memory);
MPI(MPI_Free_mem) int MPI_Free_mem(void *memory);
MPI(MPI_Finalize) int MPI_Finalize(void);
#define MPI_INFO_NULL 0
#else
#include <mpi.h>
#endif

__attribute__((constructor)) static void construct(void) { puts("constructor"); }
__attribute__((destructor)) static void destruct(void) { puts("destructor"); }
static void at_exit(void) { puts("atexit"); }

int main(int argc, char **argv) {
  atexit(at_exit);
  MPI_Init(&argc, &argv);
  puts("begin");
  for (int i = 0; i < 3; ++i) {
    char *memory = NULL;
    MPI_Alloc_mem(1000, MPI_INFO_NULL, &memory);
    for (int byte = 0; byte < 1000; ++byte) memory[byte] = 1;
    MPI_Free_mem(memory);
  }
  puts("end");
  MPI_Finalize();
  return 0;
}
"""
PRINTED = "constructor\nbegin\nend\natexit\ndestructor\n"
ALLOCATOR = ["-Wl,--export=malloc", "-Wl,--export=free"]


def run(sdk: Sdk, *options: str) -> str:
    return sdk.run(
        "mpiwasm", "--mpi", "serial", "--backend", "cranelift", "--no-cache", *options, "program.wasm"
    ).stdout


def is_wrapped(sdk: Sdk) -> bool:
    return b"malloc.command_export" in (sdk.folder / "program.wasm").read_bytes()


@pytest.mark.parametrize("flags", [[], ["-O2"], ["-mexec-model=command"], ["-flto"], ["-DOF_2023", *ALLOCATOR]])
def test_the_compilers_link_exports_as_they_are(sdk: Sdk, flags: list[str]) -> None:
    sdk.write("program.c", PROGRAM)
    sdk.quietly("mpiwasm-cc", *flags, "program.c", "-o", "program.wasm")
    assert not is_wrapped(sdk)
    assert run(sdk) == PRINTED


@pytest.mark.parametrize("options", [[], ["--max-memory", "64M"]], ids=["", "limited"])
@pytest.mark.parametrize("flags", [["-O2"], ["-DOF_2023", *ALLOCATOR], ["-DOF_2023", "-s", *ALLOCATOR]])
def test_wrapped_exports_are_not_called_by_their_wrappers(sdk: Sdk, flags: list[str], options: list[str]) -> None:
    sdk.write("program.c", PROGRAM)
    start_file = sdk.prefix / "share/mpiwasm/sysroot/lib/wasm32-wasip1/crt1-command.o"
    sdk.quietly("mpiwasm-cc", *flags, "-nostartfiles", "program.c", start_file, "-o", "program.wasm")
    assert is_wrapped(sdk) or "-s" in flags
    assert run(sdk, *options) == PRINTED
