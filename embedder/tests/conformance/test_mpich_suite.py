"""Tests of the runner of the MPICH test suite: reading lists, evaluating runs, attributing failures."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import mpich_suite
import pytest
from suite.comparison import (
    FAILED,
    FAILED_NATIVELY_TOO,
    LEFT_OUT,
    NOT_RUN,
    PASSED,
    Comparison,
    Result,
    Side,
    reason_to_leave_out,
)
from suite.fortran import LANGUAGES
from suite.launch import NOT_COMPILED, Launcher, Run, execute, problem_of
from suite.programs import Builder, Program
from suite.reasons import Reason, Reasons, read_reasons
from suite.records import Records
from suite.report import Subject, page, ratio, table, write_json
from suite.source import suite_in
from suite.summary import published_runs, summary
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


class Scripted(Side):
    """A side whose runs are given beforehand, one after another, and kept like real ones."""

    def __init__(self, path: Path, *runs: Run) -> None:
        builder = Builder(path.parent, path.parent / "out", "true", "")
        super().__init__(Launcher((), (), {}, 1), builder, Records(path, "1"))
        self.runs = list(runs)

    def run(self, test: SuiteTest, attempts: int = 1) -> Run:
        return self.records.add(test, replace(self.runs.pop(0), attempts=attempts))


GOOD = Run(True)
BAD = Run(False, "exit status 1", "wrong answer")
REFUSED = Run(False, NOT_COMPILED, "error: no such type")


def scripted_comparison(
    folder: Path, wasm: list[Run], native: list[Run], has_time: Callable[[], bool] = lambda: True
) -> Comparison:
    """A comparison whose sides do these runs, after those of an earlier comparison of the same folder."""
    sides = [Scripted(folder / f"{name}.jsonl", *runs) for name, runs in (("wasm", wasm), ("native", native))]
    return Comparison("mpich", *sides, Reasons([Reason(re.compile("coll/bcast 4"), "known")]), has_time=has_time)


def compare_in_turn(comparison: Comparison, *tests: SuiteTest) -> list[Result]:
    results = mpich_suite.compare_all(comparison, list(tests), 1, lambda result: None)
    assert all(not side.runs for side in (comparison.wasm, comparison.native))
    return results


@pytest.fixture
def builder(tmp_path: Path) -> Builder:
    suite = make_suite(tmp_path, "")
    (suite / "coll" / "Makefile.am").touch()
    (suite / "coll" / "bcast.c").write_text("int main(void) { return 0; }")
    for source in ("util", "dtpools/src"):
        (suite / source).mkdir(parents=True, exist_ok=True)
    return Builder(suite, tmp_path / "out", "true", "")


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


OTHER = replace(PLAIN, program="gather")
THIRD = replace(PLAIN, program="scan")


def test_no_share_is_reported_where_passed_tests_did_not_run_natively() -> None:
    passed = Result(PLAIN, PASSED, "", GOOD)
    failed = Result(OTHER, FAILED, "known", BAD, GOOD)
    assert ratio([passed, failed]) == (0, 0)
    assert ratio([replace(passed, native=GOOD), failed]) == (1, 2)


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


def test_programs_are_compiled_for_what_is_still_to_be_run(tmp_path: Path) -> None:
    comparison = scripted_comparison(tmp_path, [GOOD, GOOD], [GOOD, GOOD])
    spawned = SuiteTest("spawn", "child", 1)
    compare_in_turn(comparison, PLAIN, spawned)
    assert [comparison.wasm.needs_programs(test) for test in (PLAIN, spawned, OTHER)] == [False, True, True]


def test_nothing_is_compiled_without_time(tmp_path: Path, builder: Builder) -> None:
    builder.build_all([PLAIN], 1, lambda: False)
    assert not (tmp_path / "out" / "coll").exists()
    builder.build_all([PLAIN], 1)
    assert (tmp_path / "out" / "coll").exists()


def test_a_program_that_is_built_alone_is_linked_with_the_suites_own_parts(tmp_path: Path, builder: Builder) -> None:
    compiler = tmp_path / "compiler"
    compiler.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/commands\n', encoding="utf-8")
    compiler.chmod(0o755)
    suite = builder.parts("coll", "bcast")[0][0].parents[1]
    assert Builder(suite, tmp_path / "alone", str(compiler), "").build("coll", "bcast").problem is None
    linked = (tmp_path / "commands").read_text(encoding="utf-8").splitlines()[-1]
    assert all(f"{tmp_path}/alone/{part}.o" in linked for part in ("mtest", "dtpools"))


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
    kept = summary(subject, [*results, new], {}, [])

    wasm, native = published_runs(kept, [*tests, new.test, replace(PLAIN, group="topo")])
    assert list(wasm) == [test.name for test in tests]
    assert (last.name in native) == always_native
    second = scripted_comparison(tmp_path, [], [])
    second.always_native = always_native
    second.wasm.records = Records(tmp_path / "none", "", published=wasm)
    second.native.records = Records(tmp_path / "none", "", published=native)
    assert summary(subject, [*compare_in_turn(second, *tests), new], {}, []) == kept


def test_what_could_not_be_compiled_natively_is_tried_again_elsewhere() -> None:
    subject = Subject("mpich", "MPICH 4.0 (Debian)", "4.0.2", "0.1.0", "mpich-4.0.2")
    failed = Result(PLAIN, FAILED_NATIVELY_TOO, f"{BAD.problem}; natively: {NOT_COMPILED}", BAD, REFUSED)
    wasm, native = published_runs(summary(subject, [failed], {}, []), [PLAIN])
    assert wasm[PLAIN.name].problem == BAD.problem
    assert native == {}


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


def test_a_reason_applies_to_complete_names_and_its_libraries(tmp_path: Path) -> None:
    path = tmp_path / "reasons.toml"
    path.write_text('[[reason]]\ntests = "coll/bcast .*"\nsays = "because"\nlibraries = ["mpich"]\n')
    reasons = read_reasons(path)
    assert reasons.unneeded("mpich") == ["coll/bcast .*"]
    assert reasons.find("mpich", "coll/bcast2 4") == ""
    assert reasons.find("openmpi", "coll/bcast 4") == ""
    assert reasons.find("mpich", "coll/bcast 4") == "because"
    assert reasons.unneeded("mpich") == []


def test_the_reasons_of_this_project_can_be_read() -> None:
    read_reasons(mpich_suite.HERE / "reasons.toml")


RESULTS = [
    Result(PLAIN, PASSED, wasm=GOOD, native=GOOD),
    Result(PLAIN, FAILED, "because", wasm=BAD, native=GOOD),
    Result(SuiteTest("topo", "cart", 2), PASSED, wasm=GOOD, native=BAD),
    Result(SuiteTest("threads/init", "many", 2), LEFT_OUT, "starts threads"),
]


def test_the_table_counts_verdicts_by_group_and_compares_with_native_passes() -> None:
    assert table(RESULTS).splitlines()[2:] == [
        "| coll | 1 | 1 | 0 | 0 | 1 / 2 = 50.0 % |",
        "| topo | 1 | 0 | 0 | 0 | none ran natively |",
        "| threads | 0 | 0 | 0 | 1 | none ran natively |",
        "| all | 2 | 1 | 0 | 1 | 1 / 2 = 50.0 % |",
    ]


def test_every_failure_stands_in_the_summary_with_its_reason(tmp_path: Path) -> None:
    subject = Subject("mpich", "MPICH 4.0 (Debian)", "4.0.2", "0.1.0", "mpich-4.0.2")
    text = page(subject, RESULTS)
    assert "- `coll/bcast 4`: exit status 1: because\n" in text
    assert "- `topo/cart 2`: natively exit status 1\n" in text
    write_json(tmp_path / "mpich.json", subject, RESULTS)
    document = json.loads((tmp_path / "mpich.json").read_text())
    assert (document["passed"], document["passed natively"]) == (1, 2)
    assert document["tests"][1]["wasm"]["output"] == "wrong answer"


def test_a_failure_without_a_reason_and_a_run_without_a_pass_are_errors() -> None:
    options = Namespace(groups="coll", only=None, list=None, mpi="mpich")
    unexplained = Result(PLAIN, FAILED, wasm=BAD, native=GOOD)
    assert mpich_suite.complaints(options, RESULTS, Reasons([])) == []
    assert mpich_suite.complaints(options, [unexplained], Reasons([])) == [
        "coll/bcast 4 fails without a reason in reasons.toml",
        "nothing passed",
    ]


def test_a_run_whose_native_programs_cannot_be_compiled_at_all_is_an_error() -> None:
    options = Namespace(groups="coll", only=None, list=None, mpi="mpich")
    passed = Result(PLAIN, PASSED, wasm=GOOD)  # with --only-failed-natively
    failed = Result(PLAIN, FAILED_NATIVELY_TOO, wasm=BAD, native=REFUSED)
    assert mpich_suite.complaints(options, [passed, failed, failed], Reasons([])) == [
        "no native program could be compiled, so failures cannot be attributed: error: no such type"
    ]
    compiled = Result(PLAIN, FAILED_NATIVELY_TOO, wasm=BAD, native=BAD)
    assert mpich_suite.complaints(options, [passed, failed, compiled], Reasons([])) == []


def test_a_full_run_finds_reasons_that_nothing_needs() -> None:
    options = Namespace(groups=",".join(mpich_suite.GROUPS), only=None, list=None, mpi="mpich")
    reasons = Reasons([Reason(re.compile("coll/x"), "gone", ("mpich",)), Reason(re.compile("coll/y"), "rest")])
    assert mpich_suite.complaints(options, RESULTS, reasons) == ["reasons.toml: nothing fails for 'coll/x'"]
    piece = [*RESULTS, Result(PLAIN, LEFT_OUT, NOT_RUN)]
    assert mpich_suite.complaints(options, piece, reasons) == []
