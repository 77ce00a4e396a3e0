"""Reads embedder/blas-api: the routines of BLAS and LAPACK, with the extent of each array."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from core.schema import ApiError
from core.toml import tomllib

TYPES = {"s": "float", "d": "double", "c": "std::complex<float>", "z": "std::complex<double>"}
REAL_TYPES = {"s": "float", "d": "double", "c": "float", "z": "double"}
# What the expression of an extent may call, besides the arguments.
FUNCTIONS = ("least", "most", "absolute")
LETTER_KINDS = ("letter", "letter_both")
PLAIN_KINDS = (*LETTER_KINDS, "integer", "size", "count", "stride", "increment", "leading", "scalar", "length", "info")
ARRAY_KINDS = {
    "matrix": 3,
    "vector": 2,
    "array": 1,
    "held": 1,
    "integers_out": 1,
    "integers_both": 3,
    "indices": 2,
    "logicals": 1,
    "block_indices": 2,
    "block_integers_both": 3,
    "adjacent": 1,
    "adjacent_both": 2,
    "work": 1,
    "scratch": 1,
}
# Arrays of integers that the library gets a copy of.
INTEGER_KINDS = tuple(kind for kind in ARRAY_KINDS if re.search("integers|indices|logicals|adjacent", kind))
RESULTS = ("", "scalar", "real", "double", "index")
ARGUMENT = re.compile(r"(?:(real|integer) )?(\w+)(?:\((.*)\))?(?: (.+))?$")
LIMITS = re.compile(r"from (.+) to (.+)$")
NAME = re.compile(r"[a-z]\w*$")


@dataclass(frozen=True)
class Argument:
    """One argument of a routine; its position counts from 1."""

    name: str
    position: int
    kind: str
    element: str  # "", "real" or "integer": of which type, if not of the routine's
    extents: tuple[str, ...]  # what the parentheses of an array hold
    remark: str  # the letters that are allowed; or the most that a size may be
    least: str = ""  # the least that a size may be, if that is not 0

    @property
    def is_array(self) -> bool:
        return self.kind in ARRAY_KINDS

    @property
    def is_integer(self) -> bool:
        return self.kind in ("integer", "size", "count", "stride", "increment", "leading", "length")


@dataclass(frozen=True)
class Limit:
    """What the library of the system would do wrong: the routine in the module does it, or it gets more memory."""

    integer: str = ""  # what the library computes in 32 bits
    length: str = ""  # of vectors that it copies into memory of fixed size
    steps: tuple[str, ...] | None = None  # only if one of these steps is not 1; none: always
    for_each_thread: bool = False  # a vector for each thread, and then whatever the steps
    best_work: bool = False  # it needs the work array that it calls the best
    more_work: str = ""  # so many elements behind the work array, which the library does not know of


@dataclass(frozen=True)
class Routine:
    """One routine for one type of numbers."""

    name: str
    letter: str
    arguments: tuple[Argument, ...]
    nothing: tuple[str, ...]  # no work if one of these sizes is zero
    result: str
    illegal: tuple[tuple[int, str], ...] = ()  # when an argument is illegal, by its position
    limits: tuple[Limit, ...] = ()

    @property
    def type(self) -> str:
        return TYPES[self.letter]

    @property
    def real_type(self) -> str:
        return REAL_TYPES[self.letter]

    @property
    def is_complex(self) -> bool:
        return self.letter in "cz"

    @property
    def has_info(self) -> bool:
        return any(argument.kind == "info" for argument in self.arguments)

    def element_type(self, argument: Argument) -> str:
        if argument.element == "integer" or argument.kind in INTEGER_KINDS:
            return "std::int32_t"
        return self.real_type if argument.element == "real" else self.type


@dataclass(frozen=True)
class Group:
    """The routines of one file."""

    name: str
    routines: tuple[Routine, ...]

    @property
    def module(self) -> str:
        return "lapack" if self.name.startswith("lapack") else "blas"


def parts(text: str) -> tuple[str, ...]:
    """What commas outside of parentheses separate."""
    found, depth, start = [], 0, 0
    for position, character in enumerate(text):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            found.append(text[start:position].strip())
            start = position + 1
    return (*found, text[start:].strip())


def read_arguments(text: str, where: str) -> tuple[Argument, ...]:
    arguments: list[Argument] = []
    for line in text.strip().splitlines():
        names, _, description = line.partition(": ")
        match = ARGUMENT.match(description)
        if not match:
            raise ApiError(f"{where}: {line!r} is no argument")
        element, kind, extents, remark = match.groups(default="")
        if kind not in PLAIN_KINDS and kind not in ARRAY_KINDS:
            raise ApiError(f"{where}: {kind} is no kind of argument")
        inner = parts(extents) if extents else ()
        if len(inner) != ARRAY_KINDS.get(kind, 0):
            raise ApiError(f"{where}: {kind} takes {ARRAY_KINDS.get(kind, 0)} extents")
        if kind in LETTER_KINDS and not re.match(r"[A-Z0-9]*$", remark):
            raise ApiError(f"{where}: {line!r}: letters name what is allowed")
        limits = LIMITS.match(remark)
        if remark and kind not in LETTER_KINDS and (kind != "size" or not limits):
            raise ApiError(f"{where}: {remark!r} is not understood")
        smallest, remark = (limits[1], limits[2]) if limits else ("", remark)
        for name in names.split(", "):
            if not NAME.match(name):
                raise ApiError(f"{where}: {name!r} is no name")
            position = len(arguments) + 1
            arguments.append(
                Argument(name, position, kind, element, inner, remark, "" if smallest == "0" else smallest)
            )
    check_expressions(arguments, where)
    return tuple(arguments)


def check_expressions(arguments: list[Argument], where: str) -> None:
    """Every extent is made of arguments of the routine, and every leading dimension has its matrix."""
    for argument in arguments:
        limits = (argument.remark, argument.least) if argument.kind == "size" else ()
        for text in (*argument.extents, *limits):
            check_names(text, arguments, f"{where}: {argument.name}")
        if argument.kind == "leading" and not matrix_of(arguments, argument):
            raise ApiError(f"{where}: {argument.name} is of no matrix")


def check_names(text: str, arguments: Sequence[Argument], where: str, also: tuple[str, ...] = ()) -> None:
    """Of an expression: only arguments and functions."""
    known = {each.name for each in arguments if each.is_integer or each.kind in ("letter", *also)}
    for name in re.findall(r"(?<!')\b[a-z]\w*", text):
        if name not in known | set(FUNCTIONS):
            raise ApiError(f"{where}: there is no argument {name}")


def read_illegal(text: str, arguments: tuple[Argument, ...], where: str) -> tuple[tuple[int, str], ...]:
    """Lines `POSITION: CONDITION`."""
    found = []
    for line in text.strip().splitlines():
        position, colon, condition = line.partition(": ")
        if not colon or not position.isdecimal() or not 1 <= int(position) <= len(arguments):
            raise ApiError(f"{where}: {line!r} is no condition of an argument")
        check_names(condition, arguments, where, ("scalar",))
        found.append((int(position), condition))
    return tuple(found)


def matrix_of(arguments: Sequence[Argument], leading: Argument) -> list[Argument]:
    """The matrices with this leading dimension."""
    return [each for each in arguments if each.kind == "matrix" and each.extents[2] == leading.name]


def read_routines(block: dict[str, Any], where: str) -> list[Routine]:
    unknown = set(block) - {"name", "names", "types", "nothing", "result", "illegal", "arguments"}
    if unknown or "arguments" not in block or ("name" in block) == ("names" in block):
        raise ApiError(f"{where}: a routine has a name with types, or names, and arguments; not {sorted(unknown)}")
    names = block.get("names") or {letter: letter + block["name"] for letter in block["types"]}
    result = block.get("result", "")
    if result not in RESULTS:
        raise ApiError(f"{where}: {result} is no result")
    nothing = tuple(block.get("nothing", "").split())
    found = []
    for letter, given in names.items():
        for name in [given] if isinstance(given, str) else given:
            arguments = read_arguments(block["arguments"], f"{where}: {name}")
            if letter not in TYPES or set(nothing) - {each.name for each in arguments if each.is_integer}:
                raise ApiError(f"{where}: {name}: {letter} is no type, or {nothing} are no sizes")
            illegal = read_illegal(block.get("illegal", ""), arguments, f"{where}: {name}")
            found.append(Routine(name, letter, arguments, nothing, result, illegal))
    return found


def read_limits(path: Path) -> dict[str, list[Limit]]:
    """By the name of a routine, or of all with the same name behind the letter of their type. Raises ApiError."""
    found: dict[str, list[Limit]] = {}
    for block in tomllib.loads(path.read_text(encoding="utf-8"))["limit"] if path.exists() else ():
        unknown = set(block) - {"routines", "integer", "length", "steps", "for_each_thread", "best_work", "more_work"}
        if unknown or len({"integer", "length", "best_work", "more_work"} & set(block)) != 1:
            raise ApiError(f"{path.name}: a limit is an integer, a length or of a work array; {sorted(unknown)}")
        block["steps"] = tuple(block["steps"].split()) if "steps" in block else None
        limit = Limit(**{key: value for key, value in block.items() if key != "routines"})
        for name in block["routines"].split():
            found.setdefault(name, []).append(limit)
    return found


def limited(routine: Routine, limits: dict[str, list[Limit]], used: set[str]) -> Routine:
    """With its limits, whose names are added to `used`."""
    names = {routine.name, routine.name[1:]} & set(limits)
    used |= names
    found = tuple(limit for name in sorted(names) for limit in limits[name])
    for limit in found:
        if routine.result:
            raise ApiError(f"limits.toml: {routine.name} is a function")
        lengths = [argument.name for argument in routine.arguments if argument.kind == "length"]
        if (limit.best_work or limit.more_work) and len(lengths) != 1:
            raise ApiError(f"limits.toml: {routine.name} has not one length of a work array")
        check_names(limit.integer + limit.length + limit.more_work, routine.arguments, f"limits.toml: {routine.name}")
        for step in limit.steps or ():
            check_names(step, routine.arguments, f"limits.toml: {routine.name}")
    return replace(routine, limits=found)


def read_group(path: Path) -> Group:
    """One file of the table. Raises ApiError."""
    try:
        blocks = tomllib.loads(path.read_text(encoding="utf-8"))["routine"]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise ApiError(f"{path.name}: {error}") from error
    return Group(path.stem, tuple(each for block in blocks for each in read_routines(block, path.name)))


def read_blas(folder: Path) -> list[Group]:
    """The table, by file. Raises ApiError."""
    groups = [read_group(path) for path in sorted([*folder.glob("level*.toml"), *folder.glob("lapack*.toml")])]
    seen: set[str] = set()
    for group in groups:
        for routine in group.routines:
            if routine.name in seen:
                raise ApiError(f"{group.name}.toml: {routine.name} is there twice")
            seen.add(routine.name)
    limits, used = read_limits(folder / "limits.toml"), set[str]()
    groups = [Group(each.name, tuple(limited(routine, limits, used) for routine in each.routines)) for each in groups]
    if unused := set(limits) - used:
        raise ApiError(f"limits.toml: there is no routine {sorted(unused)[0]}")
    return groups
