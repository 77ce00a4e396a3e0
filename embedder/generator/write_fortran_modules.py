"""Writes what Fortran programs include and use: mpif.h, and the modules mpi and mpi_f08."""

from __future__ import annotations

from collections.abc import Iterator

from fortran_model import KINDS, functions, is_choice, parameters, specific, strings
from model import Api, Function, Parameter
from read_constants import ConstantGroup
from text import BANNER

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
    tools = ("MPI_T_",)
    return [kind.guest for kind in api.kinds.values() if kind.shape == "handle" and not kind.guest.startswith(tools)]


def constant_groups(api: Api) -> Iterator[ConstantGroup]:
    """The groups whose constants are numbers."""
    handles = handle_types(api)
    for group in api.groups:
        plain = group.type in ("int", "MPI_Offset") or group.type in handles
        if plain and not group.enum and group.name not in TOOLS:
            yield group


def value(group: ConstantGroup, row) -> int:
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
    "MPI_COMM_DUP_FN MPI_COMM_NULL_COPY_FN MPI_COMM_NULL_DELETE_FN MPI_TYPE_DUP_FN MPI_TYPE_NULL_COPY_FN "
    "MPI_TYPE_NULL_DELETE_FN MPI_WIN_DUP_FN MPI_WIN_NULL_COPY_FN MPI_WIN_NULL_DELETE_FN MPI_DUP_FN MPI_NULL_COPY_FN "
    "MPI_NULL_DELETE_FN MPI_CONVERSION_FN_NULL"
).split()


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
    for name in ("MPI_AINT_ADD", "MPI_AINT_DIFF", "PMPI_AINT_ADD", "PMPI_AINT_DIFF"):
        lines += [f"      EXTERNAL {name}", f"      INTEGER(4) {name}"]
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


# ---- interfaces ----


def declaration(function: Function, parameter: Parameter, f08: bool) -> str:
    """The declaration of a dummy argument."""
    name, kind = parameter.name, parameter.kind
    intent = f", intent({'in' if parameter.direction == 'in' else parameter.direction})"
    if is_choice(parameter):
        begun = parameter.length and parameter.length.form == "begun"
        waits = any(each.kind.name == "request" for each in function.parameters) or begun or kind.name == "memory"
        if not f08:
            return f"integer :: {name}(*)"
        return f"type(*), dimension(..){', asynchronous' if waits else ''} :: {name}"
    if kind.shape == "string":
        return f"character(len=*){intent} :: {name}"
    if kind.name in ("argument_list", "command_list"):
        return f"character(len=*), intent(in) :: {name}(*)"
    if kind.name == "argument_lists":
        return f"character(len=*), intent(in) :: {name}(count, *)"
    if kind.shape == "function":
        return f"procedure({callback_interface(parameter)}) :: {name}" if f08 else f"external :: {name}"
    if kind.name == "new_memory":
        return f"type(c_ptr), intent(out) :: {name}" if f08 else f"integer(MPI_ADDRESS_KIND) :: {name}"
    if kind.shape == "word":
        return f"integer(MPI_ADDRESS_KIND){intent} :: {name}"
    if kind.name == "flag":
        type_ = "logical"
    elif kind.shape == "handle":
        type_ = f"type({kind.guest})" if f08 else "integer"
    elif kind.shape == "status":
        type_ = "type(MPI_Status)" if f08 else "integer"
    else:
        type_ = KINDS[parameter.c_type]
    # MPI_STATUS_IGNORE and MPI_UNWEIGHTED are variables; what is written may be one of them.
    if kind.shape == "status" or kind.name in ("weight", "spawn_error_codes"):
        intent = ""
    shape = ""
    if kind.name == "rank_ranges":
        shape = "(3, *)"
    elif parameter.is_list:
        shape = "(*)"
    if kind.shape == "status" and not f08:
        shape = "(MPI_STATUS_SIZE, *)" if parameter.is_list else "(MPI_STATUS_SIZE)"
    return f"{type_}{intent} :: {name}{shape}"


def callback_interface(parameter: Parameter) -> str:
    return parameter.c_type.rstrip(" *").replace("MPI_Copy_function", "MPI_Comm_copy_attr_function").replace(
        "MPI_Delete_function", "MPI_Comm_delete_attr_function"
    )


def interface_body(function: Function, name: str, f08: bool, pointers: bool = False) -> str:
    """The explicit interface of an external procedure. pointers: TYPE(C_PTR) for memory, in module mpi too."""
    formals = parameters(function)
    names = [each.name for each in formals] + (["ierror"] if has_code(function) else [])
    kind = "function" if function.returns else "subroutine"
    lines = [wrapped(f"{kind} {name}({', '.join(names)})")]
    lines.append("import" if f08 else "import :: MPI_STATUS_SIZE, MPI_ADDRESS_KIND, MPI_COUNT_KIND, MPI_OFFSET_KIND, c_ptr")
    lines.append("implicit none")
    for parameter in sorted(formals, key=lambda each: bool(each.is_list or each.kind.name == "argument_lists")):
        if is_choice(parameter) and not f08:
            lines.append(f"!dir$ ignore_tkr(tkr) {parameter.name}")
        if pointers and parameter.kind.name == "new_memory":
            lines.append(f"type(c_ptr) :: {parameter.name}")
        else:
            lines.append(declaration(function, parameter, f08))
    if function.returns:
        lines.append(f"{KINDS[function.c_return]} :: {name}")
    elif has_code(function):
        lines.append("integer, optional, intent(out) :: ierror" if f08 else "integer, intent(out) :: ierror")
    lines.append(f"end {kind} {name}")
    return "\n".join(f"    {line}" for line in lines)


def has_code(function: Function) -> bool:
    return not function.returns and function.name != "MPI_Pcontrol"


def wrapped(line: str) -> str:
    """Free form allows 132 characters."""
    parts = line.split(", ")
    lines = [""]
    for number, part in enumerate(parts):
        piece = part + (", " if number + 1 < len(parts) else "")
        if len(lines[-1]) + len(piece) > 100:
            lines[-1] += "&"
            lines.append("      ")
        lines[-1] += piece
    return "\n".join(lines)


def write_mpi(api: Api) -> str:
    """module mpi: procedures without types for handles, buffers of any type and rank."""
    parts = [
        f"! {BANNER}",
        "module mpi",
        "  use mpiwasm_mpi_variables",
        "  use mpiwasm_mpi_extras, only: MPI_Sizeof, PMPI_Sizeof => MPI_Sizeof, MPI_F_sync_reg, PMPI_F_sync_reg",
        "  use, intrinsic :: iso_c_binding, only: c_ptr",
        "  implicit none",
        "  private :: c_ptr",
    ]
    parts += [f"  external :: {name}" for name in CALLBACKS]
    for prefix in ("", "P"):
        for function in functions(api, "mpi"):
            name = f"{prefix}{function.name}"
            if any(each.kind.name == "new_memory" for each in function.parameters) and "detach" not in name.lower():
                parts.append(f"  interface {name}")
                parts.append(interface_body(function, name, f08=False))
                parts.append(interface_body(function, f"{name}_cptr", f08=False, pointers=True))
            else:
                parts += ["  interface", interface_body(function, name, f08=False)]
            parts.append("  end interface")
    parts.append("end module mpi")
    return "\n".join(parts) + "\n"


def write_mpi_f08(api: Api) -> str:
    parts = [
        f"! {BANNER}",
        "module mpi_f08",
        "  use mpiwasm_mpi_f08_types",
        "  use mpiwasm_mpi_extras, only: MPI_Sizeof, PMPI_Sizeof => MPI_Sizeof, MPI_F_sync_reg, PMPI_F_sync_reg",
        "  use, intrinsic :: iso_c_binding, only: c_ptr, c_funptr",
        "  implicit none",
        "  private :: c_ptr, c_funptr",
    ]
    by_base: dict[str, list[Function]] = {}
    for function in functions(api, "f08"):
        by_base.setdefault(function.base, []).append(function)
    for profiling in (False, True):
        for base, variants in by_base.items():
            parts.append(f"  interface {'P' if profiling else ''}{base}")
            parts += [interface_body(each, specific(each, profiling), f08=True) for each in variants]
            parts.append("  end interface")
    parts.append("end module mpi_f08")
    return "\n".join(parts) + "\n"


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
    """What module mpiwasm_mpi_numbers includes: constants that are variables, under the names of mpif.h's common blocks."""
    lines = [f"! {BANNER}"]
    for group, name, text in variables(api):
        if group == "status_ignore":
            continue
        type_ = text.format("").lower().replace("character*1", "character(len=1)")
        head, _, shape = type_.partition(" ")
        head, shape = (type_.split(" (")[0].strip(), type_[type_.find(" (") + 1 :]) if " (" in type_ else (type_.strip(), "")
        lines.append(f'{head}, bind(c, name="{common(name).lower()}_") :: {name}{shape}')
    return "\n".join(lines) + "\n"
