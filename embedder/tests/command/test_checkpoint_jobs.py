"""The job script of the manual under a real Slurm: jobs that are stopped from outside continue where they were."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from batch_jobs import BatchJob, steps_job
from installed import Installed
from slurm import started_slurm

PARTITIONS = """\
PreemptType=preempt/partition_prio
PreemptMode=REQUEUE
PartitionName=low Nodes=ALL MaxTime=60 State=UP PriorityTier=1 GraceTime=30 OverSubscribe=NO
PartitionName=high Nodes=ALL MaxTime=60 State=UP PriorityTier=10 OverSubscribe=NO
"""
STEPS = 160
ONCE = list(range(0, STEPS, 10))  # no step is lost or made twice
# The partition of jobs that others may end.
WORK = ["--partition=low", "--time=10", "--exclusive", "--ntasks=2"]


@pytest.fixture(scope="module")
def slurm_configuration(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    yield from started_slurm(tmp_path_factory.mktemp("slurm"), further=PARTITIONS)


@pytest.fixture
def job(slurm_configuration: Path, mpiwasm: Installed, guests: Path) -> BatchJob:
    return steps_job(mpiwasm, guests, slurm_configuration, STEPS)


@pytest.mark.long
def test_a_preempted_job_continues(job: BatchJob) -> None:
    job.submit(*WORK)
    job.wait_for("step 20\n")
    job.ask("sbatch", "--wait", "--partition=high", "--exclusive", "--output=urgent", "--wrap=echo urgent work")
    assert (job.mpiwasm.folder / "urgent").read_text(encoding="utf-8") == "urgent work\n"
    assert job.check(restarts=1) == ONCE


@pytest.mark.long
def test_a_requeued_job_continues(job: BatchJob) -> None:
    job.submit(*WORK)
    for words in ("step 20\n", "step 80\n"):
        job.wait_for(words)
        job.ask("scontrol", "requeue", job.number)
    assert job.check(restarts=2) == ONCE


@pytest.mark.long
def test_a_signal_before_the_time_limit_lets_the_job_continue(job: BatchJob) -> None:
    """Slurm sends it to the steps of the job, as scancel does; limits are whole minutes, too long for a test."""
    job.submit(*WORK)
    job.wait_for("step 20\n")
    job.ask("scancel", "--signal=TERM", job.number)
    assert job.check(restarts=1) == ONCE


def test_a_job_of_a_failed_node_continues_from_its_last_checkpoint(job: BatchJob) -> None:
    job.submit(*WORK)
    job.wait_for("checkpoint 1 is in")
    node = job.of_slurm("NodeList")
    job.ask("scontrol", "update", f"NodeName={node}", "State=DOWN", "Reason=test")
    job.resume(node)
    steps = job.check(restarts=1)  # output that srun had not passed on is lost with it
    assert steps[-1] == ONCE[-1] and set(steps) <= set(ONCE), job.out


def test_a_failed_program_is_not_started_again(job: BatchJob) -> None:
    (job.mpiwasm.folder / "solver.wasm").write_bytes(b"not a module")
    job.submit(*WORK)
    assert job.wait_for_end() == "FAILED"
    assert job.of_slurm("Restarts") == "0"
    assert job.of_slurm("ExitCode") != "0:0"
