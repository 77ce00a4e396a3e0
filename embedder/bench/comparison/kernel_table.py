"""The table of the compute kernels: every build compared with every other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .rows import MeasuredRow


@dataclass(frozen=True)
class Cell:
    """A ratio with the depth of its background."""

    value: str
    spread: str
    side: str
    depth: float


@dataclass(frozen=True)
class Kernel:
    """The ratios of one kernel, in the order of the columns."""

    name: str
    is_mean: bool
    first: float
    cells: list[Cell | None]


def cell_of(row: MeasuredRow | None) -> Cell | None:
    if row is None:
        return None
    value = row.speed.median
    return Cell(
        value=f"{value:.2f}",
        spread=f"{row.speed.lowest:.2f} to {row.speed.highest:.2f}",
        side="fast" if value >= 1.0 else "slow",
        depth=min(abs(value - 1.0) / 0.5, 1.0),
    )


def kernel_table(rows: Sequence[MeasuredRow]) -> dict[str, Any]:
    """The pairs of builds that are the columns; and the lines, the slowest first, their mean last."""
    chosen = [row for row in rows if row.group == "compute"]
    pairs = list(dict.fromkeys((row.subject, row.against) for row in chosen))
    found: dict[str, dict[tuple[str, str], MeasuredRow]] = {}
    for row in chosen:
        found.setdefault(row.benchmark, {})[row.subject, row.against] = row
    lines = []
    for name, of_kernel in found.items():
        first = of_kernel[pairs[0]].speed.median if pairs[0] in of_kernel else 0.0
        is_mean = next(iter(of_kernel.values())).is_mean
        lines.append(Kernel(name, is_mean, first, [cell_of(of_kernel.get(pair)) for pair in pairs]))
    return {"pairs": pairs, "lines": sorted(lines, key=lambda line: (line.is_mean, line.first))}
