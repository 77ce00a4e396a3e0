"""Threads that wait for locks of files, which other threads let go or keep."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest
from installed import Installed, Launcher

SOURCES = Path(__file__).resolve().parent / "signals"
TIME_LIMIT = 124
EXITED = 3


def compiled(prefix: Path, folder: Path, name: str) -> Path:
    module = folder / f"{name}.wasm"
    compiler = prefix / "bin" / "mpiwasm-cc"
    command = [compiler, "-O1", "-Wall", "-Werror", "-pthread", SOURCES / f"{name}.c", "-o", module]
    subprocess.run(command, check=True)
    return module


@pytest.fixture(scope="module")
def locks(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(prefix, tmp_path_factory.mktemp("locks"), "locks")


@pytest.fixture(scope="module")
def record_locks(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(prefix, tmp_path_factory.mktemp("record-locks"), "record_locks")


def test_a_thread_unlocks_what_another_waits_for(mpiwasm: Installed, locks: Path) -> None:
    assert mpiwasm.succeed("-d", ".", locks, "file", "unlock") == "waiting\njoined\n"


def test_a_thread_opens_a_file_while_another_waits_for_a_record(
    mpiwasm: Installed, launcher: Launcher, record_locks: Path
) -> None:
    ended = mpiwasm.launch(launcher, 2, "-d", ".", record_locks, "file")
    assert (ended.code, ended.out) == (0, "No Errors\n"), ended


def test_the_program_ends_while_a_thread_waits_for_a_lock(mpiwasm: Installed, locks: Path) -> None:
    ended = mpiwasm.run("-d", ".", locks, "file", "exit")
    assert (ended.code, ended.own_lines) == (EXITED, []), ended


def test_a_signal_ends_threads_that_wait_for_locks(mpiwasm: Installed, locks: Path) -> None:
    with mpiwasm.started([mpiwasm.program, "-d", ".", locks, "file", "wait"]) as running:
        running.wait_for_lines(2)
        running.process.send_signal(signal.SIGTERM)
        ended = running.end()
    assert ended.code == -signal.SIGTERM, ended
    reason = "ended by SIGTERM, which batch systems and launchers send to end a job"
    assert ended.own_lines == [f"mpiwasm: locks.wasm: {reason}"]


def test_the_time_limit_ends_threads_that_wait_for_locks(mpiwasm: Installed, locks: Path) -> None:
    mpiwasm.succeed("compile", locks)
    ended = mpiwasm.run("--time-limit", "2", "-d", ".", locks, "file", "wait")
    assert ended.code == TIME_LIMIT, ended
    assert ended.own_lines == ["mpiwasm: locks.wasm: ended: its time limit of 2 s has expired"]
