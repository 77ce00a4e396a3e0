"""The compact form of a run's results, which the repository keeps and the manual's pages are made from."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from suite.comparison import FAILED, FAILED_NATIVELY_TOO, LEFT_OUT, PASSED, VERDICTS, Result
from suite.launch import NOT_COMPILED, Run
from suite.report import Subject, ratio, top
from suite.testlist import SuiteTest

NOT_NATIVELY = "passed, not run natively"


def summary(
    subject: Subject,
    results: list[Result],
    called: dict[str, int],
    lacking: list[str],
    corrected: Mapping[str, str],
) -> dict[str, object]:
    """The published part of a run, without outputs and times. `corrected`: why programs of tests were changed."""
    groups = list(dict.fromkeys(top(each) for each in results))
    return {
        "library": subject.library,
        "title": subject.title,
        "version": subject.version,
        "mpiwasm": subject.mpiwasm,
        "suite": subject.suite,
        "native": subject.native,
        "groups": {group: numbers([each for each in results if top(each) == group]) for group in groups},
        "failed": [
            {"test": each.test.name, "problem": each.wasm.problem if each.wasm else "", "reason": each.reason}
            for each in results
            if each.verdict == FAILED
        ],
        "failed natively too": by_reason(results, FAILED_NATIVELY_TOO),
        "left out": by_reason(results, LEFT_OUT),
        "passed but natively": {
            each.test.name: each.native.problem
            for each in results
            if each.verdict == PASSED and each.native and not each.native.passed
        },
        NOT_NATIVELY: [each.test.name for each in results if each.verdict == PASSED and not each.native],
        "corrected": {
            reason: [each.test.name for each in results if is_passed_of_native(each) and each.test.name in names]
            for reason, names in gathered(corrected).items()
        },
        "calls": called,
        "lacking": lacking,
    }


def is_passed_of_native(result: Result) -> bool:
    return ratio([result])[0] == 1


def gathered(reasons: Mapping[str, str]) -> dict[str, list[str]]:
    """The names of the tests by their reason."""
    found: dict[str, list[str]] = {}
    for name, reason in reasons.items():
        found.setdefault(reason, []).append(name)
    return found


def numbers(results: list[Result]) -> dict[str, int]:
    counts = Counter(each.verdict for each in results)
    passed, of = ratio(results)
    return {verdict: counts[verdict] for verdict in VERDICTS} | {"passed of native": passed, "native": of}


def by_reason(results: list[Result], verdict: str) -> dict[str, list[str]]:
    """The names of the tests with a verdict, gathered by its reason."""
    found: dict[str, list[str]] = {}
    for each in results:
        if each.verdict == verdict:
            found.setdefault(each.reason, []).append(each.test.name)
    return found


def write_summary(path: Path, content: dict[str, object]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def published_runs(content: dict[str, Any], tests: Iterable[SuiteTest]) -> tuple[dict[str, Run], dict[str, Run]]:
    """The runs as Wasm and natively in a summary, by the names of their tests, without outputs and times."""
    tests = list(tests)
    failed = {each["test"]: each["problem"] for each in content["failed"]}
    failed_both = {name: reason for reason, names in content[FAILED_NATIVELY_TOO].items() for name in names}
    passed = [test.name for test in tests if is_published(test, content) and test.name not in {*failed, *failed_both}]
    unknown = not_run_natively(content, passed)
    wasm: dict[str, Run] = {}
    native: dict[str, Run] = {}
    for test in tests:
        name = test.name
        if not is_published(test, content):
            continue
        if name in failed_both:
            problem, _, native_problem = failed_both[name].partition("; natively: ")
            wasm[name] = published(problem)
            if native_problem != NOT_COMPILED:  # another machine's compiler may take it
                native[name] = published(native_problem)
        elif name in failed:
            wasm[name], native[name] = published(failed[name]), published("")
        else:
            wasm[name] = published("")
            if name not in unknown:
                native[name] = published(content["passed but natively"].get(name, ""))
    return wasm, native


def is_published(test: SuiteTest, content: dict[str, Any]) -> bool:
    """Whether a summary has a result of the test."""
    left_out = any(test.name in names for names in content[LEFT_OUT].values())
    return not left_out and test.group.partition("/")[0] in content["groups"]


def not_run_natively(content: dict[str, Any], passed: Iterable[str]) -> set[str]:
    """Of the tests that passed as Wasm, those without a native result in a summary. Older summaries do not name them:
    there it may be any of a group in which more passed than ran natively."""
    if NOT_NATIVELY in content:
        return set(content[NOT_NATIVELY])
    ran = Counter({group: counts["passed of native"] for group, counts in content["groups"].items()})
    ran.update(name.partition("/")[0] for name in content["passed but natively"])
    return {name for name in passed if ran[name.partition("/")[0]] < content["groups"][name.partition("/")[0]][PASSED]}


def published(problem: str) -> Run:
    """A run that need not be repeated."""
    return Run(not problem, problem, attempts=2)
