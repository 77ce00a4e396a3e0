"""The report as one HTML page, made from the JSON document alone."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from html_report.charts import Curve, Dot, Row, dot_plot, size_curves, standalone
from html_report.render import render
from markupsafe import Markup

from .goals import goals_of
from .report import number
from .rows import MeasuredRow, measured_rows

TEMPLATE = Path(__file__).with_name("page.html.jinja")
MARKERS = {"": "s", "openmpi": "o", "mpich": "D"}
COLOURS = {"openmpi": "first", "mpich": "second"}
MPI_TITLES = {"": "without MPI", "openmpi": "Open MPI", "mpich": "MPICH"}
BASELINES = ("native", "native -O3")
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
COST_TICKS = (-30.0, 0.0, 15.0, 30.0, 60.0, 90.0, 120.0, 150.0)


def page(document: dict[str, Any]) -> str:
    """The complete page."""
    rows = measured_rows(document)
    return render(
        TEMPLATE,
        title="mpiwasm: Wasm against native",
        facts=_facts(document),
        goals=goals_of(rows),
        overview=_overview(rows),
        kernels=_kernels(rows),
        messages=_messages(rows),
        call_costs=_call_costs(rows),
        amounts=[_line(row) for row in rows if row.group == "start-up"],
        everything=[_line(row) if len(row.figures) == 1 else _Line(row, _mpi(row)) for row in rows],
    )


def picture(document: dict[str, Any]) -> str:
    """The speeds of all benchmarks as an SVG file."""
    return standalone(_overview(measured_rows(document)))


def _mpi(row: MeasuredRow) -> str:
    return MPI_TITLES.get(row.mpi, row.mpi)


def _facts(document: dict[str, Any]) -> list[str]:
    """Where and how it was measured."""
    machine, versions, options = document["machine"], document["versions"], document["options"]
    facts = [
        document["date"].replace("T", " ").replace("+00:00", " UTC"),
        f"{machine['processor']}, {machine['cores']} cores, {machine['system']}",
        *(f"{MPI_TITLES.get(name, name)} {version}" for name, version in versions.items() if name != "mpiwasm"),
        str(versions["mpiwasm"]),
        f"{options['repetitions']} repetitions" + (", quick" if options["quick"] else ""),
    ]
    if options.get("only"):
        facts.append("only " + ", ".join(options["only"]))
    return facts


def _dot(row: MeasuredRow) -> Dot:
    speed = row.speed
    reached = "" if row.target_speed is None else f", must reach {row.target_speed:.2f}"
    return Dot(
        value=speed.median,
        lowest=speed.lowest,
        highest=speed.highest,
        marker=MARKERS.get(row.mpi, "s"),
        tooltip=f"{row.benchmark}, {_mpi(row)}: {speed.median:.3f} of the speed of {row.against} "
        f"({speed.lowest:.3f} to {speed.highest:.3f}){reached}",
        good=speed.median >= 1.0 if row.target_speed is None else speed.median >= min(row.target_speed, 1.0),
        target=row.target_speed,
    )


def _overview(rows: Sequence[MeasuredRow]) -> Markup:
    """A row for each benchmark, the slowest first."""
    chosen = [
        row
        for row in rows
        if row.compare == "ratio" and row.subject == "Wasm" and row.against in BASELINES and not row.is_mean
    ]
    if not chosen:
        return Markup("")
    speeds = [row.speed for row in chosen]
    limits = (
        max(min(0.8, *(speed.lowest for speed in speeds)) * 0.97, 0.1),
        min(max(1.25, *(speed.highest for speed in speeds)) * 1.03, 6.0),
    )
    grouped = sorted(
        _by(chosen, lambda row: row.title).items(), key=lambda one: min(row.speed.median for row in one[1])
    )
    lines = [
        Row(name, "  ".join(f"{row.speed.median:.2f}" for row in of_name), [_dot(row) for row in of_name])
        for name, of_name in grouped
    ]
    return dot_plot(lines, [tick for tick in TICKS if limits[0] <= tick[0] <= limits[1]], limits, 1.0)


def _by(rows: Iterable[MeasuredRow], name: Any) -> dict[str, list[MeasuredRow]]:
    grouped: dict[str, list[MeasuredRow]] = {}
    for row in rows:
        grouped.setdefault(name(row), []).append(row)
    return grouped


@dataclass(frozen=True)
class _Cell:
    """A ratio with the depth of its background."""

    value: str
    spread: str
    side: str
    depth: float


@dataclass(frozen=True)
class _Kernel:
    """The ratios of one kernel, in the order of the columns."""

    name: str
    is_mean: bool
    first: float
    cells: list[_Cell | None]


def _cell(row: MeasuredRow | None) -> _Cell | None:
    if row is None:
        return None
    value = row.speed.median
    return _Cell(
        value=f"{value:.2f}",
        spread=f"{row.speed.lowest:.3f} to {row.speed.highest:.3f}",
        side="fast" if value >= 1.0 else "slow",
        depth=min(abs(value - 1.0) / 0.5, 1.0),
    )


def _kernels(rows: Sequence[MeasuredRow]) -> dict[str, Any]:
    """The table of the compute kernels, the slowest first, their mean last."""
    chosen = [row for row in rows if row.group == "compute"]
    pairs = list(dict.fromkeys((row.subject, row.against) for row in chosen))
    lines = []
    for name, of_kernel in _by(chosen, lambda row: row.benchmark).items():
        found = {(row.subject, row.against): row for row in of_kernel}
        first = found[pairs[0]].speed.median if pairs[0] in found else 0.0
        lines.append(_Kernel(name, of_kernel[0].is_mean, first, [_cell(found.get(pair)) for pair in pairs]))
    return {"pairs": pairs, "lines": sorted(lines, key=lambda line: (line.is_mean, line.first))}


def _messages(rows: Sequence[MeasuredRow]) -> list[str]:
    """Small plots of time as Wasm over native time by message size."""
    plots = []
    chosen = [row for row in rows if row.group == "mpi" and row.compare == "ratio"]
    for name, of_name in _by(chosen, lambda row: row.benchmark).items():
        curves = [
            Curve(
                COLOURS.get(row.mpi, "first"),
                [(size, 1.0 / ratio, f"{words} under {_mpi(row)}") for size, ratio, words in row.by_size],
            )
            for row in of_name
        ]
        if any(len(curve.points) > 1 for curve in curves):
            plots.append(size_curves(name, curves, (0.8, 1.0, 1.25), (0.75, 1.35)))
    return plots


def _call_costs(rows: Sequence[MeasuredRow]) -> str:
    """Differences in nanoseconds, the highest first."""
    chosen = [row for row in rows if row.group == "mpi" and row.compare == "difference" and row.unit == "ns"]
    if not chosen:
        return ""
    grouped = _by(chosen, lambda row: row.figure_names[0] if len(row.figure_names) == 1 else row.title)
    limits = (
        max(min(0.0, *(row.median for row in chosen)), -30.0),
        max(20.0, *(row.median for row in chosen)),
    )
    lines = [
        Row(
            name,
            "  ".join(f"{row.median:+.0f} ns" for row in of_name),
            [
                Dot(
                    row.median,
                    row.lowest,
                    row.highest,
                    MARKERS.get(row.mpi, "s"),
                    f"{name}, {_mpi(row)}: {row.median:+.1f} ns",
                    row.meets_target is not False,
                    row.target,
                )
                for row in of_name
            ],
        )
        for name, of_name in sorted(grouped.items(), key=lambda one: -max(row.median for row in one[1]))
    ]
    ticks = [(value, f"{value:+.0f} ns" if value else "0") for value in COST_TICKS if limits[0] <= value <= limits[1]]
    return dot_plot(lines, ticks, limits, 0.0, logarithmic=False)


@dataclass(frozen=True)
class _Line:
    """A row as a line of a table, with its amounts."""

    row: MeasuredRow
    mpi: str
    native: str = ""
    wasm: str = ""


def _line(row: MeasuredRow) -> _Line:
    return _Line(row, _mpi(row), _amount(row, "native"), _amount(row, "wasm"))


def _amount(row: MeasuredRow, side: str) -> str:
    values = [statistics.median(figure[side]) for figure in row.figures if figure[side]]
    if not values or (side == "native" and row.compare == "wasm" and not any(values)):
        return ""
    return f"{number(max(values))} {row.unit}"
