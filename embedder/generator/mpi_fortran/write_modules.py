"""Writes the modules mpi and mpi_f08: an interface for each procedure, whose C half write_fortran_c.py writes."""

from __future__ import annotations

from mpi_api.model import Api, Function, Parameter
from mpi_api.words import BANNER

from mpi_fortran.model import KINDS, functions, has_choice, is_choice, parameters, specific
from mpi_fortran.write_constants import CALLBACKS


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
    if kind.shape == "user_data":
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
    return (
        parameter.c_type.rstrip(" *")
        .replace("MPI_Copy_function", "MPI_Comm_copy_attr_function")
        .replace("MPI_Delete_function", "MPI_Comm_delete_attr_function")
    )


def interface_body(function: Function, name: str, f08: bool, pointers: bool = False) -> str:
    """The explicit interface of an external procedure. pointers: TYPE(C_PTR) for memory, in module mpi too."""
    formals = parameters(function)
    names = [each.name for each in formals] + (["ierror"] if has_code(function) else [])
    kind = "function" if function.returns else "subroutine"
    lines = [wrapped(f"{kind} {name}({', '.join(names)})")]
    lines.append(
        "import" if f08 else "import :: MPI_STATUS_SIZE, MPI_ADDRESS_KIND, MPI_COUNT_KIND, MPI_OFFSET_KIND, c_ptr"
    )
    lines.append("implicit none")
    for parameter in sorted(formals, key=lambda each: bool(each.is_list or each.kind.name == "argument_lists")):
        if not f08 and has_choice(function) and parameter.kind.shape != "string":
            lines.append(f"!dir$ ignore_tkr({'tkr' if is_choice(parameter) else 'r'}) {parameter.name}")
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
    """module mpi: procedures without types for handles, buffers of any type and rank. In procedures with buffers, no
    rank is checked: MPICH declares none of these, so programs pass scalars for lists that MPI_IN_PLACE makes useless.
    """
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
