"""Comparing runs of the MPICH test suite with native ones: whose failure it is."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import mpich_suite
import pytest
from scripted_runs import BAD, GOOD, OTHER, PLAIN, REFUSED, THIRD, compare_in_turn, scripted_comparison
from suite.comparison import (
    FAILED,
    FAILED_NATIVELY_TOO,
    LEFT_OUT,
    NOT_RUN,
    PASSED,
    Result,
    reason_to_leave_out,
)
from suite.fortran import LANGUAGES
from suite.launch import Run
from suite.programs import Builder
from suite.records import Records
from suite.report import Subject
from suite.summary import published_runs, summary
from suite.testlist import SuiteTest


@pytest.mark.parametrize(
    ("wasm", "native", "verdict", "reason"),
    [
        ([GOOD], [GOOD], PASSED, ""),
        ([BAD, BAD], [GOOD], FAILED, "known"),
        ([BAD, GOOD], [GOOD], PASSED, ""),
        ([BAD], [BAD, BAD], FAILED_NATIVELY_TOO, "exit status 1; natively: exit status 1"),
        ([BAD, BAD], [BAD, GOOD], FAILED, "known"),
        ([BAD, GOOD], [BAD, GOOD], PASSED, ""),
        ([GOOD], [BAD, BAD], PASSED, ""),
        ([REFUSED], [GOOD], FAILED, "known"),
    ],
)
def test_a_failure_is_ours_only_if_the_native_run_passes_and_a_second_attempt_fails(
    tmp_path: Path, wasm: list[Run], native: list[Run], verdict: str, reason: str
) -> None:
    results = compare_in_turn(scripted_comparison(tmp_path, wasm, native), PLAIN)
    assert [(each.verdict, each.reason) for each in results] == [(verdict, reason)]


def test_what_ran_out_of_time_alone_gets_no_second_attempt(tmp_path: Path) -> None:
    hung = Run(False, "not finished after 5 s", alone=True)
    results = compare_in_turn(scripted_comparison(tmp_path, [hung], [hung]), PLAIN)
    assert [each.verdict for each in results] == [FAILED_NATIVELY_TOO]
    beside_others = replace(hung, alone=False)
    results = compare_in_turn(scripted_comparison(tmp_path, [beside_others, GOOD], [beside_others, GOOD]), OTHER)
    assert [each.verdict for each in results] == [PASSED]


def test_second_attempts_come_when_nothing_else_runs_any_more(tmp_path: Path) -> None:
    comparison = scripted_comparison(tmp_path, [BAD, GOOD, GOOD], [GOOD, GOOD])
    assert [each.test for each in compare_in_turn(comparison, PLAIN, OTHER)] == [OTHER, PLAIN]
    kept = [json.loads(line) for line in (tmp_path / "wasm.jsonl").read_text().splitlines()]
    assert [(each["test"], each["run"]["attempts"]) for each in kept] == [
        ("coll/bcast 4", 1),
        ("coll/gather 4", 1),
        ("coll/bcast 4", 2),
    ]


def test_a_run_goes_on_where_its_time_was_up(tmp_path: Path) -> None:
    budget = iter([True, True, True, False, False, False])
    first = scripted_comparison(tmp_path, [GOOD, BAD], [GOOD], lambda: next(budget))
    results = compare_in_turn(first, PLAIN, OTHER, THIRD)
    assert [(each.verdict, each.reason) for each in results] == [
        (PASSED, ""),
        (LEFT_OUT, NOT_RUN),
        (LEFT_OUT, NOT_RUN),
    ]

    second = scripted_comparison(tmp_path, [GOOD, GOOD], [GOOD, GOOD])
    assert [(each.test, each.verdict) for each in compare_in_turn(second, PLAIN, OTHER, THIRD)] == [
        (PLAIN, PASSED),
        (THIRD, PASSED),
        (OTHER, PASSED),
    ]


def test_a_failure_for_whose_second_attempt_there_is_no_time_has_no_verdict_yet(tmp_path: Path) -> None:
    budget = iter([True, True, False])
    first = scripted_comparison(tmp_path, [BAD], [GOOD], lambda: next(budget))
    assert [each.reason for each in compare_in_turn(first, PLAIN)] == [NOT_RUN]
    second = scripted_comparison(tmp_path, [GOOD, BAD], [GOOD])
    assert [(each.test, each.verdict) for each in compare_in_turn(second, PLAIN, OTHER)] == [
        (OTHER, PASSED),
        (PLAIN, FAILED),
    ]


def test_without_time_only_known_results_are_reported(tmp_path: Path) -> None:
    compare_in_turn(scripted_comparison(tmp_path, [GOOD], [GOOD]), PLAIN)
    none = scripted_comparison(tmp_path, [], [], mpich_suite.clock(0))
    assert [each.verdict for each in compare_in_turn(none, PLAIN, OTHER)] == [PASSED, LEFT_OUT]


def test_where_only_failures_run_natively_a_pass_needs_no_native_run(tmp_path: Path) -> None:
    comparison = scripted_comparison(tmp_path, [GOOD, BAD, BAD], [GOOD])
    comparison.always_native = False
    assert [each.verdict for each in compare_in_turn(comparison, PLAIN, OTHER)] == [PASSED, FAILED]


def test_cheap_groups_come_before_dear_ones_and_slow_tests_last() -> None:
    slow = replace(PLAIN, group="attr", arguments=("-count=65530",))
    layouts = replace(PLAIN, group="attr", arguments=("-count=1", "-testsize=32"))
    plain = [replace(PLAIN, group=group) for group in ("attr", "threads/init", "rma")]
    assert sorted([slow, layouts, *reversed(plain)], key=mpich_suite.cost) == [*plain, layouts, slow]
    # Those in Fortran run only if they are asked for.
    assert sorted(mpich_suite.CHEAPEST_FIRST) == sorted([*mpich_suite.GROUPS, *LANGUAGES])


def test_a_run_is_kept_until_mpiwasm_changes(tmp_path: Path) -> None:
    path = tmp_path / "runs.jsonl"
    first = Records(path, "one")
    first.add(PLAIN, GOOD)
    first.add(OTHER, BAD)
    assert Records(path, "one").find(PLAIN) == GOOD
    assert Records(path, "two").find(PLAIN) is None
    kept = Records(path, "two", keep_passed=True)
    assert (kept.find(PLAIN), kept.find(OTHER)) == (GOOD, None)


@pytest.mark.parametrize("always_native", [True, False])
def test_what_the_kept_results_tell_is_not_run_again(tmp_path: Path, always_native: bool) -> None:
    hung = Run(False, "not finished after 5 s")
    natively = [GOOD, GOOD, hung, BAD] if always_native else [GOOD, hung]
    first = scripted_comparison(tmp_path, [GOOD, BAD, hung, GOOD], natively)
    first.always_native = always_native
    last = replace(PLAIN, program="last")
    tests = [PLAIN, OTHER, THIRD, last]
    results = [first.compare(test) for test in tests]
    assert [each.verdict for each in results] == [PASSED, FAILED, FAILED_NATIVELY_TOO, PASSED]
    subject = Subject("mpich", "MPICH 4.0 (Debian)", "4.0.2", "0.1.0", "mpich-4.0.2")
    new = Result(replace(PLAIN, program="new"), LEFT_OUT, NOT_RUN)
    kept = summary(subject, [*results, new], {}, [], {})

    wasm, native = published_runs(kept, [*tests, new.test, replace(PLAIN, group="topo")])
    assert list(wasm) == [test.name for test in tests]
    assert (last.name in native) == always_native
    second = scripted_comparison(tmp_path, [], [])
    second.always_native = always_native
    second.wasm.records = Records(tmp_path / "none", "", published=wasm)
    second.native.records = Records(tmp_path / "none", "", published=native)
    assert summary(subject, [*compare_in_turn(second, *tests), new], {}, [], {}) == kept


def test_a_test_is_left_out_only_for_what_this_machine_or_a_guest_lacks(tmp_path: Path, builder: Builder) -> None:
    assert reason_to_leave_out(PLAIN, builder, 4, 2) == ""
    assert reason_to_leave_out(PLAIN, builder, 2, 2) == "4 ranks, more than --max-ranks 2"
    hungry = replace(PLAIN, memory=6.5)
    assert reason_to_leave_out(hungry, builder, 4, 2) == "needs 6.5 GiB by the suite's list, more than --max-memory 2"
    folder = tmp_path / "threads" / "init"
    folder.mkdir(parents=True)
    (folder / "Makefile.am").touch()
    (folder / "many.c").write_text("MTest_Start_thread(run, NULL);")
    (folder / "one.c").write_text("MTest_Init_thread();")
    assert reason_to_leave_out(SuiteTest("threads/init", "one", 1), builder, 4, 2) == ""
    many = SuiteTest("threads/init", "many", 1)
    assert reason_to_leave_out(many, builder, 4, 2) == ""
    assert builder.starts_threads(many.group, many.program)
    assert not builder.starts_threads("threads/init", "one")
