"""The runner of LLVM's OpenMP suite: RUN lines reach a shell, and a failure counts unless it has a reason."""

from __future__ import annotations

import re
from pathlib import Path

import openmp_suite
import pytest
from openmp import programs
from openmp.programs import OpenmpTest, Side, expand, read_test, run
from openmp_suite import Result
from suite.reasons import Reason, Reasons

SOURCE = """
// RUN: %libomp-compile && env OMP_NUM_THREADS=2 \\
// RUN:   %libomp-run | grep %s
// RUN: %t
// REQUIRES: linux, affinity
// UNSUPPORTED: gcc
int main() { return 0; }
"""


def side(name: str, start: str) -> Side:
    return Side(name, (("%libomp-run", start), ("%libomp-compile", "true")), {}, frozenset({"clang"}))


@pytest.fixture
def test(tmp_path: Path) -> OpenmpTest:
    folder = tmp_path / "suite" / "api"
    folder.mkdir(parents=True)
    (folder / "program.c").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "suite" / "ompt").mkdir()
    (tmp_path / "suite" / "ompt" / "tool.c").write_text(SOURCE, encoding="utf-8")
    found = programs.tests_in(tmp_path / "suite")
    assert [each.name for each in found] == ["api/program.c"]
    return found[0]


def test_run_lines_are_joined_and_expanded(test: OpenmpTest, tmp_path: Path) -> None:
    assert test.commands == ("%libomp-compile && env OMP_NUM_THREADS=2 %libomp-run | grep %s", "%t")
    command = expand(test.commands[0], side("guest", "mpiwasm %t"), test.source, tmp_path / "program")
    assert command == f"true && env OMP_NUM_THREADS=2 mpiwasm {tmp_path}/program | grep {test.source}"
    assert expand("%t", side("guest", "mpiwasm %t"), test.source, tmp_path / "p") == f" mpiwasm {tmp_path}/p"


def test_features_decide_what_runs(test: OpenmpTest) -> None:
    assert test.reason_to_leave_out(frozenset({"linux"})) == "requires affinity"
    assert test.reason_to_leave_out(frozenset({"linux", "affinity", "gcc"})) == "not for gcc"
    assert test.reason_to_leave_out(frozenset({"linux", "affinity"})) == ""


@pytest.mark.parametrize(
    ("native", "guest", "reason", "verdict"),
    [
        ("true", "true", "", openmp_suite.PASSED),
        ("true", "false", "", openmp_suite.FAILED),
        ("true", "false", "known", openmp_suite.EXPLAINED),
        ("false", "true", "", openmp_suite.NOT_NATIVELY),
        ("true", "sleep 60", "", openmp_suite.FAILED),
    ],
)
def test_only_what_passes_natively_counts(tmp_path: Path, native: str, guest: str, reason: str, verdict: str) -> None:
    source = tmp_path / "program.c"
    source.write_text("// RUN: %libomp-compile && %libomp-run\n", encoding="utf-8")
    test = read_test(source, tmp_path)
    reasons = Reasons([Reason(re.compile("program[.]c"), reason)] if reason else [])
    sides = (side("native", native), side("guest", guest))
    result = openmp_suite.compare(test, sides, tmp_path / "work", 2, reasons)
    assert result.verdict == verdict
    assert (result.guest is None) == (verdict == openmp_suite.NOT_NATIVELY)


def test_a_run_that_compares_nothing_fails(test: OpenmpTest, capsys: pytest.CaptureFixture[str]) -> None:
    passed = Result(test, openmp_suite.PASSED)
    nothing = [Result(test, openmp_suite.NOT_NATIVELY), Result(test, openmp_suite.LEFT_OUT)]
    assert openmp_suite.exit_code(nothing) == 1
    assert capsys.readouterr().err == "openmp_suite: no test passes natively, so nothing was compared\n"
    assert openmp_suite.exit_code([*nothing, passed]) == 0
    assert openmp_suite.exit_code([passed, Result(test, openmp_suite.FAILED)]) == 1


def test_an_expected_failure_passes(tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text("// RUN: %libomp-run\n// XFAIL: clang\n", encoding="utf-8")
    test = read_test(source, tmp_path)
    assert run(test, side("native", "false"), tmp_path, 5).problem == ""
    assert "expects it to fail" in run(test, side("native", "true"), tmp_path, 5).problem
