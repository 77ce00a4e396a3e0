"""The rows of a JSON document of compare.py, as the page shows them."""

from __future__ import annotations

import re
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from html_report.lines import amount
from html_report.verdicts import verdict

from .pairs import Spread


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

    def values(self, side: str) -> list[float]:
        """The median of each figure on a side, native or wasm."""
        return [statistics.median(figure[side]) for figure in self.figures if figure[side]]

    @property
    def verdict(self) -> str:
        """Whether it reaches its target: met, missed, not decided; empty without a target."""
        if self.target is None:
            return ""
        return verdict(self.median, self.lowest, self.highest, self.target, self.better == "higher")

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
                    f"{figure['name']}: {ratio:.3f} of {amount(statistics.median(figure['native']), figure['unit'])}"
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
            **{key: row[key] for key in ("subject", "against", "compare", "better", "target")},
            **{key: row[key] for key in ("median", "lowest", "highest")},
        )
        for comparison in document["comparisons"]
        for row in comparison["rows"]
    ]
