"""Reads a segment, or a file of exchange_save, as NumPy arrays that lie in what was read.

The header is written by another program. It is copied and checked once against the size of the memory; the arrays are
made from the copy.
"""

from __future__ import annotations

import mmap
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Union

import numpy

from . import layout

Buffer = Union[bytes, bytearray, memoryview, mmap.mmap, "numpy.ndarray[Any, Any]"]
_AXIS_OF_ROLE = {number: axis for axis, number in layout.AXES.items()}
_NAME_OF = {
    "association": {number: name for name, number in layout.ASSOCIATIONS.items()},
    "coordset": {number: name for name, number in layout.COORDSETS.items()},
}


class ExchangeError(Exception):
    """The memory does not contain a valid segment, or no step."""


@dataclass(frozen=True)
class Field:
    """One array of a step."""

    name: str
    units: str
    association: str
    axis: str  # "x", "y" or "z" for coordinates of the mesh, else empty
    values: numpy.ndarray[Any, Any]


@dataclass(frozen=True)
class Step:
    """One step of one producer. The arrays are views of the memory that it was read from."""

    name: str
    schema_version: int
    number: int
    time: float
    coordset: str
    points: tuple[int, ...]
    origin: tuple[float, ...]
    spacing: tuple[float, ...]
    fields: dict[str, Field]
    _sequence: numpy.ndarray[Any, Any] = field(repr=False)

    def __getitem__(self, name: str) -> numpy.ndarray[Any, Any]:
        """The values of a field."""
        return self.fields[name].values

    def __contains__(self, name: object) -> bool:
        return name in self.fields

    def is_intact(self) -> bool:
        """False once the producer has begun to overwrite the step: what was read before may be of two steps."""
        return int(self._sequence[0]) == 2 * self.number + 2

    def blueprint(self) -> dict[str, Any]:
        """The step as a tree with the names of Conduit Blueprint's mesh protocol, without copies."""
        tree: dict[str, Any] = {"state": {"cycle": self.number, "time": self.time}, "fields": {}}
        if self.coordset != "none":
            tree["coordsets"] = {"coords": self._coordinates()}
            kind = "points" if self.coordset == "explicit" else self.coordset
            tree["topologies"] = {"mesh": {"type": kind, "coordset": "coords"}}
        for entry in self.fields.values():
            if entry.axis:
                continue
            name, _, component = entry.name.partition("/")
            node = tree["fields"].setdefault(name, {})
            if entry.association != "none":
                node.update(association=entry.association, topology="mesh")
            if entry.units:
                node["units"] = entry.units
            if not component and "values" not in node:
                node["values"] = entry.values
            elif component and isinstance(node.setdefault("values", {}), dict):
                node["values"][component] = entry.values
            else:
                raise ExchangeError(f"the field '{entry.name}' is a part of another one")
        return tree

    def _coordinates(self) -> dict[str, Any]:
        if self.coordset == "uniform":
            return {
                "type": "uniform",
                "dims": dict(zip("ijk", self.points)),
                "origin": dict(zip("xyz", self.origin)),
                "spacing": {f"d{axis}": value for axis, value in zip("xyz", self.spacing)},
            }
        values = {entry.axis: entry.values for entry in self.fields.values() if entry.axis}
        return {"type": self.coordset, "values": values}


@dataclass(frozen=True)
class _Header:
    schema_version: int
    fields: int
    slots: int
    size: int
    first_field: int
    first_slot: int
    slot_bytes: int
    name: str
    coordset: int
    dimensions: int
    points: tuple[int, ...]
    origin: tuple[float, ...]
    spacing: tuple[float, ...]


def _text(raw: bytes, what: str) -> str:
    text, zero, _ = raw.partition(b"\0")
    if not zero or any(byte < 0x20 or byte > 0x7E for byte in text):
        raise ExchangeError(f"{what} is not a text")
    return text.decode("ascii")


def _read_header(memory: memoryview) -> _Header:
    if len(memory) < layout.SLOTS_OFFSET:
        raise ExchangeError(f"{len(memory)} bytes are too few for a header, which has {layout.SLOTS_OFFSET}")
    words = layout.HEADER.unpack_from(memory, layout.HEADER_OFFSET)
    magic, version, schema_version, fields, slots, size, first_field, first_slot, slot_bytes, policy, name = words[:11]
    coordset, dimensions = words[11:13]
    if magic != layout.MAGIC:
        raise ExchangeError("there is no header of an exchange")
    if version != layout.LAYOUT_VERSION:
        raise ExchangeError(f"the layout has version {version}; this reader knows version {layout.LAYOUT_VERSION}")
    if not 0 < fields <= layout.MOST_FIELDS or not 0 < slots <= layout.MOST_SLOTS:
        raise ExchangeError("the number of fields or of slots is out of range")
    if policy not in layout.POLICIES or coordset >= len(layout.COORDSETS) or dimensions > len(layout.AXES):
        raise ExchangeError("the policy or the mesh is unknown")
    end_of_slots = layout.SLOTS_OFFSET + slots * layout.SLOT.size
    end_of_fields = end_of_slots + fields * layout.FIELD.size
    aligned = first_slot % layout.ALIGNMENT == 0 and slot_bytes % layout.ALIGNMENT == 0
    if size > len(memory) or first_field != end_of_slots or end_of_fields > first_slot or not aligned:
        raise ExchangeError(f"the tables are outside the memory, which has {len(memory)} bytes")
    if first_slot + slots * slot_bytes > size:
        raise ExchangeError(f"the slots are outside the memory, which has {len(memory)} bytes")
    return _Header(
        schema_version, fields, slots, size, first_field, first_slot, slot_bytes, _text(name, "the name"),
        coordset, dimensions, tuple(words[13:16]), tuple(words[16:19]), tuple(words[19:22]),
    )  # fmt: skip


def _read_fields(memory: memoryview, header: _Header, slot: int) -> dict[str, Field]:
    found: dict[str, Field] = {}
    begin = header.first_slot + slot * header.slot_bytes
    for index in range(header.fields):
        place = header.first_field + index * layout.FIELD.size
        raw, units, kind, association, role, count, offset = layout.FIELD.unpack_from(memory, place)
        name = _text(raw, f"the name of field {index}")
        if not name or name in found:
            raise ExchangeError(f"field {index} has no name of its own")
        if kind not in layout.NUMPY_TYPES or association >= len(layout.ASSOCIATIONS) or role > len(layout.AXES):
            raise ExchangeError(f"the field '{name}' has an unknown type or meaning")
        data_type, size = layout.NUMPY_TYPES[kind]
        if offset % layout.ALIGNMENT != 0 or offset + count * size > header.slot_bytes:
            raise ExchangeError(f"the field '{name}' is outside its slot")
        values = numpy.frombuffer(memory, dtype=data_type, count=count, offset=begin + offset) if count else (
            numpy.empty(0, dtype=data_type)
        )  # fmt: skip
        values.flags.writeable = False
        found[name] = Field(
            name, _text(units, f"the units of '{name}'"), _NAME_OF["association"][association],
            _AXIS_OF_ROLE.get(role, ""), values,
        )  # fmt: skip
    return found


def _newest_slot(memory: memoryview, slots: int) -> tuple[int, int, float]:
    newest = (-1, -1, 0.0)
    for slot in range(slots):
        sequence, time = layout.SLOT.unpack_from(memory, layout.SLOTS_OFFSET + slot * layout.SLOT.size)
        number = sequence // 2 - 1
        if sequence % 2 == 0 and number >= 0 and number % slots == slot and number > newest[1]:
            newest = (slot, number, time)
    if newest[0] < 0:
        raise ExchangeError("no step is complete")
    return newest


def read_step(buffer: Buffer) -> Step:
    """The newest complete step in a segment: any object with the buffer interface, such as the memory of an MPI window.

    Its producer may go on meanwhile; Step.is_intact is true if the values that were read are those of one step.
    """
    memory = memoryview(buffer).cast("B").toreadonly()
    header = _read_header(memory)
    slot, number, time = _newest_slot(memory, header.slots)
    fields = _read_fields(memory, header, slot)
    sequence = numpy.frombuffer(memory, dtype="<u8", count=1, offset=layout.SLOTS_OFFSET + slot * layout.SLOT.size)
    axes = header.dimensions
    return Step(
        header.name, header.schema_version, number, time, _NAME_OF["coordset"][header.coordset],
        header.points[:axes], header.origin[:axes], header.spacing[:axes], fields, sequence,
    )  # fmt: skip


def open_step(path: str | Path, mapped: bool = False) -> Step:
    """The step in a file of exchange_save.

    With `mapped`, arrays are read from the file when they are used. A program that shortens the file meanwhile ends
    this process by SIGBUS, so map only files that are written no more.
    """
    with open(path, "rb") as file:
        try:
            content = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if mapped else file.read()
        except ValueError as error:
            raise ExchangeError(f"{path} is empty") from error
    if not content:
        raise ExchangeError(f"{path} is empty")
    try:
        return read_step(content)
    except ExchangeError as error:
        raise ExchangeError(f"{path}: {error}") from error
