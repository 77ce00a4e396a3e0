"""Reads embedder/mpi-api/*.toml into frozen dataclasses: the first step of every writer.

read_api() validates the complete table while it reads; ApiError names file, function and parameter.
A function with a large-count kind appears twice in Api.functions: as MPI_X and as MPI_X_c.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Optional

from core.schema import ApiError, check_keys
from core.toml import tomllib

from mpi_api.model import Api, Chapter, Function, Kind, Parameter, Stop
from mpi_api.read_callbacks import read_callbacks
from mpi_api.read_constants import read_constants
from mpi_api.read_kinds import read_kinds
from mpi_api.read_lengths import read_buffer_length, resolve_length
from mpi_api.read_mpiwasm_2023 import read_mpiwasm_2023
from mpi_api.read_parameters import check_parameter, read_parameter
from mpi_api.read_rules import resolve_rules
from mpi_api.words import MPI_VERSIONS, START_NEEDS, STOPS, THREADS

KINDS_FILE = "kinds.toml"
CONSTANTS_FILE = "constants.toml"
CALLBACKS_FILE = "callbacks.toml"
MPIWASM_2023_FILE = "mpiwasm-2023.toml"
OTHER_FILES = (KINDS_FILE, CONSTANTS_FILE, CALLBACKS_FILE, MPIWASM_2023_FILE)

WAYS = (  # how the library is called
    "at_once",
    "begun_by",
    "gathers_blocks",
    "passes_on",
    "broadcasts_result",
    "counts_received",
    "broadcasts_sum",
    "scatters_result",
    "packs_blocks",
    "packs_gaps",
    "copies_in_place",
    "safe_form",
    "emulated_by",
    "through_large",
    "unless_empty",
    "guard",
    "in_pieces",
    "in_epochs",
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
        for other in (function.at_once, function.begun_by, function.emulated_by):
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


def read_chapter(path: Path, tables: Mapping[str, Any], kinds: Mapping[str, Kind]) -> tuple[Chapter, list[Function]]:
    """Reads one chapter: its title and its functions, each with its _c variant behind it."""
    if "chapter" not in tables:
        raise ApiError(f"{path.name}: the table [chapter] is missing")
    where = f"{path.name}: chapter"
    check_keys(
        where,
        tables["chapter"],
        required=("title", "place"),
        optional=("buffers_elements", "keeps_turn", "only_c", "threads"),
    )
    check_true(where, tables["chapter"], ("buffers_elements", "keeps_turn", "only_c"))
    check_threads(where, tables["chapter"])
    chapter = Chapter(path.stem, **tables["chapter"])
    functions: list[Function] = []
    for name, table in tables.items():
        if name == "chapter":
            continue
        check_true(f"{path.name}: {name}", table, ("keeps_turn", "only_c"))
        table = {"threads": chapter.threads, "keeps_turn": chapter.keeps_turn, "only_c": chapter.only_c, **table}
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
        "body",
        "errors_on",
        "before_init",
        "after_finalize",
        "in_callbacks",
        "catches",
        "keeps_turn",
        "only_c",
        "threads",
        "stops",
        "stops_large",
        "needs_at_start",
        "deprecated",
        *WAYS,
    )
    check_keys(
        where, table, required=("since", "says"), optional=(*optional, "large_since", "refused", "without_effect")
    )
    if not re.fullmatch(r"MPI_[A-Z]\w*", name):
        raise ApiError(f"{where}: not the name of an MPI function")
    for key in ("since", "before_init", "deprecated", "large_since"):
        if key in table and table[key] not in MPI_VERSIONS:
            raise ApiError(f"{where}: {key}: '{table[key]}' is not a version of MPI")
    check_true(where, table, ("after_finalize", "in_callbacks", "catches", "through_large"))
    check_threads(where, table)
    if "catches" in table and "binding" not in table:
        raise ApiError(f"{where}: catches: is for functions that are written by hand")
    if "body" in table and ("binding" not in table or "returns" in table):
        raise ApiError(f"{where}: body: is for functions that are written by hand and return an error code")
    if not re.fullmatch(r"[a-z_]+(<[\w&:, ]+>)?", table.get("body", "none")):
        raise ApiError(f"{where}: body: '{table['body']}' is not a function, with the arguments of a template")
    if table.get("returns", "int") not in kinds:
        raise ApiError(f"{where}: returns: unknown kind '{table['returns']}'")
    for key in ("says", "refused", "without_effect"):
        if not re.fullmatch(r"[^.]+\.", table.get(key, "Absent.")):
            raise ApiError(f"{where}: {key}: must be one sentence")
    if "refused" in table and "binding" not in table:
        raise ApiError(f"{where}: refused: only a hand-written function can refuse every call")
    if table.get("needs_at_start", START_NEEDS[0]) not in START_NEEDS:
        raise ApiError(f"{where}: needs_at_start: '{table['needs_at_start']}' is none of {', '.join(START_NEEDS)}")
    if "refused" in table and "without_effect" in table:
        raise ApiError(f"{where}: without_effect: a refused function has none")
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
        body=table.get("body"),
        errors_on=table.get("errors_on", default_errors_on(resolved)),
        before_init=table.get("before_init"),
        after_finalize=table.get("after_finalize", False),
        in_callbacks=table.get("in_callbacks", False),
        catches=table.get("catches", False),
        keeps_turn=table["keeps_turn"] or "returns" in table,
        only_c=table["only_c"],
        threads=table["threads"],
        deprecated=table.get("deprecated"),
        needs_at_start=table.get("needs_at_start"),
        refused=table.get("refused"),
        without_effect=table.get("without_effect"),
        at_once=table.get("at_once"),
        begun_by=table.get("begun_by"),
        gathers_blocks=table.get("gathers_blocks", False),
        passes_on=table.get("passes_on", False),
        broadcasts_result=table.get("broadcasts_result", False),
        counts_received=table.get("counts_received", False),
        broadcasts_sum=table.get("broadcasts_sum", False),
        scatters_result=table.get("scatters_result", False),
        packs_blocks=table.get("packs_blocks", False),
        packs_gaps=table.get("packs_gaps", False),
        copies_in_place=table.get("copies_in_place", False),
        safe_form=table.get("safe_form"),
        emulated_by=table.get("emulated_by"),
        through_large=table.get("through_large", False),
        unless_empty=unless_empty,
        guard=table.get("guard"),
        in_pieces=table.get("in_pieces", False),
        in_epochs=table.get("in_epochs", False),
        stops=read_stop(where, table, resolved, large),
    )


def read_stop(where: str, table: Mapping[str, Any], parameters: list[Parameter], large: bool) -> Optional[Stop]:
    """How a program is stopped at the function: a word, the parameter that is waited for, and "opens"."""
    if "stops" not in table:
        if "stops_large" in table:
            raise ApiError(f"{where}: stops_large: there is no 'stops'")
        return None
    if table["keeps_turn"]:
        raise ApiError(f"{where}: stops: the function neither waits nor communicates (keeps_turn)")
    kind, *words = table["stops_large" if large and "stops_large" in table else "stops"].split()
    opens = words[-1:] == ["opens"]
    names = words[:-1] if opens else words
    if kind not in STOPS or len(names) > 1:
        raise ApiError(f"{where}: stops: '{' '.join([kind, *words])}' is not a kind of stopping points")
    wanted = STOPS[kind] or ("win" if kind == "passing" and opens else None)
    found = next((each.kind.name for each in parameters if each.name in names), None)
    if found != wanted:
        raise ApiError(f"{where}: stops: '{kind}' must name a parameter of the kind {wanted or 'none'}")
    return Stop(kind, *names, opens=opens)


def check_true(where: str, table: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    for key in keys:
        if table.get(key, True) is not True:
            raise ApiError(f"{where}: {key}: can only be true")


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
