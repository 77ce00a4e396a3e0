"""Writes docs/reference/mpi-coverage.md: which functions of the MPI C API mpiwasm has, and which are tested.

What is tested comes from tests/guests/coverage.json, which the guest tests write (run.py --write-coverage).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Optional

from model import Api, Function
from text import BANNER, markdown_row

STATES = ("generated", "hand-written")
RESULTS = Path(__file__).resolve().parents[1] / "tests" / "guests" / "coverage.json"
LIBRARY_NAMES = {"openmpi": "Open MPI", "mpich": "MPICH"}
TESTED = "tested"  # the word of coverage.json

Results = Mapping[str, Any]  # library -> version and functions


def read_results(path: Path = RESULTS) -> Results:
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


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


def tested_paragraph(results: Results) -> list[str]:
    """What the last columns mean."""
    if not results:
        return []
    shown = " and ".join(
        f"{sum(state == TESTED for state in result['functions'].values())} with {LIBRARY_NAMES[library]}"
        f" {result['version']}"
        for library, result in results.items()
    )
    return [
        f"A function is *tested* when a program that calls it, compiled to Wasm, passes on that library: {shown}."
        " *Not in library* means that a test calls it and gets the answer that this version of the library lacks it.\n"
    ]


def table(functions: list[Function], results: Results) -> str:
    """One row per function; the large-count variant stands in a column of its own."""
    large = {function.base: function for function in functions if function.large}
    libraries = [f"{LIBRARY_NAMES[library]} {result['version']}" for library, result in results.items()]
    rows = [
        markdown_row("function", "since", "state", "large counts", *libraries, "what it does"),
        markdown_row(*["---"] * (5 + len(libraries))),
    ]
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
                *(tested(function, variant, result["functions"]) for result in results.values()),
                function.says,
            )
        )
    return "\n".join(rows)


def tested(function: Function, variant: Optional[Function], functions: Mapping[str, str]) -> str:
    """What the tests have shown of a function and its large-count variant on one library."""
    small = functions.get(function.name, "")
    large = functions.get(variant.name, "") if variant else small
    return small if small == large else f"{small or 'untested'}; `_c` {large or 'untested'}"


def state(function: Function) -> str:
    return "hand-written" if function.binding else "generated"
