"""A program or job that is stopped and continued, in other processes and under another MPI library, ends as if it had
not been stopped."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from checkpointing import BOTH_WAYS, RANKS, STOPPED, contents, data_for, stop
from installed import MPICH, OPEN_MPI, Ended, Installed, Launcher
from wasm_builder import I32, function_type, program


@pytest.mark.parametrize("backend", ["llvm", "cranelift"])
@pytest.mark.parametrize("point", [1, 4, 23, 41])
def test_a_program_without_mpi_is_continued(
    saving: Installed, alone: Path, tmp_path: Path, backend: str, point: int
) -> None:
    whole = data_for(tmp_path, "whole")
    expected = saving.succeed("--backend", backend, "-d", f"{whole}:/data", alone, "/data")
    data = data_for(tmp_path, "data")
    stopped = stop(saving, alone, data, point, "--backend", backend)
    continued = saving.run("restart", "images")
    assert (continued.code, continued.err) == (0, "")
    assert stopped.out + continued.out == expected
    assert contents(data) == contents(whole)


@pytest.mark.parametrize("point", [4, 23])
def test_files_of_a_directory_that_is_granted_twice_are_continued(
    saving: Installed, alone: Path, tmp_path: Path, point: int
) -> None:
    whole, data = data_for(tmp_path, "whole"), data_for(tmp_path, "data")
    expected = saving.succeed("-d", f"{whole}:/data", alone, "/data")
    stopped = stop(saving, alone, data, point, "-d", f"{data}:/in:ro")
    continued = saving.run("restart", "images")
    assert (continued.code, continued.err) == (0, ""), continued
    assert stopped.out + continued.out == expected
    assert contents(data) == contents(whole)


@pytest.mark.parametrize("point", [1, 5, 16])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_job_is_continued_under_another_library(
    saving: Installed, resumed: Path, tmp_path: Path, first: Launcher, second: Launcher, point: int
) -> None:
    whole = data_for(tmp_path, "whole")
    expected = saving.launch(second, RANKS, "-d", f"{whole}:/data", resumed, "/data")
    assert expected.code == 0, expected
    data = data_for(tmp_path, "data")
    stopped = stop(saving, resumed, data, point, launcher=first)
    assert stopped.out == ""
    continued = saving.launch(second, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert continued.out == expected.out
    assert contents(data) == contents(whole)


def test_a_job_goes_on_after_a_checkpoint(saving: Installed, resumed: Path, tmp_path: Path) -> None:
    whole = data_for(tmp_path, "whole")
    expected = saving.launch(OPEN_MPI, RANKS, "-d", f"{whole}:/data", resumed, "/data")
    data = data_for(tmp_path, "data")
    words = ["--checkpoint", "images", "--checkpoint-at", "7", "-d", f"{data}:/data", resumed, "/data"]
    ended = saving.launch(OPEN_MPI, RANKS, *words)
    assert (ended.code, ended.out) == (0, expected.out)
    # It is as good an hour later as at once; what was written since is written again.
    again = saving.launch(OPEN_MPI, RANKS, "restart", "images", "--checkpoint-at", "3", "--after-checkpoint", "exit")
    assert again.code == STOPPED, again
    third = saving.launch(MPICH, RANKS, "restart", "images")
    assert (third.code, third.out) == (0, expected.out)
    assert contents(data) == contents(whole)


def test_messages_go_on_after_checkpoints_and_restarts_in_turn(saving: Installed, guests: Path) -> None:
    module = guests / "messages_resumed.wasm"
    expected = saving.launch(OPEN_MPI, RANKS, module)
    ended = saving.launch(OPEN_MPI, RANKS, "--checkpoint", "images", "--checkpoint-at", "9", module)
    assert (ended.code, ended.out) == (0, expected.out), ended
    assert "checkpoint 1 is in" in ended.err
    turn = 0
    printed: list[str] = []  # a process may print its result before the others are stopped
    while turn < 40:
        launcher = (MPICH, OPEN_MPI)[turn % 2]
        words = ["restart", "images", "--checkpoint-at", "17", "--after-checkpoint", "exit"]
        ended = saving.launch(launcher, RANKS, *words)
        printed += ended.out.splitlines()
        if ended.code == 0:
            break
        assert ended.code == STOPPED, ended
        turn += 1
    assert turn > 1
    assert (ended.code, sorted(printed)) == (0, sorted(expected.out.splitlines())), ended


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_signal_to_a_rank_that_waits_saves_the_job(
    saving: Installed, guests: Path, first: Launcher, second: Launcher
) -> None:
    options = ["--checkpoint", "images", "--after-checkpoint", "exit"]
    command = saving.launched(first, RANKS, *options, guests / "waiting.wasm")
    with saving.started(command) as running:
        running.wait_for_lines(3)
        os.kill(running.ranks("waiting.wasm")[-1], signal.SIGUSR1)
        stopped = running.end()
    assert stopped.code == STOPPED, stopped
    continued = saving.launch(second, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "value 10"


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_checkpoints_at_any_time_change_nothing(
    saving: Installed, guests: Path, first: Launcher, second: Launcher
) -> None:
    interval = ["--checkpoint-interval", "0.3s"]
    for seconds in ("1.5", "5", "20"):  # machines have other work too
        expected = saving.launch(first, RANKS, guests / "traffic.wasm", "0", seconds)
        assert expected.code == 0, expected
        program = (guests / "traffic.wasm", expected.out.split()[0])
        images = f"images-{seconds}"
        ended = saving.launch(first, RANKS, "--checkpoint", images, *interval, *program)
        if "checkpoint 2 is in" in ended.err:
            break
    assert (ended.code, ended.out) == (0, expected.out), ended
    assert "checkpoint 2 is in" in ended.err
    continued = saving.launch(second, RANKS, "restart", images, *interval)
    assert (continued.code, continued.out) == (0, expected.out), continued


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_job_that_is_terminated_is_saved_first(
    saving: Installed, guests: Path, first: Launcher, second: Launcher
) -> None:
    command = saving.launched(first, RANKS, "--checkpoint", "images", guests / "waiting.wasm")
    with saving.started(command) as running:
        running.wait_for_lines(3)
        os.kill(running.ranks("waiting.wasm")[-1], signal.SIGTERM)
        stopped = running.end()
    assert stopped.code == STOPPED, stopped
    continued = saving.launch(second, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "value 10"


def end_by_termination(saving: Installed, launcher: Launcher, module: Path) -> Ended:
    """A job of two ranks, each of which gets SIGTERM after the first line."""
    with saving.started(saving.launched(launcher, 2, "--checkpoint", "images", module)) as running:
        running.wait_for_lines(1)
        for rank in running.ranks(module.name):
            os.kill(rank, signal.SIGTERM)
        return running.end()


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_job_that_is_terminated_waits_for_a_rank_that_computes(
    saving: Installed, guests: Path, first: Launcher, second: Launcher
) -> None:
    """It comes to its next call of MPI seconds later; the others are asked at every call meanwhile."""
    stopped = end_by_termination(saving, first, guests / "computing.wasm")
    assert stopped.code == STOPPED, stopped
    continued = saving.launch(second, 2, "restart", "images")
    assert (continued.code, continued.out) == (0, "value 42\n"), continued


def test_operations_that_are_not_complete_are_waited_for(saving: Installed, guests: Path) -> None:
    """Each rank has started one of two operations, and none both: no process counts more than the other one."""
    stopped = end_by_termination(saving, OPEN_MPI, guests / "crossed.wasm")
    assert stopped.code == STOPPED, stopped
    assert "not complete; the program goes on" in stopped.err, stopped
    continued = saving.launch(MPICH, 2, "restart", "images")
    assert (continued.code, continued.out) == (0, "done\n"), continued


@pytest.mark.parametrize("form", ["native", "portable"])
@pytest.mark.parametrize("is_file", [False, True], ids=["pipe", "file"])
def test_standard_input_is_read_on(saving: Installed, guests: Path, form: str, is_file: bool) -> None:
    text = "".join(f"line {number} of the input\n" for number in range(1000))
    (saving.folder / "input").write_text(text, encoding="utf-8")

    def run(*words: str | Path) -> Ended:
        if not is_file:
            return saving.run(*words, given=text)
        return saving.command("sh", "-c", 'exec "$@" < input', "sh", saving.program, *words)

    exit_at = ["--checkpoint-at", "700", "--after-checkpoint", "exit"]
    stopped = run("--checkpoint", "images", "--checkpoint-form", form, *exit_at, guests / "lines.wasm")
    assert stopped.code == STOPPED, stopped
    continued = run("restart", "images")
    assert continued.code == 0, continued
    assert stopped.out + continued.out == text


@pytest.mark.parametrize(
    ("rank", "reason"), [(0, "another process cannot be saved"), (1, "a request is of MPI_Grequest_start")]
)
def test_a_job_that_cannot_be_saved_is_terminated(
    saving: Installed, guests: Path, launcher: Launcher, rank: int, reason: str
) -> None:
    command = saving.launched(launcher, 2, "--checkpoint", "images", guests / "held.wasm")
    with saving.started(command) as running:
        running.wait_for_lines(3)
        os.kill(running.ranks("held.wasm")[rank], signal.SIGTERM)
        ended = running.end()
    assert ended.code not in (0, STOPPED), ended
    assert f"no checkpoint before the end: {reason}" in ended.err
    assert "ended by SIGTERM" in ended.err


def test_a_rank_that_is_killed_leaves_a_checkpoint(saving: Installed, guests: Path) -> None:
    # It is saved most of the time.
    command = saving.launched(
        OPEN_MPI, RANKS, "--checkpoint", "images", "--checkpoint-interval", "0.01s", guests / "waiting.wasm"
    )
    with saving.started(command) as running:
        running.wait_for_lines(20)
        os.kill(running.ranks("waiting.wasm")[1], signal.SIGKILL)
        assert running.end().code != 0
    continued = saving.launch(MPICH, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "value 10"


def test_a_signal_saves_a_program(saving: Installed, guests: Path) -> None:
    options = ["--checkpoint", "images", "--after-checkpoint", "exit"]
    command = [saving.program, *options, guests / "stepping.wasm"]
    with saving.started(command) as running:
        running.wait_for_lines(2)
        running.process.send_signal(signal.SIGUSR1)
        stopped = running.end()
    assert stopped.code == STOPPED, stopped
    continued = saving.run("restart", "images")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "step 30"


def test_what_cannot_be_saved_is_reported_and_the_program_goes_on(saving: Installed, guests: Path) -> None:
    module = guests / "with_request.wasm"
    ended = saving.launch(OPEN_MPI, 2, "--checkpoint", "images", "--checkpoint-at", "3", module)
    assert ended.code == 0, ended
    assert "no checkpoint here: a request is of MPI_Grequest_start" in ended.err


def test_limits_hold_after_a_restart(saving: Installed, guests: Path) -> None:
    options = ["--max-spawn", "0", "--checkpoint", "images", "--checkpoint-at", "3", "--after-checkpoint", "exit"]
    stopped = saving.launch(OPEN_MPI, 1, *options, guests / "spawning_resumed.wasm")
    assert stopped.code == STOPPED, stopped
    continued = saving.launch(OPEN_MPI, 1, "restart", "images")
    assert (continued.code, continued.out) == (0, "refused\n"), continued


def test_a_program_that_changes_its_tables_is_refused(saving: Installed) -> None:
    # References to functions are addresses of the process: a restart would call what stands there then.
    yields, table = ("wasi_snapshot_preview1", "sched_yield", 1), b"\x70\x01\x04\x04"
    set_table = b"\x41\x00" + b"\xd2\x00" + b"\x26\x00"  # i32.const 0, ref.func 0, table.set 0
    module = program([yields], types=[function_type([], [I32])], tables=[table], code=b"\x10\x00\x1a" + set_table)
    (saving.folder / "tables.wasm").write_bytes(module)
    for form in ("native", "portable"):
        refused = saving.run("--checkpoint", "images", "--checkpoint-form", form, "tables.wasm")
        assert refused.code == 120
        assert "changes a table of functions, which is not saved" in refused.err


def test_a_program_with_two_memories_is_refused(saving: Installed) -> None:
    (saving.folder / "memories.wasm").write_bytes(program(memories=2))
    for form in ("native", "portable"):
        refused = saving.run("--checkpoint", "images", "--checkpoint-form", form, "memories.wasm")
        assert refused.code == 120
        assert "needs a module with one memory" in refused.err


def test_singlepass_is_refused(saving: Installed, scalar: Path) -> None:
    refused = saving.run("--checkpoint", "images", "--backend", "singlepass", scalar)
    assert refused.code == 2
    assert "not with singlepass" in refused.err
