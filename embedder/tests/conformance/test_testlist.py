"""Reading the lists of the MPICH test suite."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripted_runs import make_suite
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


def test_folders_in_a_folder_are_read_too(tmp_path: Path) -> None:
    suite = make_suite(tmp_path, "")
    for name, lines in (
        ("threads", "init\n@rmadir@\n#perf\n"),
        ("threads/init", "initth 1"),
        ("threads/rma", "@a@x 2"),
    ):
        (suite / name).mkdir()
        (suite / name / "testlist.in").write_text(lines)
    assert [test.name for test in read_group(suite, "threads")] == ["threads/init/initth 1", "threads/rma/x 2"]
