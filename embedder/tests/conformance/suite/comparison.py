"""The result of a test: a failure as Wasm is a defect of mpiwasm only if the test passes natively with the library."""

from __future__ import annotations

from collections.abc import Callable
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
NOT_RUN = "not run yet"  # why a test is left out for which there was no time


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

    @property
    def doubtful(self) -> bool:
        """Whether a second attempt may change the verdict."""
        if self.native is not None and self.native.may_be_repeated:
            return True
        return self.wasm is not None and self.wasm.may_be_repeated and self.passed_natively


@dataclass
class Side:
    """One way of running tests: its launcher, its programs, and what came of earlier runs."""

    launcher: Launcher
    builder: Builder
    records: Records
    alone: bool = False  # runs one test after the other

    def needs_programs(self, test: SuiteTest) -> bool:
        """Whether it is still to be run, or may be started by tests of its folder that are."""
        return self.records.find(test) is None or "spawn" in test.group

    def run(self, test: SuiteTest, attempts: int = 1) -> Run:
        run = self.launcher.run(test, self.program(test))
        run.attempts = attempts
        run.alone = self.alone
        return self.records.add(test, run)

    def program(self, test: SuiteTest) -> Program:
        return self.builder.build(test.group, test.program)


@dataclass
class Comparison:
    """Runs tests as Wasm and natively under one MPI library."""

    library: str
    wasm: Side
    native: Side
    reasons: Reasons
    always_native: bool = True  # else only what fails as Wasm runs natively
    has_time: Callable[[], bool] = lambda: True  # else nothing is run, and what is not known is left out

    def compare(self, test: SuiteTest) -> Result:
        """The verdict from stored results, or after a first attempt."""
        wasm = self._known_or_run(self.wasm, test)
        if wasm is None:
            return Result(test, LEFT_OUT, NOT_RUN)
        if wasm.passed and not self.always_native:
            return Result(test, PASSED, "", wasm)
        native = self._known_or_run(self.native, test)
        return Result(test, LEFT_OUT, NOT_RUN) if native is None else self._verdict(test, wasm, native)

    def compare_again(self, first: Result) -> Result:
        """The verdict after repeating what failed beside other tests; call this when nothing else runs."""
        test, wasm, native = first.test, first.wasm, first.native
        assert wasm is not None
        assert native is not None
        if native.may_be_repeated and self.has_time():
            native = self.native.run(test, attempts=2)
        if wasm.may_be_repeated and native.passed and self.has_time():
            wasm = self.wasm.run(test, attempts=2)
        second = self._verdict(test, wasm, native)
        return Result(test, LEFT_OUT, NOT_RUN) if second.doubtful else second

    def _known_or_run(self, side: Side, test: SuiteTest) -> Optional[Run]:
        return side.records.find(test) or (side.run(test) if self.has_time() else None)

    def _verdict(self, test: SuiteTest, wasm: Run, native: Run) -> Result:
        if wasm.passed:
            return Result(test, PASSED, "", wasm, native)
        if not native.passed:
            return Result(test, FAILED_NATIVELY_TOO, f"{wasm.problem}; natively: {native.problem}", wasm, native)
        return Result(test, FAILED, self.reasons.find(self.library, test.name), wasm, native)


def reason_to_leave_out(test: SuiteTest, builder: Builder, max_ranks: int, max_memory: float) -> str:
    """Why a test is not run at all; nothing when it is."""
    if test.ranks > max_ranks:
        return f"{test.ranks} ranks, more than --max-ranks {max_ranks}"
    if test.large and not test.memory:
        return "the suite marks it as a test for machines with large memory"
    if test.memory > max_memory:
        return f"needs {test.memory:g} GiB by the suite's list, more than --max-memory {max_memory:g}"
    return ""
