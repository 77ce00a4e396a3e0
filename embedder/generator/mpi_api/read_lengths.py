"""Reads the text between the brackets of a parameter: how much memory it stands for."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Optional

from core.schema import ApiError

from mpi_api.model import Factor, Length, Parameter

SIZE_WORDS = ("size", "local_size", "neighbors_in", "neighbors_out", "dims")


def resolve_length(place: str, parameter: Parameter, everything: list[Parameter]) -> Length:
    """Turns the text between brackets into a Length."""
    assert parameter.length is not None
    text = parameter.length.text
    if parameter.kind.shape not in ("buffer", "target"):
        factors = tuple(read_factor(place, part, everything) for part in text.split(" x "))
        return Length(text, "elsewhere" if text == "elsewhere" else "list", factors)
    usual, _, in_place = text.partition(" or in place ")
    length = read_buffer_length(place, usual, everything)
    if not in_place:
        return length
    return replace(length, text=text, in_place=read_buffer_length(place, in_place, everything))


def read_buffer_length(place: str, text: str, everything: list[Parameter]) -> Length:
    if text in ("elsewhere", "begun"):
        return Length(text, text)
    if text.startswith("bytes "):
        parts = text[len("bytes ") :].split(" x ")
        return Length(text, "bytes", tuple(read_factor(place, each, everything) for each in parts))
    product, _, displacements = text.partition(" at ")
    in_bytes = displacements.startswith("bytes ")
    if in_bytes:
        displacements = displacements[len("bytes ") :]
    parts = product.split(" x ")
    types = [part for part in parts if kind_of(part, everything) == "datatype"]
    if len(types) != 1:
        raise ApiError(f"{place}: [{text}]: exactly one factor must be a datatype")
    parts.remove(types[0])
    factors = tuple(read_factor(place, part, everything) for part in parts)
    if not displacements:
        return Length(text, "block", factors, types[0])
    if len(factors) != 1 or kind_of(factors[0].name, everything) != "counts":
        raise ApiError(f"{place}: [{text}]: a vector takes one list of counts")
    if not (kind_of(displacements, everything) or "").endswith("displacements"):
        raise ApiError(f"{place}: [{text}]: '{displacements}' is not a list of displacements")
    return Length(text, "vector", factors, types[0], displacements, in_bytes)


def kind_of(name: str, everything: list[Parameter]) -> Optional[str]:
    return next((each.kind.name for each in everything if each.name == name), None)


def read_factor(place: str, text: str, everything: list[Parameter]) -> Factor:
    """Reads one factor of a length; parameters win over the words of the same name."""
    call = re.fullmatch(r"(sum|mine|last)\((\w+)\)", text)
    plus = re.fullmatch(r"(\w+) \+ (\d+)", text)
    name = call[2] if call else plus[1] if plus else text
    if kind_of(name, everything):
        if call:
            return Factor(call[1], name)
        return Factor("parameter", name, int(plus[2]) if plus else 0)
    if text.isdigit():
        return Factor("number", number=int(text))
    if text in SIZE_WORDS:
        return Factor(text)
    if re.fullmatch(r"MPI_MAX_[A-Z_]+", text):
        return Factor("constant", text)
    if text == "elsewhere":
        return Factor("elsewhere")
    raise ApiError(f"{place}: [{text}]: no parameter or word of this name")
