"""Reads the rules among the remarks of a parameter, and those of a kind: what its value must be."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Optional

from core.schema import ApiError

from mpi_api.model import Factor, Parameter, Rule
from mpi_api.read_lengths import kind_of, read_factor
from mpi_api.words import LIBRARY_BOUNDS

# Followed by what the value is compared with.
COMPARISONS = (
    "at least",
    "at most",
    "below",
    "cut to",
    "product at most",
    "sum at most",
    "divides",
    "members of",
    "outside",
    "weighted like",
)
# Of lists: each entry is compared with others, or with the grid of the communicator.
OF_LISTS = ("rising", "distinct", "in the grid", "product at most", "sum at most", "divides", "few in all")
COMPARED_WITH_NOTHING = ("rising", "distinct", "in the grid", "in view", "has room", "few in all")
# Of communicators.
TOPOLOGIES = ("one group", "two groups", "grid", "graph", "distributed graph", "any topology", "no other topology")
# Of files.
OF_FILES = ("none begun", "called by all")
# What only rules compare with; the rest is what lengths are made of (read_lengths.py).
BOUNDS = (
    "keys",
    "grid_dims",
    "graph_nodes",
    "graph_edges",
    "longest_key",
    "longest_value",
    "farthest_byte",
    *LIBRARY_BOUNDS,
)
# Of datatypes.
OF_TYPES = ("has extent", "sized alike in place", "spaced for op", "data at origin")


def read_rule(text: str) -> Optional[Rule]:
    """The rule that a remark is, with its bound still as text; nothing when it is another remark."""
    if text in (*TOPOLOGIES, *COMPARED_WITH_NOTHING, *OF_FILES, *OF_TYPES):
        return Rule(text, text)
    for word in COMPARISONS:
        if text.startswith(f"{word} "):
            return Rule(text, word, Factor("text", text[len(word) + 1 :]))
    return None


def resolve_rules(place: str, parameter: Parameter, everything: list[Parameter]) -> tuple[Rule, ...]:
    """The rules of a parameter that goes in: its own behind those of its kind."""
    if parameter.direction == "out":
        if parameter.rules:
            raise ApiError(f"{place}: '{parameter.rules[0].text}': nothing goes in")
        return ()
    return tuple(resolve_rule(place, parameter, rule, everything) for rule in (*parameter.kind.rules, *parameter.rules))


def resolve_rule(place: str, parameter: Parameter, rule: Rule, everything: list[Parameter]) -> Rule:
    """Refuses a rule for other kinds of parameters, and finds what it compares with."""
    kind = parameter.kind
    if rule.word in TOPOLOGIES and kind.name != "comm":
        raise ApiError(f"{place}: '{rule.text}' is a rule for communicators")
    if rule.word in OF_FILES and kind.name != "file":
        raise ApiError(f"{place}: '{rule.text}' is a rule for files")
    if rule.word in OF_TYPES and kind.name != "datatype":
        raise ApiError(f"{place}: '{rule.text}' is a rule for datatypes")
    if rule.word in OF_LISTS and not parameter.is_list:
        raise ApiError(f"{place}: '{rule.text}' is a rule for lists")
    if rule.word in ("at least", "at most", "below") and kind.shape not in ("number", "string"):
        raise ApiError(f"{place}: '{rule.text}' is a rule for numbers and texts")
    if rule.bound is None:
        return rule
    return replace(rule, bound=read_bound(place, rule.bound.name, everything))


def read_bound(place: str, text: str, everything: list[Parameter]) -> Factor:
    if text in BOUNDS and kind_of(text, everything) is None:
        return Factor(text)
    degree = re.fullmatch(r"degree\((\w+)\)", text)
    if degree and kind_of(degree[1], everything):
        return Factor("degree", degree[1])
    return read_factor(place, text, everything)
