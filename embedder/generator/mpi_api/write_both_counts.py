"""Writes generated/calls/<source>.inc: the functions of a hand-written source that have their work done by one template
(the key `body`), as MPI_X and MPI_X_c.

The source includes the file at its end.
"""

from __future__ import annotations

from pathlib import PurePosixPath

from core.cpp import wrap

from mpi_api.cpp import signature
from mpi_api.model import Api, Function
from mpi_api.words import BANNER


def sources_with_bodies(api: Api) -> list[str]:
    return sorted({each.binding for each in api.functions if each.body and each.binding})


def include_of(source: str) -> str:
    """The file that a source includes, below embedder/generated."""
    return f"calls/{PurePosixPath(source).stem}.inc"


def write_both_counts(api: Api, source: str) -> str:
    functions = [each for each in api.functions if each.body and each.binding == source]
    rows = [f"// {BANNER}", f"// Included by {source}.", "", "\n\n".join(definition(each) for each in functions)]
    return "\n".join([*rows, ""])


def definition(function: Function) -> str:
    arguments = ", ".join(["call", *(parameter.name for parameter in function.parameters)])
    lines = [
        f"{signature(function, named=True)} {{",
        f'  Call call(*context, "{function.name}"{handler(function)});',
        f"  return {body_of(function)}({arguments});",
        "}",
    ]
    return "\n".join(wrap(line) for line in lines)


def body_of(function: Function) -> str:
    """The template with the type of counts in the place of `Count`."""
    assert function.body is not None
    return function.body.replace("<Count", f"<{'std::int64_t' if function.large else 'std::int32_t'}")


def handler(function: Function) -> str:
    """The handle whose error handler is called, as an argument of Call."""
    if function.errors_on == "MPI_FILE_NULL":
        return ", guest_MPI_FILE_NULL"
    kinds = {each.name: each.kind.name for each in function.parameters}
    return f", {function.errors_on}" if kinds.get(function.errors_on) in ("comm", "file", "win", "session") else ""
