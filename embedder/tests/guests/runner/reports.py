"""Writes what the runs showed: JUnit for `make check`, JSON for everything else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Optional
from xml.etree import ElementTree

from runner.launch import Outcome

SHOWN = 6000  # characters of a failing test's output


def printable(text: str) -> str:
    """Text without the characters that XML cannot hold."""
    return "".join(letter if letter in "\n\t" or letter >= " " else "?" for letter in text)


def write_junit(path: Path, outcomes: list[Outcome], other: dict[str, Optional[str]]) -> None:
    """`other` holds checks that are not runs: name -> what is wrong, None when nothing is."""
    suite = ElementTree.Element("testsuite", name="guests")
    for outcome in outcomes:
        case = ElementTree.SubElement(
            suite, "testcase", classname=outcome.library, name=outcome.test.name, time=f"{outcome.seconds:.2f}"
        )
        if outcome.problem:
            failure = ElementTree.SubElement(case, "failure", message=outcome.problem)
            failure.text = printable(outcome.output[-SHOWN:])
    for name, problem in other.items():
        case = ElementTree.SubElement(suite, "testcase", classname="coverage", name=name)
        if problem:
            ElementTree.SubElement(case, "failure", message=problem)
    failed = sum(case.find("failure") is not None for case in suite)
    suite.set("tests", str(len(suite)))
    suite.set("failures", str(failed))
    path.parent.mkdir(parents=True, exist_ok=True)
    ElementTree.ElementTree(suite).write(path, encoding="utf-8", xml_declaration=True)


def write_results(path: Path, outcomes: list[Outcome]) -> None:
    """Every run with the MPI functions that its module imports."""
    rows = [
        {
            "test": outcome.test.name,
            "library": outcome.library,
            "passed": outcome.problem is None,
            "seconds": round(outcome.seconds, 2),
            "checks": outcome.checks,
            "counted": not outcome.test.uncounted,
            "functions": list(outcome.functions),
            "not_in_library": outcome.refused,
        }
        for outcome in outcomes
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
