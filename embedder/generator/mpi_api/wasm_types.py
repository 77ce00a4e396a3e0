"""Which WebAssembly types the parameters and results of a function have in a wasm32 guest."""

from __future__ import annotations

from mpi_api.model import Function, Parameter

POINTER = "i32"
BY_C_TYPE = {
    "int": "i32",
    "MPI_Aint": "i32",  # intptr_t
    "MPI_Count": "i64",
    "MPI_Offset": "i64",
    "double": "f64",
    "MPI_T_cb_safety": "i32",
    "MPI_T_source_order": "i32",
}


def parameter_type(parameter: Parameter) -> str:
    """i32, i64 or f64. The further arguments of a variadic function are an address in wasm32."""
    if parameter.by_address or parameter.kind.shape in ("handle", "user_data", "special"):
        return POINTER
    return BY_C_TYPE[parameter.c_type]


def result_type(function: Function) -> str:
    if function.returns and function.returns.shape == "handle":
        return POINTER
    return BY_C_TYPE[function.c_return]


def parameter_types(function: Function) -> list[str]:
    return [parameter_type(parameter) for parameter in function.parameters]
