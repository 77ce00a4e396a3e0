"""Writes docs/reference/mpi-coverage.md: which functions of the MPI C API mpiwasm has, and which are tested.

What is tested comes from tests/guests/coverage.json, which the guest tests write (run.py --write-coverage), and from
tests/conformance/results, which the runner of MPICH's suite writes (mpich_suite.py --write-summary).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from model import Api, Function
from text import BANNER, markdown_row
from write_conformance import ORDER, read_summaries
from write_conformance import RESULTS as CONFORMANCE

STATES = ("generated", "hand-written")
RESULTS = Path(__file__).resolve().parents[1] / "tests" / "guests" / "coverage.json"
ABSENT = "not in library"  # the word of coverage.json
WORKS, EMULATED, UNSUPPORTED, NOT_CALLED = "works", "emulated", "unsupported", "not called"


@dataclass(frozen=True)
class LibraryCoverage:
    """What tests have shown of the functions on one library."""

    title: str
    states: Mapping[str, str]  # by function
    suite_programs: Mapping[str, int]  # how many tests of MPICH's suite call it and pass


def read_results(guests: Path = RESULTS, conformance: Path = CONFORMANCE) -> list[LibraryCoverage]:
    """What our guest tests and MPICH's suite have shown, by library."""
    own = json.loads(guests.read_text(encoding="utf-8")) if guests.is_file() else {}
    suites = read_summaries(conformance)
    found = []
    for library in dict.fromkeys([*ORDER, *own]):
        if library not in own and library not in suites:
            continue
        suite = suites.get(library, {"calls": {}, "lacking": [], "title": library})
        called = own.get(library, {"functions": {}})["functions"]
        states = {name: EMULATED if name in suite["lacking"] else WORKS for name in [*called, *suite["calls"]]}
        states |= {name: UNSUPPORTED for name, state in called.items() if state == ABSENT}
        version = suite.get("version") or own[library]["version"]
        title = suite["title"].partition(" (")[0]
        found.append(LibraryCoverage(titled(title, version), states, suite["calls"]))
    return found


def titled(title: str, version: str) -> str:
    """The name of a library with its whole version."""
    name, _, short = title.rpartition(" ")
    return f"{name} {version}" if version.startswith(short) else f"{title} {version}"


def write_coverage(api: Api) -> str:
    """The text of the page."""
    results = read_results()
    counts = Counter(state(function) for function in api.functions)
    parts = [
        f"<!-- {BANNER} -->\n",
        "# Which MPI functions work\n",
        "Look up a function that your program calls; `mpiwasm inspect program.wasm` does it for"
        " all of them at once. Every function exists as `PMPI_*` too.\n",
        f"All {len(api.functions)} functions of the MPI-5.0 C API are implemented "
        f"({counts['generated']} generated from the table, {counts['hand-written']} hand-written)."
        " *Since* is the version of MPI that introduced the"
        " function: an MPI library that is older does not have it.\n",
        *tested_paragraph(results),
    ]
    for chapter in api.chapters:
        functions = [each for each in api.functions if each.chapter == chapter.name]
        parts.append(f"## {chapter.title}\n")
        parts.append(table(functions, results) + "\n")
    return "\n".join(parts)


def tested_paragraph(results: list[LibraryCoverage]) -> list[str]:
    """What the columns of the libraries mean."""
    if not results:
        return []
    shown = "; ".join(
        f"{library.title}: {count(library, WORKS)} work, {count(library, EMULATED)} emulated,"
        f" {count(library, UNSUPPORTED)} unsupported"
        for library in results
    )
    return [
        "What stands under a library has been seen in tests, our own guests and the programs of MPICH's test suite"
        " ([conformance.md](conformance.md)). *Works*: a program that calls it, compiled to Wasm, passes on that"
        " library. *Emulated*: so it does, although the library lacks the function: mpiwasm makes it from others."
        " *Unsupported*: the library lacks it, and the guest gets `MPI_ERR_UNSUPPORTED_OPERATION`. *Not called*: no"
        " test on that library has called it.\n",
        f"{shown}.\n",
    ]


def count(library: LibraryCoverage, state: str) -> int:
    return sum(each == state for each in library.states.values())


def table(functions: list[Function], results: list[LibraryCoverage]) -> str:
    """One row per function; the large-count variant stands in a column of its own."""
    large = {function.base: function for function in functions if function.large}
    rows = [
        markdown_row(
            "function", "since", "state", "large counts", *(each.title for each in results), "what it does"
        ),
        markdown_row(*["---"] * (5 + len(results))),
    ]  # fmt: skip
    for function in functions:
        if function.large:
            continue
        variant = large.get(function.name)
        rows.append(
            markdown_row(
                f"`{function.name}`",
                function.since,
                state(function),
                f"`_c`, {variant.since}" if variant else "",
                *(shown_state(function, variant, each.states) for each in results),
                function.says,
            )
        )
    return "\n".join(rows)


def shown_state(function: Function, variant: Optional[Function], states: Mapping[str, str]) -> str:
    """What the tests have shown of a function and its large-count variant on one library."""
    small = states.get(function.name, NOT_CALLED)
    large = states.get(variant.name, NOT_CALLED) if variant else small
    return small if small == large else f"{small}; `_c` {large}"


def state(function: Function) -> str:
    return "hand-written" if function.binding else "generated"
