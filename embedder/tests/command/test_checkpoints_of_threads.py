"""Programs with threads are saved when their main thread is the only one; OpenMP's idle threads end for that."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from checkpointing import BOTH_WAYS, STOPPED
from installed import OPEN_MPI, Ended, Installed, Launcher

PROGRAMS = Path(__file__).resolve().parent / "guests" / "threads"
RANKS = 2
PORTABLE = ("--checkpoint", "images", "--checkpoint-form", "portable", "--backend", "cranelift")
STOPS = ("--after-checkpoint", "exit")


@pytest.fixture(scope="module")
def programs(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("programs")
    for source in sorted(PROGRAMS.glob("*.c*")):
        compiler = prefix / "bin" / ("mpiwasm-cc" if source.suffix == ".c" else "mpiwasm-c++")
        command = [compiler, "-fopenmp", "-O1", "-Wall", "-Werror", source]
        subprocess.run([*command, "-o", folder / f"{source.stem}.wasm"], check=True)
    return folder


def run(saving: Installed, launcher: Launcher, *words: str | Path) -> Ended:
    return saving.launch(launcher, RANKS, "--env", "KMP_BLOCKTIME=0", *words)


@pytest.mark.parametrize("point", [1, 5, 9, 13, 22])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_teams_are_continued_under_another_library(
    saving: Installed, programs: Path, first: Launcher, second: Launcher, point: int
) -> None:
    module = programs / "teams_resumed.wasm"
    expected = run(saving, second, *PORTABLE, module)
    assert expected.code == 0, expected
    assert expected.out.startswith("sum ")
    assert expected.out.endswith(", teams of 3, schedule 3 of 5, funneled 1\n")
    stopped = run(saving, first, *PORTABLE, "--checkpoint-at", str(point), *STOPS, module)
    assert (stopped.code, stopped.out) == (STOPPED, ""), stopped
    continued = saving.launch(second, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


def test_teams_go_on_after_checkpoints(saving: Installed, programs: Path, launcher: Launcher) -> None:
    module = programs / "teams_resumed.wasm"
    expected = run(saving, launcher, *PORTABLE, module)
    ended = run(saving, launcher, *PORTABLE, "--checkpoint-at", "10", module)
    assert (ended.code, ended.out) == (0, expected.out), ended
    assert "checkpoint 1 is in" in ended.err
    again = saving.launch(launcher, RANKS, "restart", "images", "--checkpoint-at", "6", *STOPS)
    assert again.code == STOPPED, again
    continued = saving.launch(launcher, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


@pytest.mark.parametrize("point", [7, 14])
def test_blocks_of_ended_threads_stay(saving: Installed, programs: Path, launcher: Launcher, point: int) -> None:
    module = programs / "blocks_resumed.wasm"
    right = "0 wrong, 1152 tasks\n"
    ended = run(saving, launcher, *PORTABLE, "--checkpoint-at", str(point), module)
    assert (ended.code, ended.out) == (0, right), ended
    assert "checkpoint 1 is in" in ended.err
    again = saving.launch(launcher, RANKS, "restart", "images", "--checkpoint-at", "5", *STOPS)
    assert again.code == STOPPED, again
    continued = saving.launch(launcher, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, right), continued


@pytest.mark.long
def test_threads_that_have_been_joined_do_not_matter(saving: Installed, programs: Path, launcher: Launcher) -> None:
    module = programs / "phases_resumed.wasm"
    expected = run(saving, launcher, module, "joined")
    assert (expected.code, expected.out) == (0, "joined: 936\n")
    stopped = run(saving, launcher, *PORTABLE, "--checkpoint-at", "7", *STOPS, module, "joined")
    assert (stopped.code, stopped.out) == (STOPPED, ""), stopped
    continued = saving.launch(launcher, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


@pytest.mark.parametrize(
    ("what", "reason", "is_saved_later"),
    [
        ("waiting", "the program has other threads than those of OpenMP", True),
        ("destroyed", "threads of the program have thread-local objects with destructors", False),
    ],
)
def test_a_program_whose_threads_cannot_end_goes_on(
    saving: Installed, programs: Path, what: str, reason: str, is_saved_later: bool
) -> None:
    module = programs / "phases_resumed.wasm"
    expected = run(saving, OPEN_MPI, module, what)
    assert expected.code == 0, expected
    ended = run(saving, OPEN_MPI, *PORTABLE, "--checkpoint-interval", "0.001s", module, what)
    assert (ended.code, ended.out) == (0, expected.out), ended
    assert f"warning: no checkpoint here: {reason}; the program goes on" in ended.err
    assert ("checkpoint 1 is in" in ended.err) == is_saved_later


def test_the_native_form_of_such_a_program_is_refused(saving: Installed, programs: Path) -> None:
    module = programs / "teams_resumed.wasm"
    refused = saving.run("--checkpoint", "images", module)
    assert refused.code == 2, refused
    assert refused.err == (
        f"mpiwasm: {module}: a program with threads can be saved with --checkpoint-form portable only\n"
    )


@pytest.mark.parametrize("function", ["irecv", "mprobe", "sendrecv", "fence"])
def test_what_is_called_before_mpi_runs_ends_with_a_message(
    saving: Installed, programs: Path, launcher: Launcher, function: str
) -> None:
    """Also when another thread has been in a call of MPI before, which any may make at that time."""
    ended = saving.launch(launcher, 1, *PORTABLE, programs / "before_init.wasm", function)
    assert ended.code not in (0, 139), ended
    assert "MPI is not initialized" in ended.err or "MPI_Init" in ended.err, ended


def test_a_program_that_lies_about_its_threads_goes_on(saving: Installed, programs: Path, launcher: Launcher) -> None:
    """Its checkpoint is not made, and MPI cannot be called while it is asked."""
    module = programs / "lying.wasm"
    lying = run(saving, launcher, *PORTABLE, "--checkpoint-at", "5", module, "lie")
    assert (lying.code, lying.out) == (0, "lie: 870, not asked\n"), lying
    assert "no checkpoint here: threads of the program do not end; the program goes on" in lying.err
    calling = run(saving, launcher, *PORTABLE, "--checkpoint-at", "5", module, "call")
    assert (calling.code, calling.out) == (0, "call: 870, refused\n"), calling
    trapping = run(saving, launcher, *PORTABLE, "--checkpoint-at", "5", module, "trap")
    assert (trapping.code, trapping.out) == (134, ""), trapping
