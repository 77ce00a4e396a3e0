"""How much a program may use: memory, open files, time."""

from __future__ import annotations

from pathlib import Path

from installed import Installed, Launcher
from wasm_builder import HEAD, I32, function_import, function_type, number, section, text

SHORTAGE = Path(__file__).resolve().parent / "shortage"
TIME_LIMIT_REACHED = 124
SETUP_FAILED = 123
TRAPPED = 134


def test_memory_ends_at_the_limit(mpiwasm: Installed, plain: Path) -> None:
    taken = mpiwasm.succeed("--max-memory", "64M", plain, "memory", "200")
    # What is missing to 64 are the stack, the variables and the allocator's own words.
    assert 40 < int(taken.removesuffix(" MiB\n")) < 64
    assert mpiwasm.succeed(plain, "memory", "200") == "200 MiB\n"


def program_that_starts_threads(elements: int, most_pages: int, threads: int, growth: int = 0) -> bytes:
    """A program with a table, whose threads wait. It tries to start `threads` of them, then lets its memory of one page
    grow by `growth`; its exit code is the number of threads, and 100 more if the memory has not grown. Signed numbers,
    as `threads` and `growth` are in code, are written like unsigned ones as long as their last byte is below 64."""
    wait = b"\x41\xc0\0\x41\0\x42\x7f\xfe\x01\x02\0\x1a"  # memory.atomic.wait32, at 64, for 0, without end; drop
    start_all = (
        b"\x03\x40"  # loop
        b"\x20\0\x41\0\x10\0\x41\0\x4a\x6a\x21\0"  # started += spawn(0) > 0
        b"\x20\x01\x41\x01\x6a\x22\x01"  # tried += 1
        b"\x41" + number(threads) + b"\x49\x0d\0\x0b"  # again while it is less
    )
    grow = b"\x20\0\x41\xe4\0\x41\0\x41" + number(growth) + b"\x40\0\x41\x7f\x46\x1b\x6a\x10\x01"
    bodies = [b"\x01\x02" + bytes([I32]) + start_all + grow + b"\x0b", b"\0" + wait + b"\x0b"]
    imports = [
        text("env") + text("memory") + b"\x02\x03" + number(1) + number(most_pages),
        function_import("wasi", "thread-spawn", 1),
        function_import("wasi_snapshot_preview1", "proc_exit", 2),
    ]
    exports = [
        text("memory") + b"\x02" + number(0),
        text("_start") + b"\0" + number(2),
        text("wasi_thread_start") + b"\0" + number(3),
    ]
    types = [function_type(), function_type([I32], [I32]), function_type([I32]), function_type([I32, I32])]
    return b"".join(
        [
            HEAD,
            section(1, types),
            section(2, imports),
            section(3, [number(0), number(3)]),
            section(4, [b"\x70\0" + number(elements)]),
            section(7, exports),
            section(10, [number(len(body)) + body for body in bodies]),
        ]
    )


def started_threads(mpiwasm: Installed, module: bytes, *options: str) -> int:
    path = mpiwasm.folder / "threads.wasm"
    path.write_bytes(module)
    ended = mpiwasm.run("--mpi", "serial", *options, path)
    assert all("warning" in line for line in ended.own_lines), ended
    return ended.code


def test_tables_of_threads_count_as_memory(mpiwasm: Installed) -> None:
    """A table of 100000 elements takes 3.8 MiB in each thread."""
    small = program_that_starts_threads(1000, most_pages=1024, threads=60)
    large = program_that_starts_threads(100_000, most_pages=2, threads=60)
    assert started_threads(mpiwasm, small, "--max-memory", "64M") == 60
    assert started_threads(mpiwasm, large) == 60
    assert started_threads(mpiwasm, large, "--max-memory", "64M") == 15
    assert started_threads(mpiwasm, large, "--max-memory", "64M", "--max-threads", "10") == 10


def test_shared_memory_grows_to_what_tables_leave(mpiwasm: Installed) -> None:
    """A table of a million elements takes 610 of the 1024 pages that 64 MiB are."""
    limit = ("--max-memory", "64M", "--max-threads", "0")
    most = 1024 - 610
    fits = program_that_starts_threads(1_000_000, most_pages=1024, threads=1, growth=most - 1)
    exceeds = program_that_starts_threads(1_000_000, most_pages=1024, threads=1, growth=most)
    assert started_threads(mpiwasm, fits, *limit) == 0
    assert started_threads(mpiwasm, exceeds, *limit) == 100


def test_code_for_a_limit_is_compiled_ahead_of_time(fresh: Installed, plain: Path) -> None:
    fresh.succeed("compile", "--max-memory", "64M", plain)
    assert "load" in fresh.run("--timings", "--max-memory", "64M", plain, "arguments").phases
    assert "compile" in fresh.run("--timings", "--max-memory", "65M", plain, "arguments").phases


def test_a_program_that_starts_with_more_memory_is_not_run(mpiwasm: Installed, plain: Path) -> None:
    ended = mpiwasm.run("--max-memory", "1M", plain, "memory", "200")
    assert ended.code == SETUP_FAILED
    assert ended.err.startswith("mpiwasm: plain.wasm: it starts with ".replace("plain.wasm", str(plain)))
    assert ended.err.endswith(" KiB of memory, but --max-memory allows 1024\n")


def test_a_program_that_cannot_go_on_without_memory_ends_with_a_backtrace(mpiwasm: Installed, plain: Path) -> None:
    ended = mpiwasm.run("--max-memory", "64M", plain, "need-memory")
    assert ended.code == TRAPPED
    assert len(ended.own_lines) == 1
    assert "the program stopped itself" in ended.own_lines[0]
    assert "; it had used up its 64 MiB of memory" in ended.own_lines[0]
    assert "    at __assert_fail (function " in ended.err


def test_the_number_of_open_files_has_a_limit(mpiwasm: Installed, plain: Path) -> None:
    (mpiwasm.folder / "file").touch()
    # Three standard files and the directory are open.
    opened = mpiwasm.succeed(
        "-d", mpiwasm.folder, "--max-open-files", "10", plain, "files", mpiwasm.folder / "file", 50
    )
    assert opened == "6 files, No file descriptors available\n"
    opened = mpiwasm.succeed("-d", mpiwasm.folder, plain, "files", mpiwasm.folder / "file", "50")
    assert opened.startswith("50 files, ")


def test_the_host_keeps_files_for_itself(mpiwasm: Installed, plain: Path) -> None:
    (mpiwasm.folder / "file").touch()
    command = [mpiwasm.program, "-d", ".", plain, "files", "file", "1000"]
    for files, opened in ((256, 256 - 128 - 4), (100, 16 - 4)):
        ended = mpiwasm.command("sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command)
        assert (ended.code, ended.out) == (0, f"{opened} files, No file descriptors available\n"), ended


def test_a_program_with_all_its_files_open_can_use_mpi(mpiwasm: Installed, launcher: Launcher) -> None:
    (mpiwasm.folder / "file").touch()
    compiler = mpiwasm.prefix / "bin" / "mpiwasm-cc"
    compiled = mpiwasm.command(compiler, "-O1", "-Wall", SHORTAGE / "many_files.c", "-o", "many_files.wasm")
    assert (compiled.code, compiled.err) == (0, ""), compiled
    command = mpiwasm.launched(launcher, 1, "-d", ".", "many_files.wasm", "file")
    ended = mpiwasm.command("sh", "-c", 'ulimit -n 256 && exec "$@"', "sh", *command)
    assert (ended.code, ended.out) == (0, "124 files\nNo Errors\n"), ended


def test_the_time_limit_ends_a_program_that_computes(mpiwasm: Installed, plain: Path) -> None:
    ended = mpiwasm.run("-d", mpiwasm.folder, "--time-limit", "2", plain, "go-on", mpiwasm.folder / "file", "spin")
    assert ended.code == TIME_LIMIT_REACHED
    assert ended.own_lines == ["mpiwasm: plain.wasm: ended: its time limit of 2 s has expired"]
    assert "    at spin (function " in ended.err
    assert "    at main (function " in ended.err
    assert ended.out == "ready\n"
    assert (mpiwasm.folder / "file").read_text() == "held back\n"


def test_the_time_limit_ends_a_program_that_waits(mpiwasm: Installed, plain: Path) -> None:
    ended = mpiwasm.run("-d", mpiwasm.folder, "--time-limit", "2", plain, "go-on", mpiwasm.folder / "file", "sleep")
    assert ended.code == TIME_LIMIT_REACHED
    assert len(ended.own_lines) == 1
    assert (mpiwasm.folder / "file").read_text() == "held back\n"


def test_within_the_time_limit_nothing_happens(mpiwasm: Installed, plain: Path) -> None:
    assert mpiwasm.succeed("--time-limit", "1h", plain, "arguments", "a") == "[a]\n"
