"""The figures that a site's tests must reach, each in its own unit: references.yaml beside site.toml.

Speeds, native against Wasm, hold everywhere and stand in the tests. These hold on the system's own nodes alone; a site
without the file has none, and `mpiwasm-nightly --write-references` makes it from nights that were measured.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Optional

import yaml

NAME = "references.yaml"
# A test and where it runs, as the nightly report calls it.
TEST = re.compile(r"(?P<test>\S.*) \[(?P<partition>[^,\]]+), (?P<library>[^,\]]+)\]")

# Value, how far below and above it a run may be, as fractions (none: any), and the unit, as ReFrame has them.
Reference = tuple[float, Optional[float], Optional[float], str]


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def reference_problem(row: Any) -> str:
    """What is wrong with one reference; empty when nothing is."""
    if not isinstance(row, list) or len(row) != 4:
        return "a reference has four parts: [value, lower tolerance, upper tolerance, unit]"
    value, below, above, unit = row
    if not is_number(value) or value <= 0:
        return f"{value!r} is not a measured value: it must be a number above 0"
    if below is not None and not (is_number(below) and -1 <= below <= 0):
        return f"the lower tolerance is a fraction from -1 to 0, or null, not {below!r}"
    if above is not None and not (is_number(above) and above >= 0):
        return f"the upper tolerance is a fraction, 0 or more, or null, not {above!r}"
    return "" if isinstance(unit, str) else f"the unit is a string, not {unit!r}"


def problems(content: Any, partitions: set[str], libraries: set[str]) -> Iterator[str]:
    """What is wrong with a file's content, a sentence each."""
    if not isinstance(content, dict):
        yield "expected tests with their figures"
        return
    for name, figures in content.items():
        place = TEST.fullmatch(str(name))
        if place is None:
            yield f"{name}: a test is named as in the report: NAME, SCALE [PARTITION, LIBRARY]"
            continue
        if place["partition"] not in partitions:
            yield f"{name}: there is no partition {place['partition']}; it is one of {', '.join(sorted(partitions))}"
        if place["library"] not in libraries:
            yield f"{name}: there is no library {place['library']}; it is one of {', '.join(sorted(libraries))}"
        if not isinstance(figures, dict) or not figures:
            yield f"{name}: no figures"
            continue
        for figure, row in figures.items():
            problem = reference_problem(row)
            if problem:
                yield f"{name}: {figure}: {problem}"


def read_references(folder: Path) -> dict[str, dict[str, Reference]]:
    """The references of a site by test and figure; none when it has no file. Raises ValueError when it is no YAML."""
    file = folder / NAME
    if not file.exists():
        return {}
    try:
        return yaml.safe_load(file.read_text(encoding="utf-8")) or {}
    except yaml.YAMLError as error:
        raise ValueError(" ".join(str(error).split())) from error
