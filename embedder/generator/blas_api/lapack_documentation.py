"""Reads what LAPACK's source says about each argument of a routine: direction, dimension, letters."""

from __future__ import annotations

import re
from dataclasses import dataclass

PARAMETER = re.compile(r"\\param\[([\w, ]+)\] +(\w[\w, ]*)\n(.*?)(?=\\param|\n\* +Authors:|\Z)", re.S)


@dataclass(frozen=True)
class Documented:
    direction: str  # "in", "out" or "in,out"; a work array is "out"
    dimension: str  # what stands in the parentheses; empty for what is no array
    letters: str
    text: str


def balanced(text: str) -> str:
    """What stands in the parentheses at the beginning."""
    depth = 0
    for position, character in enumerate(text):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth == 0:
            return text[1:position] if position else ""
    return ""


def dimension_of(body: str) -> str:
    match = re.search(
        r"\barrays?,?\s*(?:of )?(?:dimension|DIMENSION|length|size)?s?\s*:?\s*(?:at least )?(.*)", body, re.S
    )
    if not match:
        return ""
    rest = match[1].strip()
    if rest[:1] != "(":
        function = re.match(r"((?:max|min|MAX|MIN)\s*)(\(.*)", rest)
        if function:
            return f"{function[1].strip()}({balanced(function[2])})"
        word = re.match(r"([A-Z]\w*)\b", rest)
        return word[1] if word and match[0].find("dimension") >= 0 else ""
    inner = balanced(rest)
    behind = rest[len(inner) + 2 :].strip()
    other = re.match(r"if SIDE ?= ?'L',? ?(?:and |or )?\(([^()]*(?:\([^()]*\))?[^()]*)\) ?if SIDE ?= ?'R'", behind)
    if other:
        first, second = inner.split(",", 1), other[1].split(",", 1)
        if len(first) == len(second) == 2:
            return f"{first[0]}, SIDE='L'?({first[1]}):({second[1]})"
        return f"SIDE='L'?({inner}):({other[1]})"
    # Another case that is not understood: the dimension is not known.
    if re.match(r"(?:,? ?(?:if|when|or|where|and)\b|,? ?\()", behind) or re.search(
        rf"\({re.escape(inner.split(',')[0])},", behind
    ):
        return f"{inner} {behind[:40]}"
    return inner


def read_documentation(text: str) -> dict[str, Documented]:
    found = {}
    for match in PARAMETER.finditer(text):
        body = re.sub(r"^\*>?", " ", match[3], flags=re.M)
        body = re.sub(r"\\(?:end)?verbatim|\\par.*", "", body)
        body = " ".join(body.split())
        direction = match[1].replace(" ", "").replace("inout", "in,out")
        if "in" not in direction.split(","):
            direction = "out"
        letters = "".join(dict.fromkeys(re.findall(r"= ?'(\w)'", body)))
        for name in re.split(r"[, ]+", match[2].strip()):
            found[name.upper()] = Documented(direction, dimension_of(body), letters, body)
    return found
