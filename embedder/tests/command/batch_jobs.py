"""The job script of the manual, submitted to a Slurm for tests."""

from __future__ import annotations

import re
import shutil
import time
from dataclasses import replace
from pathlib import Path

from installed import Installed

MANUAL = Path(__file__).resolve().parents[3] / "docs" / "users" / "checkpoint-jobs.md"
LONGEST = 120  # seconds, on a machine with other work


def steps_job(mpiwasm: Installed, guests: Path, slurm_configuration: Path, steps: int, **variables: str) -> BatchJob:
    """The script with a program of so many steps of 50 ms and a checkpoint every 2 s."""
    shutil.copy(guests / "steps.wasm", mpiwasm.folder / "solver.wasm")
    (mpiwasm.folder / "run").mkdir()
    script = re.search(r"```sh\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    assert script is not None
    text = script[1].replace("solver.wasm", f"solver.wasm {steps} 50").replace("30m", "2s")
    (mpiwasm.folder / "job.sh").write_text(text, encoding="utf-8")
    variables = {"SLURM_CONF": str(slurm_configuration), "SLURM_MPI_TYPE": "pmix", **variables}
    return BatchJob(replace(mpiwasm, variables=variables), steps)


class BatchJob:
    """One submission of job.sh."""

    def __init__(self, mpiwasm: Installed, steps: int) -> None:
        self.mpiwasm = mpiwasm
        self.steps = steps
        self.number = ""

    @property
    def out(self) -> str:
        path = self.mpiwasm.folder / "out"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def ask(self, *command: str) -> str:
        ended = self.mpiwasm.command(*command)
        assert ended.code == 0, ended
        return ended.out.strip()

    def resume(self, node: str) -> None:
        """Brings a node back that is down, unless it has come back already when its daemon reported."""
        resumed = self.mpiwasm.command("scontrol", "update", f"NodeName={node}", "State=RESUME")
        assert resumed.code == 0 or "Invalid node state" in resumed.err, resumed

    def submit(self, *options: str) -> None:
        path = f"--export=ALL,PATH={Path(self.mpiwasm.program).parent}:/usr/bin:/bin"
        self.number = self.ask("sbatch", "--parsable", "--output=out", path, *options, "job.sh")

    def of_slurm(self, what: str) -> str:
        found = re.search(rf"\b{what}=(\S+)", self.ask("scontrol", "show", "job", self.number))
        assert found is not None
        return found[1]

    def wait_for(self, words: str) -> None:
        end = time.monotonic() + LONGEST
        while words not in self.out:
            assert time.monotonic() < end, self.out
            time.sleep(0.1)

    def wait_for_end(self, longest: float = LONGEST) -> str:
        end = time.monotonic() + longest
        while self.of_slurm("JobState") not in ("COMPLETED", "FAILED", "CANCELLED", "TIMEOUT"):
            assert time.monotonic() < end, self.out
            time.sleep(0.5)
        return self.of_slurm("JobState")

    def check(self, restarts: int) -> list[int]:
        """It has ended with the right sum; the steps that it made."""
        assert self.wait_for_end() == "COMPLETED", self.out
        assert f"sum {2 * sum(range(self.steps))}\n" in self.out
        assert self.of_slurm("Restarts") == str(restarts)
        return [int(number) for number in re.findall(r"^step (\d+)$", self.out, re.MULTILINE)]
