"""The verdict over a test: a failure as Wasm is ours only if the same test passes natively with the same library."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from suite.launch import Launcher, Run
from suite.programs import Builder, Program
from suite.reasons import Reasons
from suite.records import Records
from suite.testlist import SuiteTest

PASSED = "passed"
FAILED = "failed"
FAILED_NATIVELY_TOO = "failed natively too"
LEFT_OUT = "left out"
VERDICTS = (PASSED, FAILED, FAILED_NATIVELY_TOO, LEFT_OUT)


@dataclass
class Result:
    """A test with its verdict and why."""

    test: SuiteTest
    verdict: str
    reason: str = ""
    wasm: Optional[Run] = None
    native: Optional[Run] = None

    @property
    def passed_natively(self) -> bool:
        return self.native is not None and self.native.passed


@dataclass
class Side:
    """One way of running tests: its launcher, its programs, and what came of earlier runs."""

    launcher: Launcher
    builder: Builder
    records: Records

    def run(self, test: SuiteTest) -> Run:
        return self.records.find(test) or self._run(test)

    def knows(self, test: SuiteTest) -> bool:
        return self.records.find(test) is not None

    def again(self, test: SuiteTest, failed: Run) -> Run:
        """A second attempt, on a machine that may have been too busy for the first."""
        if failed.attempts > 1 or failed.not_compiled:
            return failed
        return self._run(test, attempts=2)

    def _run(self, test: SuiteTest, attempts: int = 1) -> Run:
        run = self.launcher.run(test, self.program(test))
        run.attempts = attempts
        return self.records.add(test, run)

    def program(self, test: SuiteTest) -> Program:
        return self.builder.build(test.group, test.program)


@dataclass
class Judge:
    """Runs tests as Wasm and natively under one MPI library."""

    library: str
    wasm: Side
    native: Side
    reasons: Reasons
    always_native: bool = True  # else only what fails as Wasm runs natively

    def judge(self, test: SuiteTest) -> Result:
        wasm = self.wasm.run(test)
        native = self.native.run(test) if self.always_native or not wasm.passed else None
        if native and native.passed and not wasm.passed:
            wasm = self.wasm.again(test, wasm)
        if native and wasm.passed and not native.passed:
            native = self.native.again(test, native)
        if wasm.passed:
            return Result(test, PASSED, "", wasm, native)
        assert native is not None
        if not native.passed:
            return Result(test, FAILED_NATIVELY_TOO, f"{wasm.problem}; natively: {native.problem}", wasm, native)
        return Result(test, FAILED, self.reasons.find(self.library, test.name), wasm, native)


def reason_to_leave_out(test: SuiteTest, builder: Builder, max_ranks: int, max_memory: float) -> str:
    """Why a test is not run at all; nothing when it is."""
    if test.ranks > max_ranks:
        return f"{test.ranks} ranks, more than --max-ranks {max_ranks}"
    if test.large and not test.memory:
        return "the suite marks it as one for machines with very much memory"
    if test.memory > max_memory:
        return f"needs {test.memory:g} GiB by the suite's list, more than --max-memory {max_memory:g}"
    if test.group.startswith("threads") and builder.starts_threads(test.group, test.program):
        return "starts threads, and a guest has one"
    return ""
