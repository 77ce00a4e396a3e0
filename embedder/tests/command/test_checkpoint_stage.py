"""Checkpoints that are written on the node first, and copied to their directory while the program runs."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from checkpointing import BOTH_WAYS, RANKS, STOPPED, contents, data_for
from installed import LONGEST_RUN, MPICH, OPEN_MPI, Installed, Job, Launcher

SOURCES = Path(__file__).resolve().parent / "staging"
SETUP_FAILED = 123


@pytest.fixture
def stage(saving: Installed) -> Path:
    folder = saving.folder / "node"
    folder.mkdir()
    return folder


@pytest.fixture
def held(saving: Installed) -> Installed:
    """An installation in which nothing gets to the disk until there is a file `go`."""
    library = saving.folder / "libheld_disk.so"
    built = saving.command("cc", "-O1", "-shared", "-fPIC", SOURCES / "held_disk.c", "-o", library, "-ldl")
    assert (built.code, built.err) == (0, ""), built
    variables = {**saving.variables, "LD_PRELOAD": str(library), "HELD_UNTIL": str(saving.folder / "go")}
    return replace(saving, variables=variables)


@pytest.fixture
def aborting(saving: Installed) -> str:
    compiler = saving.prefix / "bin" / "mpiwasm-cc"
    built = saving.command(compiler, "-O1", "-Wall", SOURCES / "aborting.c", "-o", "aborting.wasm")
    assert (built.code, built.err) == (0, ""), built
    return "aborting.wasm"


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + LONGEST_RUN
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def files(saving: Installed, number: int) -> set[str]:
    folder = saving.folder / "images" / f"checkpoint-{number}"
    return {path.name for path in folder.iterdir()} if folder.exists() else set()


def pause_of(err: str) -> float:
    found = re.search(r"checkpoint \d+ is in .*: [\d.]+ MiB in [\d.]+ s, with a pause of ([\d.]+) s", err)
    assert found, err
    return float(found[1])


@pytest.mark.parametrize("form", ["native", "portable"])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_staged_checkpoint_continues_under_the_other_library(
    saving: Installed, resumed: Path, stage: Path, first: Launcher, second: Launcher, form: str
) -> None:
    data, undisturbed = data_for(saving.folder, "data"), data_for(saving.folder, "undisturbed")
    assert saving.launch(first, RANKS, "-d", f"{undisturbed}:/data", resumed, "/data").code == 0
    options = ["--checkpoint", "images", "--checkpoint-form", form, "--checkpoint-stage", "node"]
    options += ["--checkpoint-at", "5", "--after-checkpoint", "exit"]
    stopped = saving.launch(first, RANKS, *options, "-d", f"{data}:/data", resumed, "/data")
    assert stopped.code == STOPPED, stopped
    pause_of(stopped.err)
    assert list(stage.iterdir()) == []
    assert saving.succeed("checkpoint", "verify", "images").count("intact") == 1
    continued = saving.launch(second, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert contents(data) == contents(undisturbed)


def test_the_program_goes_on_before_the_checkpoint_is_on_its_disk(
    saving: Installed, held: Installed, guests: Path, stage: Path, launcher: Launcher
) -> None:
    options = ["--checkpoint", "images", "--checkpoint-at", "3", "--checkpoint-stage", "node"]
    with held.started(held.launched(launcher, RANKS, *options, guests / "waiting.wasm")) as running:
        running.wait_for_lines(60)  # all that it prints but the result, which it could not if it stood still
        assert "rank-0.unfinished" in files(saving, 1)
        listed = saving.run("checkpoint", "list", "images")
        assert "checkpoint 1: it is not complete: files are being copied to it from the nodes" in listed.err
        (saving.folder / "go").touch()
        ended = running.end()
    assert ended.code == 0, ended
    assert ended.out.splitlines()[-1] == "value 10"
    pause_of(ended.err)
    assert saving.succeed("checkpoint", "verify", "images").count("intact") == 1
    assert not any(name.endswith(".unfinished") for name in files(saving, 1))


def hold_the_second(held: Installed, launcher: Launcher, guests: Path) -> tuple[Installed, list[str | Path]]:
    """A job whose first checkpoint is complete, and whose later ones are not as long as they are held."""
    options = ["--checkpoint", "images", "--checkpoint-stage", "node", "--checkpoint-interval", "0.1s"]
    variables = {**held.variables, "HELD_FILE": "/checkpoint-2/rank-"}
    return replace(held, variables=variables), held.launched(launcher, RANKS, *options, guests / "waiting.wasm")


def is_held(saving: Installed) -> Callable[[], bool]:
    """Each rank has copied its file of the second checkpoint, and waits for the disk."""
    folder = saving.folder / "images" / "checkpoint-2"
    copied = [folder / f"rank-{rank}.unfinished" for rank in range(RANKS)]
    return lambda: all(path.exists() and path.stat().st_size > 0 for path in copied)


def test_a_rank_that_is_killed_leaves_the_previous_checkpoint(
    saving: Installed, held: Installed, guests: Path, stage: Path, launcher: Launcher
) -> None:
    holding, command = hold_the_second(held, launcher, guests)
    with holding.started(command) as running:
        wait_until(is_held(saving))
        os.kill(running.ranks("waiting.wasm")[1], signal.SIGKILL)
        assert running.end().code != 0
    assert list(stage.iterdir()) == []
    listed = saving.run("checkpoint", "list", "images")
    assert (listed.code, listed.out.count("\n")) == (0, 1), listed
    assert "checkpoint 2: it is not complete: files are being copied" in listed.err
    other = MPICH if launcher == OPEN_MPI else OPEN_MPI
    continued = saving.launch(other, RANKS, "restart", "images", "--checkpoint-stage", "node")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "value 10"
    assert "checkpoint 2: it is not complete" in continued.err


def test_sigterm_waits_for_the_checkpoint(
    saving: Installed, held: Installed, guests: Path, stage: Path, launcher: Launcher
) -> None:
    holding, command = hold_the_second(held, launcher, guests)
    with holding.started(command) as running:
        wait_until(is_held(saving))
        ranks = running.ranks("waiting.wasm")
        os.kill(ranks[0], signal.SIGTERM)
        assert len(running.ranks("waiting.wasm")) == RANKS
        (saving.folder / "go").touch()
        ended = running.end()
    assert ended.code == STOPPED, ended
    assert saving.succeed("checkpoint", "verify", "images").count("intact") == 2
    # The one that was under way. That of the end is another one, unless the signal came before the ranks went on.
    assert re.findall(r"checkpoint (\d+) is in", ended.err)[:2] == ["1", "2"], ended


@pytest.mark.parametrize("how", ["abort", "exit", "trap"])
def test_a_job_that_is_ended_waits_for_the_checkpoint(
    saving: Installed, held: Installed, aborting: str, stage: Path, launcher: Launcher, how: str
) -> None:
    # Its first rank is the last to copy, the last one ends the job.
    holding = replace(held, variables={**held.variables, "HELD_FILE": "/rank-0"})
    options = ["--checkpoint", "images", "--checkpoint-stage", "node", "--checkpoint-at", "2"]
    with holding.started(held.launched(launcher, RANKS, *options, aborting, how)) as running:
        wait_until(lambda: {"rank-1", "rank-2", "rank-0.unfinished"} <= files(saving, 1))
        assert "manifest" not in files(saving, 1)
        (saving.folder / "go").touch()
        ended = running.end()
    assert ended.code not in (0, STOPPED), ended
    assert saving.succeed("checkpoint", "verify", "images").count("intact") == 1


def test_later_checkpoints_are_incremental(saving: Installed, guests: Path, stage: Path, launcher: Launcher) -> None:
    options = ["--checkpoint", "images", "--checkpoint-stage", "node", "--after-checkpoint", "exit"]
    module = guests / "constant.wasm"
    expected = saving.launch(launcher, RANKS, module)
    assert saving.launch(launcher, RANKS, *options, "--checkpoint-at", "3", module).code == STOPPED
    again = ["restart", "images", *options[2:], "--checkpoint-at", "3"]
    assert saving.launch(launcher, RANKS, *again).code == STOPPED
    assert "rank-1.from-1" in files(saving, 2)
    assert saving.launch(launcher, RANKS, *again).code == STOPPED
    assert saving.succeed("checkpoint", "verify", "images").count("intact") == 2
    continued = saving.launch(launcher, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


def on_a_small_disk(saving: Installed, mounts: list[str], place: str, guests: Path) -> tuple[str, int]:
    """What a job reports, one of whose places becomes full after its first checkpoint, and its exit code."""
    for folder in ("images", "node"):
        (saving.folder / folder).mkdir(exist_ok=True)
    options = "--checkpoint-stage node --checkpoint-at 3"
    script = f"""
        mount -t tmpfs -o size=32m,mode=700 none {place} || exit 99
        mpirun.mpich -np 2 {saving.program} --checkpoint images {options} --after-checkpoint exit {guests}/constant.wasm
        [ $? -eq {STOPPED} ] || exit 98
        dd if=/dev/zero of={place}/other bs=1M 2> /dev/null
        mpirun.mpich -np 2 {saving.program} restart images {options} || exit 97
        {saving.program} checkpoint verify images || exit 96
    """
    ended = saving.command(*mounts, "sh", "-c", script)
    assert ended.out.count("intact") == 1, ended
    return ended.err, ended.code


@pytest.mark.parametrize("place", ["images", "node"])
def test_a_place_that_becomes_full_leaves_the_previous_checkpoint(
    saving: Installed, guests: Path, private_mounts: list[str], place: str
) -> None:
    err, code = on_a_small_disk(saving, private_mounts, place, guests)
    assert code == 0, err
    lines = [line for line in err.splitlines() if "warning" in line]
    assert 1 <= len(lines) <= 2, err  # each rank has its own file
    assert all(line.endswith("No space left on device; the program goes on") for line in lines), lines
    assert "checkpoint 2 is in" not in err


def test_jobs_share_a_place_whatever_lies_there(
    saving: Installed, guests: Path, stage: Path, tmp_path: Path, launcher: Launcher
) -> None:
    """Links and files of others, in a place where each user may write, are neither followed nor removed."""
    target = tmp_path / "target"
    target.write_text("untouched", encoding="utf-8")
    stage.chmod(0o1777)
    for name in ("mpiwasm", "mpiwasm-0", "rank-0", "checkpoint-1", "rank-0.unfinished"):
        (stage / name).symlink_to(target)
    there = sorted(stage.iterdir())

    def command(images: str) -> list[str | Path]:
        options = ["--checkpoint", images, "--checkpoint-stage", "node", "--checkpoint-at", "3"]
        return saving.launched(launcher, RANKS, *options, guests / "waiting.wasm")

    with saving.started(command("one")) as first, saving.started(command("other")) as second:
        ended: list[Job] = [first, second]
        for job in ended:
            done = job.end()
            assert (done.code, done.out.splitlines()[-1]) == (0, "value 10"), done
    for images in ("one", "other"):
        assert "intact" in saving.succeed("checkpoint", "verify", images)
    assert sorted(stage.iterdir()) == there
    assert target.read_text(encoding="utf-8") == "untouched"


def test_a_place_that_cannot_be_used_is_refused_at_once(saving: Installed, guests: Path, other_user: list[str]) -> None:
    module = guests / "resumed_alone.wasm"
    for place, reason in (("nowhere", "No such file or directory"), ("/proc", "no files without a name")):
        refused = saving.run("--checkpoint", "images", "--checkpoint-stage", place, module)
        assert refused.code == SETUP_FAILED, refused
        assert refused.err.startswith(f"mpiwasm: checkpoints cannot be staged in {place}: "), refused
        assert reason in refused.err
        assert refused.err.count("\n") == 1
    foreign = saving.folder / "foreign"
    foreign.mkdir()
    os.chown(foreign, 65534, 65534)
    named = replace(saving, variables={**saving.variables, "MPIWASM_CHECKPOINT_STAGE": "foreign"})
    refused = named.run("--checkpoint", "images", module)
    assert refused.code == SETUP_FAILED, refused
    assert refused.err == "mpiwasm: checkpoints cannot be staged in foreign: it belongs to another user\n"
