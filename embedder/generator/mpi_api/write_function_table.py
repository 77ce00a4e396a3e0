"""Writes the lists of functions in generated/calls.

guest_functions.hpp   declares every C++ function that stands behind an import
function_table.inc    one row each, for src/calls/core/import_table.cpp
before_init.inc, after_finalize.inc, in_callbacks.inc   what may be called then (src/calls/core/library_life.cpp)
start_needs.inc       what is made at the start of programs that import a function (src/wasm/inspect/compatibility.cpp)
stopping_points.inc   where a program can be stopped (src/calls/checkpoint, src/wasm/inspect/stopping_imports.cpp)
"""

from __future__ import annotations

from core.cpp import wrap

from mpi_api.cpp import letters, signature
from mpi_api.model import Api
from mpi_api.words import BANNER


def write_declarations(api: Api) -> str:
    """The text of guest_functions.hpp."""
    lines = [
        f"// {BANNER}",
        "// Every MPI function that a guest may import. Those without a definition beside this file are in src/calls.",
        "#pragma once",
        "",
        '#include "calls/core/call.hpp"',
        "",
        "namespace mpiwasm::calls {",
        "",
    ]
    lines += [wrap(f"{signature(function, named=False)};") for function in api.functions]
    return "\n".join([*lines, "", "}  // namespace mpiwasm::calls", ""])


def write_function_table(api: Api) -> str:
    """The text of function_table.inc, sorted by name."""
    rows = []
    for function in sorted(api.functions, key=lambda each: each.name):
        made = "generated" if function.generated else "catching_by_hand" if function.catches else "by_hand"
        rows.append(f'MPIWASM_FUNCTION({function.name}, "{letters(function)}", {made}, {function.threads})')
    return "\n".join([f"// {BANNER}", *rows, ""])


def write_before_init(api: Api) -> str:
    """The text of before_init.inc, sorted by name: what may be called without MPI_Init since MPI-4.0."""
    names = sorted(each.name for each in api.functions if each.before_init is not None)
    return "\n".join([f"// {BANNER}", *(f"MPIWASM_BEFORE_INIT({name})" for name in names), ""])


def write_after_finalize(api: Api) -> str:
    """The text of after_finalize.inc, sorted by name: what may be called after MPI_Finalize since MPI-4.0."""
    names = sorted(each.name for each in api.functions if each.after_finalize)
    return "\n".join([f"// {BANNER}", *(f"MPIWASM_AFTER_FINALIZE({name})" for name in names), ""])


def write_in_callbacks(api: Api) -> str:
    """The text of in_callbacks.inc, sorted by name: what a guest function may call that the library has called."""
    names = sorted(each.name for each in api.functions if each.in_callbacks)
    return "\n".join([f"// {BANNER}", *(f"MPIWASM_IN_CALLBACKS({name})" for name in names), ""])


def write_makes_request(api: Api) -> str:
    """The text of makes_request.inc, sorted by name: functions whose last parameter is a new request."""
    lasts = {each.name: each.parameters[-1] for each in api.functions if each.parameters}
    names = sorted(name for name, last in lasts.items() if last.kind.name == "request" and last.direction == "out")
    return "\n".join([f"// {BANNER}", *(f"MPIWASM_MAKES_REQUEST({name})" for name in names), ""])


def write_start_needs(api: Api) -> str:
    """The text of start_needs.inc, sorted by name."""
    needs = sorted((each.name, each.needs_at_start) for each in api.functions if each.needs_at_start is not None)
    return "\n".join([f"// {BANNER}", *(f"MPIWASM_START_NEED({name}, {need})" for name, need in needs), ""])


def write_stopping_points(api: Api) -> str:
    """The text of stopping_points.inc, sorted by name: the function, the kind, the place of the parameter that names
    what is waited for, and whether the call opens what another one must end."""
    rows = []
    for function in sorted(api.functions, key=lambda each: each.name):
        if (stop := function.stops) is None:
            continue
        place = function.index(stop.parameter) if stop.parameter else 0
        rows.append(
            f"MPIWASM_STOPPING_POINT({function.name}, {stop.kind}, {place}, {'true' if stop.opens else 'false'})"
        )
    return "\n".join([f"// {BANNER}", *rows, ""])
