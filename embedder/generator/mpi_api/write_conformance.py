"""Writes docs/reference/conformance.md: results of MPICH's test suite with mpiwasm on each MPI library.

The numbers come from tests/conformance/results, which mpich_suite.py --write-summary writes after a run.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.api import EMBEDDER
from core.text import banner, markdown_row

from mpi_api.model import Api

RESULTS = EMBEDDER / "tests" / "conformance" / "results"
ORDER = ("openmpi", "mpich", "openmpi5", "mpich5", "abi", "impi")
BANNER = banner("tests/conformance/results")
NOT_RUN = "not run yet"  # as in suite/comparison.py
OUTCOMES = ("passed", "failed", "failed natively too", "left out")

Summary = Mapping[str, Any]


def read_summaries(folder: Path = RESULTS, ending: str = "") -> dict[str, Summary]:
    """The results by library, in the order of the manual. ending: "-fortran" for the Fortran groups."""
    return {
        library: json.loads((folder / f"{library}{ending}.json").read_text(encoding="utf-8"))
        for library in ORDER
        if (folder / f"{library}{ending}.json").is_file()
    }


def write_conformance(_: Api) -> str:
    return conformance_page(read_summaries(), read_summaries(ending="-fortran"))


def conformance_page(summaries: Mapping[str, Summary], fortran: Mapping[str, Summary]) -> str:
    """The text of the page."""
    parts = [
        f"<!-- {BANNER} -->\n",
        "# MPICH test suite results\n",
        "Results of the MPICH test suite on each MPI library. Every program runs twice with the same library: natively,"
        " and compiled by `mpiwasm-cc` and run by `mpiwasm`. *Failed*: passes natively and fails as Wasm, with the"
        " reason listed below. *Failed natively too*: a defect of the library or of the suite. To repeat the tests:\n",
        "```\nmake conformance MPI=openmpi\n```\n",
        "or with another name of the first column; see"
        " [conformance testing](../contributors/testing.md#conformance-testing). Results are collected over several"
        " runs: a test that has passed counts as passed until it is run again.\n",
        totals(summaries, fortran) + "\n",
        *(section for summary in summaries.values() for section in library_sections(summary)),
        *(section for library, summary in fortran.items() for section in fortran_sections(library, summary)),
    ]
    return "\n".join(parts)


def fortran_sections(library: str, summary: Summary) -> list[str]:
    """The Fortran groups of one library."""
    groups = ",".join(summary["groups"])
    command = f'make conformance MPI={library} CONFORMANCE="--groups {groups}"'
    return [
        f"## {summary['title']}: Fortran\n",
        "`mpif.h` (f77), `use mpi` (f90) and `use mpi_f08`, compiled by `mpiwasm-fc`, and natively by the library's"
        " `mpifort`. After `make fortran` they are part of `make conformance`; alone:\n",
        f"```\n{command}\n```\n",
        *library_sections(summary)[1:],
    ]


def totals(summaries: Mapping[str, Summary], fortran: Mapping[str, Summary]) -> str:
    """One row per library, and one for its programs in Fortran."""
    rows = [
        markdown_row("`MPI=`", "library", "version", *OUTCOMES, "of those passing natively"),
        markdown_row(*["---"] * (4 + len(OUTCOMES))),
    ]
    titled = [(library, each, each["title"]) for library, each in summaries.items()]
    titled += [(library, each, f"{each['title']}, Fortran") for library, each in fortran.items()]
    for library, summary, title in titled:
        groups = summary["groups"].values()
        counts = [str(sum(group[outcome] for group in groups)) for outcome in OUTCOMES]
        if missing := not_run(summary):
            counts[-1] += f", {missing} of them not run yet"
        rows.append(markdown_row(f"`{library}`", title, summary["version"], *counts, share(*groups)))
    return "\n".join(rows)


def not_run(summary: Summary) -> int:
    """The number of tests without a result, because the run was interrupted."""
    return len(summary["left out"].get(NOT_RUN, []))


def share(*groups: Mapping[str, int]) -> str:
    passed = sum(group["passed of native"] for group in groups)
    of = sum(group["native"] for group in groups)
    return f"{passed} of {of}, {100 * passed / of:.1f} %" if of else ""


def library_sections(summary: Summary) -> list[str]:
    """The section of one library."""
    native = f" The native programs are {summary['native']}." if summary["native"] else ""
    parts = [f"## {summary['title']}\n", f"Version {summary['version']}, suite of {summary['suite']}.{native}\n"]
    rows = [
        markdown_row("group", *OUTCOMES, "of those passing natively"),
        markdown_row(*["---"] * (2 + len(OUTCOMES))),
    ]
    for name, group in summary["groups"].items():
        rows.append(markdown_row(name, *(str(group[outcome]) for outcome in OUTCOMES), share(group)))
    parts.append("\n".join(rows) + "\n")
    if missing := not_run(summary):
        parts.append(f"Incomplete: {missing} tests have not been run yet; the shares refer to the others.\n")
    corrected = {reason: tests for reason, tests in summary.get("corrected", {}).items() if tests}
    if corrected:
        count = sum(map(len, corrected.values()))
        without = share(*summary["groups"].values(), {"passed of native": -count, "native": 0})
        title = "Passed with a mistake of the suite corrected in both programs"
        parts.append(f"{title}; uncorrected, the share is {without}:\n")
        parts += [listed(corrected) + "\n"]
    if summary["failed"]:
        parts.append("Failed as Wasm and passed natively:\n")
        parts += [listed(failures_by_reason(summary["failed"])) + "\n"]
    for key, title in (("failed natively too", "Failed natively too"), ("left out", "Left out")):
        if summary[key]:
            parts += [f"{title}:\n", listed(summary[key]) + "\n"]
    if summary["passed but natively"]:
        wrong: dict[str, list[str]] = {}
        for test, problem in summary["passed but natively"].items():
            wrong.setdefault(f"natively {problem}", []).append(test)
        parts += ["Passed as Wasm and failed natively:\n", listed(wrong) + "\n"]
    return parts


def failures_by_reason(failures: list[Mapping[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for each in failures:
        found.setdefault(each["reason"] or each["problem"], []).append(each["test"])
    return found


def listed(tests_by_reason: Mapping[str, list[str]]) -> str:
    """A bullet per reason with its tests; variants of one program are counted."""
    lines = []
    for reason, tests in tests_by_reason.items():
        programs: dict[str, int] = {}
        for test in tests:
            program = test.split(" ")[0]
            programs[program] = programs.get(program, 0) + 1
        names = ", ".join(f"`{name}`" + (f" ({count} times)" if count > 1 else "") for name, count in programs.items())
        lines.append(f"- {names}: {escaped(reason)}")
    return "\n".join(lines)


def escaped(text: str) -> str:
    """Output of a program, escaped for Markdown."""
    return text.replace("<", "\\<").replace("|", "\\|").replace("*", "\\*")
