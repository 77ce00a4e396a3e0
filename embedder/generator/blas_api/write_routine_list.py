"""The list of all routines, with which the host finds them by number, and tests make up arguments."""

from __future__ import annotations

from blas_api.read_blas import INTEGER_KINDS, Group, Routine
from blas_api.write_host import BANNER, LETTERS, fields, result_type


def wasm_signature(routine: Routine) -> str:
    result = {"void": "", "std::int32_t": "i"}.get(result_type(routine))
    letters = "".join(letter for _, _, letter in fields(routine))
    return f"{letters}:{LETTERS[result_type(routine)] if result is None else result}"


def roles(routine: Routine) -> str:
    """What each parameter is, by a letter, for tests that make up arguments."""
    letters = {"letter": "c", "letter_both": "b", "stride": "i", "increment": "i", "leading": "l", "length": "w"}
    letters.update(dict.fromkeys(("size", "count", "integer"), "s"))
    letters.update(dict.fromkeys(INTEGER_KINDS, "p"))
    found = "a" if routine.result == "scalar" and routine.is_complex else ""
    for argument in routine.arguments:
        if argument.kind == "scalar":
            found += "f" if routine.element_type(argument) == routine.real_type else "ff"
        elif argument.kind not in ("info", "scratch"):
            is_leading = argument.kind == "integer" and argument.name.startswith("ld")
            found += "l" if is_leading else letters.get(argument.kind, "a")
    return found


def allowed_letters(routine: Routine) -> str:
    """Of each letter, likewise; "*" if all are taken."""
    return " ".join(argument.remark or "*" for argument in routine.arguments if argument.kind == "letter")


def write_blas_routines(groups: list[Group]) -> str:
    """The routines in the order of their numbers, those of BLAS first."""
    listed = [
        f'MPIWASM_{module.upper()}_ROUTINE({routine.name}, "{wasm_signature(routine)}", "{roles(routine)}", '
        f'"{allowed_letters(routine)}")\n'
        for module in ("blas", "lapack")
        for group in groups
        if group.module == module
        for routine in group.routines
    ]
    return BANNER + "".join(listed)
