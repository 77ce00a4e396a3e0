"""Runs one test under one MPI library, and says what came of it."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Optional

from runner.modules import Module
from runner.testlist import GuestTest

LAUNCHERS = {"openmpi": "mpirun.openmpi", "mpich": "mpirun.mpich"}
SERIAL = "serial"  # mpiwasm's built-in MPI: one rank, without a launcher
PASS_LINE = "No Errors"
TIMED_OUT = "the time limit was reached"
REFUSED = re.compile(r"^not in this library: (\w+)$", re.MULTILINE)
# The launcher of MPICH 4.0 reports 1, and this, for a process that ends without MPI_Finalize, when it sees the exit
# before it sees the connection closed. MPI_Abort in a job of one rank ends like that; MPICH reports the code itself.
LOST_EXIT_CODE = "YOUR APPLICATION TERMINATED WITH THE EXIT STRING: Hangup (signal 1)"
ABORT_CODE = re.compile(r"^Abort\((\d+)\) on node \d+ ", re.MULTILINE)
CHECKS = re.compile(r"^(\d+) checks$", re.MULTILINE)


@dataclass
class Outcome:
    """What one run of one test showed."""

    test: GuestTest
    library: str  # SERIAL, or "none" when the test needs no MPI: both ran without a launcher
    seconds: float = 0.0
    problem: Optional[str] = None
    output: str = ""
    checks: int = 0
    functions: tuple[str, ...] = ()  # of MPI, that the module imports
    refused: list[str] = field(default_factory=list)  # of those, what this library does not have
    continued: bool = False  # from a checkpoint
    repeated: bool = False  # because the first run reached the time limit


def launcher_version(launcher: str) -> Optional[str]:
    """The version of an MPI library's launcher; None when it is not installed."""
    try:
        said = subprocess.run([launcher, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return None
    found = re.search(r"\d+\.\d+(\.\d+)?", said)
    return found[0] if found else None


def base_environment(cache: Path, backend: str) -> dict[str, str]:
    """This process' environment with what lets several ranks share few cores, and root run Open MPI (as in CI)."""
    return os.environ | {
        "MPIWASM_CACHE": str(cache),
        "MPIWASM_BACKEND": backend,
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
        "OMPI_MCA_rmaps_base_oversubscribe": "1",
        "OMPI_MCA_hwloc_base_binding_policy": "none",
        "OMPI_MCA_mpi_yield_when_idle": "1",
        # The same for Open MPI 5.
        "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",
        "PRTE_MCA_hwloc_default_binding_policy": "none",
    }


# What mpiwasm may say at any time about checkpoints.
WARNING = re.compile(r"^mpiwasm: rank \d+: (?:warning: no checkpoint|checkpoint \d+ is in ).*\n", re.MULTILINE)
SAVED = 85  # the exit code of a job that ended after a checkpoint


class Runner:
    """Launches tests with one mpiwasm. With `checkpoint_at`, each is stopped at that MPI call, or as soon as it can be
    saved, and continued under the next library. With `checkpoint_interval`, each is saved that often, and goes on."""

    def __init__(
        self,
        prefix: Path,
        launchers: dict[str, str],
        environment: dict[str, str],
        time_limit: float,
        checkpoint_at: Optional[int] = None,
        checkpoint_interval: Optional[float] = None,
    ) -> None:
        self._mpiwasm = prefix / "bin" / "mpiwasm"
        self._launchers = launchers
        self._environment = environment
        self._time_limit = time_limit
        self._checkpoint_at = checkpoint_at
        self._checkpoint_interval = checkpoint_interval

    def run(self, test: GuestTest, module: Module, library: str) -> Outcome:
        outcome = Outcome(test, library, functions=module.functions)
        if module.problem is not None:
            outcome.problem = "the module cannot be built"
            outcome.output = module.problem
            return outcome
        if module.tool is not None:
            test = replace(test, environment=f"{test.environment} LD_PRELOAD={shlex.quote(str(module.tool))}")
        self._run_once(test, module, outcome)
        # Open MPI 4.1: natively too, about one of a hundred processes that a job starts waits in PMIx_Init for ever on
        # a busy machine. What waits in a program would wait both times.
        if outcome.problem == TIMED_OUT and test.spawns and library == "openmpi":
            outcome.repeated = True
            self._run_once(test, module, outcome)
        return outcome

    def _run_once(self, test: GuestTest, module: Module, outcome: Outcome) -> None:
        library = outcome.library
        with contextlib.ExitStack() as stack:
            scratch = stack.enter_context(tempfile.TemporaryDirectory(prefix="mpiwasm-guest-"))
            words = ["--mpi", SERIAL] if library == SERIAL else []
            words += [*shlex.split(test.options.replace("{scratch}", scratch))]
            words += [str(module.path), *shlex.split(test.arguments)]
            started = time.monotonic()
            if self._checkpoint_interval is not None:
                folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="mpiwasm-images-"))
                saving = ["--checkpoint", str(Path(folder) / "images")]
                words = [*saving, "--checkpoint-interval", f"{self._checkpoint_interval}s", *words]
            if self._checkpoint_at is None:
                status, outcome.output = self._execute(self._command(test, library, words), test.stdin)
            else:
                status, outcome.output = self._stop_and_continue(test, outcome, words)
            outcome.seconds = time.monotonic() - started
        outcome.problem = problem_of(test, status, WARNING.sub("", outcome.output))
        outcome.refused = REFUSED.findall(outcome.output)
        found = CHECKS.search(outcome.output)
        outcome.checks = int(found[1]) if found else 0

    def _command(self, test: GuestTest, library: str, words: list[str]) -> list[str]:
        command = ["env", *shlex.split(test.environment)] if test.environment else []
        command += [self._launchers[library], "-np", str(test.ranks)] if library in self._launchers else []
        return [*command, str(self._mpiwasm), *words]

    def _stop_and_continue(self, test: GuestTest, outcome: Outcome, words: list[str]) -> tuple[Optional[int], str]:
        library = outcome.library
        with tempfile.TemporaryDirectory(prefix="mpiwasm-images-") as folder:
            images = str(Path(folder) / "images")
            saving = ["--checkpoint", images, "--checkpoint-at", str(self._checkpoint_at), "--after-checkpoint", "exit"]
            status, output = self._execute(self._command(test, library, [*saving, *words]), test.stdin)
            if status is None or exit_code(status, output) != SAVED:
                return status, output
            others = [*self._launchers, *self._launchers]
            following = others[others.index(library) + 1] if library in others else library
            restart = ["restart", images, *(["--mpi", SERIAL] if following == SERIAL else [])]
            outcome.continued = True
            status, more = self._execute(self._command(test, following, restart), test.stdin)
            return status, output + more

    def _execute(self, command: list[str], stdin: str) -> tuple[Optional[int], str]:
        """Exit status (None when the time limit was reached) and everything that was printed."""
        with subprocess.Popen(
            command, env=self._environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace", start_new_session=True,
        ) as process:  # fmt: skip
            try:
                output, _ = process.communicate(stdin, timeout=self._time_limit)
                return process.returncode, output
            except subprocess.TimeoutExpired:
                end_with_children(process)
                output, _ = process.communicate()
                return None, output


def exit_code(status: int, output: str) -> int:
    """The code that the job ended with, also when the launcher has lost it."""
    aborted = ABORT_CODE.search(output) if LOST_EXIT_CODE in output else None
    return int(aborted[1]) if aborted else status


def problem_of(test: GuestTest, status: Optional[int], output: str) -> Optional[str]:
    """What is wrong with a run; None when nothing is."""
    if status is None:
        return TIMED_OUT
    status = exit_code(status, output)
    if status != test.exit:
        return f"exit code {status} instead of {test.exit}"
    if test.says is not None:
        return None if test.says in output else f"the output lacks '{test.says}'"
    lines = output.split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines or lines[-1] != PASS_LINE:
        return f"the last line is not '{PASS_LINE}'"
    return None


def end_with_children(process: subprocess.Popen[str]) -> None:
    """Ends a launcher and all that it started; launchers put ranks into process groups of their own."""
    tree = [process.pid, *descendants(process.pid)]
    process.terminate()  # gives the launcher the time to clean up after itself
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(5)
    for pid in tree:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def descendants(root: int) -> list[int]:
    """All processes below `root`."""
    children: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(status.read_text().rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(status.parent.name))
    found: list[int] = []
    waiting = [root]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += below
    return found
