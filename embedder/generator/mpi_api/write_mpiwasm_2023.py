"""Writes what programs of the MPIWasm toolchain of 2023 call: each function translates handles, constants and statuses
and calls the function of the standard ABI.

mpiwasm_2023_values.inc   what its numbers mean
mpiwasm_2023.inc          the functions; src/calls/legacy/mpiwasm_2023.cpp includes both
mpiwasm_2023_table.inc    a row for each, those by hand too
"""

from __future__ import annotations

from typing import Optional

from core.cpp import wrap
from core.schema import ApiError

from mpi_api.cpp import cpp_result, cpp_type, letters
from mpi_api.model import Api, Function, Parameter
from mpi_api.read_mpiwasm_2023 import LOWEST
from mpi_api.words import BANNER


def write_table_2023(api: Api) -> str:
    """The text of mpiwasm_2023_table.inc."""
    abi = api.mpiwasm_2023
    signatures = {name: letters(api.function(name)) for name in abi.functions} | dict(abi.by_hand)
    rows = [f'MPIWASM_FUNCTION({name}, "{signatures[name]}")' for name in sorted(signatures)]
    return "\n".join([f"// {BANNER}", *rows, ""])


def write_values_2023(api: Api) -> str:
    """The text of mpiwasm_2023_values.inc."""
    arrays = [wrap(values(api, group)) for group in api.mpiwasm_2023.values]
    head = f"// Values of the standard ABI, in the order of the numbers of 2023 from {LOWEST} on."
    return "\n".join([f"// {BANNER}", head, *arrays, ""])


def write_calls_2023(api: Api) -> str:
    """The text of mpiwasm_2023.inc."""
    calls = [call(api, api.function(name)) for name in api.mpiwasm_2023.functions]
    return "\n\n".join([f"// {BANNER}", *calls]) + "\n"


def values(api: Api, group: str) -> str:
    """The array that translates one group; numbers that meant nothing stay as they are."""
    names = {number: name for name, number in reversed(api.mpiwasm_2023.values[group].items())}
    entries = [entry(api, names, each) for each in range(LOWEST, max(names) + 1)]
    cpp = "std::int32_t" if is_integer(api, names) else "Handle"
    return f"constexpr {cpp} {group}_values[] = {{{', '.join(entries)}}};"


def entry(api: Api, names: dict[int, str], number: int) -> str:
    """What one number of 2023 is today."""
    if number in names:
        return f"guest_{names[number]}"
    return str(number) if is_integer(api, names) else f"Handle{{{number & 0xFFFFFFFF:#x}}}"


def is_integer(api: Api, names: dict[int, str]) -> bool:
    """Whether a group is of plain numbers; the others are handles."""
    name = next(iter(names.values()))
    return any(group.type == "int" for group in api.groups for row in group.rows if row.name == name)


def values_of(api: Api, parameter: Parameter) -> Optional[str]:
    """The array that translates a parameter, if its numbers differ."""
    groups = [each for each in parameter.kind.constants if each in api.mpiwasm_2023.values]
    if len(groups) > 1 or (groups and parameter.is_list):
        raise ApiError(f"mpiwasm-2023.toml: {parameter.name}: only single values of one group can be translated")
    return f"{groups[0]}_values" if groups else None


def call(api: Api, function: Function) -> str:
    before, arguments, after = [], ["context"], []
    for each in function.parameters:
        array = values_of(api, each)
        argument = each.name
        if each.kind.shape == "status":
            count = each.length.factors[0].name if each.length else "1"
            what = "give_statuses" if each.direction == "in" else "lend_statuses"
            before.append(f"const Address lent_{each.name} = {what}(*context, {each.name}, {count});")
            argument = f"lent_{each.name}"
            if each.direction != "in":
                after.append(f"take_statuses(*context, lent_{each.name}, {each.name}, {count});")
        elif array and each.by_address:
            if each.direction == "inout":
                before.append(f"to_standard(*context, {array}, {each.name});")
            after.append(f"to_2023(*context, {array}, {each.name});")
        elif array:
            argument = f"standard({array}, {each.name})"
        arguments.append(argument)
    result = f"guest_{function.name}({', '.join(arguments)});"
    last = [f"const Code code = {result}", *after, "return code;"] if after else [f"return {result}"]
    parameters = ", ".join(["Context* context", *(f"{cpp_type(each)} {each.name}" for each in function.parameters)])
    head = wrap(f"{cpp_result(function)} from_2023_{function.name}({parameters}) {{")
    return "\n".join([head, *(wrap(f"  {line}") for line in [*before, *last]), "}"])
