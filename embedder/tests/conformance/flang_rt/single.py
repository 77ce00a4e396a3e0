"""Runs one test of a googletest program alone: single.py TEST PROGRAM... Exit status: 0 if it passed.

Programs that start no processes of their own are compiled with deaths.h: statements that have to end the program are
executed in further runs, one each."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ANY_FAILURE = -1


@dataclass(frozen=True)
class Death:
    """What a statement has to end the program with: an exit status, and a message to the standard error."""

    status: int
    message: str

    def problem(self, status: int, errors: str) -> str:
        if self.status == ANY_FAILURE and status == 0:
            return "exit status 0 instead of a failure"
        if self.status not in (ANY_FAILURE, status):
            return f"exit status {status} instead of {self.status}"
        if not re.search(self.message, errors):
            return f"no message {self.message!r}"
        return ""


def deaths_in(text: str) -> list[Death]:
    found = []
    for line in text.splitlines():
        status, _, message = line.partition(" ")
        found.append(Death(int(status), message))
    return found


def problem_in(report: str) -> str:
    """What googletest's report says against the test: that it failed, or that there was none."""
    results = json.loads(report)
    tests = [test for suite in results["testsuites"] for test in suite["testsuite"]]
    if [test["result"] for test in tests] != ["COMPLETED"]:
        return "the program has no such test" if not tests else "the test was not completed"
    return "failed" if results["failures"] else ""


def start(command: list[str], death: int) -> tuple[int, str]:
    """The exit status of a run, and its standard error, which is shown too."""
    environment = os.environ | {"UNIT_TEST_DEATH": str(death)}
    done = subprocess.run(command, stderr=subprocess.PIPE, env=environment, check=False)
    errors = done.stderr.decode(errors="replace")
    sys.stderr.write(errors)
    return done.returncode, errors


def run_death(command: list[str], number: int, death: Death) -> str:
    for name in ("reached", "survived"):
        Path(name).unlink(missing_ok=True)
    status, errors = start(command, number)
    if not Path("reached").exists():
        return "the statement was not reached"
    if Path("survived").exists():
        return "the program went on"
    return death.problem(status, errors)


def run(test: str, program: list[str]) -> str:
    report = Path("report.json")
    command = [*program, f"--gtest_filter={test}", f"--gtest_output=json:{report}"]
    status, _ = start(command, 0)
    if status != 0 or not report.exists():
        return f"exit status {status}"
    problem = problem_in(report.read_text(encoding="utf-8", errors="replace"))
    if problem or not Path("deaths").exists():
        return problem
    for number, death in enumerate(deaths_in(Path("deaths").read_text(encoding="utf-8")), 1):
        if problem := run_death(command, number, death):
            return f"end {number}: {problem}"
    return ""


def main() -> int:
    problem = run(sys.argv[1], sys.argv[2:])
    if problem:
        print(f"{sys.argv[1]}: {problem}")
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
