"""A host without memory: a call that needs some is an MPI error, never the end of mpiwasm by a signal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from installed import Installed

SOURCES = Path(__file__).resolve().parent / "shortage"
MPI_ERR_NO_MEM = 39


@pytest.fixture
def short(mpiwasm: Installed) -> Installed:
    """mpiwasm where the host has no large piece of memory, and the guest that asks for some."""
    library = mpiwasm.folder / "libshortage.so"
    steps = [
        ["cc", "-O1", "-shared", "-fPIC", SOURCES / "little_memory.c", "-o", library, "-ldl"],
        [mpiwasm.prefix / "bin" / "mpiwasm-cc", "-O1", "-Wall", SOURCES / "large_lists.c", "-o", "large_lists.wasm"],
    ]
    for step in steps:
        ended = mpiwasm.command(*step)
        assert (ended.code, ended.err) == (0, ""), ended
    return replace(mpiwasm, variables={"LD_PRELOAD": str(library)})


def test_a_call_without_memory_is_an_error(short: Installed) -> None:
    assert short.succeed("--mpi", "serial", "large_lists.wasm") == "No Errors\n"


def test_a_call_without_memory_ends_the_job_when_errors_are_fatal(short: Installed) -> None:
    ended = short.run("--mpi", "serial", "large_lists.wasm", "fatal")
    assert ended.code == MPI_ERR_NO_MEM
    assert ended.own_lines[0].startswith(
        "mpiwasm: rank 0: MPI_Type_indexed: the host has no memory left for it [MPI_ERR_NO_MEM; the job ends because"
    )
