"""What a program loses when a signal ends it: nothing that it had written. And what is said about it."""

from __future__ import annotations

import fcntl
import os
import signal
import struct
import subprocess
import termios
import time
from dataclasses import replace
from pathlib import Path
from typing import IO

import pytest
from installed import MPICH, OPEN_MPI, Installed, Launcher

SOURCES = Path(__file__).resolve().parent / "signals"
TIME_LIMIT = 124
TRAPPED = 134
F_GETPIPE_SZ = 1032  # linux/fcntl.h; in Python's fcntl since 3.10

REASONS = {
    signal.SIGTERM: "ended by SIGTERM, which batch systems and launchers send to end a job",
    signal.SIGINT: "interrupted (SIGINT)",
    signal.SIGXCPU: "ended by SIGXCPU: it reached its limit of processor time",
}


@pytest.mark.parametrize("backend", ["llvm", "cranelift", "singlepass"])
@pytest.mark.parametrize("what", ["spin", "sleep"])
@pytest.mark.parametrize("sent", REASONS, ids=lambda sent: sent.name)
def test_files_are_flushed_and_the_location_is_reported(
    mpiwasm: Installed, scalar: Path, sent: signal.Signals, what: str, backend: str
) -> None:
    file = mpiwasm.folder / "file"
    command = [mpiwasm.program, "--backend", backend, "-d", mpiwasm.folder, scalar, "go-on", file, what]
    with mpiwasm.started(command) as running:
        running.wait_for_lines(1)
        running.process.send_signal(sent)
        ended = running.end()
    assert ended.code == -sent
    assert ended.own_lines == [f"mpiwasm: scalar.wasm: {REASONS[sent]}"]
    assert "    at main (function " in ended.err
    assert ended.out == ""
    assert file.read_text() == "held back\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A library for LD_PRELOAD that allows signal handlers nothing but what POSIX does."""
    library = tmp_path_factory.mktemp("strict") / "libstrict.so"
    options = ["-O1", "-Wall", "-Werror", "-shared", "-fPIC"]
    subprocess.run(["cc", *options, SOURCES / "strict_handlers.c", "-o", library, "-ldl"], check=True)
    return str(library)


@pytest.fixture(scope="module")
def allocate(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program for which the host allocates nearly all the time."""
    module = tmp_path_factory.mktemp("allocate") / "allocate.wasm"
    compiler = prefix / "bin" / "mpiwasm-cc"
    subprocess.run([compiler, "-O1", "-Wall", "-Werror", SOURCES / "allocate.c", "-o", module], check=True)
    return module


@pytest.mark.parametrize("what", ["spin", "sleep"])
def test_handlers_neither_allocate_nor_print(mpiwasm: Installed, plain: Path, strict: str, what: str) -> None:
    file = mpiwasm.folder / "file"
    watched = replace(mpiwasm, variables={"LD_PRELOAD": strict})
    with watched.started([mpiwasm.program, "-d", mpiwasm.folder, plain, "go-on", file, what]) as running:
        running.wait_for_lines(1)
        running.process.send_signal(signal.SIGTERM)
        ended = running.end()
    assert ended.code == -signal.SIGTERM, ended
    assert ended.own_lines == [f"mpiwasm: plain.wasm: {REASONS[signal.SIGTERM]}"]
    assert "    at main (function " in ended.err
    assert file.read_text() == "held back\n"


def test_handlers_neither_allocate_nor_print_at_a_time_limit(mpiwasm: Installed, plain: Path, strict: str) -> None:
    file = mpiwasm.folder / "file"
    watched = replace(mpiwasm, variables={"LD_PRELOAD": strict})
    ended = watched.run("--time-limit", "1", "-d", mpiwasm.folder, plain, "go-on", file, "spin")
    assert ended.code == TIME_LIMIT, ended
    assert ended.own_lines == ["mpiwasm: plain.wasm: ended: its time limit of 1 s has expired"]
    assert file.read_text() == "held back\n"


def test_handlers_neither_allocate_nor_print_at_a_stack_overflow(mpiwasm: Installed, plain: Path, strict: str) -> None:
    ended = replace(mpiwasm, variables={"LD_PRELOAD": strict}).run(plain, "nest", "1000000000")
    assert ended.code == TRAPPED, ended
    assert "    at nest (function " in ended.err


def test_handlers_of_a_job_neither_allocate_nor_print(
    mpiwasm: Installed, job: Path, strict: str, launcher: Launcher
) -> None:
    watched = ["env", f"LD_PRELOAD={strict}", mpiwasm.program, "-d", mpiwasm.folder, job, "hold", mpiwasm.folder]
    with mpiwasm.started([launcher.program, "-np", "2", *watched]) as running:
        running.wait_for_lines(2)
        running.signal_all(running.ranks("job.wasm"), signal.SIGTERM)
        ended = running.end()
    assert len(ended.own_lines) == 2, ended
    assert ended.err.count("    at write_and_wait (function ") == 1
    for rank in range(2):
        assert (mpiwasm.folder / f"rank-{rank}").read_text().splitlines()[-1] == f"rank {rank} line 999"


@pytest.mark.parametrize("times", [1, 50])
def test_a_signal_while_the_host_allocates(mpiwasm: Installed, allocate: Path, strict: str, times: int) -> None:
    """The interrupted thread has the allocator's lock, and goes on until it has not."""
    file = mpiwasm.folder / "file"
    variables = {"LD_PRELOAD": strict, "HELD_LOCK": "briefly"}
    command = [mpiwasm.program, "--mpi", "serial", "-d", mpiwasm.folder, allocate, file]
    with replace(mpiwasm, variables=variables).started(command) as running:
        running.wait_for_lines(1)
        for _ in range(times):
            running.process.send_signal(signal.SIGTERM)
        ended = running.end()
    assert ended.code == -signal.SIGTERM, ended
    assert ended.own_lines == [f"mpiwasm: rank 0: allocate.wasm: {REASONS[signal.SIGTERM]}"]
    assert "    at make_types (function " in ended.err
    assert file.read_text() == "held back\n"


def test_a_time_limit_while_the_allocator_never_returns(mpiwasm: Installed, allocate: Path, strict: str) -> None:
    """The line comes without a backtrace, which would need the lock, and the process ends."""
    file = mpiwasm.folder / "file"
    variables = {"LD_PRELOAD": strict, "HELD_LOCK": "forever"}
    mpiwasm.succeed("compile", allocate)
    began = time.monotonic()
    ended = replace(mpiwasm, variables=variables).run(
        "--time-limit", "1", "--mpi", "serial", "-d", mpiwasm.folder, allocate, file
    )
    assert ended.code == TIME_LIMIT, ended
    assert ended.err == "mpiwasm: rank 0: allocate.wasm: ended: its time limit of 1 s has expired\n"
    assert time.monotonic() - began < 20


def test_a_stack_overflow_while_the_host_allocates(mpiwasm: Installed, allocate: Path, strict: str) -> None:
    """The thread cannot be taken out of the allocator, which holds its lock."""
    variables = {"LD_PRELOAD": strict, "HELD_LOCK": "deeply"}
    mpiwasm.succeed("compile", allocate)
    ended = replace(mpiwasm, variables=variables).run(
        "--mpi", "serial", "--stack-size", "320K", "-d", mpiwasm.folder, allocate, mpiwasm.folder / "file", "deeper"
    )
    assert ended.code == TRAPPED, ended
    assert len(ended.err.splitlines()) == 1
    assert ended.err.startswith("mpiwasm: rank 0: allocate.wasm: stack overflow: ")
    assert "320 KiB" in ended.err


def wait_until_full(pipe: IO[str]) -> None:
    """Waits until no process holds the writing end of a pipe."""
    room = fcntl.fcntl(pipe, F_GETPIPE_SZ)
    while struct.unpack("i", fcntl.ioctl(pipe, termios.FIONREAD, struct.pack("i", 0)))[0] < room:
        time.sleep(0.001)


def test_a_second_signal_does_not_cut_off_what_is_written(mpiwasm: Installed, plain: Path) -> None:
    letters = 200_000  # more than a pipe holds
    with mpiwasm.started([mpiwasm.program, plain, "hold-back", str(letters)]) as running:
        assert running.process.stderr is not None
        assert running.process.stdout is not None
        assert running.process.stderr.readline() == "ready\n"
        running.process.send_signal(signal.SIGTERM)
        wait_until_full(running.process.stdout)
        running.process.send_signal(signal.SIGTERM)
        ended = running.end()
    assert ended.code == -signal.SIGTERM
    assert len(ended.own_lines) == 1
    assert len(ended.out) == letters


@pytest.mark.parametrize("attempt", range(5))
def test_nothing_is_written_twice(mpiwasm: Installed, plain: Path, attempt: int) -> None:
    file = mpiwasm.folder / "file"
    with mpiwasm.started([mpiwasm.program, "-d", mpiwasm.folder, plain, "lines", file]) as running:
        running.wait_for_lines(1)
        running.process.send_signal(signal.SIGTERM)
        assert running.end().code == -signal.SIGTERM
    lines = file.read_text().splitlines()
    # The last line may be cut where the program was interrupted in the middle of it.
    assert lines[:-1] == [f"line {number}" for number in range(len(lines) - 1)]


def test_file_streams_of_cxx_are_written(mpiwasm: Installed, streams: Path) -> None:
    file = mpiwasm.folder / "file"
    with mpiwasm.started([mpiwasm.program, "-d", mpiwasm.folder, streams, "hold-back", file]) as running:
        running.wait_for_lines(1)
        running.process.send_signal(signal.SIGTERM)
        ended = running.end()
    assert ended.code == -signal.SIGTERM
    assert ended.out == "held back by std::cout\n"
    for place in ("in the data", "on the heap", "on the stack"):
        assert file.with_suffix("." + place.split()[-1]).read_text() == f"held back {place}\n"
    assert file.with_suffix(".gone").read_text() == "".join(f"{number}\n" * 2 for number in range(100))


@pytest.mark.parametrize("attempt", range(5))
def test_file_streams_write_nothing_twice(mpiwasm: Installed, streams: Path, attempt: int) -> None:
    file = mpiwasm.folder / "file"
    with mpiwasm.started([mpiwasm.program, "-d", mpiwasm.folder, streams, "lines", file]) as running:
        running.wait_for_lines(1)
        running.process.send_signal(signal.SIGTERM)
        assert running.end().code == -signal.SIGTERM
    lines = file.read_text().splitlines()
    assert lines[:-1] == [f"line {number}" for number in range(len(lines) - 1)]


def test_a_signal_that_was_ignored_stays_ignored(mpiwasm: Installed, plain: Path) -> None:
    file = mpiwasm.folder / "file"
    words = [mpiwasm.program, "-d", mpiwasm.folder, "--time-limit", "3", plain, "go-on", file, "spin"]
    with mpiwasm.started(["sh", "-c", 'trap "" TERM; exec "$@"', "sh", *words]) as running:
        running.wait_for_lines(1)
        running.process.send_signal(signal.SIGTERM)
        ended = running.end()
    assert ended.code == 124
    assert len(ended.own_lines) == 1


def test_a_processor_time_limit_of_the_system_is_said(mpiwasm: Installed, plain: Path) -> None:
    file = mpiwasm.folder / "file"
    mpiwasm.succeed("compile", plain)
    words = [mpiwasm.program, "-d", mpiwasm.folder, plain, "go-on", file, "spin"]
    ended = mpiwasm.command("prlimit", "--cpu=2:20", *words)
    assert ended.code == -signal.SIGXCPU
    assert ended.own_lines == [f"mpiwasm: plain.wasm: {REASONS[signal.SIGXCPU]}"]
    assert file.read_text() == "held back\n"


def test_each_rank_of_a_job_has_a_line_and_one_its_call_stack(
    mpiwasm: Installed, job: Path, launcher: Launcher
) -> None:
    command = mpiwasm.launched(launcher, 2, "-d", mpiwasm.folder, job, "hold", mpiwasm.folder)
    with mpiwasm.started(command) as running:
        running.wait_for_lines(2)
        running.signal_all(running.ranks("job.wasm"), signal.SIGTERM)
        ended = running.end()
    assert ended.code != 0, ended
    first, second = sorted(ended.own_lines)
    assert first == f"mpiwasm: rank 0: job.wasm: {REASONS[signal.SIGTERM]}"
    assert second.startswith(f"mpiwasm: rank 1: job.wasm: {REASONS[signal.SIGTERM]}, at ")
    assert ended.err.count("    at write_and_wait (function ") == 1
    for rank in range(2):
        assert (mpiwasm.folder / f"rank-{rank}").read_text().splitlines()[-1] == f"rank {rank} line 999"


@pytest.mark.parametrize(("rank", "lines"), [(0, "many"), (15, "one"), (16, "none")])
def test_a_large_job_does_not_fill_the_log(mpiwasm: Installed, plain: Path, rank: int, lines: str) -> None:
    started = replace(mpiwasm, variables={"PMI_RANK": str(rank), "PMI_SIZE": "4096"})
    file = mpiwasm.folder / "file"
    with started.started([mpiwasm.program, "-d", mpiwasm.folder, plain, "go-on", file, "spin"]) as running:
        running.wait_for_lines(1)
        running.process.send_signal(signal.SIGTERM)
        ended = running.end()
    assert ended.code == -signal.SIGTERM
    assert file.read_text() == "held back\n"
    count = len(ended.err.splitlines())
    assert {"many": count > 1, "one": count == 1, "none": count == 0}[lines], ended.err
    assert len(ended.own_lines) == (0 if lines == "none" else 1)


def test_a_rank_that_loses_its_peer_is_ended(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    command = mpiwasm.launched(launcher, 2, "-d", mpiwasm.folder, job, "lose", mpiwasm.folder)
    with mpiwasm.started(command) as running:
        running.wait_for_lines(2)
        os.kill(running.ranks("job.wasm")[1], signal.SIGKILL)
        ended = running.end()
    assert ended.code in {OPEN_MPI: (137,), MPICH: (9,)}[launcher], ended
    assert len(ended.own_lines) <= 1, ended  # the launcher gives the other rank no time, or only a little
