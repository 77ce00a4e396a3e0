"""Reads the lines of `takes`: name, kind, direction, [length], remarks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from core.schema import ApiError

from mpi_api.model import Kind, Length, Parameter
from mpi_api.read_rules import read_rule

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
    "alike",
)

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
    if shape in ("address", "user_data", "function", "special") and not by_hand:
        raise ApiError(f"{place}: only a hand-written function takes the shape '{shape}'")
    if "alike" in parameter.words and (shape != "number" or parameter.direction != "in" or by_hand):
        raise ApiError(f"{place}: 'alike' is for numbers that go into a generated constructor")
    if parameter.length and parameter.length.form == "elsewhere" and not by_hand:
        raise ApiError(f"{place}: the length of a generated call must be known")
    for other in (parameter.unless_in_place, parameter.filled):
        if other and other not in names:
            raise ApiError(f"{place}: no parameter is called '{other}'")
