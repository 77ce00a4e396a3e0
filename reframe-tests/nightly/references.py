"""The references of a site, from what its nights measured."""

from __future__ import annotations

import json
import math
from statistics import median

from .changes import WATCHED
from .history import Night, Value

REFERENCES = "references.yaml"
# A figure in one of these is the better the less it is; all others are rates.
TIMES = ("s", "ms", "us", "ns")
# What a run may be worse in any case.
LEAST = 0.10

HEAD = """\
# What the tests reach on this system's own nodes: the medians of {nights}, until {until:%Y-%m-%d}.
# {marks}
# Written by `mpiwasm-nightly {site} --write-references`.
# A figure is [value, how far below, how far above, unit], the distances as fractions: twice as far as the worst night
# was from the median, {least:.0%} at least.
"""


def reference(values: list[Value]) -> list:
    """Value, how far below and above, unit: a time may only be too long, a rate only too low."""
    numbers = [value.number for value in values]
    usual = median(numbers)
    unit = values[-1].unit
    is_time = unit in TIMES
    worst = max(numbers) if is_time else min(numbers)
    distance = max(LEAST, math.ceil(200 * abs(worst - usual) / usual) / 100)
    return (
        [float(f"{usual:.4g}"), None, distance, unit]
        if is_time
        else [float(f"{usual:.4g}"), -min(distance, 1), None, unit]
    )


def measured(nights: list[Night]) -> dict[str, dict[str, list[Value]]]:
    """The figures in units of their own, of tests that passed, over all nights."""
    found: dict[str, dict[str, list[Value]]] = {}
    for night in nights:
        for name, outcome in night.outcomes.items():
            for figure, value in outcome.values.items():
                if not outcome.failed and not figure.endswith(WATCHED) and value.number > 0:
                    found.setdefault(name, {}).setdefault(figure, []).append(value)
    return found


def counted(nights: list[Night]) -> str:
    return f"{len(nights)} nights" if len(nights) > 1 else "one night"


def references_text(site: str, nights: list[Night]) -> str:
    """The content of references.yaml; in JSON's form of values, which YAML reads as well."""
    last = nights[-1]
    marks = "; ".join(f"{name} {value}" for name, value in last.marks.items() if name not in ("site", "tags"))
    lines = [HEAD.format(nights=counted(nights), until=last.begin, marks=marks, site=site, least=LEAST)]
    for name, figures in sorted(measured(nights).items()):
        lines.append(f"{json.dumps(name)}:\n")
        lines += [f"  {figure}: {json.dumps(reference(values))}\n" for figure, values in sorted(figures.items())]
    return "".join(lines)
