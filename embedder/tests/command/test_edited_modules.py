"""Modules that no compiler makes: what runs before `main` and after the end goes wrong, or does not end."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from installed import MPICH, OPEN_MPI, Installed, Launcher

SOURCES = Path(__file__).resolve().parent / "guests" / "edited"
TRAPPED = 134
TIME_LIMIT_REACHED = 124
COUNT_ERROR_CLASS = 2

pytestmark = pytest.mark.skipif(
    shutil.which("wasm2wat") is None, reason="wasm2wat (Debian: wabt) is not installed; recipes/prepare.sh installs it"
)


def as_text(mpiwasm: Installed, name: str, *flags: str) -> str:
    compiler = str(Path(mpiwasm.program).with_name("mpiwasm-cc"))
    module = mpiwasm.folder / f"{name}.wasm"
    subprocess.run([compiler, "-O1", "-Wall", *flags, str(SOURCES / f"{name}.c"), "-o", str(module)], check=True)
    return subprocess.run(["wasm2wat", "--enable-all", str(module)], capture_output=True, text=True, check=True).stdout


def from_text(mpiwasm: Installed, text: str) -> Path:
    source, module = mpiwasm.folder / "edited.wat", mpiwasm.folder / "edited.wasm"
    source.write_text(text, encoding="utf-8")
    subprocess.run(["wat2wasm", "--enable-all", str(source), "-o", str(module)], check=True)
    return module


def exported(text: str, name: str) -> str:
    """The function behind an export."""
    found = re.search(rf'\(export "{name}" \(func ([^)]+)\)\)', text)
    assert found is not None, name
    return found[1]


def in_place_of(text: str, name: str, other: str) -> str:
    """The export `name` leads to the function of the export `other`."""
    return text.replace(
        f'(export "{name}" (func {exported(text, name)}))', f'(export "{name}" (func {exported(text, other)}))'
    )


@pytest.fixture
def last_lines(mpiwasm: Installed) -> Path:
    return from_text(mpiwasm, in_place_of(as_text(mpiwasm, "last_lines"), "mpiwasm_flush", "flush"))


def begins(mpiwasm: Installed, *flags: str) -> Path:
    """beginning.c with begin() in its start section, behind what the linker has put there."""
    text = as_text(mpiwasm, "beginning", "-pthread", *flags)
    start = re.search(r"\(start ([^)]+)\)", text)
    assert start is not None
    both = f"(func $both call {start[1]} call {exported(text, 'begin')})\n  (start $both)"
    return from_text(mpiwasm, text.replace(start[0], both))


def test_the_host_stores_where_it_may_not_as_the_last_lines_are_written(
    mpiwasm: Installed, last_lines: Path, launcher: Launcher
) -> None:
    ended = mpiwasm.launch(launcher, 2, last_lines)
    assert ended.code == COUNT_ERROR_CLASS, ended
    assert "MPI_Send: count is -1" in ended.err, ended


def test_the_last_lines_end_at_the_time_limit(mpiwasm: Installed, last_lines: Path) -> None:
    ended = mpiwasm.run("--mpi", "serial", "--time-limit", "2", last_lines, "loop")
    assert ended.code == TIME_LIMIT_REACHED, ended
    assert "MPI_Send: count is -1" in ended.err or "its time limit of 2 s has expired" in ended.err


def test_a_start_section_ends_at_the_time_limit(mpiwasm: Installed) -> None:
    ended = mpiwasm.run("--mpi", "serial", "--time-limit", "2", begins(mpiwasm, "-DLOOPS"))
    assert ended.code == TIME_LIMIT_REACHED, ended
    assert "its time limit of 2 s has expired" in ended.err


def test_a_message_is_too_long_in_a_start_section(mpiwasm: Installed) -> None:
    ended = mpiwasm.launch(OPEN_MPI, 1, begins(mpiwasm))
    assert ended.code == TRAPPED, ended
    assert "accessed its memory at address" in ended.err


@pytest.mark.parametrize("launcher", [OPEN_MPI, MPICH], ids=["openmpi", "mpich"])
def test_a_thread_starts_whose_data_may_only_be_read(mpiwasm: Installed, launcher: Launcher) -> None:
    text = in_place_of(as_text(mpiwasm, "thread_data", "-pthread"), "malloc", "allocate")
    text = in_place_of(text, "free", "release")
    # In the window of each rank; the other's is for reading only.
    segments = "".join(f'(data (i32.const {(4 << 20) * number}) "hello")\n' for number in range(1, 12))
    module = from_text(mpiwasm, f"{text.rstrip().removesuffix(')')}{segments})\n")
    ended = mpiwasm.launch(launcher, 2, module)
    assert ended.code == TRAPPED, ended
    assert "accessed its memory at address" in ended.err or "may only read" in ended.err, ended
