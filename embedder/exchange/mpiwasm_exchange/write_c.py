"""Writes the C header of a schema."""

from __future__ import annotations

from collections.abc import Iterator

from . import layout
from .schema import Field, Schema


def c_type(field: Field) -> str:
    return layout.TYPES[field.type][1]


def constant(group: str, name: str) -> str:
    return f"EXCHANGE_{name.upper()}" if name != "none" else {"association": "EXCHANGE_NO_ASSOCIATION"}[group]


def write_c(schema: Schema, source: str, guard: str) -> str:
    """The text of the header. `source` is the name of the schema's file."""
    return "\n".join([*_lines(schema, source, guard), ""])


def _lines(schema: Schema, source: str, guard: str) -> Iterator[str]:
    name = schema.name
    arrays = [(field, member, path) for field in schema.fields for member, path in field.arrays]
    yield f"// Written by mpiwasm-schema from {source}; changes will be lost. C11 and C++20, natively and in guests."
    yield from (f"#ifndef {guard}", f"#define {guard}", "", "#include <mpiwasm_exchange.h>", "")
    yield f"#define {name.upper()}_SCHEMA_VERSION {schema.version}u"
    yield from ("", "// How many values of each field a producer contributes.", f"struct {name}_counts {{")
    yield from (f"  uint64_t {field.name};" for field in schema.fields)
    yield from ("};", "", "// Where a producer writes the values of a step.", f"struct {name}_values {{")
    yield from (f"  {c_type(field)}* {member};" for field, member, _ in arrays)
    yield from (f"  size_t {field.name}_count;" for field in schema.fields)
    yield "};"
    yield ""
    yield "// The values of one producer. A field that it does not have is null."
    yield f"struct {name}_view {{"
    yield from (f"  const {c_type(field)}* {member};" for field, member, _ in arrays)
    yield from (f"  size_t {field.name}_count;" for field in schema.fields)
    yield from ("};", "")
    yield from _open(schema, arrays)
    yield from _values(schema, arrays)
    yield from _view(schema, arrays)
    for field in schema.fields:
        member = field.arrays[0][0]
        yield f"static inline int {name}_has_{field.name}(const struct {name}_view* view) {{"
        yield from (f"  return view->{member} != NULL;", "}", "")
    yield "#endif"


def _open(schema: Schema, arrays: list[tuple[Field, str, str]]) -> Iterator[str]:
    name = schema.name
    has_mesh = schema.coordset != "none"
    mesh = " const struct exchange_mesh* mesh," if has_mesh else ""
    yield "// Opens a channel; collective. A process that only consumes passes null for what describes its fields."
    yield f"static inline int {name}_open(MPI_Comm comm, const struct {name}_counts* counts,{mesh}"
    yield "    const struct exchange_options* options, struct exchange_channel* channel) {"
    yield f"  struct exchange_field_plan fields[{len(arrays)}];"
    yield "  struct exchange_plan plan;"
    yield "  memset(&plan, 0, sizeof plan);"
    missing = "counts == NULL || mesh == NULL" if has_mesh else "counts == NULL"
    yield f"  if ({missing}) return exchange_open(comm, NULL, options, channel);"
    for index, (field, _, path) in enumerate(arrays):
        yield f'  fields[{index}].name = "{path}";'
        yield f'  fields[{index}].units = "{_quoted(field.units)}";'
        yield f"  fields[{index}].type = EXCHANGE_{field.type.upper()};"
        yield f"  fields[{index}].association = {constant('association', field.association)};"
        yield f"  fields[{index}].role = {'EXCHANGE_' + field.axis.upper() if field.axis else 'EXCHANGE_VALUES'};"
        yield f"  fields[{index}].count = counts->{field.name};"
    yield f'  plan.name = "{name}";'
    yield f"  plan.schema_version = {name.upper()}_SCHEMA_VERSION;"
    yield f"  plan.fields = {len(arrays)};"
    yield "  plan.field = fields;"
    if has_mesh:
        yield "  plan.mesh = *mesh;"
        yield f"  plan.mesh.coordset = EXCHANGE_{schema.coordset.upper()};"
    yield "  return exchange_open(comm, &plan, options, channel);"
    yield from ("}", "")


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("?", "\\?")


def _values(schema: Schema, arrays: list[tuple[Field, str, str]]) -> Iterator[str]:
    name = schema.name
    yield "// Between exchange_begin and exchange_publish. The arrays move from step to step."
    yield f"static inline struct {name}_values {name}_values_of(struct exchange_channel* channel) {{"
    yield f"  struct {name}_values values;"
    first = 0
    for index, (field, member, _) in enumerate(arrays):
        yield f"  values.{member} = ({c_type(field)}*)exchange_written(channel, {index});"
    for field in schema.fields:
        yield f"  values.{field.name}_count = (size_t)channel->description.fields[{first}].count;"
        first += len(field.arrays)
    yield from ("  return values;", "}", "")


def _view(schema: Schema, arrays: list[tuple[Field, str, str]]) -> Iterator[str]:
    name = schema.name
    yield "// Between exchange_acquire and exchange_release."
    yield f"static inline struct {name}_view {name}_view_of(const struct exchange_channel* channel, int part_index) {{"
    yield "  const struct exchange_part* part = &channel->parts[part_index];"
    yield f"  struct {name}_view view;"
    yield "  memset(&view, 0, sizeof view);"
    index = 0
    for field in schema.fields:
        paths = field.arrays
        yield "  {"
        for place, (_, path) in enumerate(paths):
            kind = f"EXCHANGE_{field.type.upper()}"
            yield f'    const int array_{place} = exchange_find(part, "{path}", {kind}, {index + place});'
        found = " && ".join(f"array_{place} >= 0" for place in range(len(paths)))
        yield f"    if ({found}) {{"
        for place, (member, _) in enumerate(paths):
            yield f"      view.{member} = (const {c_type(field)}*)exchange_values(part, array_{place});"
        yield f"      view.{field.name}_count = exchange_count(part, array_0);"
        for place in range(1, len(paths)):
            yield f"      if (exchange_count(part, array_{place}) < view.{field.name}_count) {{"
            yield f"        view.{field.name}_count = exchange_count(part, array_{place});"
            yield "      }"
        yield from ("    }", "  }")
        index += len(paths)
    yield from ("  return view;", "}", "")
