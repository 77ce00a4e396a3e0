"""What goes wrong while a program is saved, or in its surroundings, and places at which programs are seldom saved."""

from __future__ import annotations

import os
import re
import shutil
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from installed import MPICH, OPEN_MPI, Installed, Launcher

RANKS = 3
STOPPED = 85
SETUP_FAILED = 123
BOTH_WAYS = [(OPEN_MPI, MPICH), (MPICH, OPEN_MPI)]


@pytest.fixture
def saving(mpiwasm: Installed, tmp_path: Path) -> Installed:
    """An installation with a key of its own."""
    return replace(mpiwasm, variables={"XDG_CONFIG_HOME": str(tmp_path / "configuration")})


def test_a_launcher_that_is_killed_leaves_a_checkpoint(saving: Installed, guests: Path, launcher: Launcher) -> None:
    # It is saved most of the time.
    options = ["--checkpoint", "images", "--checkpoint-interval", "0.01s"]
    with saving.started(saving.launched(launcher, RANKS, *options, guests / "waiting.wasm")) as running:
        running.wait_for_lines(20)
        running.process.kill()
        assert running.end().code == -signal.SIGKILL
    listed = saving.run("checkpoint", "list", "images")
    assert listed.out, listed
    # The one that was being written.
    assert all(line.endswith("it is not complete") for line in listed.err.splitlines()), listed
    continued = saving.launch(MPICH, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "value 10"


def check_that_no_room_costs_a_line(
    saving: Installed, guests: Path, private_mounts: list[str], mount: str, reason: str
) -> None:
    """After a first checkpoint, the file system that `mount` mounts is filled: the program goes on, the first stays."""
    (saving.folder / "images").mkdir()
    exit_at = "--after-checkpoint exit --checkpoint-at"
    script = f"""
        {mount} images || exit 99
        chmod 700 images
        mpirun.mpich -np 2 {saving.program} --checkpoint images {exit_at} 3 {guests}/constant.wasm
        [ $? -eq {STOPPED} ] || exit 98
        dd if=/dev/zero of=images/other bs=64k 2> /dev/null
        mpirun.mpich -np 2 {saving.program} restart images {exit_at} 3 || exit 97
        {saving.program} checkpoint verify images
    """
    ended = saving.command(*private_mounts, "sh", "-c", script)
    assert ended.code == 0, ended
    assert f"{reason}; the program goes on" in ended.err, ended
    assert "checkpoint 2 is in" not in ended.err
    assert "intact" in ended.out


def test_a_disk_that_becomes_full_leaves_the_previous_checkpoint(
    saving: Installed, guests: Path, private_mounts: list[str]
) -> None:
    mount = "mount -t tmpfs -o size=32m none"
    check_that_no_room_costs_a_line(saving, guests, private_mounts, mount, "No space left on device")


def test_an_exceeded_quota_leaves_the_previous_checkpoint(
    saving: Installed, guests: Path, private_mounts: list[str], limited_file_system: str
) -> None:
    check_that_no_room_costs_a_line(saving, guests, private_mounts, limited_file_system, "Disk quota exceeded")


@pytest.mark.parametrize("options", [[], ["--checkpoint-stage", "."]], ids=["directly", "staged"])
def test_a_file_larger_than_allowed_makes_no_checkpoint(saving: Installed, guests: Path, options: list[str]) -> None:
    # MPI libraries need large files themselves.
    alone = [saving.program, "--mpi", "serial"]
    module = guests / "constant.wasm"
    expected = saving.command(*alone, module)
    command = [*alone, "--checkpoint", "images", "--checkpoint-at", "3", *options, module]
    # In blocks of 512 B; its memory has more than 2 MiB.
    went_on = saving.command("sh", "-c", 'ulimit -f 2048 && exec "$@"', "sh", *command)
    assert (went_on.code, went_on.out) == (0, expected.out), went_on
    lines = [line for line in went_on.err.splitlines() if "no checkpoint" in line]
    assert len(lines) == 1, went_on
    assert lines[0].endswith("cannot be written: File too large; the program goes on")
    # Nothing of it stays.
    assert list((saving.folder / "images").iterdir()) == []


def test_two_jobs_do_not_share_a_directory(saving: Installed, guests: Path, launcher: Launcher) -> None:
    options = ["--checkpoint", "images", "--checkpoint-interval", "0.2s", "--after-checkpoint", "exit"]
    with saving.started(saving.launched(launcher, RANKS, "--checkpoint", "images", guests / "waiting.wasm")) as running:
        running.wait_for_lines(3)
        refused = saving.launch(launcher, RANKS, *options, guests / "waiting.wasm")
        assert refused.code == SETUP_FAILED, refused
        assert "another job keeps its checkpoints in" in refused.err
        assert "step 1\n" not in refused.out
        os.kill(running.ranks("waiting.wasm")[0], signal.SIGTERM)
        assert running.end().code == STOPPED
    # The directory is free again.
    assert saving.launch(launcher, RANKS, "restart", "images").code == 0


def test_a_restart_waits_for_the_last_ranks_of_the_job_that_it_continues(saving: Installed, guests: Path) -> None:
    options = ["--checkpoint", "images", "--checkpoint-at", "2", "--after-checkpoint", "exit"]
    assert saving.run(*options, guests / "constant.wasm").code == STOPPED
    with saving.started(["flock", "images", "sh", "-c", "echo locked; exec sleep 2"]) as ending:
        ending.wait_for_lines(1)
        assert saving.run("restart", "images").code == 0


def test_checkpoints_are_made_one_after_the_other(saving: Installed, guests: Path, launcher: Launcher) -> None:
    # All ranks and the timer ask for them at the same time.
    options = ["--checkpoint", "images", "--checkpoint-interval", "0.05s"]
    with saving.started(saving.launched(launcher, RANKS, *options, guests / "waiting.wasm")) as running:
        running.wait_for_lines(3)
        for rank in running.ranks("waiting.wasm") * 3:
            os.kill(rank, signal.SIGUSR1)
        ended = running.end()
    assert ended.code == 0, ended
    assert ended.out.splitlines()[-1] == "value 10"
    numbers = [int(number) for number in re.findall(r"checkpoint (\d+) is in", ended.err)]
    assert len(numbers) > 1, ended
    assert numbers == list(range(1, len(numbers) + 1))
    assert saving.succeed("checkpoint", "verify", "images").count("intact") == 2


def test_a_checkpoint_is_asked_for_before_mpi_starts(saving: Installed, guests: Path, launcher: Launcher) -> None:
    module = guests / "traffic.wasm"
    expected = saving.launch(launcher, RANKS, module)
    options = ["--checkpoint", "images", "--checkpoint-interval", "0.001s", "--after-checkpoint", "exit"]
    stopped = saving.launch(launcher, RANKS, *options, module)
    assert stopped.code == STOPPED, stopped
    continued = saving.launch(launcher, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_checkpoint_is_asked_for_in_finalize(
    saving: Installed, guests: Path, first: Launcher, second: Launcher
) -> None:
    options = ["--checkpoint", "images", "--after-checkpoint", "exit"]
    with saving.started(saving.launched(first, RANKS, *options, guests / "finalizing.wasm")) as running:
        running.wait_for_lines(RANKS)
        os.kill(running.ranks("finalizing.wasm")[1], signal.SIGUSR1)
        ended = running.end()
    if ended.code == STOPPED:
        ended = saving.launch(second, RANKS, "restart", "images")
    # It may have come to its end first.
    assert ended.code == 0, ended
    assert sorted(line for line in ended.out.splitlines() if line.startswith("end")) == [
        f"end of {rank}" for rank in range(RANKS)
    ]


@pytest.mark.parametrize("backend", ["llvm", "cranelift"])
def test_a_program_jumps_back_after_a_restart(saving: Installed, guests: Path, backend: str) -> None:
    module = guests / "jumping.wasm"
    options = ["--backend", backend, "--checkpoint", "images", "--after-checkpoint", "exit"]
    stopped = saving.run(*options, "--checkpoint-at", "2", module)
    assert (stopped.code, stopped.out) == (STOPPED, "at the bottom\n"), stopped
    continued = saving.run("restart", "images")
    assert (continued.code, continued.out) == (0, "still there\njumped with 7, sum 0\n"), continued


def test_a_directory_that_is_gone_is_reported_before_anything_runs(
    saving: Installed, guests: Path, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    options = ["--checkpoint", "images", "--checkpoint-at", "9", "--after-checkpoint", "exit", "-d", f"{data}:/data"]
    stopped = saving.launch(OPEN_MPI, RANKS, *options, guests / "traffic.wasm")
    assert stopped.code == STOPPED, stopped
    shutil.rmtree(data)
    refused = saving.launch(MPICH, RANKS, "restart", "images")
    assert refused.code not in (0, STOPPED), refused
    assert str(data) in refused.err
    # MPICH's launcher may write there that it has ended the other ranks.
    assert re.sub(r"\n=+\n(=   [^\n]*\n)+=+\n", "", refused.out) == ""


# At 23 and 25 only some ranks have freed their persistent requests.
@pytest.mark.parametrize("point", [5, 14, 18, 23, 25])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_matched_messages_and_lists_are_continued(
    saving: Installed, guests: Path, first: Launcher, second: Launcher, point: int
) -> None:
    options = ["--checkpoint", "images", "--checkpoint-at", str(point)]
    module = guests / "kept_resumed.wasm"
    went_on = saving.launch(first, RANKS, *options, module)
    assert (went_on.code, went_on.out) == (0, "all as it should be\n"), went_on
    assert "no checkpoint" not in went_on.err
    continued = saving.launch(second, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, "all as it should be\n"), continued


def test_a_stopping_point_that_is_never_reached_makes_no_checkpoint(
    saving: Installed, guests: Path, launcher: Launcher
) -> None:
    went_on = saving.launch(
        launcher, RANKS, "--checkpoint", "images", "--checkpoint-at", "9999", guests / "kept_resumed.wasm"
    )
    assert (went_on.code, went_on.out) == (0, "all as it should be\n"), went_on
    refused = saving.launch(launcher, RANKS, "restart", "images")
    assert refused.code == SETUP_FAILED, refused
    assert "there is no checkpoint in" in refused.err


def test_ranks_that_wait_for_each_other_outside_of_mpi_go_on(
    saving: Installed, guests: Path, launcher: Launcher, tmp_path: Path
) -> None:
    """One stays at its call, and the other one waits for a file that it makes after the call."""
    data = tmp_path / "data"
    data.mkdir()
    words = ["--checkpoint", "images", "--checkpoint-at", "9", "-d", f"{data}:/data", guests / "meeting.wasm", "/data"]
    ended = saving.launch(launcher, 2, *words)
    assert (ended.code, ended.out) == (0, "met 20 times\n"), ended
    assert ended.err.count("no checkpoint here: a process has not come to a call of MPI for 30 s") == 1, ended
    assert not saving.run("checkpoint", "list", "images").out


@pytest.mark.parametrize("form", ["native", "portable"])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_deep_stack_is_saved(saving: Installed, guests: Path, form: str, first: Launcher, second: Launcher) -> None:
    # More than 64 MiB of compiled code's frames.
    deep = ["--stack-size", "256M"]
    exit_at = ["--checkpoint-at", "7", "--after-checkpoint", "exit"]
    program = [guests / "deep.wasm", "1000000"]
    expected = saving.launch(first, 2, *deep, *program)
    assert expected.code == 0, expected
    stopping = ["--checkpoint", "images", "--checkpoint-form", form, *exit_at]
    assert saving.launch(first, 2, *deep, *stopping, *program).code == STOPPED
    continued = saving.launch(second, 2, "restart", "images")
    assert continued.code == 0, continued
    assert sorted(continued.out.splitlines()) == sorted(expected.out.splitlines())
