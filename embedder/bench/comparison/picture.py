"""The picture of a result as an SVG file, for the README: compute kernels, applications and messages, and native."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from html_report.charts import Dot, Row, dot_plot, standalone
from html_report.lines import CLASSES
from html_report.verdicts import MET, NOT_DECIDED, verdict
from markupsafe import Markup

from .rows import MeasuredRow, measured_rows

MARKERS = {"": "s", "openmpi": "o", "mpich": "D"}
MPI_TITLES = {"": "without MPI", "openmpi": "Open MPI", "mpich": "MPICH"}
BASELINES = ("native", "native -O3")
GROUPS = ("applications", "compute", "mpi")
TICKS = (
    (0.25, "4 times slower"),
    (0.5, "2 times slower"),
    (0.67, "0.67"),
    (0.8, "0.8"),
    (1.0, "as native"),
    (1.25, "1.25"),
    (1.5, "1.5"),
    (2.0, "2 times faster"),
    (4.0, "4 times faster"),
)


def picture(document: dict[str, Any]) -> str:
    """A row for each benchmark, the slowest first."""
    return standalone(speeds_chart(measured_rows(document)))


def _dot(row: MeasuredRow) -> Dot:
    speed = row.speed
    name = MPI_TITLES.get(row.mpi, row.mpi)
    # Without a limit: native speed.
    word = row.verdict or verdict(speed.median, speed.lowest, speed.highest, 1.0)
    return Dot(
        value=speed.median,
        lowest=speed.lowest,
        highest=speed.highest,
        marker=MARKERS.get(row.mpi, "s"),
        tooltip=f"{row.benchmark}, {name}: {speed.median:.2f} of the speed of {row.against} "
        f"({speed.lowest:.2f} to {speed.highest:.2f})",
        colour=CLASSES[word if word in (MET, NOT_DECIDED) or speed.median < 1 else MET],
        target=row.target_speed,
    )


def speeds_chart(rows: Sequence[MeasuredRow]) -> Markup:
    """Empty where nothing can be drawn."""
    chosen = [
        row
        for row in rows
        if row.compare == "ratio" and row.subject == "Wasm" and row.against in BASELINES and not row.is_mean
        if row.group in GROUPS
    ]
    if not chosen:
        return Markup("")
    speeds = [row.speed for row in chosen]
    limits = (
        max(min(0.8, *(speed.lowest for speed in speeds)) * 0.97, 0.1),
        min(max(1.25, *(speed.highest for speed in speeds)) * 1.03, 6.0),
    )
    grouped: dict[str, list[MeasuredRow]] = {}
    for row in chosen:
        grouped.setdefault(row.title, []).append(row)
    ordered = sorted(grouped.items(), key=lambda one: min(row.speed.median for row in one[1]))
    lines = [
        Row(name, "  ".join(f"{row.speed.median:.2f}" for row in of_name), [_dot(row) for row in of_name])
        for name, of_name in ordered
    ]
    return dot_plot(lines, [tick for tick in TICKS if limits[0] <= tick[0] <= limits[1]], limits, 1.0)
