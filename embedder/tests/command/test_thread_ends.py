"""Programs with threads that end from outside, wherever their threads are, and what a thread costs in memory."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest
from installed import Installed
from wasm_builder import HEAD, function_import, function_type, number, section, text

SOURCES = Path(__file__).resolve().parent / "signals"
TIME_LIMIT = 124
TRAPPED = 134
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


def program_with_start_section(call: bytes, *imports: tuple[str, str, int]) -> bytes:
    """A program with threads: one function, which runs first, and what programs of threads must have. Type 0 takes and
    gives nothing, type 1 takes a number, type 2 two."""
    shared_memory = text("env") + text("memory") + b"\x02\x03" + number(2) + number(4)
    own = len(imports)
    exports = [
        text("memory") + b"\x02" + number(0),
        text("_start") + b"\0" + number(own + 1),
        text("wasi_thread_start") + b"\0" + number(own + 2),
    ]
    bodies = [b"\0" + code + b"\x0b" for code in (call, b"", b"")]
    types = [function_type(), function_type([0x7F]), function_type([0x7F, 0x7F])]
    return b"".join(
        [
            HEAD,
            section(1, types),
            section(2, [shared_memory, *(function_import(*each) for each in imports)]),
            section(3, [number(0), number(0), number(2)]),
            section(7, exports),
            b"\x08" + number(len(number(own))) + number(own),
            section(10, [number(len(body)) + body for body in bodies]),
        ]
    )


def test_a_start_section_that_ends_the_thread_is_reported(mpiwasm: Installed) -> None:
    module = mpiwasm.folder / "start.wasm"
    module.write_bytes(program_with_start_section(b"\x10\0", ("mpiwasm_threads_1", "thread_exit", 0)))
    ended = mpiwasm.run("--mpi", "serial", module)
    assert ended.code == TRAPPED, ended
    assert [line for line in ended.own_lines if "warning" not in line] == [
        "mpiwasm: the main thread ended itself as if it were another one"
    ]


def test_a_start_section_may_end_the_program(mpiwasm: Installed) -> None:
    module = mpiwasm.folder / "start.wasm"
    module.write_bytes(program_with_start_section(b"\x41\x07\x10\0", ("wasi_snapshot_preview1", "proc_exit", 1)))
    ended = mpiwasm.run("--mpi", "serial", module)
    assert ended.code == 7, ended
    assert all("warning" in line for line in ended.own_lines), ended
