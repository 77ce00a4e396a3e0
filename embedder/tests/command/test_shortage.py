"""A host without memory, or without files in memory: a call that needs some is an MPI error, never the end of mpiwasm
by a signal, and there is another way to share memory."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from installed import OPEN_MPI, Installed

SOURCES = Path(__file__).resolve().parent / "shortage"
MPI_ERR_NO_MEM = 39


def built(mpiwasm: Installed, shortage: str, guest: str) -> Path:
    """The library that makes the shortage; the guest is compiled beside it."""
    library = mpiwasm.folder / f"lib{shortage}.so"
    steps = [
        ["cc", "-O1", "-shared", "-fPIC", SOURCES / f"{shortage}.c", "-o", library, "-ldl"],
        [mpiwasm.prefix / "bin" / "mpiwasm-cc", "-O1", "-Wall", SOURCES / f"{guest}.c", "-o", f"{guest}.wasm"],
    ]
    for step in steps:
        ended = mpiwasm.command(*step)
        assert (ended.code, ended.err) == (0, ""), ended
    return library


@pytest.fixture
def short(mpiwasm: Installed) -> Installed:
    """mpiwasm where the host has no large piece of memory, and the guest that asks for some."""
    library = built(mpiwasm, "little_memory", "large_lists")
    return replace(mpiwasm, variables={"LD_PRELOAD": str(library)})


def test_a_call_without_memory_is_an_error(short: Installed) -> None:
    assert short.succeed("--mpi", "serial", "large_lists.wasm") == "No Errors\n"


def test_a_call_without_memory_ends_the_job_when_errors_are_fatal(short: Installed) -> None:
    ended = short.run("--mpi", "serial", "large_lists.wasm", "fatal")
    assert ended.code == MPI_ERR_NO_MEM
    assert ended.own_lines[0].startswith(
        "mpiwasm: rank 0: MPI_Type_indexed: the host has no memory left for it [MPI_ERR_NO_MEM; the job ends because"
    )


def test_no_other_user_can_take_the_name_of_shared_memory(mpiwasm: Installed) -> None:
    """Without this component of Open MPI, which shares memory itself, mpiwasm does."""
    library = built(mpiwasm, "no_memory_files", "shared_window")
    preloaded = replace(mpiwasm, variables={"LD_PRELOAD": str(library), "OMPI_MCA_osc": "pt2pt"})
    names = []
    for _ in range(2):
        ended = preloaded.launch(OPEN_MPI, 2, "shared_window.wasm")
        assert (ended.code, ended.out) == (0, "No Errors\n"), ended
        made = re.fullmatch(r"made (/dev/shm/mpiwasm-[0-9a-f]{32}) 600 exclusively\n", ended.err)
        assert made is not None, ended
        names.append(made[1])
    assert names[0] != names[1]
    assert not any(Path(name).exists() for name in names)
