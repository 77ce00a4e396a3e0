"""Writes generated/host/functions.inc."""

from __future__ import annotations

from core.cpp import wrap

from mpi_api.model import Api, Function
from mpi_api.words import BANNER


def write_host_functions(api: Api) -> str:
    """The text of generated/host/functions.inc: weak references to all of MPI, and declarations of what is newer than
    the host's mpi.h."""
    lines = [
        f"// {BANNER}",
        "// Makes every MPI function a weak reference, declares those that this mpi.h is too old for, and has all "
        "called by",
        "// of_library() (translate/callers.hpp) or of_library_with_buffers() (translate/calls_with_buffers.hpp).",
        "",
    ]
    lines += [f"#pragma weak {function.name}" for function in api.functions]
    wanted = [each for each in api.functions if each.large or float(each.since) >= 4.0]
    for version in sorted({newest(each) for each in wanted}):
        lines += ["", f"#if MPIWASM_HOST_API < {version}", 'extern "C" {']
        for function in wanted:
            if newest(function) == version and not only_ours(function):
                parameters = ", ".join(each.declaration for each in function.parameters) or "void"
                lines.append(wrap(f"{function.c_return} {function.name}({parameters});"))
        lines += ["}", "#endif"]
    says = "Calls by name. Some headers have macros of their own, for functions that do nothing that takes time."
    lines += ["", f"// {says}"]
    for function in api.functions:
        if function.keeps_turn:
            continue
        way = "of_library"
        if function.buffers:
            way = f"of_library_with_buffers<::mpiwasm::translate::Buffers::{function.buffers}>"
        call = f"::mpiwasm::translate::{way}({function.name} __VA_OPT__(,) __VA_ARGS__)"
        lines += [f"#ifndef {function.name}", f"#define {function.name}(...) {call}", "#endif"]
    return "\n".join([*lines, ""])


def newest(function: Function) -> int:
    """The version of MPI that introduced a function, 400 for MPI-4.0; large counts came with that."""
    major, minor = (int(part) for part in function.since.split("."))
    own = major * 100 + minor
    return max(own, 400) if function.large else own


def only_ours(function: Function) -> bool:
    """True for functions that never reach the host, so that it needs no declaration of types it may lack."""
    kinds = [each.kind for each in function.parameters] + ([function.returns] if function.returns else [])
    return any(each.undeclared or each.shape in ("address", "user_data", "function") for each in kinds)
