"""Jobs of guests and native processes (docs/users/exchange.md)."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from installed import MPICH, OPEN_MPI, Installed, Launcher

SOURCE = Path(__file__).parent / "guests" / "collectives.c"


@pytest.mark.parametrize(
    ("launcher", "options"),
    [(OPEN_MPI, ["--oversubscribe"]), (MPICH, ["-genv", "UCX_POSIX_USE_PROC_LINK", "n"])],
    ids=["openmpi", "mpich"],
)
def test_collective_operations_meet_those_of_native_processes(
    mpiwasm: Installed, guests: Path, launcher: Launcher, options: list[str]
) -> None:
    """Among guests alone, mpiwasm calls others of the library for some of them."""
    native = mpiwasm.folder / "native"
    subprocess.run([f"mpicc.{launcher.family}", SOURCE, "-o", native], check=True)
    of_guests = [mpiwasm.program, "--native-peers", guests / "collectives.wasm"]
    ended = mpiwasm.command(launcher.program, *options, "-np", "1", native, ":", "-np", "3", *of_guests)
    assert (ended.code, ended.out) == (0, "wrong: 0\n"), ended
