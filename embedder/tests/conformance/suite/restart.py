"""Runs one test as Wasm, stopped at one of its MPI calls under one library and continued under another."""

from __future__ import annotations

import os
import random
import re
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from suite.launch import NOT_COMPILED, Launcher, Run, execute, needed_programs, problem_of
from suite.programs import Program
from suite.testlist import SuiteTest

SAVED = 85  # the exit code of a job that has ended after a checkpoint
REFUSAL = re.compile(r"no checkpoint(?: here)?: (.*); the program goes on")
CONTINUED = "continued"
MOST_CALLS = 20


@dataclass(frozen=True)
class Place:
    """At which MPI call tests are stopped: at one number, or for each test at another one that a seed gives."""

    number: int = 0
    seed: int = 0

    @classmethod
    def read(cls, text: str) -> Place:
        word, _, seed = text.partition(":")
        if word == "random":
            return cls(seed=int(seed))
        if int(text) < 1:
            raise ValueError("calls are counted from 1")
        return cls(number=int(text))

    def of(self, test: SuiteTest) -> int:
        return self.number or random.Random(f"{self.seed} {test.name}").randint(1, MOST_CALLS)


@dataclass(frozen=True)
class StoppingLauncher:
    """Starts a test under one library and continues it under another. The end of a run's output says what came of the
    checkpoint: CONTINUED, or why it was not made; nothing when the test ended before the call."""

    first: Launcher
    second: Launcher
    place: Place
    starts_threads: Callable[[str, str], bool]  # of a group, a program

    def run(self, test: SuiteTest, program: Program) -> Run:
        if program.problem is not None:
            return Run(False, NOT_COMPILED, program.problem)
        limit = 2 * test.time_limit * self.first.patience
        variables = dict(each.split("=", 1) for each in test.environment)
        if test.ranks > self.first.cores:
            variables |= self.first.patient
        ranks = ["-np", str(test.ranks)]
        started = time.monotonic()
        said = ""
        with tempfile.TemporaryDirectory(prefix="run.", dir=program.path.parents[1]) as folder, \
                tempfile.TemporaryDirectory(prefix="images.", dir=program.path.parents[1]) as images:  # fmt: skip
            place = Path(folder)
            for path in needed_programs(test, program.path):
                os.link(path, place / path.name)
            saving = ["--checkpoint", images, "--checkpoint-at", str(self.place.of(test)), "--after-checkpoint", "exit"]
            if self.starts_threads(test.group, test.program):
                saving += ["--checkpoint-form", "portable"]  # the only one for them
            command = [*self.first.command, *ranks, *self.first.wrapper, *saving, f"./{program.path.name}"]
            status, output, errors = execute(
                [*command, *test.arguments], self.first.environment | variables, limit, place
            )
            refusal = REFUSAL.search(errors)
            if refusal:
                said = f"\nno checkpoint: {refusal[1]}"
            # Launchers report the code of the first process that has ended.
            if status == SAVED or f"checkpoint 1 is in {images}" in errors:
                said = f"\n{CONTINUED}"
                # Options of the program's run are in the image; the library is chosen again.
                wrapper = [self.second.wrapper[0], "restart", images, *chosen_library(self.second.wrapper)]
                status, more, more_errors = execute(
                    [*self.second.command, *ranks, *wrapper], self.second.environment | variables, limit, place
                )
                output, errors = output + more, errors + more_errors
        run = Run(False, output=output + errors + said, seconds=time.monotonic() - started)
        run.problem = problem_of(test, status, output, limit)
        run.passed = not run.problem
        return run


@dataclass(frozen=True)
class BothLauncher:
    """Runs a test without checkpoints under one library, and if it passes there, under the other."""

    first: Launcher
    second: Launcher

    def run(self, test: SuiteTest, program: Program) -> Run:
        run = self.first.run(test, program)
        return self.second.run(test, program) if run.passed else run


def chosen_library(wrapper: tuple[str, ...]) -> tuple[str, ...]:
    """The option of mpiwasm that names the MPI library; nothing where the launcher determines it."""
    return wrapper[wrapper.index("--mpi") :] if "--mpi" in wrapper else ()
