"""Runs one test, natively or as Wasm, within its time limit, and says what it printed and whether it passed."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Optional

from suite.programs import Program
from suite.testlist import SuiteTest

NOT_COMPILED = "cannot be compiled"
NOT_FINISHED = "not finished after"
PASSED = re.compile(r"^\s*(No [Ee]rrors|Test [Pp]assed)\s*$")


@dataclass
class Run:
    """What came of one run."""

    passed: bool
    problem: str = ""  # one line, when it did not pass
    output: str = ""
    seconds: float = 0.0
    attempts: int = 1
    alone: bool = False  # nothing else ran beside it

    @property
    def may_be_repeated(self) -> bool:
        """Whether a second attempt may pass; one that had all its time and the machine to itself would not."""
        used_its_time = self.alone and self.problem.startswith(NOT_FINISHED)
        return not self.passed and self.attempts == 1 and self.problem != NOT_COMPILED and not used_its_time


@dataclass(frozen=True)
class Launcher:
    """How programs are started: the words before `-np`, after it, and those before the program."""

    command: tuple[str, ...]
    wrapper: tuple[str, ...]
    environment: dict[str, str]
    patience: float  # time limits of the suite are multiplied by it
    patient: dict[str, str] = field(default_factory=dict)  # variables that have waiting ranks give up their core
    cores: int = 1  # so many ranks need not do that

    def run(self, test: SuiteTest, program: Program) -> Run:
        if program.problem is not None:
            return Run(False, NOT_COMPILED, program.problem)
        limit = test.time_limit * self.patience
        environment = self.environment | dict(each.split("=", 1) for each in test.environment)
        if test.ranks > self.cores or "spawn" in test.group:
            environment |= self.patient
        started = time.monotonic()
        # Tests write files, and some of the same names, so each has a folder of its own.
        with tempfile.TemporaryDirectory(prefix="run.", dir=program.path.parents[1]) as folder:
            place = Path(folder)
            for path in needed_programs(test, program.path):
                os.link(path, place / path.name)
            command = [*self.command, "-np", str(test.ranks), *self.wrapper, f"./{program.path.name}", *test.arguments]
            status, output, errors = execute(command, environment, limit, place)
        run = Run(False, output=output + errors, seconds=time.monotonic() - started)
        run.problem = problem_of(test, status, output, limit)
        run.passed = not run.problem
        return run


def needed_programs(test: SuiteTest, program: Path) -> list[Path]:
    """The program, and those beside it that it may start."""
    return [path for path in program.parent.iterdir() if path.is_file()] if "spawn" in test.group else [program]


def problem_of(test: SuiteTest, status: Optional[int], output: str, limit: float) -> str:
    """The problem of a run; empty if it passed."""
    if status is None:
        return f"{NOT_FINISHED} {limit:.0f} s"
    if test.must_fail:
        return "" if status != 0 else "ended without the error that the test is about"
    if status != 0:
        return f"exit status {status}"
    lines = [line for line in output.splitlines() if line.strip()]
    if not lines and not test.free_output:
        return "printed nothing"
    if test.free_output:
        return next((f"printed: {line.strip()[:120]}" for line in lines if "FAILURE" in line), "")
    unexpected = [line for line in lines if not PASSED.match(line)]
    return f"printed: {unexpected[0].strip()[:120]}" if unexpected else ""


def execute(
    command: list[str], environment: dict[str, str], limit: float, folder: Path
) -> tuple[Optional[int], str, str]:
    """Exit status (None when the time limit was reached), standard output and standard error."""
    with subprocess.Popen(
        command, env=environment, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, errors="replace", start_new_session=True,
    ) as process:  # fmt: skip
        try:
            output, errors = process.communicate(timeout=limit)
            end_session(process)
            return process.returncode, output, errors
        except subprocess.TimeoutExpired:
            end_session(process)
            output, errors = process.communicate()
            return None, output, errors


def end_session(process: subprocess.Popen[str]) -> None:
    """Ends a launcher and all that it started; launchers put ranks into process groups of their own."""
    if process.poll() is None:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            session = int(status.read_text().rpartition(")")[2].split()[3])
            if session == process.pid:
                os.kill(int(status.parent.name), signal.SIGKILL)
