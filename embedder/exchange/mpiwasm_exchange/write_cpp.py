"""Writes the C++ header of a schema: spans over the arrays of the C header."""

from __future__ import annotations

from collections.abc import Iterator

from .schema import Field, Schema
from .write_c import c_type


def write_cpp(schema: Schema, source: str, guard: str, c_header: str) -> str:
    """The text of the header, which includes the C header."""
    return "\n".join([*_lines(schema, source, guard, c_header), ""])


def _lines(schema: Schema, source: str, guard: str, c_header: str) -> Iterator[str]:
    name = schema.name
    yield f"// Written by mpiwasm-schema from {source}; changes will be lost. C++20, natively and in guests."
    yield from (f"#ifndef {guard}", f"#define {guard}", "", "#include <span>", "", f'#include "{c_header}"', "")
    yield f"namespace {name} {{"
    yield ""
    yield f"using Counts = {name}_counts;"
    yield ""
    yield "/// Where a producer writes the values of a step."
    yield from _structure(schema, "Values", "")
    yield "/// The values of one producer."
    yield from _structure(schema, "View", "const ")
    yield "/// Between exchange_begin and exchange_publish. The arrays move from step to step."
    yield "inline Values values_of(exchange_channel& channel) {"
    yield f"  const {name}_values values = {name}_values_of(&channel);"
    yield from (f"  {line}" for line in _spans(schema, "values"))
    yield from ("}", "")
    yield "/// Between exchange_acquire and exchange_release."
    yield "inline View view_of(const exchange_channel& channel, int part) {"
    yield f"  const {name}_view view = {name}_view_of(&channel, part);"
    yield from (f"  {line}" for line in _spans(schema, "view"))
    yield from ("}", "")
    yield f"}}  // namespace {name}"
    yield from ("", "#endif")


def _structure(schema: Schema, kind: str, qualifier: str) -> Iterator[str]:
    yield f"struct {kind} {{"
    for field in schema.fields:
        yield from (f"  std::span<{qualifier}{c_type(field)}> {member};" for member, _ in field.arrays)
    if qualifier:
        for field in schema.fields:
            yield f"  [[nodiscard]] bool has_{field.name}() const {{ return {_first(field)}.data() != nullptr; }}"
    yield from ("};", "")


def _first(field: Field) -> str:
    return field.arrays[0][0]


def _spans(schema: Schema, source: str) -> Iterator[str]:
    yield "return {"
    for field in schema.fields:
        yield from (f"    {{{source}.{member}, {source}.{field.name}_count}}," for member, _ in field.arrays)
    yield "};"
