"""What the C++ of a guest function looks like: its types, its head, its lines."""

from __future__ import annotations

from mpi_api.model import Function, Parameter
from mpi_api.wasm_types import parameter_type, result_type

CPP_TYPES = {"i64": "std::int64_t", "f64": "double"}
LETTERS = {"i32": "i", "i64": "I", "f32": "f", "f64": "d"}


def cpp_type(parameter: Parameter) -> str:
    """The C++ type of a wasm parameter: its own for handles, addresses and functions, an integer for numbers."""
    wasm = parameter_type(parameter)
    if wasm != "i32":
        return CPP_TYPES[wasm]
    if parameter.kind.shape == "function":
        return "Function"
    if parameter.by_address or parameter.c_type == "...":
        return "Address"
    return {"handle": "Handle", "user_data": "UserData"}.get(parameter.kind.shape, "std::int32_t")


def cpp_result(function: Function) -> str:
    if function.returns is None:
        return "Code"
    if function.returns.shape == "handle":
        return "Handle"
    return {"i32": "std::int32_t"}.get(result_type(function), CPP_TYPES.get(result_type(function), ""))


def signature(function: Function, named: bool, prefix: str = "guest_") -> str:
    """The head of a guest function, without body or semicolon."""
    parameters = ["Context* context" if named else "Context*"]
    for parameter in function.parameters:
        parameters.append(f"{cpp_type(parameter)} {parameter.name}" if named else cpp_type(parameter))
    return f"{cpp_result(function)} {prefix}{function.name}({', '.join(parameters)})"


def letters(function: Function) -> str:
    """The wasm signature as guest::HostFunction has it: a letter for each parameter, a colon, one for the result."""
    parameters = "".join(LETTERS[parameter_type(parameter)] for parameter in function.parameters)
    return f"{parameters}:{LETTERS[result_type(function)]}"
