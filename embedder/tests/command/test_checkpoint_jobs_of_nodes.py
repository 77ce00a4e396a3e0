"""The same job script on several nodes, each with its slurmd: nodes are lost and drained, limits of time pass."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from batch_jobs import BatchJob, steps_job
from installed import Installed
from slurm import started_slurm

STEPS = 160
ONCE = list(range(0, STEPS, 10))  # no step is lost or made twice
WORK = ["--time=10", "--exclusive", "--nodes=2", "--ntasks-per-node=1", "--ntasks=2"]
OVER_LOOPBACK = {"OMPI_MCA_btl": "self,vader,tcp", "OMPI_MCA_btl_tcp_if_include": "lo"}
CHAIN_STEPS = 12_000  # of 50 ms: ten minutes


@pytest.fixture
def slurm_configuration(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """For each test: some leave a node lost."""
    yield from started_slurm(tmp_path_factory.mktemp("slurm"), nodes=3)


@pytest.fixture
def job(slurm_configuration: Path, mpiwasm: Installed, guests: Path) -> BatchJob:
    return steps_job(mpiwasm, guests, slurm_configuration, STEPS, **OVER_LOOPBACK)


def nodes_of(job: BatchJob) -> list[str]:
    return job.ask("scontrol", "show", "hostnames", job.of_slurm("NodeList")).split()


def parent_of(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"^PPid:\s+(\d+)$", status, re.MULTILINE)
    assert found is not None
    return int(found[1])


def tasks_on(node: str, job: BatchJob) -> list[int]:
    """The processes of a job on a node."""
    wanted = {f"SLURMD_NODENAME={node}".encode(), f"SLURM_JOB_ID={job.number}".encode()}
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            environment = (entry / "environ").read_bytes()
        except OSError:
            continue  # it has ended
        if wanted <= set(environment.split(b"\0")):
            found.append(int(entry.name))
    return found


def lose(node: str, job: BatchJob, slurm: Path) -> None:
    """All that runs on the node ends at once, as when it loses its power; Slurm learns of it."""
    daemon = int((slurm.parent / f"slurmd-{node}.pid").read_text(encoding="utf-8"))
    tasks = tasks_on(node, job)
    assert tasks
    steps = {parent_of(task) for task in tasks} - set(tasks)
    for process in (daemon, *steps, *tasks):
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            assert process != daemon
    job.ask("scontrol", "update", f"NodeName={node}", "State=DOWN", "Reason=test")


@pytest.mark.parametrize("which", [0, pytest.param(1, marks=pytest.mark.long)], ids=["with-the-script", "another"])
def test_a_job_continues_on_other_nodes_when_one_is_lost(job: BatchJob, slurm_configuration: Path, which: int) -> None:
    job.submit(*WORK)
    job.wait_for("checkpoint 1 is in")
    lost = nodes_of(job)[which]
    lose(lost, job, slurm_configuration)
    steps = job.check(restarts=1)  # output that srun had not passed on is lost with it
    assert steps[-1] == ONCE[-1] and set(steps) <= set(ONCE), job.out
    assert len(nodes_of(job)) == 2 and lost not in nodes_of(job)


@pytest.mark.long
def test_a_job_continues_on_other_nodes_when_one_is_drained(job: BatchJob) -> None:
    job.submit(*WORK)
    job.wait_for("step 20\n")
    drained = nodes_of(job)[1]
    job.ask("scontrol", "update", f"NodeName={drained}", "State=DRAIN", "Reason=test")
    job.ask("scontrol", "requeue", job.number)
    assert job.check(restarts=1) == ONCE
    assert len(nodes_of(job)) == 2 and drained not in nodes_of(job)


@pytest.mark.long
def test_a_job_of_ten_minutes_passes_limits_of_two(slurm_configuration: Path, mpiwasm: Installed, guests: Path) -> None:
    job = steps_job(mpiwasm, guests, slurm_configuration, CHAIN_STEPS, **OVER_LOOPBACK)
    job.submit(*WORK, "--time=2", "--signal=TERM@30")
    assert job.wait_for_end(longest=1800) == "COMPLETED", job.out
    restarts = int(job.of_slurm("Restarts"))
    assert restarts >= 5
    assert job.check(restarts) == list(range(0, CHAIN_STEPS, 10))
