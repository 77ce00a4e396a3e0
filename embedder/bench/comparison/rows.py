"""The rows of a JSON document of compare.py, as the page shows them."""

from __future__ import annotations

import re
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .pairs import Spread
from .report import number


@dataclass(frozen=True)
class MeasuredRow:
    """One row of one benchmark under one MPI library."""

    group: str
    benchmark: str
    mpi: str
    subject: str
    against: str
    compare: str
    better: str
    target: float | None
    meets_target: bool | None
    median: float
    lowest: float
    highest: float
    figures: tuple[dict[str, Any], ...]
    is_only_row: bool
    is_mean: bool

    @property
    def unit(self) -> str:
        """Of the figures."""
        return str(self.figures[0]["unit"])

    @property
    def figure_names(self) -> list[str]:
        """What the program calls them."""
        return [str(figure["name"]) for figure in self.figures]

    @property
    def title(self) -> str:
        """The benchmark, and which of its figures when it has several rows."""
        if self.is_only_row:
            return self.benchmark
        names = self.figure_names
        common = names[0] if len(names) == 1 else f"{names[0].partition('[')[0]}[*]"
        return f"{self.benchmark} {common}"

    @property
    def speed(self) -> Spread:
        """The ratio, turned so that more is faster."""
        if self.better == "higher":
            return Spread(self.median, self.lowest, self.highest)
        return Spread(*(1.0 / max(value, 1e-9) for value in (self.median, self.highest, self.lowest)))

    @property
    def target_speed(self) -> float | None:
        """What the speed must reach."""
        if self.target is None or self.compare != "ratio":
            return None
        return self.target if self.better == "higher" else 1.0 / self.target

    @property
    def outcome(self) -> str:
        """The value that the row comes down to, as a person writes it."""
        if self.compare == "ratio":
            return f"{self.median:.3f}"
        sign = "+" if self.compare == "difference" else ""
        return f"{format(self.median, f'{sign}.4g')} {self.unit}"

    @property
    def spread_text(self) -> str:
        """From the lowest to the highest."""
        return f"{number(self.lowest)} .. {number(self.highest)}"

    @property
    def verdict(self) -> str:
        """What it must reach, and whether it does."""
        if self.target is None:
            return ""
        sign = "≥" if self.better == "higher" else "≤"
        return f"{'met' if self.meets_target else 'missed'}: {sign} {self.target:g}"

    @property
    def verdict_class(self) -> str:
        """For the style sheet."""
        return "none" if self.meets_target is None else "good" if self.meets_target else "bad"

    @property
    def by_size(self) -> list[tuple[float, float, str]]:
        """For figures such as latency[1024]: size, speed and words, in the order of sizes."""
        points = []
        for figure in self.figures:
            found = re.fullmatch(r".*\[(\d+)\]", figure["name"])
            if found:
                ratio = statistics.median(w / n for n, w in zip(figure["native"], figure["wasm"]) if n > 0)
                speed = ratio if self.better == "higher" else 1.0 / ratio
                words = (
                    f"{figure['name']}: {ratio:.3f} of {number(statistics.median(figure['native']))} {figure['unit']}"
                )
                points.append((float(found.group(1)), speed, words))
        return sorted(points)


def is_only_row(row: dict[str, Any], rows: Sequence[dict[str, Any]]) -> bool:
    """Whether a benchmark has no other figures that are compared in the same way, so that its name says enough."""
    alike = [other for other in rows if row["compare"] == "ratio" == other["compare"]] or rows
    return len({tuple(figure["name"] for figure in other["figures"]) for other in alike}) == 1


def measured_rows(document: dict[str, Any]) -> list[MeasuredRow]:
    """All rows in the order of the document."""
    return [
        MeasuredRow(
            group=comparison["group"],
            benchmark=comparison["benchmark"],
            mpi=comparison["mpi"],
            figures=tuple(row["figures"]),
            is_only_row=is_only_row(row, comparison["rows"]),
            is_mean="program" not in comparison,
            **{key: row[key] for key in ("subject", "against", "compare", "better", "target", "meets_target")},
            **{key: row[key] for key in ("median", "lowest", "highest")},
        )
        for comparison in document["comparisons"]
        for row in comparison["rows"]
    ]
