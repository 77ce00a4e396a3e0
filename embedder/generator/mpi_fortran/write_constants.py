"""Writes the constants of the Fortran bindings: mpif.h, and what the modules below mpi and mpi_f08 include."""

from __future__ import annotations

from collections.abc import Iterator

from mpi_api.model import Api
from mpi_api.read_constants import Constant, ConstantGroup
from mpi_api.words import BANNER

# Groups of constants that only C has, that are variables in Fortran, or procedures.
VARIABLES = {
    "buffer_address": "integer",
    "error_codes_ignore": "integer",
    "weights": "integer",
    "no_arguments": "character",
    "no_argument_lists": "character",
    "status_ignore": "status",
}
TOOLS = ("tools_error_class", "verbosity", "tools_binding", "tools_scope", "pvar_class", "fortran_status")


# The handles of mpi_f08, by their C types.
def handle_types(api: Api) -> list[str]:
    functions = [function for function in api.functions if not function.only_c]
    used = {parameter.kind.name for function in functions for parameter in function.parameters}
    return [kind.guest for kind in api.kinds.values() if kind.shape == "handle" and kind.name in used]


def constant_groups(api: Api) -> Iterator[ConstantGroup]:
    """The groups whose constants are numbers."""
    handles = handle_types(api)
    for group in api.groups:
        plain = group.type in ("int", "MPI_Offset") or group.type in handles
        if plain and not group.enum and group.name not in TOOLS:
            yield group


def value(group: ConstantGroup, row: Constant) -> int:
    """Indices and lengths as Fortran has them: no zero byte."""
    return row.value - 1 if group.name == "string_length" else row.value


EXTRA = {
    "MPI_STATUS_SIZE": 8,
    "MPI_SOURCE": 1,
    "MPI_TAG": 2,
    "MPI_ERROR": 3,
    "MPI_ADDRESS_KIND": 4,
    "MPI_COUNT_KIND": 8,
    "MPI_OFFSET_KIND": 8,
    "MPI_INTEGER_KIND": 4,
    # Removed in MPI-3.0, and still asked for.
    "MPI_COMBINER_HVECTOR_INTEGER": -105,
    "MPI_COMBINER_HINDEXED_INTEGER": -107,
    "MPI_COMBINER_STRUCT_INTEGER": -110,
    "MPI_LB": 0xFFE,
    "MPI_UB": 0xFFF,
}


def number_lines(api: Api) -> Iterator[tuple[str, str, int]]:
    """Type, name and value of each constant that is a number."""
    for name, number in EXTRA.items():
        yield "INTEGER", name, number
    for group in constant_groups(api):
        for row in group.rows:
            yield ("INTEGER(8)" if group.type == "MPI_Offset" else "INTEGER"), row.name, value(group, row)


CALLBACKS = (
    "MPI_COMM_DUP_FN",
    "MPI_COMM_NULL_COPY_FN",
    "MPI_COMM_NULL_DELETE_FN",
    "MPI_TYPE_DUP_FN",
    "MPI_TYPE_NULL_COPY_FN",
    "MPI_TYPE_NULL_DELETE_FN",
    "MPI_WIN_DUP_FN",
    "MPI_WIN_NULL_COPY_FN",
    "MPI_WIN_NULL_DELETE_FN",
    "MPI_DUP_FN",
    "MPI_NULL_COPY_FN",
    "MPI_NULL_DELETE_FN",
    "MPI_CONVERSION_FN_NULL",
)


def write_mpif(api: Api) -> str:
    """Valid in fixed and in free form: nothing beyond column 72, and no continuation."""
    lines = [f"! {BANNER}"]
    for type_, name, number in number_lines(api):
        lines += [f"      {type_} {name}", f"      PARAMETER ({name}={number})"]
    for name, truth in (("MPI_SUBARRAYS_SUPPORTED", ".FALSE."), ("MPI_ASYNC_PROTECTS_NONBLOCKING", ".FALSE.")):
        lines += [f"      LOGICAL {name}", f"      PARAMETER ({name}={truth})"]
    for _, name, declaration in variables(api):
        lines += [f"      {declaration.format(name)}", f"      COMMON /{common(name)}/ {name}"]
    lines += [f"      EXTERNAL {name}" for name in CALLBACKS]
    for name in ("MPI_WTIME", "MPI_WTICK", "PMPI_WTIME", "PMPI_WTICK"):
        lines += [f"      EXTERNAL {name}", f"      DOUBLE PRECISION {name}"]
    return "\n".join(lines) + "\n"


def common(name: str) -> str:
    return f"MPIWASM{name[3:]}"


def variables(api: Api) -> Iterator[tuple[str, str, str]]:
    """Group, name and declaration of each constant that is a variable in Fortran."""
    shapes = {"MPI_ERRCODES_IGNORE": "(1)", "MPI_UNWEIGHTED": "(1)", "MPI_WEIGHTS_EMPTY": "(1)"}
    for group in api.groups:
        kind = VARIABLES.get(group.name)
        for row in group.rows if kind else ():
            if kind == "status":
                shape = "(8,1)" if row.name == "MPI_STATUSES_IGNORE" else "(8)"
                yield group.name, row.name, f"INTEGER {{}}{shape}"
            elif kind == "character":
                yield group.name, row.name, "CHARACTER*1 {}" + ("(1,1)" if row.name == "MPI_ARGVS_NULL" else "(1)")
            else:
                yield group.name, row.name, f"INTEGER {{}}{shapes.get(row.name, '')}"


def write_f08_constants(api: Api) -> str:
    """What module mpiwasm_mpi_f08_types includes: types, constants, comparisons of handles."""
    handles = handle_types(api)
    lines = [f"! {BANNER}"]
    for handle in handles:
        lines += [f"type, bind(c) :: {handle}", "  integer :: MPI_VAL", f"end type {handle}"]
    for group in constant_groups(api):
        for row in group.rows:
            number = value(group, row)
            if group.type in handles:
                lines.append(f"type({group.type}), parameter :: {row.name} = {group.type}({number})")
    for operator in ("==", "/="):
        word = "equal" if operator == "==" else "differ"
        lines.append(f"interface operator({operator})")
        lines += [f"  module procedure {word}_{handle}" for handle in handles]
        lines.append("end interface")
    return "\n".join(lines) + "\n"


def write_f08_comparisons(api: Api) -> str:
    lines = [f"! {BANNER}"]
    for handle in handle_types(api):
        for operator, word in (("==", "equal"), ("/=", "differ")):
            name = f"{word}_{handle}"
            lines += [
                f"elemental logical function {name}(one, other)",
                f"  type({handle}), intent(in) :: one, other",
                f"  {name} = one%MPI_VAL {operator} other%MPI_VAL",
                f"end function {name}",
            ]
    return "\n".join(lines) + "\n"


def write_constants_module(api: Api) -> str:
    """What module mpiwasm_mpi_numbers includes: the constants that are the same numbers in both modules."""
    handles = handle_types(api)
    by_handle = {row.name for group in constant_groups(api) if group.type in handles for row in group.rows}
    lines = [f"! {BANNER}"]
    for type_, name, number in number_lines(api):
        if name not in by_handle and name not in ("MPI_LB", "MPI_UB"):
            lines.append(f"{type_.lower()}, parameter :: {name} = {number}")
    return "\n".join(lines) + "\n"


def write_handle_constants(api: Api) -> str:
    """What module mpiwasm_mpi_variables includes: handles as integers."""
    handles = handle_types(api)
    lines = [f"! {BANNER}", "integer, parameter :: MPI_LB = 4094", "integer, parameter :: MPI_UB = 4095"]
    for group in constant_groups(api):
        for row in group.rows if group.type in handles else ():
            lines.append(f"integer, parameter :: {row.name} = {row.value}")
    return "\n".join(lines) + "\n"


def write_variables(api: Api) -> str:
    """What module mpiwasm_mpi_numbers includes: constants that are variables, named as mpif.h's common blocks are."""
    lines = [f"! {BANNER}"]
    for group, name, text in variables(api):
        if group == "status_ignore":
            continue
        type_ = text.format("").lower().replace("character*1", "character(len=1)")
        head, _, shape = type_.partition(" (")
        shape = f"({shape}" if shape else ""
        lines.append(f'{head.strip()}, bind(c, name="{common(name).lower()}_") :: {name}{shape}')
    return "\n".join(lines) + "\n"
