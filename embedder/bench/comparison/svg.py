"""A little SVG: elements as text, scales, and the two kinds of plots of the report.

Colours and fonts come from the style sheet of the page, by class, so that plots follow its light and dark colours.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

ROW_HEIGHT = 20
LABEL_WIDTH = 230


def element(name: str, content: str = "", **attributes: object) -> str:
    """One element; `class_` and names with underscores become what XML wants."""
    words = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_text(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{words}>{content}</{name}>"


def _text(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


@dataclass(frozen=True)
class Scale:
    """Places values between `lowest` and `highest` on a line of pixels."""

    lowest: float
    highest: float
    start: float
    end: float
    logarithmic: bool = True

    def at(self, value: float) -> float:
        """Where a value is; what is outside sits at the end."""
        value = min(max(value, self.lowest), self.highest)
        if self.logarithmic:
            part = math.log(value / self.lowest) / math.log(self.highest / self.lowest)
        else:
            part = (value - self.lowest) / (self.highest - self.lowest)
        return self.start + part * (self.end - self.start)


@dataclass(frozen=True)
class Dot:
    """One value of a row: with its spread, what it must reach, a shape, and words for whoever points at it."""

    value: float
    lowest: float
    highest: float
    shape: str
    title: str
    good: bool
    target: float | None = None


def picture(width: float, height: float, content: Sequence[str], title: str) -> str:
    """A complete SVG that scales with the page."""
    return element(
        "svg",
        element("title", escape(title)) + "".join(content),
        viewBox=f"0 0 {width:g} {height:g}",
        width=f"{width:g}",
        height=f"{height:g}",
        role="img",
        aria_label=title,
    )


def text(x: float, y: float, words: str, class_: str = "", anchor: str = "start") -> str:
    """A line of text."""
    return element("text", escape(words), x=x, y=y, class_=class_, text_anchor=anchor)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    """A straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def mark(shape: str, x: float, y: float, class_: str, title: str) -> str:
    """A mark of a dot plot: circle, diamond or square."""
    words = element("title", escape(title))
    if shape == "circle":
        return element("circle", words, cx=x, cy=y, r=4.5, class_=class_)
    size = 5.5 if shape == "diamond" else 4.0
    points = [(0, -size), (size, 0), (0, size), (-size, 0)]
    if shape == "square":
        points = [(-size, -size), (size, -size), (size, size), (-size, size)]
    return element("polygon", words, points=" ".join(f"{x + a:.1f},{y + b:.1f}" for a, b in points), class_=class_)


def dot_plot(
    rows: Sequence[tuple[str, str, Sequence[Dot]]], ticks: Sequence[tuple[float, str]], scale: Scale, origin: float
) -> str:
    """A row for each label: stems from the origin to its dots, with their spread and targets; ticks above and below.

    A row is its label, a remark at the right, and its dots.
    """
    height = (len(rows) + 3) * ROW_HEIGHT
    top, bottom = 1.5 * ROW_HEIGHT, height - 1.5 * ROW_HEIGHT
    parts = []
    for value, words in ticks:
        x = scale.at(value)
        parts.append(line(x, top, x, bottom, "origin" if value == origin else "grid"))
        parts += [text(x, top - 7, words, "tick", "middle"), text(x, bottom + 15, words, "tick", "middle")]
    for place, (label, remark, dots) in enumerate(rows):
        y = top + (place + 0.5) * ROW_HEIGHT
        parts.append(text(LABEL_WIDTH - 12, y + 4, label, "label", "end"))
        parts.append(text(scale.end + 12, y + 4, remark, "value"))
        for dot in dots:
            kind = "good" if dot.good else "bad"
            parts.append(line(scale.at(origin), y, scale.at(dot.value), y, f"stem {kind}"))
            parts.append(line(scale.at(dot.lowest), y, scale.at(dot.highest), y, "spread"))
            if dot.target is not None:
                x = scale.at(dot.target)
                parts.append(line(x, y - 6, x, y + 6, "target"))
        parts += [
            mark(dot.shape, scale.at(dot.value), y, f"dot {'good' if dot.good else 'bad'}", dot.title) for dot in dots
        ]
    return picture(scale.end + 120, height, parts, "; ".join(label for label, _, _ in rows[:8]))


@dataclass(frozen=True)
class Curve:
    """A line of a plot over sizes: points, and a class that colours it."""

    class_: str
    points: Sequence[tuple[float, float, str]]  # x, y, words


def curves(title: str, all_curves: Sequence[Curve], ticks: Sequence[float], limits: tuple[float, float]) -> str:
    """A small plot of ratios over message sizes, one of many: sizes at equal distances, 1 in the middle."""
    width, height, left, right, top, bottom = 250, 150, 36, 10, 26, 24
    sizes = sorted({x for curve in all_curves for x, _, _ in curve.points})
    step = (width - left - right) / max(len(sizes) - 1, 1)
    places = {size: left + index * step for index, size in enumerate(sizes)}
    y_scale = Scale(*limits, height - bottom, top)
    parts = [text(left, 15, title, "label strong")]
    for tick in ticks:
        y = y_scale.at(tick)
        parts.append(line(left, y, width - right, y, "origin" if tick == 1.0 else "grid"))
        parts.append(text(left - 5, y + 4, f"{tick:g}", "tick", "end"))
    for index in {0, len(sizes) // 2, len(sizes) - 1}:
        anchor = "start" if index == 0 else "end" if index == len(sizes) - 1 else "middle"
        parts.append(text(places[sizes[index]], height - 7, bytes_text(sizes[index]), "tick", anchor))
    for curve in all_curves:
        points = [(places[x], y_scale.at(y), words) for x, y, words in curve.points]
        parts.append(
            element(
                "polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y, _ in points), class_=f"curve {curve.class_}"
            )
        )
        parts += [
            element("circle", element("title", escape(words)), cx=x, cy=y, r=2.5, class_=f"point {curve.class_}")
            for x, y, words in points
        ]
    return picture(width, height, parts, title)


def bytes_text(size: float) -> str:
    """0 B, 512 B, 4 KiB, 2 MiB."""
    for unit, factor in (("MiB", 1 << 20), ("KiB", 1 << 10)):
        if size >= factor:
            return f"{size / factor:.3g} {unit}"
    return f"{size:.0f} B"
