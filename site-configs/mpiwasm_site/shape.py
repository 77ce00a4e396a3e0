"""Checks parsed TOML against a described shape, and says what is wrong in words that name the place."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Union


@dataclass(frozen=True)
class Text:
    """A string; `one_of` or `pattern` restrict it."""

    one_of: tuple[str, ...] = ()
    pattern: str = ""
    example: str = ""

    def problems(self, value: Any, place: str) -> Iterable[str]:
        if not isinstance(value, str) or not value:
            yield f"{place}: expected a string, not {value!r}"
        elif self.one_of and value not in self.one_of:
            near = difflib.get_close_matches(value, self.one_of, n=1)
            meant = f"; did you mean {near[0]}?" if near else f": one of {', '.join(self.one_of)}"
            yield f"{place}: there is no {value}{meant}"
        elif self.pattern and not re.fullmatch(self.pattern, value):
            yield f"{place}: {value!r} is not of the form {self.example}"


@dataclass(frozen=True)
class Number:
    """A whole number of at least one."""

    def problems(self, value: Any, place: str) -> Iterable[str]:
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            yield f"{place}: expected a positive integer, not {value!r}"


@dataclass(frozen=True)
class Listing:
    """A list of things of one shape."""

    of: Shape
    at_least: int = 0

    def problems(self, value: Any, place: str) -> Iterable[str]:
        if not isinstance(value, list):
            yield f"{place}: expected a list, not {value!r}"
            return
        if len(value) < self.at_least:
            yield f"{place}: expected at least {self.at_least}"
        for number, item in enumerate(value, 1):
            yield from self.of.problems(item, f"{place}[{number}]")


@dataclass(frozen=True)
class Variables:
    """Environment variables and their values."""

    def problems(self, value: Any, place: str) -> Iterable[str]:
        if not isinstance(value, dict):
            yield f"{place}: expected a table, not {value!r}"
            return
        for name, setting in value.items():
            if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
                yield f"{place}: {name!r} is not the name of a variable"
            if not isinstance(setting, str):
                yield f"{place}.{name}: expected a string, not {setting!r} (put it in quotes)"


@dataclass(frozen=True)
class Table:
    """A table with known keys."""

    required: dict[str, Shape]
    optional: dict[str, Shape] = field(default_factory=dict)

    def problems(self, value: Any, place: str) -> Iterable[str]:
        if not isinstance(value, dict):
            yield f"{place or 'the file'}: expected a table, not {value!r}"
            return
        known = self.required | self.optional
        dot = f"{place}." if place else ""
        for key in value.keys() - known.keys():
            near = difflib.get_close_matches(key, known, n=1)
            yield f"{dot}{key}: there is no such key" + (f"; did you mean {near[0]}?" if near else "")
        for key in self.required.keys() - value.keys():
            yield f"{dot}{key}: is missing"
        for key, shape in known.items():
            if key in value:
                yield from shape.problems(value[key], f"{dot}{key}")


Shape = Union[Text, Number, Listing, Variables, Table]
