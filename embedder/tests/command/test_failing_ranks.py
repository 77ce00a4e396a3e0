"""A failing rank ends the job, with one line that names it, its call stack, and a documented exit code."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest
from installed import MPICH, OPEN_MPI, Ended, Installed, Job, Launcher

UNUSABLE_MODULE = 120
TRAPPED = 134
OUTSIDE = "the program accessed an address outside its memory"

# What happens: the words of the line, and the first of our functions in the call stack.
TRAPS = {
    "bounds": (OUTSIDE, "read_far_away"),
    "division": ("the program divided an integer by zero", "divide"),
    "stack": (OUTSIDE, "fill_the_stack"),
    "null-call": ("the program called through a null function pointer", "call_nothing"),
    "abort": ("the program stopped itself: it called abort()", "give_up"),
}


def causes(ended: Ended) -> list[str]:
    """What mpiwasm said, but for the ranks that the launcher ended because of another one."""
    consequence = "ended by SIGTERM, which batch systems and launchers send to end a job"
    return [line for line in ended.own_lines if consequence not in line]


@pytest.mark.parametrize("what", TRAPS)
def test_a_trap_names_rank_and_functions(mpiwasm: Installed, job: Path, launcher: Launcher, what: str) -> None:
    words, function = TRAPS[what]
    ended = mpiwasm.launch(launcher, 2, job, what)
    assert ended.code == TRAPPED, ended
    assert ended.out == ""
    assert len(causes(ended)) == 1
    assert causes(ended)[0].startswith(f"mpiwasm: rank 1: job.wasm: {words}")
    frames = [line.split()[1] for line in ended.err.splitlines() if line.startswith("    at ")]
    assert function in frames[:2]
    assert "main" in frames


@pytest.mark.parametrize("when", ["before-mpi", "after-mpi", "callback"])
def test_a_trap_is_reported_whatever_sets_signal_handlers(
    mpiwasm: Installed, job: Path, launcher: Launcher, when: str
) -> None:
    """MPI libraries set handlers of their own in MPI_Init, some take them away in MPI_Finalize, and MPI may call."""
    ended = mpiwasm.launch(launcher, 2, job, when)
    assert ended.code == TRAPPED, ended
    ranks = {line.split(": ")[1] for line in causes(ended)}
    assert "rank 1" in ranks or when != "after-mpi"
    assert len(ranks) == len(causes(ended)) >= 1
    assert all(line.endswith(f": job.wasm: {OUTSIDE}") for line in causes(ended))
    frames = [line.split()[1] for line in ended.err.splitlines() if line.startswith("    at ")]
    assert frames[0] == "read_far_away"
    assert ("reduce_badly" in frames) == (when == "callback")
    assert "main" in frames


def test_a_rank_that_cannot_start_ends_the_job(mpiwasm: Installed, guests: Path, launcher: Launcher) -> None:
    """The others would wait for it in MPI_Init; Hydra does not end a job for a process that has not started MPI."""
    first = ["-np", "1", mpiwasm.program, guests / "waiting.wasm"]
    ended = mpiwasm.command(launcher.program, *first, ":", "-np", "1", mpiwasm.program, "missing.wasm")
    assert ended.code == UNUSABLE_MODULE, ended
    assert causes(ended) == ["mpiwasm: rank 1: missing.wasm: the file cannot be opened: No such file or directory"]


def test_a_fault_signal_from_a_process_is_not_a_trap(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    command = mpiwasm.launched(launcher, 2, "-d", mpiwasm.folder, job, "wait", mpiwasm.folder)
    with mpiwasm.started(command) as running:
        os.kill(start_and_wait(running)[1], signal.SIGSEGV)
        ended = running.end()
    assert ended.code in (signal.SIGSEGV, 128 + signal.SIGSEGV), ended
    assert causes(ended) == []
    check_files(mpiwasm.folder)


@pytest.mark.parametrize("backend", ["cranelift", "singlepass"])
def test_a_trap_is_the_same_under_the_other_backends(mpiwasm: Installed, job: Path, backend: str) -> None:
    ended = mpiwasm.run("--backend", backend, job, "bounds")
    assert ended.code == TRAPPED
    assert ended.err.startswith(f"mpiwasm: rank 0: job.wasm: {OUTSIDE}\n    at read_far_away (function ")


def test_a_fault_of_the_library_in_memory_is_a_trap(mpiwasm: Installed, guests: Path) -> None:
    """Open MPI's ob1 component writes past the end of a receive buffer when the message is longer."""
    ended = mpiwasm.launch(OPEN_MPI, 1, guests / "long_message.wasm")
    assert ended.code == TRAPPED, ended
    words = r"mpiwasm: rank 0: long_message\.wasm: a function that it called accessed its memory at address 0x\w+, "
    assert re.fullmatch(words + r"which is beyond its size of \d+ MiB", causes(ended)[0])
    frames = [line.split()[1] for line in ended.err.splitlines() if line.startswith("    at ")]
    assert "main" in frames


def test_an_endless_recursion_is_a_stack_overflow(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    ended = mpiwasm.launch(launcher, 2, job, "recursion")
    assert ended.code == TRAPPED
    assert len(causes(ended)) == 1
    assert causes(ended)[0].startswith("mpiwasm: rank 1: job.wasm: stack overflow: ")
    assert "--stack-size" in causes(ended)[0]
    frames = [line for line in ended.err.splitlines() if line.startswith("    at ")]
    # The innermost call has its own place; all others stand on one line.
    recursing = [frame for frame in frames[:2] if frame.startswith("    at recurse (function ")]
    assert frames[0] in recursing
    assert recursing[-1].endswith(" times")


@pytest.mark.parametrize("backend", ["cranelift", "singlepass"])
def test_an_overflow_is_the_same_under_the_other_backends(mpiwasm: Installed, scalar: Path, backend: str) -> None:
    ended = mpiwasm.run("--backend", backend, scalar, "nest", "1000000000")
    assert ended.code == TRAPPED
    assert ended.own_lines[0].startswith("mpiwasm: scalar.wasm: stack overflow: ")
    assert "    at nest (function " in ended.err


@pytest.mark.parametrize("backend", ["llvm", "cranelift", "singlepass"])
def test_source_lines_are_reported(mpiwasm: Installed, scalar: Path, backend: str) -> None:
    ended = mpiwasm.run("--backend", backend, scalar, "nest", "1000000000")
    source = (Path(__file__).parent / "guests" / "plain.c").read_text().splitlines()
    calls = next(i for i, line in enumerate(source, 1) if "nest(depth - 1)" in line)
    nested = [line for line in ended.err.splitlines() if line.startswith("    at nest (function ")]
    assert any(f", plain.c:{calls})" in line for line in nested)


@pytest.mark.parametrize("backend", ["llvm", "cranelift", "singlepass"])
def test_the_place_of_a_trap_is_exact(mpiwasm: Installed, scalar: Path, backend: str) -> None:
    ended = mpiwasm.run("--backend", backend, scalar, "bounds")
    source = (Path(__file__).parent / "guests" / "plain.c").read_text().splitlines()
    reads = next(i for i, line in enumerate(source, 1) if "/* outside the memory */" in line)
    calls = next(i for i, line in enumerate(source, 1) if "return read_far_away(task);" in line)
    frames = [line for line in ended.err.splitlines() if line.startswith("    at ")]
    assert ended.code == TRAPPED
    assert frames[0].startswith("    at read_far_away (function ")
    assert frames[0].endswith(f", plain.c:{reads})")
    main = next(frame for frame in frames if frame.startswith("    at main "))
    assert main.endswith(f", plain.c:{calls})")


def test_mpi_abort_ends_the_job_with_its_code(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    ended = mpiwasm.launch(launcher, 2, job, "mpi-abort")
    assert ended.code == 42
    assert causes(ended) == ["mpiwasm: rank 1: MPI_Abort was called with code 42"]


def test_an_mpi_error_names_call_and_argument(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    ended = mpiwasm.launch(launcher, 2, job, "mpi-error")
    assert ended.code == 6  # MPI_ERR_RANK
    assert len(causes(ended)) == 1
    assert causes(ended)[0].startswith("mpiwasm: rank 1: MPI_Send: dest is 77, but ranks go from 0 to 1 [MPI_ERR_RANK")
    assert "    at main (function " in ended.err


def test_leaving_without_mpi_finalize_is_said(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    ended = mpiwasm.launch(launcher, 2, job, "leave")
    # Open MPI makes an error of it, MPICH does not; so it is with native programs.
    assert ended.code == {OPEN_MPI: 1, MPICH: 0}[launcher]
    assert causes(ended) == ["mpiwasm: rank 1: job.wasm ended without calling MPI_Finalize"]


def test_an_exit_code_without_mpi_finalize_is_passed_on(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    assert mpiwasm.launch(launcher, 2, job, "exit").code == 9


def start_and_wait(job: Job) -> list[int]:
    """The ranks, once each has written its file and waits."""
    job.wait_for_lines(2)
    ranks = job.ranks("job.wasm")
    assert len(ranks) == 2
    return ranks


def check_files(folder: Path) -> None:
    for rank in range(2):
        lines = (folder / f"rank-{rank}").read_text().splitlines()
        assert lines == [f"rank {rank} line {number}" for number in range(1000)]


def test_a_killed_rank_ends_the_job_and_what_was_written_stays(
    mpiwasm: Installed, job: Path, launcher: Launcher
) -> None:
    command = mpiwasm.launched(launcher, 2, "-d", mpiwasm.folder, job, "wait", mpiwasm.folder)
    with mpiwasm.started(command) as running:
        os.kill(start_and_wait(running)[1], signal.SIGKILL)
        ended = running.end()
    assert ended.code in (9, 128 + signal.SIGKILL), ended
    check_files(mpiwasm.folder)


def test_a_stopped_launcher_leaves_nothing_behind(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    command = mpiwasm.launched(launcher, 2, "-d", mpiwasm.folder, job, "wait", mpiwasm.folder)
    with mpiwasm.started(command) as running:
        start_and_wait(running)
        running.process.send_signal(signal.SIGTERM)
        ended = running.end()
    # end() saw that no process is left. MPICH's launcher answers 0 when its ranks end before it has counted them.
    assert ended.code != 0 or launcher is MPICH
    check_files(mpiwasm.folder)
