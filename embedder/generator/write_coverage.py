"""Writes docs/reference/mpi-coverage.md: which functions of the MPI C API mpiwasm has."""

from __future__ import annotations

from collections import Counter

from model import Api, Function
from text import BANNER, markdown_row

STATES = ("generated", "hand-written", "later")


def write_coverage(api: Api) -> str:
    """The text of the page."""
    counts = Counter(state(function) for function in api.functions)
    parts = [
        f"<!-- {BANNER} -->\n",
        "# Which MPI functions work\n",
        "Look up a function that your program calls; `mpiwasm inspect program.wasm` does it for"
        " all of them at once. A function marked *later* links and loads, and answers"
        " `MPI_ERR_UNSUPPORTED_OPERATION` with its name when it is called. Every function exists"
        " as `PMPI_*` too.\n",
        f"Of the {len(api.functions)} functions of the MPI-5.0 C API, "
        f"{counts['generated'] + counts['hand-written']} are implemented "
        f"({counts['generated']} generated from the table, {counts['hand-written']} hand-written) "
        f"and {counts['later']} come later. *Since* is the version of MPI that introduced the"
        " function: an MPI library that is older does not have it.\n",
    ]
    for chapter in api.chapters:
        functions = [each for each in api.functions if each.chapter == chapter.name]
        parts.append(f"## {chapter.title}\n")
        parts.append(table(functions) + "\n")
    return "\n".join(parts)


def table(functions: list[Function]) -> str:
    """One row per function; the large-count variant stands in a column of its own."""
    large = {function.base: function for function in functions if function.large}
    rows = [
        markdown_row("function", "since", "state", "large counts", "what it does"),
        markdown_row(*["---"] * 5),
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
                function.says,
            )
        )
    return "\n".join(rows)


def state(function: Function) -> str:
    if function.later:
        return "later"
    return "hand-written" if function.binding else "generated"
