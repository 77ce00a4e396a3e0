"""Writes generated/host/constants.inc: guest value and host name of every constant, by group."""

from __future__ import annotations

from core.text import WIDTH

from mpi_api.model import Api
from mpi_api.read_constants import Constant, ConstantGroup
from mpi_api.words import BANNER

OLDEST_HOST = "3.1"  # MPI version of the oldest supported host; needs no guard

HEAD = f"""\
// {BANNER}
//
// Included after the host's mpi.h, once for each use of one or more groups:
//
//   #define MPIWASM_CONSTANT(group, name, guest_value) ...   // `name` is the host's own value
//   #define MPIWASM_CONSTANTS_COMPARISON                     // one for each group that is wanted
//   #include "host/constants.inc"                            // undefines all of them
//
// MPIWASM_CONSTANTS_ALL stands for every group. Constants that are newer than the host, or that it
// lacks, have no row. Second names of the same value have none either.

#ifndef MPIWASM_CONSTANT
#error "define MPIWASM_CONSTANT(group, name, guest_value) before including this file"
#endif

#define MPIWASM_SINCE(major, minor) \\
  (MPI_VERSION > (major) || (MPI_VERSION == (major) && MPI_SUBVERSION >= (minor)))
"""


def write_constants(api: Api) -> str:
    """The text of constants.inc."""
    groups = [group for group in api.groups if group.host]
    selectors = [selector(group) for group in groups]
    end = ["#undef MPIWASM_SINCE", "#undef MPIWASM_CONSTANT", "#undef MPIWASM_CONSTANTS_ALL"]
    end += [f"#undef {name}" for name in selectors]
    return HEAD + "\n" + "\n".join(section(group) for group in groups) + "\n" + lines(end)


def selector(group: ConstantGroup) -> str:
    return f"MPIWASM_CONSTANTS_{group.name.upper()}"


def section(group: ConstantGroup) -> str:
    """The rows of one group between the #if that selects it and its #endif."""
    name = selector(group)
    text = [f"#if defined({name}) || defined(MPIWASM_CONSTANTS_ALL)  // {group.says}"[:WIDTH]]
    for row in group.rows:
        if not row.alias:
            guard = guard_of(row)
            call = f"MPIWASM_CONSTANT({group.name}, {row.name}, {row.text})"
            text += [guard, call, "#endif"] if guard else [call]
    return lines([*text, "#endif"])


def guard_of(row: Constant) -> str:
    """The condition under which the host has the constant; empty when it always does.

    Open MPI 5 calls itself MPI-3.1 and has much of MPI-4: a macro of the name counts as well.
    """
    if row.may_lack:
        return f"#ifdef {row.name}"
    if row.since <= OLDEST_HOST:
        return ""
    major, minor = row.since.split(".")
    return f"#if MPIWASM_SINCE({major}, {minor}) || defined({row.name})"


def lines(each: list[str]) -> str:
    return "\n".join(each) + "\n"
