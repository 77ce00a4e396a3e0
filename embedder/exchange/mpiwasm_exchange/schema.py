"""Reads a schema: the TOML file that names the fields of an exchange."""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import layout

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*\Z")
LONGEST_WORD = 31  # two of them and a slash are a name in a segment
LARGEST_VERSION = 2**31 - 1
# Of C11 and C++20, and names that the headers use themselves.
RESERVED_WORDS = """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class
    co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype
    default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int
    long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast struct switch
    template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile
    wchar_t while xor xor_eq std linux unix near far
"""
RESERVED = frozenset(RESERVED_WORDS.split())


class SchemaError(Exception):
    """What is wrong with a schema, and where: one line."""


@dataclass(frozen=True)
class Field:
    """A field: one array, or one for each component."""

    name: str
    type: str
    components: tuple[str, ...] = ()
    association: str = "none"
    units: str = ""
    axis: str = ""  # coordinates of the mesh along this axis

    @property
    def arrays(self) -> list[tuple[str, str]]:
        """Of each array: its name as a member in C, and its name in a segment."""
        if not self.components:
            return [(self.name, self.name)]
        return [(f"{self.name}_{component}", f"{self.name}/{component}") for component in self.components]


@dataclass(frozen=True)
class Schema:
    name: str
    version: int
    coordset: str
    fields: tuple[Field, ...]


def read_schema(path: Path) -> Schema:
    """The schema in a file; SchemaError names the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise SchemaError(f"{path}: cannot be read: {reason}") from error
    try:
        return schema_from(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise SchemaError(f"{path}: it is not TOML: {error}") from error
    except SchemaError as error:
        raise SchemaError(f"{path}: {error}") from error


def schema_from(table: dict[str, Any]) -> Schema:
    """The schema in parsed TOML."""
    _check_keys(table, ("name", "version", "coordset", "coordinates", "fields"), "the schema")
    name = _word(table.get("name"), "name")
    version = table.get("version", 1)
    if type(version) is not int or not 0 < version <= LARGEST_VERSION:
        raise SchemaError(f"version is {version!r}, but it must be a whole number from 1 to {LARGEST_VERSION}")
    coordset = _choice(table.get("coordset", "none"), layout.COORDSETS, "coordset")
    coordinates = _read_coordinates(_table(table.get("coordinates", {}), "[coordinates]"), coordset)
    fields = [_read_field(key, value, coordset) for key, value in _table(table.get("fields"), "[fields]").items()]
    if not fields:
        raise SchemaError('[fields] is empty: add a table such as [fields.temperature] with type = "float64"')
    schema = Schema(name, version, coordset, (*coordinates, *fields))
    _check_members(schema)
    return schema


def _check_members(schema: Schema) -> None:
    owners: dict[str, str] = {}
    for field in schema.fields:
        for member in {field.name, f"{field.name}_count", *(name for name, _ in field.arrays)}:
            other = owners.setdefault(member, field.name)
            if other != field.name:
                raise SchemaError(f"the fields '{other}' and '{field.name}' would both be '{member}' in C; rename one")
    arrays = sum(len(field.arrays) for field in schema.fields)
    if arrays > layout.MOST_FIELDS:
        raise SchemaError(f"there are {arrays} arrays, but at most {layout.MOST_FIELDS} are supported")


def _read_coordinates(table: dict[str, Any], coordset: str) -> list[Field]:
    if coordset in ("none", "uniform"):
        if table:
            raise SchemaError('[coordinates] needs coordset = "rectilinear" or "explicit"')
        return []
    _check_keys(table, tuple(layout.AXES), "[coordinates]")
    axes = tuple(axis for axis in layout.AXES if axis in table)
    if not axes or axes != tuple(layout.AXES)[: len(axes)]:
        raise SchemaError(f"[coordinates] must have x, x and y, or x, y and z for a {coordset} coordset")
    return [
        Field(f"coordinates_{axis}", _choice(table[axis], layout.TYPES, f"coordinates.{axis}"), axis=axis)
        for axis in axes
    ]


def _read_field(name: str, value: Any, coordset: str) -> Field:
    where = f"fields.{name}"
    _word(name, f"the name of [{where}]")
    if name.startswith("coordinates_"):
        raise SchemaError(f"[{where}]: names that begin with 'coordinates_' are those of the mesh")
    table = _table(value, f"[{where}]")
    _check_keys(table, ("type", "components", "association", "units"), f"[{where}]")
    if "type" not in table:
        raise SchemaError(f"[{where}] has no type: one of {', '.join(layout.TYPES)}")
    components = table.get("components", [])
    if not isinstance(components, list) or len(set(map(str, components))) != len(components):
        raise SchemaError(f'{where}.components must be a list of different words, such as ["x", "y"]')
    association = _choice(table.get("association", "none"), layout.ASSOCIATIONS, f"{where}.association")
    if association != "none" and coordset == "none":
        raise SchemaError(f"{where}.association is '{association}', but the schema has no coordset")
    units = table.get("units", "")
    if not isinstance(units, str) or not units.isascii() or not all(" " <= letter <= "~" for letter in units):
        raise SchemaError(f"{where}.units must be a text of printable ASCII characters")
    if len(units) >= layout.UNITS_BYTES:
        raise SchemaError(f"{where}.units has {len(units)} characters, but at most {layout.UNITS_BYTES - 1} fit")
    return Field(
        name,
        _choice(table["type"], layout.TYPES, f"{where}.type"),
        tuple(_word(component, f"a component of {where}", reserved=()) for component in components),
        association,
        units,
    )


def _table(value: Any, where: str) -> dict[str, Any]:
    if value is None:
        raise SchemaError(f"{where} is missing")
    if not isinstance(value, dict):
        raise SchemaError(f"{where} must be a table")
    return value


def _word(value: Any, where: str, reserved: Iterable[str] = RESERVED) -> str:
    if value is None:
        raise SchemaError(f"{where} is missing")
    if not isinstance(value, str) or not WORD.match(value) or len(value) > LONGEST_WORD:
        raise SchemaError(
            f"{where} is {value!r}, but it must be a word of at most {LONGEST_WORD} letters, digits and underscores, "
            "which begins with a letter"
        )
    if value in reserved:
        raise SchemaError(f"{where} is '{value}', which is a word of C or C++")
    return value


def _choice(value: Any, choices: Iterable[str], where: str) -> str:
    known = list(choices)
    if not isinstance(value, str) or value not in known:
        raise SchemaError(f"{where} is {value!r}, but it must be one of {', '.join(known)}{_hint(value, known)}")
    return value


def _check_keys(table: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in table:
        if key not in known:
            raise SchemaError(f"{where} has an unknown key '{key}'; known are {', '.join(known)}{_hint(key, known)}")


def _hint(value: Any, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(str(value), list(known), 1)
    return f" (did you mean '{close[0]}'?)" if close else ""
