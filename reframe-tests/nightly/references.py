"""Reference values of a site, from its recorded runs."""

from __future__ import annotations

import json
import math
from statistics import median

from .history import Record, Value
from .names import OF_NATIVE

REFERENCES = "references.yaml"
# A figure in one of these is the better the less it is; all others are rates.
TIMES = ("s", "ms", "us", "ns")
# What a run may be worse in any case.
LEAST = 0.10

HEAD = """\
# Reference values of this system's nodes: medians of {runs}, until {until:%Y-%m-%d}.
# {marks}
# Written by `mpiwasm-nightly {site} --write-references`.
# A figure is [value, lower tolerance, upper tolerance, unit], with tolerances as fractions: twice the deviation of the
# worst run from the median, at least {least:.0%}.
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


def measured(records: list[Record]) -> dict[str, dict[str, list[Value]]]:
    """The figures with a unit, of tests that passed, over all runs."""
    found: dict[str, dict[str, list[Value]]] = {}
    for record in records:
        for name, outcome in record.outcomes.items():
            for figure, value in outcome.values.items():
                if not outcome.failed and value.unit != OF_NATIVE and value.number > 0:
                    found.setdefault(name, {}).setdefault(figure, []).append(value)
    return found


def counted(records: list[Record]) -> str:
    return f"{len(records)} runs" if len(records) > 1 else "one run"


def references_text(site: str, records: list[Record]) -> str:
    """The content of references.yaml; in JSON's form of values, which YAML reads as well."""
    last = records[-1]
    marks = "; ".join(f"{name} {value}" for name, value in last.marks.items() if name not in ("site", "tags"))
    lines = [HEAD.format(runs=counted(records), until=last.begin, marks=marks, site=site, least=LEAST)]
    for name, figures in sorted(measured(records).items()):
        lines.append(f"{json.dumps(name)}:\n")
        lines += [f"  {figure}: {json.dumps(reference(values))}\n" for figure, values in sorted(figures.items())]
    return "".join(lines)
