"""Writes generated/guest/mpi.h: what guests include, and hosts with an MPI-5 standard ABI too."""

from __future__ import annotations

from core.text import c_comment, c_prototype

from mpi_api.model import Api, Function
from mpi_api.read_constants import Constant, ConstantGroup
from mpi_api.words import BANNER

HEAD = f"""\
/* {BANNER} */

/* mpi.h of the MPI-5.0 standard binary interface.
   Guests (wasm32) import every function from the module "mpi_abi_1"; on other targets the same
   header describes libmpi_abi. */

#ifndef MPI_H_ABI
#define MPI_H_ABI

#include <stdint.h>

#ifdef __cplusplus
extern "C" {{
#endif

#ifdef __wasm__
#define MPIWASM_IMPORT(name) __attribute__((import_module("mpi_abi_1"), import_name(name)))
#else
#define MPIWASM_IMPORT(name)
#endif

/* Compilers that can compare a buffer's type with its datatype do so for the integers whose widths
   differ between a guest and the machine that a program was written on. */
#if defined(__wasm__) && defined(__clang__)
#define MPIWASM_TYPED(buffer, datatype) \\
    __attribute__((pointer_with_type_tag(mpiwasm, buffer, datatype)))
#define MPIWASM_TYPE_OF(datatype, value, type) \\
    static const int mpiwasm_type_of_##datatype \\
        __attribute__((unused, type_tag_for_datatype(mpiwasm, type))) = value;
{{CHECKED_TYPES}}#undef MPIWASM_TYPE_OF
#else
#define MPIWASM_TYPED(buffer, datatype)
#endif

typedef intptr_t MPI_Aint;
typedef int64_t MPI_Offset;
typedef int64_t MPI_Count;
typedef int MPI_Fint;

/* 32 bytes on every target */
typedef struct {{
    int MPI_SOURCE;
    int MPI_TAG;
    int MPI_ERROR;
    int MPI_internal[5];
}} MPI_Status;
"""

# Whole numbers of which programs take one for another when both have the same width where they were written.
CHECKED = {
    "MPI_LONG": "long",
    "MPI_UNSIGNED_LONG": "unsigned long",
    "MPI_LONG_LONG": "long long",
    "MPI_UNSIGNED_LONG_LONG": "unsigned long long",
    "MPI_INT32_T": "int32_t",
    "MPI_UINT32_T": "uint32_t",
    "MPI_INT64_T": "int64_t",
    "MPI_UINT64_T": "uint64_t",
    "MPI_COUNT": "int64_t",
    "MPI_OFFSET": "int64_t",
}

TAIL = """\
#undef MPIWASM_IMPORT
#undef MPIWASM_TYPED

#ifdef __cplusplus
}
#endif

/* Names that the standard has removed and programs still use. */
#if defined(__wasm__) && !defined(MPIWASM_NO_REMOVED)
#include "mpi_removed.h"
#endif

#endif
"""


def write_guest_header(api: Api) -> str:
    """The text of mpi.h."""
    parts = [HEAD.replace("{CHECKED_TYPES}", checked_types(api)), handle_types(api)]
    parts += [enumeration(group) for group in api.groups if group.enum]
    parts += [constants(group) for group in api.groups if not group.enum]
    parts.append(callback_types(api))
    for chapter in api.chapters:
        parts.append(f"/* ---- {chapter.title} ---- */\n")
        functions = [each for each in api.functions if each.chapter == chapter.name]
        parts += [documented(each) for each in functions]
    parts.append("/* ---- The same functions under the names of the profiling interface ---- */\n")
    parts.append("".join(prototype(each, profiling=True) for each in api.functions))
    parts.append(TAIL)
    return "\n".join(parts)


def checked_types(api: Api) -> str:
    """One line for each datatype whose buffers are checked."""
    rows = {row.name: row for group in api.groups for row in group.rows}
    lines = [
        f"MPIWASM_TYPE_OF({name}, {rows[name].text}, {c_type})\n" for name, c_type in CHECKED.items() if name in rows
    ]
    return "".join(lines)


def handle_types(api: Api) -> str:
    """Handles are addresses of structures that are never defined."""
    lines = []
    for kind in api.kinds.values():
        if kind.shape == "handle":
            structure = kind.guest.replace("MPI_", "MPI_ABI_", 1)
            lines.append(f"typedef struct {structure} *{kind.guest};")
    return "\n".join(lines) + "\n"


def enumeration(group: ConstantGroup) -> str:
    width = max(len(row.name) for row in group.rows)
    rows = ",\n".join(f"    {row.name:<{width}} = {row.text}" for row in group.rows)
    head = f"{c_comment(group.says)}\ntypedef enum {group.type} {{\n"
    return f"{head}{rows}\n}} {group.type};\n"


def constants(group: ConstantGroup) -> str:
    """One #define per constant, so that programs can ask for them by #ifdef."""
    width = max(len(row.name) for row in group.rows)
    lines = [c_comment(group.says)]
    for row in group.rows:
        remark = " /* deprecated */" if row.deprecated else ""
        lines.append(f"#define {row.name:<{width}} {constant_value(group, row)}{remark}")
    return "\n".join(lines) + "\n"


def constant_value(group: ConstantGroup, row: Constant) -> str:
    if row.alias:
        return row.alias
    if group.type == "int":
        return f"({row.text})" if row.value < 0 else row.text
    return f"(({group.type}){row.text})"


def callback_types(api: Api) -> str:
    lines = ["/* ---- Functions that programs hand to MPI ---- */\n"]
    for callback in api.callbacks:
        if callback.same_as:
            lines.append(f"typedef {callback.same_as} {callback.name};")
            continue
        head, _, rest = callback.declares.format(name=f"({callback.name})").partition(")(")
        parameters = rest[: -len(")")].split(", ")
        lines.append(c_comment(callback.says))
        lines.append(c_prototype(f"typedef {head})", parameters, ";"))
    return "\n".join(lines) + "\n"


def documented(function: Function) -> str:
    """The prototype with its sentence; the large variant follows without one."""
    if function.large:
        return prototype(function)
    says = function.says
    if function.deprecated:
        says += f" Deprecated since MPI-{function.deprecated}."
    return f"{c_comment(says)}\n{prototype(function)}"


def typed_buffers(function: Function) -> str:
    """Which parameters are buffers of elements, and which one says of what type."""
    places = []
    for place, parameter in enumerate(function.parameters, 1):
        datatype = parameter.length.datatype if parameter.length and parameter.kind.shape == "buffer" else None
        if datatype and not function.parameter(datatype).is_list:
            places.append(f" MPIWASM_TYPED({place}, {function.index(datatype) + 1})")
    return "".join(places)


def prototype(function: Function, profiling: bool = False) -> str:
    name = f"P{function.name}" if profiling else function.name
    parameters = [parameter.declaration for parameter in function.parameters] or ["void"]
    separator = "" if function.c_return.endswith("*") else " "
    head = f"{function.c_return}{separator}{name}"
    typed = "" if profiling else typed_buffers(function)
    return c_prototype(head, parameters, f'{typed} MPIWASM_IMPORT("{name}");') + "\n"
