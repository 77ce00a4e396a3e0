"""How each kind of parameter crosses from the guest to the host, as lines of C++ (see write_host_calls.py).

Every parameter becomes an Argument: lines before the call, the expression that is handed to MPI, and lines that store
results. In the lines, `the_x` is a checked object, `host_x` a checked value, `x_place` where the guest wants a result.
"""

from __future__ import annotations

from collections.abc import Callable

from mpi_api.host_handles import handle
from mpi_api.host_memory import buffer, status, string
from mpi_api.host_numbers import number
from mpi_api.host_rules import are_quick, last_lines, own_block_lines, rule_lines
from mpi_api.host_surroundings import Argument, Surroundings
from mpi_api.host_windows import target
from mpi_api.model import Function, Parameter

CONVERTERS: dict[str, Callable[[Surroundings, Parameter], Argument]] = {
    "number": number,
    "handle": handle,
    "status": status,
    "buffer": buffer,
    "target": target,
    "string": string,
}

# The order in which arguments are checked: what others need comes first.
ORDER = (
    "comm",
    "root",
    "conditions",
    "group",
    "datatype",
    "number",
    "list",
    "op",
    "buffer",
    "other",
)


def convert_arguments(function: Function, rules: str = "rules") -> list[Argument]:
    """The arguments in the order in which they are checked. `rules` is the namespace of the checks of rules."""
    around = Surroundings(function, rules)
    converted = [(rank_of(each), convert(around, each)) for each in function.parameters]
    owners = Argument("", quick=not around.keeps_lists, setup=around.owners())
    conditions = Argument("", quick=True, setup=around.conditions())
    converted.append((ORDER.index("conditions"), conditions))
    last = [line for each in function.parameters for line in last_lines(around, each)]
    quick = not last or all(are_quick(each) for each in function.parameters)
    converted.append((len(ORDER), Argument("", quick=quick, setup=last)))
    own = own_block_lines(around)
    converted.append((len(ORDER), Argument("", quick=not own or not around.has_request, setup=own)))
    converted.sort(key=lambda pair: pair[0])  # stable: parameter order within a rank
    return [owners, *(argument for _, argument in converted)]


def convert(around: Surroundings, parameter: Parameter) -> Argument:
    argument = CONVERTERS[parameter.kind.shape](around, parameter)
    argument.setup += rule_lines(around, parameter)
    argument.quick = argument.quick and are_quick(parameter)
    return argument


def rank_of(parameter: Parameter) -> int:
    shape, kind = parameter.kind.shape, parameter.kind.name
    if kind in ("comm", "file", "win") and parameter.direction == "in":
        group = "comm"
    elif kind == "root":
        group = "root"
    elif shape in ("buffer", "target"):
        group = "buffer"
    elif kind == "op":
        group = "op"
    elif parameter.is_list and kind != "datatype":
        group = "list" if parameter.direction == "in" else "other"
    elif kind == "datatype":
        group = "datatype"
    elif shape == "handle" and parameter.direction == "in":
        group = "group"
    elif shape == "number" and parameter.direction == "in":
        group = "number"
    else:
        group = "other"
    return ORDER.index(group)
