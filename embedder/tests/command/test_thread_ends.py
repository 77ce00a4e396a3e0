"""Programs with threads that end from outside, wherever their threads are, and what a thread costs in memory."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest
from installed import Installed

SOURCES = Path(__file__).resolve().parent / "signals"
TIME_LIMIT = 124
KIB = 1024
STATES = [("wait", "wait"), ("wait", "compute"), ("compute", "wait"), ("compute", "compute")]
FUNCTIONS = {"wait": "wait_in_vain", "compute": "compute"}


def compiled(prefix: Path, folder: Path, name: str, sources: Path = SOURCES) -> Path:
    module = folder / f"{name}.wasm"
    compiler = prefix / "bin" / "mpiwasm-cc"
    command = [compiler, "-O1", "-Wall", "-Werror", "-pthread", sources / f"{name}.c", "-o", module]
    subprocess.run(command, check=True)
    return module


@pytest.fixture(scope="module")
def threads(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(prefix, tmp_path_factory.mktemp("threads"), "threads")


@pytest.fixture(scope="module")
def idle_threads(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(prefix, tmp_path_factory.mktemp("idle-threads"), "idle_threads")


@pytest.fixture(scope="module")
def many_waits(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(prefix, tmp_path_factory.mktemp("many-waits"), "many_waits", SOURCES.parent / "shortage")


@pytest.mark.parametrize(("main", "others"), STATES)
def test_a_signal_ends_all_threads(mpiwasm: Installed, threads: Path, main: str, others: str) -> None:
    """With the backtrace of the main thread, which a report after the grace period lacks."""
    with mpiwasm.started([mpiwasm.program, threads, main, others]) as running:
        running.wait_for_lines(1)
        running.process.send_signal(signal.SIGTERM)
        ended = running.end()
    assert ended.code == -signal.SIGTERM, ended
    reason = "ended by SIGTERM, which batch systems and launchers send to end a job"
    assert ended.own_lines == [f"mpiwasm: threads.wasm: {reason}"]
    assert f"    at {FUNCTIONS[main]} (function " in ended.err


@pytest.mark.parametrize(("main", "others"), STATES)
def test_the_time_limit_ends_all_threads(mpiwasm: Installed, threads: Path, main: str, others: str) -> None:
    mpiwasm.succeed("compile", threads)
    ended = mpiwasm.run("--time-limit", "2", threads, main, others)
    assert ended.code == TIME_LIMIT, ended
    assert ended.own_lines == ["mpiwasm: threads.wasm: ended: its time limit of 2 s has expired"]
    assert f"    at {FUNCTIONS[main]} (function " in ended.err


def resident(mpiwasm: Installed, module: Path, *arguments: int) -> int:
    """The bytes of memory that the process has when the program has printed a line and idles."""
    with mpiwasm.started([mpiwasm.program, module, *map(str, arguments)], stdin=subprocess.PIPE) as running:
        running.wait_for_lines(1)
        status = Path(f"/proc/{running.process.pid}/status").read_text()
        ended = running.end("")
    assert (ended.code, ended.err) == (0, ""), ended
    return sum(int(line.split()[1]) * KIB for line in status.splitlines() if line.startswith(("RssAnon:", "RssShmem:")))


@pytest.mark.parametrize("stack", [64 * KIB, 2048 * KIB], ids=["small-stacks", "default-stacks"])
def test_a_thread_takes_its_stack_and_at_most_256_kib(mpiwasm: Installed, idle_threads: Path, stack: int) -> None:
    mpiwasm.succeed("compile", idle_threads)
    few, many = 4, 68
    before, after = (resident(mpiwasm, idle_threads, count, stack // KIB) for count in (few, many))
    of_one = (after - before) / (many - few)
    print(f"memory per thread with a stack of {stack // KIB} KiB: {of_one / KIB:.0f} KiB")
    assert of_one <= stack + 256 * KIB


def test_addresses_that_threads_have_waited_at_take_no_memory(mpiwasm: Installed, many_waits: Path) -> None:
    """An entry of the engine's table for each would be 40 bytes at least, and never be given back."""
    mpiwasm.succeed("compile", many_waits)
    few, many = 1000, 2_000_000
    before, after = (resident(mpiwasm, many_waits, count) for count in (few, many))
    assert after - before < 8 * KIB * KIB
