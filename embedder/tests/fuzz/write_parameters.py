"""Writes parameters.inc for call_table.hpp: the parameters of each MPI function, and the values worth trying for each.

Handles and numbers are named by their kind in mpi-api/kinds.toml; the constants of a kind are its predefined handles or
the special values of its numbers.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "generator"))

from mpi_api.model import Api, Function, Kind, Parameter  # noqa: E402
from mpi_api.read_api import read_api  # noqa: E402

SHAPES = {
    "handle": "handle",
    "number": "number",
    "target": "number",
    "buffer": "buffer",
    "string": "text",
    "status": "status",
    "function": "function",
}
# What an ordinary number of a kind looks like; the others are choices among constants, or small.
RANGES = {
    "count": (
        "bytes count counts dimension int large_count length memory_size request_count signed_count weight precision"
    ),
    "rank": "destination rank rank_ranges root source source_value",
    "tag": "tag tag_or_any tag_value",
    "place": (
        "aint aint_bytes aint_count aint_displacements aint_position byte_displacements displacement_unit displacements"
        " file_distance offset position target_displacement view_displacement"
    ),
}
RANGE_OF_KIND = {kind: name for name, kinds in RANGES.items() for kind in kinds.split()}
LARGE_TYPES = ("MPI_Count", "MPI_Aint", "MPI_Offset")


def width(parameter: Parameter) -> int:
    """Bytes of one element: addresses and MPI_Aint have 32 bits on wasm32."""
    return 8 if parameter.c_type in ("MPI_Count", "MPI_Offset") else 4


def row(parameter: Parameter, places: dict[str, int]) -> str:
    shape = SHAPES.get(parameter.kind.shape, "other")
    kind = places.get(parameter.kind.name, 0)
    flags = [parameter.by_address, parameter.is_list, parameter.direction == "out"]
    words = ", ".join(str(flag).lower() for flag in flags)
    return f"{{Shape::{shape}, {kind}, {width(parameter)}, {words}}}"


def values(api: Api, kind: Kind) -> list[int]:
    groups = {group.name: group for group in api.groups}
    found = [constant.value for name in kind.constants for constant in groups[name].rows]
    return list(dict.fromkeys(found))


def write_kinds(api: Api, shape: str) -> tuple[list[str], dict[str, int]]:
    kinds = [kind for kind in api.kinds.values() if SHAPES.get(kind.shape) == shape]
    lines = []
    for kind in kinds:
        numbers = ", ".join(f"{value}" for value in values(api, kind))
        lines.append(
            f"inline constexpr std::array<std::int64_t, {len(values(api, kind))}> values_{kind.name}{{{numbers}}};"
        )
    lines.append(f"inline constexpr std::array<Kind, {len(kinds)}> {shape}_kinds{{{{")
    for kind in kinds:
        lines.append(f'    {{"{kind.name}", Range::{RANGE_OF_KIND.get(kind.name, "choice")}, values_{kind.name}}},')
    lines.append("}};")
    return lines, {kind.name: place for place, kind in enumerate(kinds)}


def write_function(function: Function, places: dict[str, int]) -> str:
    parameters = ", ".join(row(each, places) for each in function.parameters)
    count = len(function.parameters)
    return f"inline constexpr std::array<Parameter, {count}> parameters_of_{function.name}{{{{{parameters}}}}};"


def main() -> None:
    api = read_api(Path(__file__).resolve().parents[2] / "mpi-api")
    handles, handle_places = write_kinds(api, "handle")
    numbers, number_places = write_kinds(api, "number")
    lines = handles + numbers
    lines += [write_function(each, handle_places | number_places) for each in api.functions]
    chapters = [chapter.name for chapter in api.chapters]
    lines.append(f"inline constexpr std::uint32_t chapter_count = {len(chapters)};")
    lines.append(f"inline constexpr std::uint32_t datatypes_chapter = {chapters.index('datatypes')};")
    lines.append(f"inline constexpr std::array<Function, {len(api.functions)}> functions{{{{")
    for each in api.functions:
        lines.append(
            f'    {{"{each.name}", "{each.chapter}", {chapters.index(each.chapter)}, parameters_of_{each.name}}},'
        )
    lines.append("}};")
    Path(sys.argv[1]).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
