"""The guest side of BLAS and LAPACK: for each routine a function that calls the import or the routine in the module.

The linker's --wrap puts it before every call: a call of dgemm_ becomes one of __wrap_dgemm_, which calls the import, or
__real_dgemm_, which is the dgemm_ that the program was linked with.
"""

from __future__ import annotations

from core.text import banner

from blas_api.read_blas import Argument, Group, Routine
from blas_api.write_host import fields, result_type

BANNER = f"/* {banner('blas-api')} */\n"
C_TYPES = {"Address": "void*", "std::uint32_t": "int", "std::int32_t": "int"}
COMPLEX = {"c": "float _Complex", "z": "double _Complex"}


def c_result(routine: Routine) -> str:
    if not routine.result:
        return "void"
    if routine.result == "scalar" and routine.is_complex:
        return COMPLEX[routine.letter]
    return C_TYPES.get(result_type(routine), result_type(routine))


def c_parameter(routine: Routine, argument: Argument) -> str:
    """As Fortran passes it: by address."""
    if argument.kind == "letter":
        return f"const char* {argument.name}"
    if argument.kind == "letter_both":
        return f"char* {argument.name}"
    if argument.kind == "scalar":
        return f"const {routine.real_type}* {argument.name}"
    if argument.is_integer:
        return f"const int* {argument.name}"
    return f"int* {argument.name}" if argument.kind == "info" else f"void* {argument.name}"


def prototype(routine: Routine, prefix: str) -> str:
    parameters = ", ".join(c_parameter(routine, argument) for argument in routine.arguments)
    return f"{c_result(routine)} {prefix}{routine.name}_({parameters})"


def import_declaration(group: Group, routine: Routine) -> str:
    parameters = ", ".join(f"{C_TYPES.get(type_, type_)} {name}" for type_, name, _ in fields(routine))
    result = C_TYPES.get(result_type(routine), result_type(routine))
    attributes = f'import_module("{group.module}_1"), import_name("{routine.name}")'
    return f"__attribute__(({attributes})) {result} host_{routine.name}({parameters});"


def host_arguments(routine: Routine) -> str:
    passed = ["&result"] if routine.result == "scalar" and routine.is_complex else []
    for argument in routine.arguments:
        if argument.kind == "letter":
            passed.append(f"(unsigned char)*{argument.name}")
        elif argument.kind == "scalar" and routine.element_type(argument) != routine.real_type:
            passed += [f"{argument.name}[0]", f"{argument.name}[1]"]
        elif argument.kind == "scalar" or argument.is_integer:
            passed.append(f"*{argument.name}")
        elif argument.kind not in ("info", "scratch"):
            passed.append(argument.name)
    return ", ".join(passed)


def wrapper(group: Group, routine: Routine) -> str:
    names = ", ".join(argument.name for argument in routine.arguments)
    real, host = f"__real_{routine.name}_({names})", f"host_{routine.name}({host_arguments(routine)})"
    refused = f'mpiwasm_{group.module}_illegal("{routine.name}",'
    lines = [f"{prototype(routine, '__real_')};", import_declaration(group, routine)]
    lines.append(f"{prototype(routine, '__wrap_')} {{")
    returned = "return " if routine.result else ""
    unavailable = "if (!mpiwasm_blas_at_host())"
    if group.module == "lapack":
        lines.append("  static int state = -1;")
        unavailable = f'if (!mpiwasm_lapack_at_host(&state, "{routine.name}"))'
    if routine.result == "scalar" and routine.is_complex:
        lines += [f"  {unavailable} return {real};", f"  {c_result(routine)} result;", f"  {host};", "  return result;"]
    elif routine.result:
        lines += [f"  {unavailable} {returned}{real};", f"  return {host};"]
    else:
        lines += [f"  {unavailable} {{", f"    {real};", "    return;", "  }"]
        lines.append(f"  const int result = {host};")
        if routine.limits:
            lines += ["  if (result == mpiwasm_declined) {", f"    {real};", "    return;", "  }"]
        if routine.has_info:
            lines += ["  *info = result;", f"  if (result < 0) {refused} -result);"]
        else:
            lines.append(f"  if (result) {refused} result);")
    return "\n".join([*lines, "}"])


def write_blas_wrappers(group: Group) -> str:
    text = "\n\n".join(wrapper(group, routine) for routine in group.routines)
    return f'{BANNER}#include "at_host.h"\n\n{text}\n'


def write_blas_absent(group: Group) -> str:
    """What a program has whose BLAS was not installed when it was linked: it can use that of the system only."""
    lines = [BANNER + '#include "at_host.h"\n']
    for routine in group.routines:
        unused = "".join(f"  (void){argument.name};\n" for argument in routine.arguments)
        lines.append(
            f"__attribute__((weak)) {prototype(routine, '')} {{\n{unused}"
            f'  mpiwasm_{group.module}_absent("{routine.name}");\n}}\n'
        )
    return "\n".join(lines)


def write_wrapped_names(groups: list[Group]) -> str:
    """A response file for clang."""
    return "".join(f"-Wl,--wrap={routine.name}_\n" for group in groups for routine in group.routines)
