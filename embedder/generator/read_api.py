"""Reads embedder/mpi-api/*.toml into frozen dataclasses: the first step of every writer.

read_api() validates the complete table while it reads; ApiError names file, function and parameter.
A function with a large-count kind appears twice in Api.functions: as MPI_X and as MPI_X_c.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:  # Python 3.9 and 3.10
    import tomli as tomllib

from model import Api, Chapter, Function, Kind, Length, Parameter
from read_callbacks import read_callbacks
from read_constants import ConstantGroup, read_constants
from read_lengths import read_buffer_length, resolve_length
from read_mpiwasm_2023 import read_mpiwasm_2023
from read_rules import read_rule, resolve_rules
from schema import MPI_VERSIONS, THREADS, ApiError, check_keys

KINDS_FILE = "kinds.toml"
CONSTANTS_FILE = "constants.toml"
CALLBACKS_FILE = "callbacks.toml"
MPIWASM_2023_FILE = "mpiwasm-2023.toml"
OTHER_FILES = (KINDS_FILE, CONSTANTS_FILE, CALLBACKS_FILE, MPIWASM_2023_FILE)

SHAPES = ("number", "handle", "status", "buffer", "target", "string", "address", "word", "function", "special")
DIRECTIONS = ("in", "out", "inout")
PLACES = ("root", "leaves", "root and leaves", "local leader")
REMARKS = (
    "in place",
    "in place at root",
    "until request",
    "until end",
    "may be ignored",
    "may be unweighted",
    "may be null",
    "may be automatic",
    "unless no operation",
    "predefined",
    "portable",
    "large only",
    "remembered",
    "own pointer",
    "shared pointer",
)
WAYS = (  # how the library is called
    "at_once",
    "at_once_individually",
    "emulated_by",
    "unless_empty",
    "guard",
    "in_pieces",
)
ERROR_WORDS = ("world", "nothing", "MPI_FILE_NULL")  # errors_on, where it is no parameter
ERROR_TARGETS = ("comm", "win", "file", "session")


def read_api(folder: Path) -> Api:
    """Reads and checks the table in `folder`."""
    groups = read_constants(folder / CONSTANTS_FILE, load_toml(folder / CONSTANTS_FILE))
    kinds = read_kinds(folder / KINDS_FILE, load_toml(folder / KINDS_FILE), groups)
    callbacks = read_callbacks(folder / CALLBACKS_FILE, load_toml(folder / CALLBACKS_FILE))
    chapters: list[Chapter] = []
    functions: list[Function] = []
    for path in sorted(folder.glob("*.toml")):
        if path.name not in OTHER_FILES:
            chapter, found = read_chapter(path, load_toml(path), kinds)
            chapters.append(chapter)
            functions.extend(found)
    chapters.sort(key=lambda chapter: chapter.place)
    places = {chapter.name: chapter.place for chapter in chapters}
    functions.sort(key=lambda function: places[function.chapter])
    by_name: dict[str, Function] = {}
    for function in functions:
        if function.name in by_name:
            first = by_name[function.name].chapter
            raise ApiError(f"{function.chapter}.toml: {function.name}: already in {first}.toml")
        by_name[function.name] = function
    for function in functions:
        for other in (function.at_once, function.at_once_individually, function.emulated_by):
            if other and other not in by_name:
                raise ApiError(f"{function.chapter}.toml: {function.name}: no function is called '{other}'")
    path = folder / MPIWASM_2023_FILE
    mpiwasm_2023 = read_mpiwasm_2023(path, load_toml(path), groups, by_name)
    return Api(kinds, tuple(chapters), tuple(functions), groups, callbacks, mpiwasm_2023, by_name)


def load_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ApiError(f"{path.name}: {error}") from error


def read_kinds(path: Path, tables: Mapping[str, Any], groups: tuple[ConstantGroup, ...]) -> dict[str, Kind]:
    """Reads kinds.toml."""
    group_names = {group.name for group in groups}
    error_names = {row.name for group in groups if group.name == "error_class" for row in group.rows}
    optional = ("large", "declares", "constants", "bits", "least", "error", "undeclared", "rules")
    kinds = {}
    for name, table in tables.items():
        where = f"{path.name}: {name}"
        check_keys(where, table, required=("shape", "guest", "says"), optional=optional)
        if table["shape"] not in SHAPES:
            raise ApiError(f"{where}: unknown shape '{table['shape']}'")
        for group in table.get("constants", ()):
            if group not in group_names:
                raise ApiError(f"{where}: no group of constants is called '{group}'")
        if "error" in table and table["error"] not in error_names:
            raise ApiError(f"{where}: no error class is called '{table['error']}'")
        rules = []
        for text in table.get("rules", ()):
            rule = read_rule(text)
            if rule is None:
                raise ApiError(f"{where}: unknown rule '{text}'")
            rules.append(rule)
        values = {key: table[key] for key in table if key not in ("constants", "rules")}
        constants = tuple(table.get("constants", ()))
        kinds[name] = Kind(name=name, constants=constants, rules=tuple(rules), **values)
    return kinds


def read_chapter(path: Path, tables: Mapping[str, Any], kinds: Mapping[str, Kind]) -> tuple[Chapter, list[Function]]:
    """Reads one chapter: its title and its functions, each with its _c variant behind it."""
    if "chapter" not in tables:
        raise ApiError(f"{path.name}: the table [chapter] is missing")
    where = f"{path.name}: chapter"
    check_keys(where, tables["chapter"], required=("title", "place"), optional=("buffers_elements", "threads"))
    check_threads(where, tables["chapter"])
    chapter = Chapter(path.stem, **tables["chapter"])
    functions: list[Function] = []
    for name, table in tables.items():
        if name == "chapter":
            continue
        table = {"threads": chapter.threads, **table}
        functions.append(read_function(path, name, table, kinds, large=False))
        if any(line.kind.large for line in functions[-1].parameters):
            functions.append(read_function(path, name, table, kinds, large=True))
    return chapter, [replace(each, buffers_elements=chapter.buffers_elements) for each in functions]


def read_function(path: Path, name: str, table: Mapping[str, Any], kinds: Mapping[str, Kind], large: bool) -> Function:
    """Reads the block of one function as its small or its large variant."""
    where = f"{path.name}: {name}"
    optional = (
        "takes",
        "returns",
        "binding",
        "errors_on",
        "before_init",
        "after_finalize",
        "in_callbacks",
        "catches",
        "threads",
        "deprecated",
        *WAYS,
    )
    check_keys(where, table, required=("since", "says"), optional=(*optional, "large_since", "refused"))
    if not re.fullmatch(r"MPI_[A-Z]\w*", name):
        raise ApiError(f"{where}: not the name of an MPI function")
    for key in ("since", "before_init", "deprecated", "large_since"):
        if key in table and table[key] not in MPI_VERSIONS:
            raise ApiError(f"{where}: {key}: '{table[key]}' is not a version of MPI")
    for key in ("after_finalize", "in_callbacks", "catches"):
        if table.get(key, True) is not True:
            raise ApiError(f"{where}: {key}: can only be true")
    check_threads(where, table)
    if "catches" in table and "binding" not in table:
        raise ApiError(f"{where}: catches: is for functions that are written by hand")
    if table.get("returns", "int") not in kinds:
        raise ApiError(f"{where}: returns: unknown kind '{table['returns']}'")
    for key in ("says", "refused"):
        if not re.fullmatch(r"[^.]+\.", table.get(key, "Absent.")):
            raise ApiError(f"{where}: {key}: must be one sentence")
    if "refused" in table and "binding" not in table:
        raise ApiError(f"{where}: refused: only a hand-written function can refuse every call")
    lines = [line for line in table.get("takes", "").splitlines() if line.strip()]
    everything = [read_parameter(where, line, kinds) for line in lines]
    names = [parameter.name for parameter in everything]
    for parameter in everything:
        if names.count(parameter.name) > 1:
            raise ApiError(f"{where}: {parameter.name}: written twice")
    if table.get("errors_on", "world") not in (*ERROR_WORDS, *names):
        raise ApiError(f"{where}: errors_on: no parameter or word '{table['errors_on']}'")
    wanted = [each for each in everything if large or "large only" not in each.words]
    resolved = []
    for parameter in wanted:
        place = f"{where}: {parameter.name}"
        if parameter.length is not None:
            length = resolve_length(place, parameter, everything)
            parameter = replace(parameter, length=length)
        parameter = replace(parameter, rules=resolve_rules(place, parameter, everything))
        check_parameter(place, parameter, names, by_hand="binding" in table)
        resolved.append(replace(parameter, large=large))
    unless_empty = None
    if "unless_empty" in table:
        unless_empty = read_buffer_length(f"{where}: unless_empty", table["unless_empty"], everything)
    since = table["since"]
    if large:
        since = table.get("large_since", max("4.0", since))
    return Function(
        name=f"{name}_c" if large else name,
        base=name,
        large=large,
        chapter=path.stem,
        since=since,
        says=table["says"],
        parameters=tuple(resolved),
        base_since=table["since"],
        returns=kinds[table["returns"]] if "returns" in table else None,
        binding=table.get("binding"),
        errors_on=table.get("errors_on", default_errors_on(resolved)),
        before_init=table.get("before_init"),
        after_finalize=table.get("after_finalize", False),
        in_callbacks=table.get("in_callbacks", False),
        catches=table.get("catches", False),
        threads=table["threads"],
        deprecated=table.get("deprecated"),
        refused=table.get("refused"),
        at_once=table.get("at_once"),
        at_once_individually=table.get("at_once_individually"),
        emulated_by=table.get("emulated_by"),
        unless_empty=unless_empty,
        guard=table.get("guard"),
        in_pieces=table.get("in_pieces", False),
    )


def check_threads(where: str, table: Mapping[str, Any]) -> None:
    if "threads" in table and table["threads"] not in THREADS:
        raise ApiError(f"{where}: threads: '{table['threads']}' is none of {', '.join(THREADS)}")


def default_errors_on(parameters: list[Parameter]) -> str:
    """The first communicator, window, file or session that goes in; else the world."""
    for parameter in parameters:
        takes_errors = parameter.kind.name in ERROR_TARGETS and parameter.direction != "out"
        if takes_errors and not parameter.is_list:
            return parameter.name
    return "world"


LINE = re.compile(
    r"\s*(?P<name>[a-z]\w*)\s+(?P<kind>\w+)"
    r"(?:\s+(?P<direction>in|out|inout)(?=\s|$))?"
    r"(?:\s+\[(?P<length>[^\]]*)\])?"
    r"(?:\s+(?P<remarks>[^\[\]]+?))?\s*"
)


def read_parameter(where: str, line: str, kinds: Mapping[str, Kind]) -> Parameter:
    """Reads one line of `takes`; its length is still only text."""
    match = LINE.fullmatch(line)
    if not match:
        raise ApiError(f"{where}: cannot read the line '{line.strip()}'")
    place = f"{where}: {match['name']}"
    if match["kind"] not in kinds:
        raise ApiError(f"{place}: unknown kind '{match['kind']}'")
    length = Length(match["length"].strip(), "text") if match["length"] is not None else None
    words = set()
    rules = []
    found: dict[str, Any] = {}
    for remark in (match["remarks"] or "").split(","):
        remark = remark.strip()
        unless = re.fullmatch(r"unless (\w+) in place", remark)
        if not remark:
            continue
        if remark in REMARKS:
            words.add(remark)
        elif remark.startswith("at ") and remark[3:] in PLACES:
            found["significant_at"] = remark[3:]
        elif unless:
            found["unless_in_place"] = unless[1]
        elif re.fullmatch(r"filled \w+", remark):
            found["filled"] = remark.split()[1]
        elif (rule := read_rule(remark)) is not None:
            rules.append(rule)
        else:
            raise ApiError(f"{place}: unknown remark '{remark}'")
    direction = match["direction"] or "in"
    found.update(words=frozenset(words), rules=tuple(rules))
    return Parameter(match["name"], kinds[match["kind"]], direction, length, **found)


def check_parameter(place: str, parameter: Parameter, names: list[str], by_hand: bool) -> None:
    """Refuses what no writer could make sense of."""
    shape = parameter.kind.shape
    if shape in ("buffer", "target") and parameter.length is None:
        raise ApiError(f"{place}: a {shape} must have a length")
    if shape == "string" and parameter.direction != "in" and parameter.length is None:
        raise ApiError(f"{place}: a string that is written must have a length")
    if shape in ("address", "word", "function", "special") and not by_hand:
        raise ApiError(f"{place}: only a hand-written function takes the shape '{shape}'")
    if parameter.length and parameter.length.form == "elsewhere" and not by_hand:
        raise ApiError(f"{place}: the length of a generated call must be known")
    for other in (parameter.unless_in_place, parameter.filled):
        if other and other not in names:
            raise ApiError(f"{place}: no parameter is called '{other}'")
