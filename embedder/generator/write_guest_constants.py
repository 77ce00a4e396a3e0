"""Writes generated/host/guest_constants.hpp: every constant, guest_MPI_X, as guests see it."""

from __future__ import annotations

from model import Api
from text import BANNER


def write_guest_constants(api: Api) -> str:
    """The text of guest_constants.hpp. Handles and addresses are unsigned words, all else is int."""
    lines = [
        f"// {BANNER}",
        '// What the constants of MPI are for the guest; the host\'s own values have the same names without "guest_".',
        "#pragma once",
        "",
        "#include <cstdint>",
        "",
        "namespace mpiwasm {",
    ]
    for group in api.groups:
        cpp = "int" if group.type == "int" or group.enum else "std::uint32_t"
        if group.type in ("MPI_Offset", "MPI_Count"):
            cpp = "std::int64_t"
        lines += ["", f"// {group.says}"]
        lines += [
            f"inline constexpr {cpp} guest_{row.name} = {hex(row.value) if cpp == 'std::uint32_t' else row.value};"
            for row in group.rows
        ]
    return "\n".join([*lines, "", "}  // namespace mpiwasm", ""])
