"""The report as one HTML page that needs nothing else: made from the JSON document alone."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from .goals import Goal, goals_of
from .report import number
from .rows import MeasuredRow, measured_rows
from .svg import LABEL_WIDTH, Curve, Dot, Scale, curves, dot_plot

STYLE = Path(__file__).with_name("page.css")
SHAPES = {"": "square", "openmpi": "circle", "mpich": "diamond"}
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


def page(document: dict[str, Any]) -> str:
    """The complete page."""
    rows = measured_rows(document)
    parts = [
        _head(document),
        _goals(goals_of(rows)),
        _overview(rows),
        _kernels(rows),
        _messages(rows),
        _call_costs(rows),
        _amounts(rows),
        _everything(rows),
    ]
    body = "\n".join(part for part in parts if part)
    return f"""<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>mpiwasm: Wasm against native</title>
<style>
{STYLE.read_text(encoding="utf-8")}</style>
<main>
{body}
</main>
</html>
"""


def _head(document: dict[str, Any]) -> str:
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
    listed = "".join(f"<li>{escape(fact)}</li>" for fact in facts)
    return f"<header><h1>Wasm against native</h1><ul class=facts>{listed}</ul></header>"


def _goals(goals: Sequence[Goal]) -> str:
    if not goals:
        return ""
    tiles = "".join(
        f'<div class="tile {"good" if goal.met else "bad"}"><div class=name>{escape(goal.name)}</div>'
        f"<div class=figure>{escape(goal.value)}</div>"
        f"<div class=aim>{'met' if goal.met else 'missed'}: {escape(goal.aim)}</div></div>"
        for goal in goals
    )
    return f"<section><h2>Goals</h2><div class=tiles>{tiles}</div></section>"


def _dot(row: MeasuredRow) -> Dot:
    speed = row.speed
    reached = "" if row.target_speed is None else f", must reach {row.target_speed:.2f}"
    return Dot(
        value=speed.median,
        lowest=speed.lowest,
        highest=speed.highest,
        shape=SHAPES.get(row.mpi, "square"),
        title=f"{row.benchmark}, {MPI_TITLES.get(row.mpi, row.mpi)}: {speed.median:.3f} of the speed of {row.against} "
        f"({speed.lowest:.3f} to {speed.highest:.3f}){reached}",
        good=speed.median >= 1.0 if row.target_speed is None else speed.median >= min(row.target_speed, 1.0),
        target=row.target_speed,
    )


def _speeds_plot(grouped: dict[str, list[MeasuredRow]]) -> str:
    """A row for each name, the worst first."""
    ordered = sorted(grouped.items(), key=lambda item: min(row.speed.median for row in item[1]))
    speeds = [row.speed for rows in grouped.values() for row in rows]
    limits = (min(0.8, *(s.lowest for s in speeds)) * 0.97, max(1.25, *(s.highest for s in speeds)) * 1.03)
    limits = (max(limits[0], 0.1), min(limits[1], 6.0))
    scale = Scale(*limits, LABEL_WIDTH, 780)
    ticks = [tick for tick in TICKS if limits[0] <= tick[0] <= limits[1]]
    lines = [
        (name, "  ".join(f"{row.speed.median:.2f}" for row in rows), [_dot(row) for row in rows])
        for name, rows in ordered
    ]
    return dot_plot(lines, ticks, scale, 1.0)


LEGEND = (
    "<p class=legend><span class=key>■ without MPI</span> <span class=key>● Open MPI</span> "
    "<span class=key>◆ MPICH</span> <span class=key>grey: lowest to highest</span> "
    "<span class=key>❘ what it must reach</span></p>"
)


def _overview(rows: Sequence[MeasuredRow]) -> str:
    chosen = [
        r for r in rows if r.compare == "ratio" and r.subject == "Wasm" and r.against in BASELINES and not r.is_mean
    ]
    if not chosen:
        return ""
    plot = _speeds_plot(_by(chosen, lambda row: row.title))
    return (
        "<section><h2>Speed of Wasm over native, the worst first</h2>"
        "<p>Further right is faster. Several figures, such as all message sizes, are taken together by their geometric "
        f"mean.</p>{LEGEND}<div class=plot>{plot}</div></section>"
    )


def _by(rows: Iterable[MeasuredRow], name: Any) -> dict[str, list[MeasuredRow]]:
    grouped: dict[str, list[MeasuredRow]] = {}
    for row in rows:
        grouped.setdefault(name(row), []).append(row)
    return grouped


def _kernels(rows: Sequence[MeasuredRow]) -> str:
    chosen = [row for row in rows if row.group == "compute"]
    pairs = list(dict.fromkeys((row.subject, row.against) for row in chosen))
    if not pairs:
        return ""
    heads = "".join(f"<th>{escape(subject)}<br><small>over {escape(against)}</small>" for subject, against in pairs)
    lines = []
    for name, of_kernel in _by(chosen, lambda row: row.benchmark).items():
        cells = {(row.subject, row.against): row for row in of_kernel}
        line = "".join(_ratio_cell(cells.get(pair)) for pair in pairs)
        lines.append((cells[pairs[0]].speed.median if pairs[0] in cells else 0.0, name, of_kernel[0].is_mean, line))
    lines.sort(key=lambda entry: (entry[2], entry[0]))
    body = "".join(f'<tr class="{"sum" if mean else ""}"><th>{escape(name)}{line}' for _, name, mean, line in lines)
    return (
        "<section><h2>Compute kernels</h2><p>One C source each, by gcc and by clang; the rate over that of the native "
        f"build.</p><table class=ratios><tr><th>kernel{heads}{body}</table></section>"
    )


def _ratio_cell(row: MeasuredRow | None) -> str:
    if row is None:
        return "<td>"
    value = row.speed.median
    depth = min(abs(value - 1.0) / 0.5, 1.0)
    side = "fast" if value >= 1.0 else "slow"
    spread = f"{row.speed.lowest:.3f} to {row.speed.highest:.3f}"
    return f'<td class={side} style="--depth:{depth:.2f}" title="{spread}">{value:.2f}'


def _messages(rows: Sequence[MeasuredRow]) -> str:
    """Small plots of time as Wasm over native time by message size."""
    plots = []
    chosen = [row for row in rows if row.group == "mpi" and row.compare == "ratio"]
    for name, of_name in _by(chosen, lambda row: row.benchmark).items():
        all_curves = [
            Curve(
                row.mpi,
                [
                    (size, 1.0 / ratio, f"{words} under {MPI_TITLES.get(row.mpi, row.mpi)}")
                    for size, ratio, words in row.by_size
                ],
            )
            for row in of_name
        ]
        if any(len(curve.points) > 1 for curve in all_curves):
            plots.append(curves(name, all_curves, (0.8, 1.0, 1.25), (0.75, 1.35)))
    if not plots:
        return ""
    return (
        "<section><h2>Messages: time as Wasm over native time, by size</h2><p>Lower is faster.</p>"
        "<p class=legend><span class='key openmpi'>● Open MPI</span> <span class='key mpich'>● MPICH</span></p>"
        f"<div class=small>{''.join(plots)}</div></section>"
    )


def _call_costs(rows: Sequence[MeasuredRow]) -> str:
    chosen = [row for row in rows if row.group == "mpi" and row.compare == "difference" and row.unit == "ns"]
    if not chosen:
        return ""
    grouped = _by(chosen, lambda row: row.figure_names[0] if len(row.figure_names) == 1 else row.title)
    ordered = sorted(grouped.items(), key=lambda item: -max(row.median for row in item[1]))
    highest = max(20.0, *(row.median for row in chosen))
    lowest = min(0.0, *(row.median for row in chosen))
    scale = Scale(max(lowest, -30.0), highest, LABEL_WIDTH, 780, logarithmic=False)
    lines = []
    for name, of_name in ordered:
        dots = [
            Dot(
                row.median,
                row.lowest,
                row.highest,
                SHAPES.get(row.mpi, "square"),
                f"{name}, {MPI_TITLES.get(row.mpi, row.mpi)}: {row.median:+.1f} ns",
                row.meets_target is not False,
                row.target,
            )
            for row in of_name
        ]
        lines.append((name, "  ".join(f"{row.median:+.0f} ns" for row in of_name), dots))
    ticks = [
        (value, f"{value:+.0f} ns" if value else "0") for value in (-30.0, 0.0, 15.0, 30.0, 60.0, 90.0, 120.0, 150.0)
    ]
    ticks = [tick for tick in ticks if scale.lowest <= tick[0] <= scale.highest]
    return (
        "<section><h2>What a call costs more than natively</h2><p>Calls that have next to nothing to do. Further left "
        f"is cheaper.</p>{LEGEND}<div class=plot>{dot_plot(lines, ticks, scale, 0.0)}</div></section>"
    )


def _amounts(rows: Sequence[MeasuredRow]) -> str:
    """Start-up, memory, sizes: plain numbers."""
    chosen = [row for row in rows if row.group == "start-up"]
    if not chosen:
        return ""
    body = "".join(
        f"<tr><th>{escape(row.title)}<td>{escape(MPI_TITLES.get(row.mpi, row.mpi))}<td>{_amount(row, 'native')}"
        f"<td>{_amount(row, 'wasm')}<td>{escape(row.outcome)}<td class={row.verdict_class}>{escape(row.verdict)}"
        for row in chosen
    )
    return (
        "<section><h2>Start-up and footprint</h2><table><tr><th>what<th>MPI<th>native<th>Wasm<th>outcome<th>aim"
        f"{body}</table></section>"
    )


def _amount(row: MeasuredRow, side: str) -> str:
    values = [statistics.median(figure[side]) for figure in row.figures if figure[side]]
    if not values or (side == "native" and row.compare == "wasm" and not any(values)):
        return ""
    return escape(f"{number(max(values))} {row.unit}")


def _everything(rows: Sequence[MeasuredRow]) -> str:
    body = "".join(
        f"<tr><td>{escape(row.group)}<th>{escape(row.title)}<td>{escape(MPI_TITLES.get(row.mpi, row.mpi))}"
        f"<td>{escape(row.subject)} / {escape(row.against)}"
        f"<td>{_amount(row, 'native') if len(row.figures) == 1 else ''}"
        f"<td>{_amount(row, 'wasm') if len(row.figures) == 1 else ''}"
        f"<td>{escape(row.outcome)}<td>{escape(row.spread_text)}"
        f"<td class={row.verdict_class}>{escape(row.verdict)}"
        for row in rows
    )
    return (
        "<section><h2>Every line</h2><details><summary>the table with spread and aims</summary><table>"
        "<tr><th>group<th>what<th>MPI<th>compared<th>native<th>Wasm<th>outcome<th>spread<th>aim"
        f"{body}</table></details></section>"
    )
