"""Reads embedder/fftw-api: the functions of FFTW, by their prototypes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from core.schema import ApiError
from core.toml import tomllib

DESTINATIONS = ("library", "plan", "threads")
PROTOTYPE = re.compile(r"(.*[ *])(\w+)\((.*)\)$")
PARAMETER = re.compile(r"(.*[ *])(\w+)$")
OWN_TYPES = re.compile(r"\b(plan|complex|iodim64|iodim|r2r_kind|write_char_func|read_char_func)\b")


@dataclass(frozen=True)
class Precision:
    """What stands before FFTW's names, and its type of numbers."""

    prefix: str
    real: str

    def type(self, text: str) -> str:
        """A type of the table in C."""
        return OWN_TYPES.sub(rf"{self.prefix}\1", re.sub(r"\breal\b", self.real, text))


PRECISIONS = (Precision("fftw_", "double"), Precision("fftwf_", "float"))


@dataclass(frozen=True)
class Parameter:
    type: str
    name: str


@dataclass(frozen=True)
class Function:
    """One function; its name has no prefix."""

    result: str
    name: str
    parameters: tuple[Parameter, ...]
    to: str

    def prototype(self, precision: Precision, prefix: str = "", name: str = "") -> str:
        listed = ", ".join(f"{precision.type(each.type)}{each.name}" for each in self.parameters) or "void"
        return f"{precision.type(self.result)}{prefix}{name or precision.prefix + self.name}({listed})"

    @property
    def arguments(self) -> str:
        return ", ".join(each.name for each in self.parameters)

    @property
    def returns(self) -> bool:
        return self.result.strip() != "void"


def read_parameters(text: str, where: str) -> tuple[Parameter, ...]:
    if text == "void":
        return ()
    found = []
    for part in text.split(", "):
        match = PARAMETER.match(part)
        if not match:
            raise ApiError(f"{where}: {part!r} is no parameter")
        found.append(Parameter(match[1], match[2]))
    return tuple(found)


def read_fftw(folder: Path) -> list[Function]:
    """The functions in the order of the table. Raises ApiError."""
    path = folder / "functions.toml"
    try:
        groups = tomllib.loads(path.read_text(encoding="utf-8"))["group"]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise ApiError(f"{path.name}: {error}") from error
    functions: list[Function] = []
    for group in groups:
        if set(group) != {"to", "functions"} or group["to"] not in DESTINATIONS:
            raise ApiError(f"{path.name}: a group has functions, and where they go to: {', '.join(DESTINATIONS)}")
        for line in group["functions"].strip().splitlines():
            match = PROTOTYPE.match(line)
            if not match:
                raise ApiError(f"{path.name}: {line!r} is no prototype")
            parameters = read_parameters(match[3], f"{path.name}: {match[2]}")
            if group["to"] == "plan" and (not parameters or "plan" not in parameters[0].type.split()):
                raise ApiError(f"{path.name}: {match[2]}: the first argument is no plan")
            if any(each.name == match[2] for each in functions):
                raise ApiError(f"{path.name}: {match[2]} is there twice")
            functions.append(Function(match[1], match[2], parameters, group["to"]))
    return functions
