"""Writes the C half of the Fortran bindings: what mpi_send_ (mpif.h, use mpi) and mpi_send_f08ts_ do."""

from __future__ import annotations

from collections.abc import Iterator

from core.text import c_prototype
from mpi_api.model import Api, Function, Parameter
from mpi_api.words import BANNER

from mpi_fortran.model import LANGUAGES, functions, is_choice, parameters, strings, symbol, written_by_hand

HEAD = f"""\
/* {BANNER} */

/* Fortran's MPI procedures in terms of C's. A handle is the same integer in both languages, a status the same eight,
   and all arguments are addresses; fortran.h says what is left to translate. */

#include "fortran.h"

"""


def write_fortran_c(api: Api) -> str:
    parts = [HEAD]
    for language in LANGUAGES:
        parts += [definition(each, language) for each in functions(api, language) if not written_by_hand(each)]
    return "\n".join(parts)


def definition(function: Function, language: str) -> str:
    """The procedure under its PMPI name, and weakly under its own, so that a profiling library can define that."""
    name = symbol(function, language)
    formals = [formal(function, each, language) for each in parameters(function)]
    if not function.returns:
        formals.append("int *ierror")
    formals += [f"int {each.name}_length" for each in strings(function)]
    result = function.c_return if function.returns else "void"
    head = c_prototype(f"{result} p{name}", formals or ["void"], " {")
    return f"{head}\n{body(function, language)}}}\nFORTRAN_NAME({name})\n"


def formal(function: Function, parameter: Parameter, language: str) -> str:
    kind = parameter.kind
    if is_choice(parameter):
        return f"{'CFI_cdesc_t' if language == 'f08' else 'void'} *{parameter.name}"
    if kind.shape == "string":
        return f"{'const ' if parameter.direction == 'in' else ''}char *{parameter.name}"
    if kind.shape == "function":
        return f"{parameter.c_type}{parameter.name}"
    if kind.name in ("new_memory",):
        return f"void **{parameter.name}"
    if kind.shape == "user_data":
        return f"MPI_Aint *{parameter.name}"
    if kind.declares:
        return kind.declares.format(name=parameter.name)
    if parameter.is_list or parameter.direction != "in":
        return f"{parameter.c_type} *{parameter.name}"
    return f"const {parameter.c_type} *{parameter.name}"


def body(function: Function, language: str) -> str:
    before: list[str] = []
    after: list[str] = []
    arguments = {each.name: argument(function, each, language) for each in function.parameters}
    for parameter in function.parameters:
        name = parameter.name
        if is_choice(parameter) and language == "f08":
            before += section(function, parameter, arguments)
            after.insert(0, f"  end_section(&{name}_section);")
        elif parameter.kind.shape == "string" and parameter.direction == "in":
            before.append(f"  char *{name}_text = c_string({name}, {name}_length);")
            after.append(f"  free({name}_text);")
        elif parameter.kind.shape == "string":
            before += result_string(parameter, arguments)
            conditions = ["code == MPI_SUCCESS"]
            conditions += ["*flag"] if any(each.name == "flag" for each in function.parameters) else []
            conditions += [f"*{size} > 0" for size in grown(parameter)]
            condition = " && ".join(conditions)
            after.append(f"  if ({condition}) fortran_string({name}, {name}_length, {name}_text);")
            after.append(f"  free({name}_text);")
            after += [
                f"  if (code == MPI_SUCCESS) *{size} = {size}_value > 0 ? {size}_value - 1 : 0;"
                for size in grown(parameter)
            ]
    after += list(results(function))
    call = f"{'P'}{function.name}({', '.join(arguments[each.name] for each in function.parameters)})"
    if function.returns:
        return f"  return {call};\n"
    check = (
        ["  int code = MPI_SUCCESS;"] + before
        if language == "f08" and any("_section" in line for line in before)
        else before
    )
    guarded = check is not before
    lines = check + ([f"  if (code == MPI_SUCCESS) code = {call};"] if guarded else [f"  int code = {call};"])
    lines += after + ["  if (ierror) *ierror = code;"]
    return "\n".join(lines) + "\n"


def argument(function: Function, parameter: Parameter, language: str) -> str:
    """How the C function receives it."""
    name, kind = parameter.name, parameter.kind
    if is_choice(parameter):
        return f"{name}_section.address" if language == "f08" else f"fortran_address({name})"
    if kind.shape == "status":
        return f"fortran_status({name})"
    if kind.name == "weight" and parameter.is_list:
        return f"fortran_weights({name})"
    if kind.shape == "string":
        return f"{name}_text"
    if kind.name == "new_memory":
        # Without TYPE(C_PTR) the address has nowhere to go (MPI-5.0, 3.6).
        return f"((void){name}, &(void *){{0}})" if "detach" in function.name and language == "mpi" else name
    if kind.shape == "user_data":
        return f"stored_attribute(*{name})" if parameter.direction == "in" else f"(void *){name}"
    if kind.shape == "function" or kind.declares or parameter.is_list or parameter.direction != "in":
        return name
    return f"*{name}"


def section(function: Function, parameter: Parameter, arguments: dict[str, str]) -> list[str]:
    """Lines that find out where the data of an array section lie, and as which type MPI is to see them."""
    name = parameter.name
    length = parameter.length
    communicator = next(
        (f"*{each.name}" for each in function.parameters if each.kind.name == "comm" and each.direction == "in"),
        "MPI_COMM_SELF",
    )
    declare = f"  struct section {name}_section = {{0}};"
    if not length or not length.datatype or function.parameter(length.datatype).is_list:
        return [declare, f"  code = code ? code : whole_section({name}, {communicator}, &{name}_section);"]
    datatype = length.datatype
    others = [each for each in function.parameters if each.kind.shape == "buffer" and each is not parameter]
    if any(each.length and each.length.datatype == datatype for each in others):
        ends_at_once = not any(each.kind.name == "request" for each in function.parameters)
        if not ends_at_once:
            return [declare, f"  code = code ? code : whole_section({name}, {communicator}, &{name}_section);"]
        return [
            declare,
            f"  code = code ? code : copied_section({name}, {int(parameter.direction != 'in')}, &{name}_section);",
        ]
    arguments[datatype] = f"{name}_section.datatype"
    simple = (
        length.form == "block"
        and len(length.factors) == 1
        and length.factors[0].word == "parameter"
        and not length.in_place
    )
    if not simple:
        return [
            declare,
            f"  code = code ? code : strided_section({name}, *{datatype}, {communicator}, &{name}_section);",
        ]
    count = length.factors[0].name
    counted = function.parameter(count)
    arguments[count] = f"({counted.c_type}){name}_section.count"
    return [
        declare,
        f"  code = code ? code : typed_section({name}, *{count}, *{datatype}, {communicator}, &{name}_section);",
    ]


def grown(parameter: Parameter) -> list[str]:
    """The parameter that counts the characters, without the zero byte in Fortran, when the caller sets it."""
    factors = parameter.length.factors if parameter.length else ()
    return [factor.name for factor in factors if factor.word == "parameter" and factor.number == 0]


def result_string(parameter: Parameter, arguments: dict[str, str]) -> list[str]:
    name = parameter.name
    lines = []
    size = "0"
    for factor in parameter.length.factors if parameter.length else ():
        if factor.word == "constant":
            size = factor.name
        elif factor.number:  # valuelen + 1
            size = f"*{factor.name} + {factor.number}"
        else:
            lines.append(f"  int {factor.name}_value = *{factor.name} > 0 ? *{factor.name} + 1 : 0;")
            arguments[factor.name] = f"&{factor.name}_value"
            size = f"{factor.name}_value"
    return [*lines, f"  char *{name}_text = result_string({size});"]


def results(function: Function) -> Iterator[str]:
    """Places in lists count from 1; the values of attributes are values."""
    for parameter in function.parameters:
        name = parameter.name
        if parameter.kind.name == "index_result" and parameter.direction == "out":
            yield f"  if (code == MPI_SUCCESS && *{name} != MPI_UNDEFINED) ++*{name};"
        if name == "array_of_indices":
            yield f"  if (*outcount != MPI_UNDEFINED) count_from_one({name}, *outcount);"
        if parameter.kind.name == "attribute_value" and parameter.direction == "out":
            keyval = next(each.name for each in function.parameters if each.kind.name == "keyval")
            yield f"  if (code == MPI_SUCCESS && *flag) attribute_value(*{keyval}, {name});"
