"""The table of tests, the same in all reports: what each line shows, and how numbers are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from .verdicts import MET, MISSED, NOT_DECIDED

# How a verdict looks; the word stands beside it.
CLASSES = {MET: "good", "passed": "good", MISSED: "bad", "failed": "bad", NOT_DECIDED: "open", "": "none"}


@dataclass(frozen=True)
class Line:
    """A test natively and as Wasm. What is empty is not shown."""

    name: str
    remark: str
    verdict: str
    native: str = ""
    wasm: str = ""
    ratio: str = ""
    spread: str = ""
    strip: Markup = Markup("")
    limit: str = ""
    # Why it is so, or what changed.
    note: str = ""
    usual: str = ""
    history: Markup = Markup("")
    link: str = ""

    @property
    def style(self) -> str:
        return CLASSES[self.verdict]


@dataclass(frozen=True)
class Group:
    """Tests of one kind, under a heading to which the page links."""

    name: str
    title: str
    lines: Sequence[Line]
    # What the third figure of a line is.
    measure: str = "Wasm to native"

    def has(self, column: str) -> bool:
        """Whether a line has something to show there."""
        return any(getattr(line, column) for line in self.lines)


def rounded(value: float) -> str:
    """Three significant digits, without an exponent: 0.0213, 4.03, 12 300."""
    if value == 0:
        return "0"
    size = abs(value)
    digits = 0
    while size < 100 and digits < 9:
        size *= 10
        digits += 1
    # 1.00 has no more digits than were measured; 0.5 of a second needs no zeros behind it.
    text = f"{value:.{digits}f}" if digits else f"{float(f'{value:.3g}'):,.0f}"
    return text.replace(",", "\N{NARROW NO-BREAK SPACE}")


# Units that change their name with their size: (unit, factor to the next, that one).
LARGER = {"ns": (1000, "us"), "us": (1000, "ms"), "ms": (1000, "s"), "MB/s": (1000, "GB/s"), "MiB/s": (1024, "GiB/s")}
WRITTEN = {"us": "µs"}


def amount(value: float, unit: str) -> str:
    """A number with its unit: 0.21 µs, 2.5 ms, 13.2 GiB/s."""
    while unit in LARGER and abs(value) >= LARGER[unit][0]:
        factor, unit = LARGER[unit]
        value /= factor
    return f"{rounded(value)}\N{NO-BREAK SPACE}{WRITTEN.get(unit, unit)}".rstrip("\N{NO-BREAK SPACE}")


def ratio_text(value: float) -> str:
    """A ratio to native: two digits after the point, more where that says nothing."""
    return f"{value:.2f}" if value >= 0.1 else rounded(value)


def range_text(lowest: float, highest: float) -> str:
    return f"{ratio_text(lowest)} to {ratio_text(highest)}"
