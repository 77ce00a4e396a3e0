"""Running a program of the MPICH test suite, and evaluating its run."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from scripted_runs import PLAIN
from suite.launch import Launcher, execute, problem_of
from suite.programs import Program
from suite.testlist import SuiteTest


@pytest.mark.parametrize(
    ("status", "output", "problem"),
    [
        (0, " No Errors\n", ""),
        (0, "Test Passed\n", ""),
        (0, "", "printed nothing"),
        (0, "2 differ\n No Errors\n", "printed: 2 differ"),
        (3, " No Errors\n", "exit status 3"),
        (None, "", "not finished after 5 s"),
    ],
)
def test_a_run_passes_only_by_its_status_and_its_one_line(status: int, output: str, problem: str) -> None:
    assert problem_of(PLAIN, status, output, 5) == problem


def test_a_test_of_errors_passes_by_failing() -> None:
    test = SuiteTest("errhan", "errfatal", 1, must_fail=True)
    assert problem_of(test, 1, "error\n", 5) == ""
    assert problem_of(test, 0, "", 5) == "ended without the error that the test is about"


def test_a_run_is_ended_with_its_children_at_the_time_limit(tmp_path: Path) -> None:
    status, output, _ = execute(["sh", "-c", "echo begun; sleep 60 & wait"], {"PATH": "/usr/bin:/bin"}, 1, tmp_path)
    assert (status, output) == (None, "begun\n")


@pytest.mark.parametrize(("ranks", "cores", "preloaded"), [(1, 1, ""), (2, 1, "libc.so.6"), (2, 2, "")])
def test_ranks_that_wait_for_others_give_up_their_core(tmp_path: Path, ranks: int, cores: int, preloaded: str) -> None:
    (tmp_path / "coll").mkdir()
    program = Program(tmp_path / "coll" / "bcast")
    program.path.touch()
    show = ("sh", "-c", "echo preloaded: $LD_PRELOAD")
    launcher = Launcher(show, (), {"PATH": "/usr/bin:/bin"}, 1, {"LD_PRELOAD": "libc.so.6"}, cores)
    assert launcher.run(replace(PLAIN, ranks=ranks), program).output == f"preloaded: {preloaded}".rstrip() + "\n"


def test_programs_without_a_verdict_of_their_own_pass_unless_they_report_a_failure() -> None:
    test = replace(PLAIN, free_output=True)
    assert problem_of(test, 0, "", 5) == ""
    assert problem_of(test, 0, "0:SUCCESS - sr\n1:FAILURE - sr\n", 5) == "printed: 1:FAILURE - sr"


def test_a_test_of_errors_does_not_pass_by_hanging() -> None:
    assert problem_of(replace(PLAIN, must_fail=True), None, "", 5) == "not finished after 5 s"
