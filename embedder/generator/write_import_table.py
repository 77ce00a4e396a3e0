"""Writes generated/host/imports.inc: every function a guest may import, with its wasm signature."""

from __future__ import annotations

from model import Api, Function
from text import BANNER
from wasm_types import parameter_types, result_type

HEAD = f"""\
// {BANNER}
//
// Every function of the module "mpi_abi_1"; guests may import each as P<name> too.
// The includer defines MPIWASM_IMPORT(name, parameters, result, status); this file undefines it.
// status: implemented, or later (links, and answers MPI_ERR_UNSUPPORTED_OPERATION when called).

#ifndef MPIWASM_IMPORT
#error "define MPIWASM_IMPORT(name, parameters, result, status) before including this file"
#endif
"""


def write_import_table(api: Api) -> str:
    """The text of imports.inc, sorted by name."""
    functions = sorted(api.functions, key=lambda function: function.name)
    return HEAD + "\n" + "\n".join(row(each) for each in functions) + "\n\n#undef MPIWASM_IMPORT\n"


def row(function: Function) -> str:
    parameters = " ".join(parameter_types(function))
    return f'MPIWASM_IMPORT({function.name}, "{parameters}", "{result_type(function)}", {function.status})'
