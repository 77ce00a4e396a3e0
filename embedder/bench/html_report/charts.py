"""The charts of the reports, as SVG that follows the colours of the page.

Matplotlib draws each colour of `COLOURS` with a value that stands for it; the value is then replaced by the variable of
the style sheet, so that one chart suits light and dark pages.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import matplotlib
from markupsafe import Markup, escape
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FixedLocator, NullLocator

COLOURS = ("ink", "soft", "line", "good", "bad", "open", "first", "second")
STYLE = Path(__file__).with_name("base.css")
INCH = 96.0  # pixels of a style sheet
POINT = 0.75
TEXT = 12 * POINT
SMALL = 11 * POINT
ROW_HEIGHT = 20
LABEL_WIDTH = 240
REMARK_WIDTH = 120
# Sparklines show at least this band around native speed, so that noise does not look like a change.
BAND = (0.8, 1.2)
# What a strip shows.
STRIP = (0.5, 2.0)


def colour(name: str) -> str:
    """What Matplotlib draws for a colour of the page."""
    return f"#f0e1{COLOURS.index(name):02x}"


@dataclass(frozen=True)
class Dot:
    """One value of a row: its spread, what it must reach, a marker of Matplotlib, a colour of the page, a tooltip."""

    value: float
    lowest: float
    highest: float
    marker: str
    tooltip: str
    colour: str
    target: float | None = None


@dataclass(frozen=True)
class Row:
    """One line of a dot plot; the remark stands to its right."""

    label: str
    remark: str
    dots: Sequence[Dot]


@dataclass(frozen=True)
class Curve:
    """A line over message sizes in a colour of the page; a point is size, ratio and tooltip."""

    colour: str
    points: Sequence[tuple[float, float, str]]


class Chart:
    """A figure of a given size in pixels, with tooltips."""

    def __init__(self, title: str, width: float, height: float) -> None:
        self._title = title
        self._figure = Figure(figsize=(width / INCH, height / INCH), dpi=INCH)
        self._groups: list[tuple[str, str]] = []
        self._size = (width, height)

    def axes(self, left: float, right: float, top: float, bottom: float) -> Axes:
        """Axes without frame, at these distances in pixels from the edges."""
        width, height = self._size
        place = (left / width, bottom / height, (width - left - right) / width, (height - top - bottom) / height)
        axes = self._figure.add_axes(place)
        axes.set_facecolor("none")
        axes.tick_params(length=0, labelcolor=colour("soft"), labelsize=SMALL)
        for spine in axes.spines.values():
            spine.set_visible(False)
        return axes

    def named(self, tooltip: str, style: str = "point") -> str:
        """The name under which an artist is drawn (`gid`), so that it gets a tooltip and a class."""
        self._groups.append((tooltip, style))
        return f"group-{len(self._groups)}"

    def svg(self) -> Markup:
        """The element for a page."""
        settings = {"svg.fonttype": "none", "svg.hashsalt": self._title or "chart", "font.family": "sans-serif"}
        written = io.StringIO()
        with matplotlib.rc_context(settings):
            self._figure.savefig(
                written, format="svg", transparent=True, metadata=dict.fromkeys(("Date", "Creator", "Format", "Type"))
            )
        text = written.getvalue()
        text = text[text.index("<svg") :]
        for name in COLOURS:
            text = text.replace(colour(name), f"var(--{name})")
        for number, (tooltip, style) in enumerate(self._groups, 1):
            title = f"<title>{escape(tooltip)}</title>" if tooltip else ""
            text = text.replace(f'<g id="group-{number}">', f'<g class="{style}">{title}', 1)
        # Without a title it repeats what stands beside it.
        label = f'role="img" aria-label="{escape(self._title)}"' if self._title else 'aria-hidden="true"'
        return Markup(text.replace("<svg ", f"<svg {label} ", 1))


def dot_plot(
    rows: Sequence[Row],
    ticks: Sequence[tuple[float, str]],
    limits: tuple[float, float],
    origin: float,
    logarithmic: bool = True,
) -> Markup:
    """Rows with a line from the origin to each dot, with spreads and targets; tick labels above and below."""
    chart = Chart("; ".join(row.label for row in rows[:8]), 900, (len(rows) + 3) * ROW_HEIGHT)
    axes = chart.axes(LABEL_WIDTH, REMARK_WIDTH, 1.5 * ROW_HEIGHT, 1.5 * ROW_HEIGHT)
    axes.set_xscale("log" if logarithmic else "linear")
    axes.set_xlim(limits)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    for value, _ in ticks:
        axes.axvline(value, color=colour("ink" if value == origin else "line"), linewidth=1 * POINT)
    axes.xaxis.set_major_locator(FixedLocator([value for value, _ in ticks]))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.set_xticklabels([words for _, words in ticks])
    axes.tick_params(axis="x", labeltop=True, labelbottom=True)
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.tick_params(axis="y", labelsize=TEXT, labelcolor=colour("ink"), pad=8)
    for place, row in enumerate(rows):
        axes.annotate(
            row.remark,
            (1, place),
            xycoords=axes.get_yaxis_transform(),
            xytext=(9, 0),
            textcoords="offset points",
            va="center",
            fontsize=SMALL,
            color=colour("soft"),
        )
        for dot in row.dots:
            draw_dot(chart, axes, place, dot, origin, limits)
    return chart.svg()


def draw_dot(chart: Chart, axes: Axes, place: int, dot: Dot, origin: float, limits: tuple[float, float]) -> None:
    """One value; what lies outside the limits is drawn at the edge."""

    def within(value: float) -> float:
        return min(max(value, limits[0]), limits[1])

    kind = colour(dot.colour)
    value = within(dot.value)
    axes.hlines(place, *sorted((within(origin), value)), color=kind, alpha=0.45, linewidth=2 * POINT)
    axes.hlines(place, within(dot.lowest), within(dot.highest), color=colour("soft"), alpha=0.28, linewidth=6 * POINT)
    if dot.target is not None:
        axes.plot([within(dot.target)], [place], marker="|", markersize=9, color=colour("ink"))
    axes.plot(
        [value],
        [place],
        marker=dot.marker,
        markersize=6,
        markeredgewidth=0,
        color=kind,
        clip_on=False,
        gid=chart.named(dot.tooltip),
    )


def strip(value: float, lowest: float, highest: float, limit: float | None, kind: str) -> Markup:
    """One ratio with its spread and limit, from half to twice native speed; the figures stand beside it."""
    chart = Chart("", 110, 22)
    axes = chart.axes(5, 5, 2, 2)
    axes.set_xscale("log")
    axes.set_xlim(STRIP)
    axes.set_ylim(-1, 1)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(NullLocator())
        axis.set_minor_locator(NullLocator())
    axes.axvline(1.0, color=colour("soft"), linewidth=1 * POINT)
    axes.hlines(
        0,
        *(min(max(end, STRIP[0]), STRIP[1]) for end in (lowest, highest)),
        color=colour("soft"),
        alpha=0.45,
        linewidth=6,
    )
    if limit is not None:
        axes.plot([min(max(limit, STRIP[0]), STRIP[1])], [0], marker="|", markersize=12, color=colour("ink"))
    drawn = min(max(value, STRIP[0]), STRIP[1])
    # The form of the marker differs too, for readers who cannot distinguish the colours.
    axes.plot(
        [drawn],
        [0],
        marker={"good": "o", "bad": "X", "open": "D"}.get(kind, "o"),
        markersize=6,
        markeredgewidth=0,
        color=colour(kind if kind in COLOURS else "ink"),
        clip_on=False,
        gid=chart.named("", "value"),
    )
    return chart.svg()


def size_curves(title: str, curves: Sequence[Curve], ticks: Sequence[float], limits: tuple[float, float]) -> Markup:
    """A small chart of ratios over message sizes, which stand at equal distances."""
    chart = Chart(title, 260, 150)
    axes = chart.axes(36, 14, 28, 24)
    sizes = sorted({size for curve in curves for size, _, _ in curve.points})
    places = {size: place for place, size in enumerate(sizes)}
    axes.set_title(title, loc="left", fontsize=TEXT, fontweight="bold", color=colour("ink"), pad=7)
    axes.set_yscale("log")
    axes.set_ylim(limits)
    axes.set_xlim(0, max(len(sizes) - 1, 1))
    axes.yaxis.set_major_locator(FixedLocator(list(ticks)))
    axes.yaxis.set_minor_locator(NullLocator())
    axes.set_yticklabels([f"{tick:g}" for tick in ticks])
    shown = sorted({0, len(sizes) // 2, len(sizes) - 1})
    axes.set_xticks(shown, [bytes_text(sizes[place]) for place in shown])
    for tick in ticks:
        axes.axhline(tick, color=colour("ink" if tick == 1.0 else "line"), linewidth=1 * POINT)
    for curve in curves:
        line = [min(max(ratio, limits[0]), limits[1]) for _, ratio, _ in curve.points]
        axes.plot([places[size] for size, _, _ in curve.points], line, color=colour(curve.colour), linewidth=1.3)
        for (size, _, tooltip), ratio in zip(curve.points, line):
            axes.plot(
                [places[size]],
                [ratio],
                marker="o",
                markersize=3.5,
                markeredgewidth=0,
                clip_on=False,
                color=colour(curve.colour),
                gid=chart.named(tooltip),
            )
    return chart.svg()


def sparkline(speeds: Sequence[float]) -> Markup:
    """Speeds of one test over time; the dashed line is native speed, the dot is the latest run."""
    title = f"{len(speeds)} runs, from {min(speeds):.2f} to {max(speeds):.2f} of native speed"
    chart = Chart(title, 130, 34)
    axes = chart.axes(4, 6, 4, 4)
    axes.set_xlim(0, max(len(speeds) - 1, 1))
    axes.set_ylim(min([*speeds, BAND[0]]), max([*speeds, BAND[1]]))
    axes.xaxis.set_major_locator(NullLocator())
    axes.yaxis.set_major_locator(NullLocator())
    axes.axhline(1.0, color=colour("soft"), linewidth=1 * POINT, linestyle=(0, (3, 3)))
    axes.plot(range(len(speeds)), speeds, color=colour("ink"), linewidth=1.5 * POINT, clip_on=False)
    axes.plot(
        [len(speeds) - 1],
        [speeds[-1]],
        marker="o",
        markersize=6 * POINT,
        markeredgewidth=0,
        color=colour("ink"),
        clip_on=False,
        gid=chart.named(title, "latest"),
    )
    return chart.svg()


def standalone(chart: Markup) -> str:
    """A chart as a file of its own, for pages that show it as an image; it follows the reader's light or dark mode."""
    style = STYLE.read_text(encoding="utf-8").partition("body {")[0]
    return str(chart).replace(">", f"><style>{style}svg {{ background: var(--ground); }}</style>", 1) + "\n"


def bytes_text(size: float) -> str:
    """0 B, 512 B, 4 KiB, 2 MiB."""
    for unit, factor in (("MiB", 1 << 20), ("KiB", 1 << 10)):
        if size >= factor:
            return f"{size / factor:.3g} {unit}"
    return f"{size:.0f} B"
