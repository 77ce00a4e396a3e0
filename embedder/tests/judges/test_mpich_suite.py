"""Tests of the runner of the MPICH test suite: reading lists, judging runs, telling whose failure it is."""

from __future__ import annotations

from pathlib import Path

import mpich_suite
import pytest
from suite.launch import NOT_COMPILED, Run, execute, judge
from suite.programs import Builder
from suite.report import FAILED, PASSED, Result, table
from suite.source import suite_in
from suite.testlist import SuiteTest, read_group, read_line


def test_a_line_with_keys_becomes_a_test() -> None:
    line = "probe 4 arg=-a=1 arg=b env=X=y timeLimit=30 mem=1.5 xfail=ticket7"
    assert read_line("pt2pt", line) == SuiteTest(
        "pt2pt", "probe", 4, ("-a=1", "b"), ("X=y",), time_limit=30.0, memory=1.5, expected_failure="ticket7"
    )


def test_marks_of_the_suites_configure_script_are_taken_off() -> None:
    test = read_line("datatype", "@largetest@large_count 1")
    assert (test.program, test.large) == ("large_count", True)


def make_suite(folder: Path, lines: str, config: str = "") -> Path:
    for name in ("coll", "maint", "util"):
        (folder / name).mkdir()
    (folder / "util" / "mtest.c").touch()
    (folder / "coll" / "testlist.in").write_text(lines)
    (folder / "maint" / "dtp-test-config.txt").write_text(config)
    return folder


def test_comments_and_repeated_lines_of_a_list_are_left_out(tmp_path: Path) -> None:
    suite = make_suite(tmp_path, "# all of them\nbcast 4\n\nbcast 4\nbcast 10\n")
    assert [test.name for test in read_group(suite, "coll")] == ["coll/bcast 4", "coll/bcast 10"]


def test_tests_over_datatypes_are_made_for_each_type_and_count(tmp_path: Path) -> None:
    suite = make_suite(tmp_path, "", "# comment\ncoll/bcast::1 512::4:16:1024:0\npt2pt/pingping::1::2:8:32:0\n")
    names = [test.name for test in read_group(suite, "coll")]
    assert names[:2] == [
        "coll/bcast 4 -type=MPI_INT -count=1 -seed=1 -testsize=1024",
        "coll/bcast 4 -type=MPI_INT -count=512 -seed=2 -testsize=16",
    ]
    assert len(names) == 6


def test_the_suite_is_found_inside_the_sources_of_mpich(tmp_path: Path) -> None:
    (tmp_path / "mpich-4.0.2" / "test" / "mpi").mkdir(parents=True)
    suite = make_suite(tmp_path / "mpich-4.0.2" / "test" / "mpi", "")
    assert suite_in(tmp_path) == suite
    assert suite_in(suite) == suite


def test_a_folder_without_the_suite_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no MPICH test suite here"):
        suite_in(tmp_path)


def test_sources_and_macros_come_from_the_suites_makefile(tmp_path: Path) -> None:
    suite = make_suite(tmp_path, "")
    rules = "nbcoll2_SOURCES = coll2.c\nnbcoll2_CPPFLAGS = -DUSE_MTEST_NBC $(AM_CPPFLAGS)\n"
    (suite / "coll" / "Makefile.am").write_text(rules)
    builder = Builder(suite, tmp_path / "out", "cc", "")
    assert builder.parts("coll", "nbcoll2") == ([suite / "coll" / "coll2.c"], ["-DUSE_MTEST_NBC"])
    assert builder.parts("coll", "coll2") == ([suite / "coll" / "coll2.c"], [])


PLAIN = SuiteTest("coll", "bcast", 4)


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
    assert judge(PLAIN, status, output, 5) == problem


def test_a_test_of_errors_passes_by_failing() -> None:
    test = SuiteTest("errhan", "errfatal", 1, must_fail=True)
    assert judge(test, 1, "error\n", 5) == ""
    assert judge(test, 0, "", 5) == "ended without the error that the test is about"


def test_a_run_is_ended_with_its_children_at_the_time_limit(tmp_path: Path) -> None:
    status, output, _ = execute(["sh", "-c", "echo begun; sleep 60 & wait"], {"PATH": "/usr/bin:/bin"}, 1, tmp_path)
    assert (status, output) == (None, "begun\n")


@pytest.mark.parametrize(
    ("run", "reason"),
    [
        (
            Run(False, "exit status 55", "MPI_Win_create: mpiwasm does not implement it yet"),
            "MPI_Win_create comes later",
        ),
        (Run(False, NOT_COMPILED, "error: use of undeclared identifier 'MPIX_Query'"), "MPIX_Query is MPICH's own"),
        (Run(False, NOT_COMPILED, "error: expected expression"), ""),
        (Run(False, "exit status 1", "wrong answer"), ""),
    ],
)
def test_only_known_obstacles_excuse_a_failure(run: Run, reason: str) -> None:
    assert mpich_suite.obstacle(run) == reason


def test_the_table_counts_verdicts_by_group() -> None:
    results = [Result(PLAIN, PASSED), Result(PLAIN, FAILED), Result(SuiteTest("topo", "cart", 2), PASSED)]
    assert table(results).splitlines()[2:] == [
        "| coll | 1 | 1 | 0 | 0 | 0 |",
        "| topo | 1 | 0 | 0 | 0 | 0 |",
        "| all | 2 | 1 | 0 | 0 | 0 |",
    ]
