"""What is reported about a run of the MPICH test suite."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

import mpich_suite
from scripted_runs import BAD, GOOD, OTHER, PLAIN, REFUSED, scripted_comparison
from suite.comparison import (
    FAILED,
    FAILED_NATIVELY_TOO,
    LEFT_OUT,
    NOT_RUN,
    PASSED,
    Result,
)
from suite.launch import NOT_COMPILED
from suite.reasons import Reason, Reasons, read_reasons
from suite.report import Subject, page, ratio, table, write_json
from suite.summary import published_runs, summary
from suite.testlist import SuiteTest

RESULTS = [
    Result(PLAIN, PASSED, wasm=GOOD, native=GOOD),
    Result(PLAIN, FAILED, "because", wasm=BAD, native=GOOD),
    Result(SuiteTest("topo", "cart", 2), PASSED, wasm=GOOD, native=BAD),
    Result(SuiteTest("threads/init", "many", 2), LEFT_OUT, "starts threads"),
]


def test_no_share_is_reported_where_passed_tests_did_not_run_natively() -> None:
    passed = Result(PLAIN, PASSED, "", GOOD)
    failed = Result(OTHER, FAILED, "known", BAD, GOOD)
    assert ratio([passed, failed]) == (0, 0)
    assert ratio([replace(passed, native=GOOD), failed]) == (1, 2)


def test_what_could_not_be_compiled_natively_is_tried_again_elsewhere() -> None:
    subject = Subject("mpich", "MPICH 4.0 (Debian)", "4.0.2", "0.1.0", "mpich-4.0.2")
    failed = Result(PLAIN, FAILED_NATIVELY_TOO, f"{BAD.problem}; natively: {NOT_COMPILED}", BAD, REFUSED)
    wasm, native = published_runs(summary(subject, [failed], {}, [], {}), [PLAIN])
    assert wasm[PLAIN.name].problem == BAD.problem
    assert native == {}


def test_a_pass_that_did_not_run_natively_is_published_as_such() -> None:
    subject = Subject("mpich", "MPICH 4.0 (Debian)", "4.0.2", "0.1.0", "mpich-4.0.2")
    content = summary(
        subject, [Result(PLAIN, PASSED, wasm=GOOD), Result(OTHER, PASSED, wasm=GOOD, native=GOOD)], {}, [], {}
    )
    wasm, native = published_runs(content, [PLAIN, OTHER])
    assert set(wasm) == {PLAIN.name, OTHER.name}
    assert set(native) == {OTHER.name}
    # As older summaries are.
    del content["passed, not run natively"]
    assert published_runs(content, [PLAIN, OTHER])[1] == {}


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


def test_a_run_without_any_native_program_is_an_error(tmp_path: Path) -> None:
    options = Namespace(groups="coll", only=None, list=None, mpi="mpich")
    results = [Result(PLAIN, PASSED, wasm=GOOD)]  # with --only-failed-natively
    assert mpich_suite.complaints(options, results, Reasons([])) == [
        "no native program was run, so failures could not be attributed"
    ]
    mpich_suite.run_one_natively(scripted_comparison(tmp_path, [], [REFUSED]).native, results)
    assert [each.verdict for each in results] == [PASSED]
    assert mpich_suite.complaints(options, results, Reasons([])) == [
        "no native program could be compiled, so failures cannot be attributed: error: no such type"
    ]


def test_a_full_run_finds_reasons_that_nothing_needs() -> None:
    options = Namespace(groups=",".join(mpich_suite.GROUPS), only=None, list=None, mpi="mpich")
    reasons = Reasons([Reason(re.compile("coll/x"), "gone", ("mpich",)), Reason(re.compile("coll/y"), "rest")])
    assert mpich_suite.complaints(options, RESULTS, reasons) == ["reasons.toml: nothing fails for 'coll/x'"]
    piece = [*RESULTS, Result(PLAIN, LEFT_OUT, NOT_RUN)]
    assert mpich_suite.complaints(options, piece, reasons) == []
