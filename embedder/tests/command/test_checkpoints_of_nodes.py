"""Jobs of several nodes stop at any call, too. Their ranks are on this machine: Open MPI's mpirun starts a daemon for
each node, by a script that takes the place of ssh, and MPICH takes each rank for one of a node of its own."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from checkpointing import BOTH_WAYS, RANKS, STOPPED, contents, data_for, stop
from installed import MPICH, OPEN_MPI, Installed, Launcher

AGENT = Path(__file__).resolve().parents[1] / "checkpoint" / "this_machine.sh"


def on_nodes(saving: Installed, slots: list[int]) -> Installed:
    """The same for jobs that have so many ranks on each node; under MPICH, one."""
    hosts = saving.folder / "nodes"
    hosts.write_text("".join(f"node{number} slots={each}\n" for number, each in enumerate(slots)), encoding="utf-8")
    variables = {
        "MPIR_CVAR_NOLOCAL": "1",
        "OMPI_MCA_orte_default_hostfile": str(hosts),
        "OMPI_MCA_plm_rsh_agent": str(AGENT),
        "OMPI_MCA_btl": "self,vader,tcp",
        "OMPI_MCA_btl_tcp_if_include": "lo",
        "OMPI_MCA_oob_tcp_if_include": "lo",
    }
    return replace(saving, variables={**saving.variables, **variables})


@pytest.fixture
def apart(saving: Installed) -> Installed:
    return on_nodes(saving, [1] * RANKS)


def test_each_rank_has_a_node_of_its_own(apart: Installed, guests: Path, launcher: Launcher) -> None:
    assert apart.launch(launcher, RANKS, guests / "nodes.wasm").out.split() == ["1"] * RANKS


@pytest.mark.parametrize(
    ("program", "point"),
    [
        ("messages_resumed", 45),
        ("prepared_resumed", 26),
        ("partitioned_resumed", 21),
    ],
)
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_job_moves_from_several_nodes_to_one(
    saving: Installed, apart: Installed, guests: Path, first: Launcher, second: Launcher, program: str, point: int
) -> None:
    module = guests / f"{program}.wasm"
    expected = saving.launch(second, RANKS, module)
    options = ["--checkpoint", "images", "--checkpoint-at", str(point), "--after-checkpoint", "exit"]
    stopped = apart.launch(first, RANKS, *options, module)
    assert (stopped.code, stopped.out) == (STOPPED, ""), stopped
    continued = saving.launch(second, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


@pytest.mark.parametrize("point", [5, 16])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_job_moves_from_one_node_to_several(
    saving: Installed, apart: Installed, resumed: Path, tmp_path: Path, first: Launcher, second: Launcher, point: int
) -> None:
    whole, data = data_for(tmp_path, "whole"), data_for(tmp_path, "data")
    expected = saving.launch(second, RANKS, "-d", f"{whole}:/data", resumed, "/data")
    stop(saving, resumed, data, point, launcher=first)
    # It is saved there once more.
    again = apart.launch(second, RANKS, "restart", "images", "--checkpoint-at", "3", "--after-checkpoint", "exit")
    assert (again.code, again.out) == (STOPPED, ""), again
    continued = apart.launch(second, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued
    assert contents(data) == contents(whole)


@pytest.mark.parametrize("slots", [[1, 1, 1], [2, 1]], ids=["three-nodes", "two-nodes"])
def test_ranks_that_wait_for_a_message_are_saved(saving: Installed, guests: Path, slots: list[int]) -> None:
    apart = on_nodes(saving, slots)
    command = apart.launched(OPEN_MPI, RANKS, "--checkpoint", "images", guests / "waiting.wasm")
    with apart.started(command) as running:
        running.wait_for_lines(5)
        os.kill(running.ranks("waiting.wasm")[-1], signal.SIGUSR1)
        ended = running.end()
    assert ended.code == 0, ended
    assert "checkpoint 1 is in" in ended.err
    assert ended.out.splitlines()[-1] == "value 10"
    continued = saving.launch(MPICH, RANKS, "restart", "images")
    assert (continued.code, continued.out.splitlines()[-1]) == (0, "value 10"), continued


def test_a_job_goes_on_after_many_checkpoints(apart: Installed, guests: Path, launcher: Launcher) -> None:
    options = ["--checkpoint", "images", "--checkpoint-interval", "0.05s"]
    ended = apart.launch(launcher, RANKS, *options, guests / "waiting.wasm")
    assert (ended.code, ended.out.splitlines()[-1]) == (0, "value 10"), ended
    assert ended.err.count("is in") > 3, ended
    assert not [line for line in ended.own_lines if "is in" not in line], ended


def test_a_rank_that_is_killed_leaves_a_checkpoint(apart: Installed, guests: Path) -> None:
    options = ["--checkpoint", "images", "--checkpoint-interval", "0.01s"]
    command = apart.launched(OPEN_MPI, RANKS, *options, guests / "waiting.wasm")
    with apart.started(command) as running:
        running.wait_for_lines(20)
        os.kill(running.ranks("waiting.wasm")[1], signal.SIGKILL)
        assert running.end().code != 0
    continued = apart.launch(MPICH, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "value 10"


def test_ranks_that_cannot_reach_the_first_one_are_saved_at_their_common_operations(
    apart: Installed, resumed: Path, tmp_path: Path
) -> None:
    # The first rank finds no address of its node.
    source, library = tmp_path / "alone.c", tmp_path / "libalone.so"
    source.write_text("int getifaddrs(void **all) { return -1; }\n", encoding="utf-8")
    assert apart.command("cc", "-shared", "-fPIC", source, "-o", library).code == 0
    whole, data = data_for(tmp_path, "whole"), data_for(tmp_path, "data")
    expected = apart.launch(MPICH, RANKS, "-d", f"{whole}:/data", resumed, "/data")
    alone = replace(apart, variables={**apart.variables, "LD_PRELOAD": str(library), "UCX_LOG_LEVEL": "error"})
    stopped = stop(alone, resumed, data, 7, launcher=MPICH)
    assert stopped.out == ""
    assert "checkpoints are made at collective operations over all ranks only" in stopped.err
    continued = alone.launch(MPICH, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued
    assert contents(data) == contents(whole)
