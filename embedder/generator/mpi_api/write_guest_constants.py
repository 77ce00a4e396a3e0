"""Writes generated/host/guest_constants.hpp: every constant, guest_MPI_X, as guests see it."""

from __future__ import annotations

from mpi_api.model import Api
from mpi_api.read_constants import ConstantGroup
from mpi_api.words import BANNER


def cpp_type(group: ConstantGroup) -> str:
    """The C++ type of a group's constants."""
    if group.type == "int" or group.enum:
        return "int"
    if group.type in ("MPI_Offset", "MPI_Count"):
        return "std::int64_t"
    if group.type.endswith("function*") or group.type.endswith("function_c*"):
        return "guest::Function"
    return "guest::Address" if group.type.endswith("*") else "translate::Handle"


def value(cpp: str, number: int) -> str:
    """How a constant of the type is initialized."""
    return f"{{{hex(number)}}}" if "::" in cpp and not cpp.startswith("std::") else f" = {number}"


def write_guest_constants(api: Api) -> str:
    """The text of guest_constants.hpp. Handles, addresses and functions have their types, all else is int."""
    lines = [
        f"// {BANNER}",
        '// What the constants of MPI are for the guest; the host\'s own values have the same names without "guest_".',
        "#pragma once",
        "",
        "#include <cstdint>",
        "",
        '#include "guest/values.hpp"',
        '#include "translate/handle.hpp"',
        "",
        "namespace mpiwasm {",
    ]
    for group in api.groups:
        cpp = cpp_type(group)
        lines += ["", f"// {group.says}"]
        lines += [f"inline constexpr {cpp} guest_{row.name}{value(cpp, row.value)};" for row in group.rows]
    return "\n".join([*lines, "", "}  // namespace mpiwasm", ""])
