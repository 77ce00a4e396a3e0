"""Files that are no programs for mpiwasm: one clear line and exit code 120, from run, inspect and compile."""

from __future__ import annotations

import os
import random
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from installed import Installed, Launcher
from wasm_builder import FUNCTION, HEAD, I32, I64, custom_section, function_type, number, program, section, text

UNUSABLE = 120
TRAPPED = 134

Make = Callable[[], bytes]
BAD_MODULES: dict[str, tuple[Make, str]] = {
    "empty": (lambda: b"", "the file is empty"),
    "text": (lambda: b"int main(void) { return 0; }\n", "not a WebAssembly module"),
    "elf": (lambda: b"\x7fELF" + bytes(60), "not a WebAssembly module"),
    "component": (lambda: b"\0asm\x0d\0\1\0", "component"),
    "head-only": (lambda: HEAD, "exports no function _start"),
    "unknown-to-mpiwasm-2023": (
        lambda: program([("env", "MPI_Win_lock", 1)], types=[function_type([I32] * 4, [I32])]),
        "the module calls MPI_Win_lock, which the MPIWasm of 2023 did not have",
    ),
    "wrong-signature-of-2023": (
        lambda: program([("env", "MPI_Finalize", 1)], types=[function_type([I64], [I32])]),
        "the module declares MPI_Finalize as (i64) -> i32",
    ),
    "unknown-mpi-function": (
        lambda: program([("mpi_abi_1", "MPI_Frobnicate", 1)], types=[function_type([I32], [I32])]),
        "the module calls MPI_Frobnicate, which is not an MPI function",
    ),
    "wrong-signature": (
        lambda: program([("mpi_abi_1", "MPI_Finalize", 1)], types=[function_type([I64], [I32])]),
        "the module declares MPI_Finalize as (i64) -> i32",
    ),
    "unknown-function": (
        lambda: program([("env", "dgemm_", 0)]),
        'the module needs the function "dgemm_", which no linked library defines',
    ),
    "unknown-namespace": (lambda: program([("somewhere", "f", 0)]), '"somewhere"'),
    "wasix": (lambda: program([("wasix_32v1", "thread_spawn", 0)]), "WASIX"),
    "emscripten": (lambda: program([("env", "emscripten_resize_heap", 0)]), "Emscripten"),
    "64-bit-memory": (lambda: program(memory_flags=4), "64-bit memory"),
    "no-start": (lambda: program(entry=None), "exports no function _start"),
    "library": (lambda: program(entry="_initialize"), "the module is a library"),
}


@pytest.mark.parametrize("name", BAD_MODULES)
def test_a_bad_module_gets_one_line(mpiwasm: Installed, name: str) -> None:
    make, words = BAD_MODULES[name]
    (mpiwasm.folder / "bad.wasm").write_bytes(make())
    ended = mpiwasm.run("bad.wasm")
    assert ended.code == UNUSABLE, ended
    assert ended.out == ""
    assert len(ended.err.splitlines()) == 1
    assert ended.err.startswith("mpiwasm: bad.wasm: ")
    assert words in ended.err

    inspected = mpiwasm.run("inspect", "bad.wasm")
    assert inspected.code == UNUSABLE
    assert words in inspected.out + inspected.err


def test_names_of_a_module_are_no_commands_to_the_terminal(mpiwasm: Installed) -> None:
    name = "\x1b]0;title\x07\x1b[2J\nIt will run here.\u009b"
    (mpiwasm.folder / "bad.wasm").write_bytes(program([("env", name, 0)]))
    for words in (["bad.wasm"], ["inspect", "bad.wasm"]):
        ended = mpiwasm.run(*words)
        assert ended.code == UNUSABLE
        assert "?]0;title??[2J?It will run here.??" in ended.out + ended.err
        assert all(line.isprintable() for line in (ended.out + ended.err).splitlines())

    producer = number(1) + text("processed-by") + number(1) + text("\x1b[31mclang\n") + text("1\x9b\r")
    feature = number(1) + b"+" + text("\x1b[2J")
    (mpiwasm.folder / "odd.wasm").write_bytes(
        program() + custom_section("producers", producer) + custom_section("target_features", feature)
    )
    printed = mpiwasm.succeed("inspect", "odd.wasm")
    assert "made by   ?[31mclang? 1???" in printed
    assert "features  +?[2J" in printed
    assert all(line.isprintable() for line in printed.splitlines())


def test_a_trap_of_a_module_without_its_memory_is_reported(mpiwasm: Installed) -> None:
    unreachable = number(3) + b"\0\0\x0b"
    start = text("_start") + bytes([FUNCTION]) + number(0)
    sections = ((1, function_type()), (3, number(0)), (5, b"\0" + number(1)), (7, start), (10, unreachable))
    module = HEAD + b"".join(section(identity, [entry]) for identity, entry in sections)
    (mpiwasm.folder / "trap.wasm").write_bytes(module)
    ended = mpiwasm.run("trap.wasm")
    assert ended.code == TRAPPED, ended
    assert "the program stopped itself" in ended.own_lines[0]


def test_many_unknown_imports_take_no_more_time_than_reading_them(mpiwasm: Installed) -> None:
    # Compared with each other, they would take minutes.
    (mpiwasm.folder / "many.wasm").write_bytes(program([("env", f"f{i}", 0) for i in range(150_000)]))
    ended = mpiwasm.run("many.wasm")
    assert ended.code == UNUSABLE
    assert len(ended.err.splitlines()) == 1


def test_a_good_hand_made_module_runs(mpiwasm: Installed) -> None:
    (mpiwasm.folder / "good.wasm").write_bytes(program())
    assert mpiwasm.succeed("good.wasm") == ""


def test_files_that_cannot_be_read(mpiwasm: Installed) -> None:
    missing = mpiwasm.run("missing.wasm")
    assert missing.code == UNUSABLE
    assert missing.err == "mpiwasm: missing.wasm: the file cannot be opened: No such file or directory\n"
    folder = mpiwasm.run(".")
    assert folder.code == UNUSABLE
    assert folder.err == "mpiwasm: .: this is a directory, not a module\n"


def test_files_that_are_not_regular_are_not_waited_for(mpiwasm: Installed) -> None:
    os.mkfifo(mpiwasm.folder / "fifo")
    (mpiwasm.folder / "endless").symlink_to("/dev/zero")
    os.mknod(mpiwasm.folder / "socket", stat.S_IFSOCK | 0o600)
    for name in ("fifo", "endless", "socket"):
        for words in ([name], ["inspect", name], ["compile", name]):
            ended = mpiwasm.run(*words)
            assert (ended.code, ended.out) == (UNUSABLE, ""), ended
            assert ended.err == f"mpiwasm: {name}: this is no regular file, but a pipe, device or socket\n"


def test_what_other_options_name_is_not_waited_for(mpiwasm: Installed, job: Path) -> None:
    os.mkfifo(mpiwasm.folder / "fifo")
    for words in (["--mpi", "./fifo"], ["--blas", "./fifo"], ["--fftw", "./fifo"]):
        shown = mpiwasm.command(mpiwasm.program, "info", *words)
        assert "./fifo" in shown.out + shown.err, shown
    for words in (
        ["--mpi", "./fifo", str(job)],
        ["restart", "fifo"],
        ["checkpoint", "list", "fifo"],
        ["-d", "fifo", str(job)],
    ):
        ended = mpiwasm.run(*words)
        assert ended.code not in (0, UNUSABLE), ended
        assert len(ended.err.splitlines()) == 1, ended


def test_files_without_an_end_are_not_read_to_it(mpiwasm: Installed) -> None:
    with open(mpiwasm.folder / "large.wasm", "wb") as file:
        file.write(program())
        file.truncate(5 << 30)
    ended = mpiwasm.run("inspect", "large.wasm")
    assert (ended.code, ended.out) == (UNUSABLE, "")
    assert "the file is too large" in ended.err


def test_a_file_without_permission(open_prefix: Path, open_folder: Path, other_user: list[str]) -> None:
    mpiwasm = Installed(open_prefix, open_folder, open_folder / "cache")
    module = open_folder / "secret.wasm"
    module.write_bytes(program())
    module.chmod(0o600)
    ended = mpiwasm.command(*other_user, mpiwasm.program, "secret.wasm")
    assert ended.code == UNUSABLE
    assert ended.err == "mpiwasm: secret.wasm: the file cannot be opened: Permission denied\n"


def test_every_rank_says_it_and_the_job_ends(mpiwasm: Installed, launcher: Launcher) -> None:
    (mpiwasm.folder / "bad.wasm").write_bytes(BAD_MODULES["no-start"][0]())
    ended = mpiwasm.launch(launcher, 2, "bad.wasm")
    assert ended.code == UNUSABLE
    assert ended.own_lines
    assert all("exports no function _start" in line for line in ended.own_lines)


def test_a_module_that_was_cut_off(mpiwasm: Installed, job: Path) -> None:
    whole = job.read_bytes()
    lengths = {*range(0, 64, 9), *(len(whole) * part // 24 for part in range(1, 24)), len(whole) - 1}
    for length in sorted(lengths):
        (mpiwasm.folder / "cut.wasm").write_bytes(whole[:length])
        ended = mpiwasm.run("inspect", "cut.wasm")
        # The names of functions stand at the end, and a program runs without them.
        if ended.code != 0:
            assert ended.code == UNUSABLE, (length, ended)
            assert "cut.wasm: " in ended.err + ended.out
    (mpiwasm.folder / "cut.wasm").write_bytes(whole[: len(whole) // 3])
    ended = mpiwasm.run("cut.wasm")
    assert ended.code == UNUSABLE
    assert len(ended.err.splitlines()) == 1


def test_modules_with_damage_never_crash_mpiwasm(mpiwasm: Installed, plain: Path) -> None:
    whole = plain.read_bytes()
    chance = random.Random(2026)
    for _ in range(25):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 8)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        (mpiwasm.folder / "damaged.wasm").write_bytes(damaged)
        ended = mpiwasm.run("compile", "--backend", "singlepass", "--cache-dir", "cache", "damaged.wasm")
        assert ended.code in (0, UNUSABLE, 121), ended
        assert len(ended.err.splitlines()) == (0 if ended.code == 0 else 1), ended
