"""The job script of the manual under a real Slurm: jobs that are stopped from outside continue where they were."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from installed import Installed
from slurm import started_slurm

MANUAL = Path(__file__).resolve().parents[3] / "docs" / "users" / "checkpoint-jobs.md"
PARTITIONS = """\
PreemptType=preempt/partition_prio
PreemptMode=REQUEUE
PartitionName=low Nodes=ALL MaxTime=60 State=UP PriorityTier=1 GraceTime=30 OverSubscribe=NO
PartitionName=high Nodes=ALL MaxTime=60 State=UP PriorityTier=10 OverSubscribe=NO
"""
STEPS = 160
ONCE = list(range(0, STEPS, 10))  # no step is lost or made twice
WORK = ["--partition=low", "--time=10", "--exclusive", "--ntasks=2", "--output=out"]
LONGEST = 120  # seconds, on a machine with other work


@pytest.fixture(scope="module")
def slurm_configuration(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    yield from started_slurm(tmp_path_factory.mktemp("slurm"), PARTITIONS)


@pytest.fixture
def job(slurm_configuration: Path, mpiwasm: Installed, guests: Path) -> BatchJob:
    """The script with its program, and the partition of jobs that others may end."""
    shutil.copy(guests / "steps.wasm", mpiwasm.folder / "solver.wasm")
    (mpiwasm.folder / "run").mkdir()
    script = re.search(r"```sh\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    assert script is not None
    text = script[1].replace("solver.wasm", f"solver.wasm {STEPS} 50").replace("30m", "2s")
    (mpiwasm.folder / "job.sh").write_text(text, encoding="utf-8")
    variables = {"SLURM_CONF": str(slurm_configuration), "SLURM_MPI_TYPE": "pmix"}
    return BatchJob(replace(mpiwasm, variables=variables))


class BatchJob:
    """One submission of job.sh."""

    def __init__(self, mpiwasm: Installed) -> None:
        self.mpiwasm = mpiwasm
        self.number = ""

    @property
    def out(self) -> str:
        path = self.mpiwasm.folder / "out"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def ask(self, *command: str) -> str:
        ended = self.mpiwasm.command(*command)
        assert ended.code == 0, ended
        return ended.out.strip()

    def submit(self, *options: str) -> None:
        path = f"--export=ALL,PATH={Path(self.mpiwasm.program).parent}:/usr/bin:/bin"
        self.number = self.ask("sbatch", "--parsable", *WORK, path, *options, "job.sh")

    def of_slurm(self, what: str) -> str:
        found = re.search(rf"\b{what}=(\S+)", self.ask("scontrol", "show", "job", self.number))
        assert found is not None
        return found[1]

    def wait_for(self, words: str) -> None:
        end = time.monotonic() + LONGEST
        while words not in self.out:
            assert time.monotonic() < end, self.out
            time.sleep(0.1)

    def wait_for_end(self) -> str:
        end = time.monotonic() + LONGEST
        while self.of_slurm("JobState") not in ("COMPLETED", "FAILED", "CANCELLED", "TIMEOUT"):
            assert time.monotonic() < end, self.out
            time.sleep(0.5)
        return self.of_slurm("JobState")

    def check(self, restarts: int) -> list[int]:
        """It has ended with the right sum; the steps that it made."""
        assert self.wait_for_end() == "COMPLETED", self.out
        assert f"sum {2 * sum(range(STEPS))}\n" in self.out
        assert self.of_slurm("Restarts") == str(restarts)
        return [int(number) for number in re.findall(r"^step (\d+)$", self.out, re.MULTILINE)]


@pytest.mark.long
def test_a_preempted_job_continues(job: BatchJob) -> None:
    job.submit()
    job.wait_for("step 20\n")
    job.ask("sbatch", "--wait", "--partition=high", "--exclusive", "--output=urgent", "--wrap=echo urgent work")
    assert (job.mpiwasm.folder / "urgent").read_text(encoding="utf-8") == "urgent work\n"
    assert job.check(restarts=1) == ONCE


@pytest.mark.long
def test_a_requeued_job_continues(job: BatchJob) -> None:
    job.submit()
    for words in ("step 20\n", "step 80\n"):
        job.wait_for(words)
        job.ask("scontrol", "requeue", job.number)
    assert job.check(restarts=2) == ONCE


def test_a_signal_before_the_time_limit_lets_the_job_continue(job: BatchJob) -> None:
    """Slurm sends it to the steps of the job, as scancel does; limits are whole minutes, too long for a test."""
    job.submit()
    job.wait_for("step 20\n")
    job.ask("scancel", "--signal=TERM", job.number)
    assert job.check(restarts=1) == ONCE


def test_a_job_of_a_failed_node_continues_from_its_last_checkpoint(job: BatchJob) -> None:
    job.submit()
    job.wait_for("checkpoint 1 is in")
    node = job.of_slurm("NodeList")
    job.ask("scontrol", "update", f"NodeName={node}", "State=DOWN", "Reason=test")
    job.ask("scontrol", "update", f"NodeName={node}", "State=RESUME")
    steps = job.check(restarts=1)  # output that srun had not passed on is lost with it
    assert steps[-1] == ONCE[-1] and set(steps) <= set(ONCE), job.out


def test_a_failed_program_is_not_started_again(job: BatchJob) -> None:
    (job.mpiwasm.folder / "solver.wasm").write_bytes(b"not a module")
    job.submit()
    assert job.wait_for_end() == "FAILED"
    assert job.of_slurm("Restarts") == "0"
    assert job.of_slurm("ExitCode") != "0:0"
