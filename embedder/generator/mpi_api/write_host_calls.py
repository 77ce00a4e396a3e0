"""Writes generated/calls/<chapter>.cpp: a C++ function for every MPI function that is not written by hand.

A generated function converts its arguments one by one (src/calls/core/call.hpp), calls MPI, and stores the results. How
each parameter does that is decided in host_arguments.py. Functions whose arguments src/calls/core/quick_call.hpp can
check are compiled twice: quickly, and carefully for what is rare or wrong.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.cpp import wrap

from mpi_api.cpp import cpp_result, signature
from mpi_api.host_arguments import convert_arguments
from mpi_api.host_handles import makes_communicator, takes_hints
from mpi_api.host_surroundings import Check, Surroundings
from mpi_api.host_ways import (
    begun,
    call_and_results,
    copied,
    done_at_once,
    emulated_persistent,
    needs_presence_check,
    nothing_to_do,
    packed,
    packed_blocks,
)
from mpi_api.model import Api, Function, Parameter
from mpi_api.words import BANNER


def write_chapter(api: Api, chapter: str) -> str:
    """The text of one chapter's .cpp; empty when the chapter has nothing to generate."""
    functions = [each for each in api.functions if each.chapter == chapter and each.generated]
    if not functions:
        return ""
    bodies = [definition(each) for each in functions]
    together = '#include "calls/communicators/collective_call.hpp"'
    hints = '#include "calls/process/host_hints.hpp"'
    return "\n".join(
        [
            f"// {BANNER}",
            f"// Host side of embedder/mpi-api/{chapter}.toml.",
            *([together] if any(makes_communicator(each) for each in functions) else []),
            '#include "calls/core/generated_call.hpp"',
            *([hints] if any(takes_hints(each) for each in functions) else []),
            "",
            "namespace mpiwasm::calls {",
            "",
            "\n\n".join(bodies),
            "",
            "}  // namespace mpiwasm::calls",
            "",
        ]
    )


@dataclass(frozen=True)
class Form:
    """One of the two forms that a generated function may have."""

    head: str
    checks: str  # the class that checks arguments
    rules: str  # the namespace of the checks that rules become
    otherwise: str = ""  # the statement that is executed as soon as a quick form finds an argument wrong


def definition(function: Function) -> str:
    """A guest function; when all its arguments have a quick form, with that before the careful one."""
    if not has_quick_form(function):
        return careful_body(function)
    head = signature(function, named=True)
    careful_head = f"[[gnu::noinline]] static {signature(function, named=True, prefix='careful_')}"
    arguments = ", ".join(["context", *(parameter.name for parameter in function.parameters)])
    again = f"return careful_{function.name}({arguments});"
    return "\n".join(
        [
            careful_body(function, careful_head),
            "",
            body(function, Form(head, "QuickCall", "quick_rules", again)),
        ]
    )


def at_last(function: Function, statement: str) -> str:
    """The last statement of a quick form: when all that follows the library's part is success, no turn is needed for
    it (src/translate/callers.hpp)."""
    before = f"  return call.finish({function.name}("
    if not statement.startswith(before):
        return statement
    way = "of_library_last"
    if function.buffers:
        way = f"of_library_with_buffers_last<translate::Buffers::{function.buffers}>"
    return f"  return call.finish(translate::{way}({function.name}, {statement[len(before) :]}"


def careful_body(function: Function, head: str = "") -> str:
    """The form that finds out what is wrong; the whole function where there is no other."""
    return body(function, Form(head or signature(function, named=True), "Call", "rules"))


def has_quick_form(function: Function) -> bool:
    """Whether QuickCall can do all that a guest function does."""
    if needs_presence_check(function):
        return False
    if function.unless_empty is not None and not Surroundings(function).is_quick(function.unless_empty):
        return False
    return all(argument.quick for argument in convert_arguments(function))


def alike_argument(parameter: Parameter) -> str:
    """What processes pass alike, for detail_of() (src/calls/communicators/collective_call.hpp)."""
    value = f"host_{parameter.name}"
    if parameter.kind.name != "flag":
        return value
    return f"Flags({value})" if parameter.is_list else f"{value} != 0"


# In which MPICH computes lengths in an int, also in the functions for large counts.
LENGTHS_IN_INT = (
    "collectives",
    "nonblocking_collectives",
    "persistent_collectives",
    "neighborhood_collectives",
    "one_sided",
    "files",
)


def which_counts(function: Function) -> list[str]:
    """Whether the library's function for large counts is called, and where it is called for other reasons, whether it
    may be given large ones."""
    if not (function.large or function.through_large):
        return []
    exists = f"{function.base}_c != nullptr"
    in_int = "context->library.computes_lengths_in_int()"
    if function.through_large:
        checked = [f"  const bool counts_are_large = large && !{in_int};"] if function.large else []
        return [f"  const bool large = {exists};", *checked]
    restricted = f" && !{in_int}" if function.chapter in LENGTHS_IN_INT else ""
    return [f"  const bool large = {exists}{restricted};"]


def body(function: Function, form: Form) -> str:
    """A guest function in one of its forms. The quick one leaves as soon as one argument is wrong: so the compiler need
    not keep what it has found, nor whether all is well."""
    arguments = convert_arguments(function, form.rules)
    assert cpp_result(function) == "Code"
    # Nothing in a quick function throws, and without a way to catch it is shorter.
    lines = [f"{form.head} {'' if form.otherwise else 'try '}{{"]
    errors_on = function.errors_on
    has_handler = any(p.name == errors_on and p.kind.name in ("comm", "file", "win") for p in function.parameters)
    lines.append(f'  {form.checks} call(*context, "{function.name}"{", " + errors_on if has_handler else ""});')
    if needs_presence_check(function):
        names = [function.name, function.base] if function.large else [function.name]
        absent = " && ".join(f"{name} == nullptr" for name in names)
        lines.append(f"  if ({absent}) return call.unsupported(missing_in_library);")
    lines += which_counts(function)
    leave = [f"  if (call.failed()) {form.otherwise}"] if form.otherwise else []
    lines += leave
    for argument in arguments:
        for line in argument.setup:
            lines += [f"  {line}", *(leave if isinstance(line, Check) else [])]
    if not form.otherwise:
        lines.append("  if (call.failed()) return call.raise();")
    if makes_communicator(function):
        comm = next(each for each in function.parameters if each.kind.name == "comm" and each.direction == "in")
        alike = [alike_argument(each) for each in function.parameters if "alike" in each.words]
        detail = f", detail_of({', '.join([f'the_{comm.name}', *alike])})" if alike else ""
        lines.append(f"  const CollectiveCall together(call, the_{comm.name}{detail});")
        lines.append("  if (call.failed()) return call.raise();")
    if function.emulated_by is not None:
        lines += [f"  {line}" for line in emulated_persistent(function, function.emulated_by, arguments)]
    lines += [f"  {line}" for line in nothing_to_do(function)]
    if function.at_once is not None:
        lines += done_at_once(function, function.at_once, arguments)
    else:
        if function.begun_by is not None:
            lines += begun(function, function.begun_by, arguments, form.otherwise)
        if function.copies_in_place:
            lines += copied(form.otherwise)
        if function.packs_gaps:
            lines += packed(arguments, form.otherwise)
        if function.packs_blocks:
            lines += packed_blocks(arguments, form.otherwise)
        lines += call_and_results(function, arguments)
        if form.otherwise:
            lines[-1] = at_last(function, lines[-1])
    handler = errors_on if has_handler else "no_handle"
    thrown = f'raise_exception(*context, "{function.name}", {handler}, error)'
    if not form.otherwise:
        lines += ["} catch (const std::exception& error) {", f"  return {thrown};"]
    return "\n".join([*(wrap(line) for line in lines), "}"])
