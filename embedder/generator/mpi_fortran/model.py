"""Which functions Fortran has, and what a parameter is there: shared by the writers of the Fortran bindings."""

from __future__ import annotations

from collections.abc import Iterator

from mpi_api.model import Api, Function, Parameter

# Chapters of C alone: the tools interface, and integers for handles, which Fortran's handles already are.
LANGUAGES = ("mpi", "f08")

KINDS = {
    "int": "integer",
    "double": "double precision",
    "MPI_Aint": "integer(MPI_ADDRESS_KIND)",
    "MPI_Count": "integer(MPI_COUNT_KIND)",
    "MPI_Offset": "integer(MPI_OFFSET_KIND)",
}

# Shapes for which the C half cannot be generated; embedder/guest-sdk/lib/fortran has them.
BY_HAND = frozenset({"function", "special"})


def in_fortran(function: Function) -> bool:
    return not function.only_c


def functions(api: Api, language: str) -> Iterator[Function]:
    """The functions of a language; only mpi_f08 has large counts, and only where the Fortran kinds differ."""
    for function in api.functions:
        if not in_fortran(function):
            continue
        if not function.large or language == "f08" and kinds(function) != kinds(api.function(function.base)):
            yield function


def kinds(function: Function) -> list[tuple[int, str]]:
    """What distinguishes specific procedures: an address has as many bytes as a default integer."""
    size = {"int": 4, "MPI_Aint": 4, "MPI_Count": 8, "MPI_Offset": 8}
    return [(size.get(parameter.c_type, 0), parameter.kind.shape) for parameter in parameters(function)]


def parameters(function: Function) -> tuple[Parameter, ...]:
    """The parameters in Fortran, which has no argc and argv, and no varargs."""
    absent = ("argument_count", "argument_vector", "varargs")
    return tuple(
        each for each in function.parameters if each.kind.name not in absent and not is_env_count(function, each)
    )


def is_env_count(function: Function, parameter: Parameter) -> bool:
    """MPI_Info_create_env takes argc, which Fortran's does not."""
    return function.base == "MPI_Info_create_env" and parameter.name in ("argc", "argv")


def written_by_hand(function: Function) -> bool:
    names = {parameter.kind.name for parameter in function.parameters}
    if names & {"user_function"}:
        return False  # takes its arguments by address in both languages
    return any(parameter.kind.shape in BY_HAND for parameter in function.parameters)


def symbol(function: Function, language: str) -> str:
    """The linker's name of the C half, without P."""
    return f"{function.name.lower()}{ending(function) if language == 'f08' else ''}_"


def specific(function: Function, profiling: bool) -> str:
    """The name of the specific procedure of mpi_f08."""
    return f"{'P' if profiling else ''}{function.name}{ending(function)}"


def ending(function: Function) -> str:
    """Of a specific procedure: ts where array sections are passed by descriptor (MPI-5.0, 19.1.5)."""
    return "_f08ts" if has_choice(function) else "_f08"


def has_choice(function: Function) -> bool:
    return any(is_choice(parameter) for parameter in function.parameters)


def is_choice(parameter: Parameter) -> bool:
    """True for a buffer of any type and rank."""
    return parameter.kind.shape == "buffer" or parameter.kind.name in ("location", "memory")


def strings(function: Function) -> list[Parameter]:
    """The parameters that have a hidden length."""
    names = ("argument_list", "command_list", "argument_lists")
    return [each for each in parameters(function) if each.kind.shape == "string" or each.kind.name in names]
