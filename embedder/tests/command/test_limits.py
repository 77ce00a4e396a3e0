"""How much a program may use: memory, open files, time."""

from __future__ import annotations

from pathlib import Path

from installed import Installed, Launcher

SHORTAGE = Path(__file__).resolve().parent / "shortage"
TIME_LIMIT_REACHED = 124
SETUP_FAILED = 123
TRAPPED = 134


def test_memory_ends_at_the_limit(mpiwasm: Installed, plain: Path) -> None:
    taken = mpiwasm.succeed("--max-memory", "64M", plain, "memory", "200")
    # What is missing to 64 are the stack, the variables and the allocator's own words.
    assert 40 < int(taken.removesuffix(" MiB\n")) < 64
    assert mpiwasm.succeed(plain, "memory", "200") == "200 MiB\n"


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
