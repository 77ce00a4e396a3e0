"""The runner of the unit tests of flang's run time library: what a test has to do to pass, and when a run fails."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import fortran_runtime_suite
import pytest
from flang_rt import programs, single
from flang_rt.programs import Correction, Failed
from flang_rt.single import ANY_FAILURE, Death
from openmp.programs import OpenmpTest
from openmp_suite import EXPLAINED, FAILED, NOT_NATIVELY, PASSED, Result
from suite.reasons import Reason, Reasons, read_reasons

LISTING = """\
Running main() from gtest_main.cc
AccessTests.
  TestExists
  TestRead
AdjustLRTests/0.  # TypeParam = char
  AdjustL
Instances/ListInput.
  TestListInput/0  # GetParam() = 80-byte object <D0-43>
"""

# A program of googletest for one test: `exit 3` and a message where UNIT_TEST_DEATH chooses its only death.
PROGRAM = """\
import json, os, sys
from pathlib import Path
Path("report.json").write_text(json.dumps({report}))
if os.environ["UNIT_TEST_DEATH"] == "1":
    {death}
elif {dies}:
    Path("deaths").write_text("3 bye \\\\(at\\\\) end\\n")
"""
DYING = 'Path("reached").touch(); sys.stderr.write("bye (at) end"); sys.exit(3)'


def report(*results: str, failures: int = 0) -> dict[str, object]:
    return {"failures": failures, "testsuites": [{"testsuite": [{"result": each} for each in results]}]}


def problem(folder: Path, monkeypatch: pytest.MonkeyPatch, results: dict[str, object], death: str = "") -> str:
    monkeypatch.chdir(folder)
    program = folder / "program.py"
    text = (
        PROGRAM.replace("{report}", repr(results))
        .replace("{death}", death or "pass")
        .replace("{dies}", str(death != ""))
    )
    program.write_text(text, encoding="utf-8")
    return single.run("Suite.Test", [sys.executable, str(program)])


def test_names_are_read_from_the_list() -> None:
    assert programs.names_in(LISTING) == [
        "AccessTests.TestExists",
        "AccessTests.TestRead",
        "AdjustLRTests/0.AdjustL",
        "Instances/ListInput.TestListInput/0",
    ]


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        (report("COMPLETED"), ""),
        (report("COMPLETED", failures=1), "failed"),
        (report("SKIPPED"), "the test was not completed"),
        (report(), "the program has no such test"),
        ({"failures": 0, "testsuites": []}, "the program has no such test"),
    ],
)
def test_a_report_decides(results: dict[str, object], expected: str) -> None:
    assert single.problem_in(json.dumps(results)) == expected


@pytest.mark.parametrize(
    ("death", "status", "errors", "expected"),
    [
        (Death(ANY_FAILURE, "overran"), 134, "write overran records", ""),
        (Death(ANY_FAILURE, ""), 0, "", "exit status 0 instead of a failure"),
        (Death(0, "STOP"), 0, "Fortran STOP", ""),
        (Death(1, ""), 134, "", "exit status 134 instead of 1"),
        (Death(ANY_FAILURE, "overran"), 1, "trap", "no message 'overran'"),
    ],
)
def test_how_a_program_has_to_end(death: Death, status: int, errors: str, expected: str) -> None:
    assert death.problem(status, errors) == expected


@pytest.mark.parametrize(
    ("death", "expected"),
    [
        (DYING, ""),
        (DYING.replace("exit(3)", "exit(4)"), "end 1: exit status 4 instead of 3"),
        (DYING.replace("bye", "good"), "end 1: no message 'bye \\\\(at\\\\) end'"),
        ("sys.exit(3)", "end 1: the statement was not reached"),
        ('Path("reached").touch(); Path("survived").touch(); sys.exit(3)', "end 1: the program went on"),
    ],
)
def test_each_end_has_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, death: str, expected: str) -> None:
    assert problem(tmp_path, monkeypatch, report("COMPLETED"), death) == expected


def test_a_program_that_fails_has_no_further_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert problem(tmp_path, monkeypatch, report("COMPLETED")) == ""
    assert problem(tmp_path, monkeypatch, report("COMPLETED", failures=1), DYING) == "failed"


def test_a_correction_that_does_not_fit_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "CORRECTIONS", (Correction(Path("file.cpp"), "wrong", "right"),))
    (tmp_path / "file.cpp").write_text("is wrong\n", encoding="utf-8")
    programs.correct(tmp_path)
    assert (tmp_path / "file.cpp").read_text(encoding="utf-8") == "is right\n"
    with pytest.raises(Failed, match="does not contain 'wrong'"):
        programs.correct(tmp_path)


def result(name: str, verdict: str, reason: str = "") -> Result:
    return Result(OpenmpTest(Path(name), name, ()), verdict, reason)


def test_reasons_that_are_not_needed_fail_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    reasons = Reasons(
        Reason(re.compile(name), "known", ("guest",)) for name in ("Suite[.]Passes", "Suite[.]Fails", "Suite[.]Gone")
    )
    results = [result("Suite.Passes", PASSED), result("Suite.Fails", EXPLAINED, reasons.find("guest", "Suite.Fails"))]
    assert fortran_runtime_suite.unneeded(results, reasons, complete=False) == ["Suite.Passes"]
    superfluous = fortran_runtime_suite.unneeded(results, reasons, complete=True)
    assert superfluous == ["Suite.Passes", "Suite[.]Gone"]
    assert fortran_runtime_suite.exit_code(results, superfluous) == 1
    assert capsys.readouterr().err.splitlines()[1].endswith("the reason for Suite[.]Gone is no longer needed")
    assert fortran_runtime_suite.exit_code(results, []) == 0


def test_failures_and_nothing_fail_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert fortran_runtime_suite.exit_code([result("a", PASSED), result("b", FAILED)], []) == 1
    assert fortran_runtime_suite.exit_code([result("a", NOT_NATIVELY)], []) == 1
    assert "nothing was compared" in capsys.readouterr().err


def test_the_report_gives_both_shares(capsys: pytest.CaptureFixture[str]) -> None:
    results = [result(name, PASSED) for name in "abc"]
    results += [result("d", EXPLAINED, "requires processes"), result("e", EXPLAINED, "uses REAL(16)")]
    fortran_runtime_suite.report([*results, result("f", NOT_NATIVELY)], verbose=False)
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "3 of 5 = 60.0 % of the tests that pass natively pass",
        "3 of 4 = 75.0 % without those that require what no guest has",
        "2 fail with a reason, 0 without",
    ]


def test_all_reasons_are_for_guests() -> None:
    """Otherwise it is not noticed that one is no longer needed."""
    reasons = read_reasons(fortran_runtime_suite.REASONS)
    assert reasons.find("guest", "Reductions.ExtremaReal16")
    assert not reasons.find("native", "Reductions.ExtremaReal16")
