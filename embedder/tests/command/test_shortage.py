"""A host without memory, or without files in memory: a call that needs some is an MPI error, never the end of mpiwasm
by a signal, and there is another way to share memory."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from installed import MPICH, OPEN_MPI, Ended, Installed, Launcher

SOURCES = Path(__file__).resolve().parent / "shortage"
GUESTS = Path(__file__).resolve().parents[1] / "guests"
KIB_OF_ADDRESSES = 64 << 20
MPI_ERR_NO_MEM = 39
TRAPPED = 134


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
    preloaded = replace(mpiwasm, variables={"LD_PRELOAD": str(library), "OMPI_MCA_osc": "rdma"})
    names = []
    for _ in range(2):
        ended = preloaded.launch(OPEN_MPI, 2, "shared_window.wasm")
        assert (ended.code, ended.out) == (0, "No Errors\n"), ended
        made = re.fullmatch(r"made (/dev/shm/mpiwasm-[0-9a-f]{32}) 600 exclusively\n", ended.err)
        assert made is not None, ended
        names.append(made[1])
    assert names[0] != names[1]
    assert not any(Path(name).exists() for name in names)


@pytest.mark.parametrize("launcher", [OPEN_MPI, MPICH], ids=lambda each: each.family)
@pytest.mark.parametrize("guest", ["short-conversions", "short-reads"])
def test_reads_hand_out_nothing_of_the_host_where_addresses_are_limited(
    mpiwasm: Installed, launcher: Launcher, guest: str
) -> None:
    """Batch systems limit addresses. Allocations cannot lie apart then, but are cleared."""
    compiler = mpiwasm.prefix / "bin" / "mpiwasm-cc"
    compiled = mpiwasm.command(compiler, "-O1", f"-I{GUESTS}", GUESTS / "hostile" / f"{guest}.c", "-o", f"{guest}.wasm")
    assert (compiled.code, compiled.err) == (0, ""), compiled
    command = mpiwasm.launched(launcher, 1, "-d", ".", f"{guest}.wasm")
    ended = mpiwasm.command("sh", "-c", f'ulimit -v {KIB_OF_ADDRESSES} && exec "$@"', "sh", *command)
    assert (ended.code, ended.out.splitlines()[-1:]) == (0, ["No Errors"]), ended


def with_little_shared_memory(mpiwasm: Installed, private_mounts: list[str], launcher: Launcher, *words: str) -> Ended:
    """Two ranks where /dev/shm has 48 MiB, as in many a container."""
    mount = 'mount -t tmpfs -o size=48m tmpfs /dev/shm && mkdir /dev/shm/own && exec "$@"'
    command = mpiwasm.launched(launcher, 2, "-d", "/dev/shm/own", "large_windows.wasm", *words)
    return mpiwasm.command(*private_mounts, "--propagation", "private", "sh", "-c", mount, "sh", *command)


@pytest.fixture
def windows(mpiwasm: Installed) -> Installed:
    compiler = mpiwasm.prefix / "bin" / "mpiwasm-cc"
    ended = mpiwasm.command(compiler, "-O1", "-Wall", SOURCES / "large_windows.c", "-o", "large_windows.wasm")
    assert (ended.code, ended.err) == (0, ""), ended
    return mpiwasm


@pytest.mark.parametrize("what", ["large", "many"])
def test_windows_do_not_need_the_file_system_of_shared_memory(
    windows: Installed, private_mounts: list[str], launcher: Launcher, what: str
) -> None:
    """MPI libraries put them there, and some do not test whether it has room: who touched them ended by SIGBUS."""
    ended = with_little_shared_memory(windows, private_mounts, launcher, what)
    assert (ended.code, ended.out) == (0, "No Errors\n"), ended


@pytest.mark.parametrize("by_library", [False, True], ids=["guest", "library"])
def test_a_page_that_cannot_be_had_ends_the_program(
    windows: Installed, private_mounts: list[str], launcher: Launcher, by_library: bool
) -> None:
    words = ["full", "/dev/shm/own/file", *(["library"] if by_library else [])]
    ended = with_little_shared_memory(windows, private_mounts, launcher, *words)
    assert ended.code == TRAPPED, ended
    assert ended.out == ""
    assert "there is no memory for a page that it shares with other processes" in ended.own_lines[0]
    assert "--shm-size" in ended.own_lines[0]
    assert "    at main (function " in ended.err
