"""Writes docs/reference/mpi-coverage.md: the functions of the MPI C API in mpiwasm, and the state of each in tests.

Test results come from tests/guests/coverage.json, which the guest tests write (run.py --write-coverage), from
tests/guests/effects.json (effects.py), and from tests/conformance/results, which the runner of MPICH's suite writes
(mpich_suite.py --write-summary).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Optional, Union

from core.api import EMBEDDER
from core.text import markdown_row

from mpi_api.model import Api, Function
from mpi_api.words import BANNER
from mpi_api.write_conformance import ORDER, read_summaries
from mpi_api.write_conformance import RESULTS as CONFORMANCE

STATES = ("generated", "hand-written")
RESULTS = EMBEDDER / "tests" / "guests" / "coverage.json"
EFFECTS = RESULTS.with_name("effects.json")
ABSENT = "not in library"  # the word of coverage.json
WORKS, EMULATED, UNSUPPORTED, NOT_CALLED = "works", "emulated", "unsupported", "not called"
# Of effects.json: a test for all libraries, or one for each of those that have one (tests/guests/runner/effects.py).
Entry = Union[str, Mapping[str, str]]
CALLED = "called"  # by a program that passes, but that would pass as well if the function did nothing
REFUSED = "refused"  # by mpiwasm, in every call, whatever the library has
# Libraries of MPICH before 5.0, whose persistent collectives mpiwasm does not use (calls/messages/persistent_requests).
WRONG_PERSISTENT_COLLECTIVES = ("mpich", "impi")


@dataclass(frozen=True)
class LibraryCoverage:
    """The state of functions on one library, as tests have shown."""

    key: str  # as the results name it
    title: str
    states: Mapping[str, str]  # by function
    suite_programs: Mapping[str, int]  # number of passing tests of MPICH's suite that call it


def read_results(guests: Path = RESULTS, conformance: Path = CONFORMANCE) -> list[LibraryCoverage]:
    """The results of the guest tests and of MPICH's suite, by library."""
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
        found.append(LibraryCoverage(library, titled(title, version), states, suite["calls"]))
    return found


def with_refusals(library: LibraryCoverage, functions: Iterable[Function]) -> LibraryCoverage:
    """The states with functions that refuse every call as refused: a test that calls one shows the error only."""
    refused = {function.name for function in functions if function.refused}
    states = {name: REFUSED if name in refused else state for name, state in library.states.items()}
    return replace(library, states=states)


def with_emulation(library: LibraryCoverage, functions: Iterable[Function]) -> LibraryCoverage:
    """The states with persistent collectives that work as emulated, where mpiwasm does not use the library's."""
    if library.key not in WRONG_PERSISTENT_COLLECTIVES:
        return library
    emulated = {name for each in functions if each.emulated_by for name in (each.name, f"{each.name}_c")}
    works = {name for name, state in library.states.items() if state == WORKS}
    return replace(library, states={**library.states, **dict.fromkeys(works & emulated, EMULATED)})


def with_effects(library: LibraryCoverage, shown: Mapping[str, Entry]) -> LibraryCoverage:
    """The states in which only functions work, or are emulated, whose effect a test requires under a library of its
    family."""
    states = {
        name: CALLED if state in (WORKS, EMULATED) and not is_shown(shown.get(name), library.key) else state
        for name, state in library.states.items()
    }
    return replace(library, states=states)


def is_shown(entry: Optional[Entry], library: str) -> bool:
    """Whether an entry of effects.json holds for a library."""
    if entry is None or isinstance(entry, str):
        return entry is not None
    return ("openmpi" if library.startswith("openmpi") else "mpich") in entry


def titled(title: str, version: str) -> str:
    """The name of a library with its complete version."""
    name, _, short = title.rpartition(" ")
    return f"{name} {version}" if version.startswith(short) else f"{title} {version}"


def write_coverage(api: Api) -> str:
    """The text of the page."""
    shown = json.loads(EFFECTS.read_text(encoding="utf-8"))
    results = [
        with_effects(with_emulation(with_refusals(library, api.functions), api.functions), shown)
        for library in read_results()
    ]
    counts = Counter(state(function) for function in api.functions)
    parts = [
        f"<!-- {BANNER} -->\n",
        "# MPI function coverage\n",
        "State of every MPI function on each tested MPI library. `mpiwasm inspect program.wasm` lists the functions"
        " that a program calls. Every function is also available as `PMPI_*`.\n",
        f"mpiwasm defines all {len(api.functions)} functions of the MPI-5.0 C API "
        f"({counts['generated']} generated from the table, {counts['hand-written']} hand-written);"
        f" {sum(function.refused is not None for function in api.functions)} of these refuse every call."
        " *Since* is the version of MPI that introduced the function; older MPI libraries do not have it.\n",
        *tested_paragraph(results),
    ]
    for chapter in api.chapters:
        functions = [each for each in api.functions if each.chapter == chapter.name]
        parts.append(f"## {chapter.title}\n")
        parts.append(table(functions, results) + "\n")
    return "\n".join(parts)


def tested_paragraph(results: list[LibraryCoverage]) -> list[str]:
    """The meaning of the columns of the libraries."""
    if not results:
        return []
    shown = "; ".join(
        f"{library.title}: {count(library, WORKS)} work, {count(library, EMULATED)} emulated,"
        f" {count(library, UNSUPPORTED)} unsupported, {count(library, REFUSED)} refused,"
        f" {count(library, CALLED)} called"
        for library in results
    )
    return [
        "The states come from mpiwasm's guest tests and from the [MPICH test suite](conformance.md). *Works*: a Wasm"
        " program that calls the function passes on this library, and a guest test whose checks hold for it fails if"
        " the function only returns (`tests/guests/effects.py`; checks of error codes do not count). *Called*: the"
        " program passes, but no test requires the function's effect; the description says why if none does on any"
        " library."
        " *Emulated*: as *works*, but the library lacks the"
        " function, or has it wrong, and mpiwasm implements it with others. *Unsupported*: the library lacks the"
        " function, and it returns `MPI_ERR_UNSUPPORTED_OPERATION`. *Refused*: mpiwasm returns an error for every call;"
        " a test checks the error. *Not called*: no test on this library calls the function.\n",
        f"{shown}.\n",
    ]


def count(library: LibraryCoverage, state: str) -> int:
    return sum(each == state for each in library.states.values())


def table(functions: list[Function], results: list[LibraryCoverage]) -> str:
    """One row per function; the large-count variant has a column of its own."""
    large = {function.base: function for function in functions if function.large}
    rows = [
        markdown_row(
            "function", "since", "state", "large counts", *(each.title for each in results), "description"
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
                description(function),
            )
        )
    return "\n".join(rows)


def description(function: Function) -> str:
    """What the function does, and what keeps it from that."""
    if function.refused:
        return f"{function.says} Refused: {function.refused}"
    return f"{function.says} Called: {function.without_effect}" if function.without_effect else function.says


def shown_state(function: Function, variant: Optional[Function], states: Mapping[str, str]) -> str:
    """The state of a function and its large-count variant on one library."""
    small = states.get(function.name, NOT_CALLED)
    large = states.get(variant.name, NOT_CALLED) if variant else small
    return small if small == large else f"{small}; `_c` {large}"


def state(function: Function) -> str:
    return "hand-written" if function.binding else "generated"
