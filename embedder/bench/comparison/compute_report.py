"""The compute kernels as a table for people and as documents for programs."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

from html_report.verdicts import MET

from .compute import GROUP, WASM, KernelComparison, Versus, mean_of
from .report import aligned, answers_document, number, row_document

ALL = "all kernels"


def table(comparisons: Sequence[KernelComparison]) -> str:
    """A line for each kernel, the worst first: the native rate, and Wasm over each native side."""
    means = mean_of(comparisons)
    natives = [versus.against for versus in means if versus.subject == WASM]
    others = [versus.subject for versus in means if versus.subject not in (WASM, *natives)]
    heading = ("kernel", natives[0], *(f"Wasm / {native}" for native in natives), "spread")
    lines: list[tuple[str, ...]] = [(*heading, *(f"{other} / {natives[0]}" for other in others), "")]
    for comparison in sorted(comparisons, key=lambda one: one.pairs[0].row.spread.median):
        lines.append(_line(comparison.name, comparison.pairs, others))
    lines.append(_line("geometric mean", means, others))
    return aligned(lines, left=1)


def _line(name: str, pairs: Sequence[Versus], others: Sequence[str]) -> tuple[str, ...]:
    first = pairs[0]
    figure = first.row.figures[0]
    spread = first.row.spread
    return (
        name,
        f"{number(statistics.median(figure.native))} {figure.unit}" if figure.unit else "",
        *(f"{pair.row.spread.median:.3f}" for pair in pairs if pair.subject == WASM),
        f"{spread.lowest:.3f}..{spread.highest:.3f}",
        *(f"{pair.row.spread.median:.3f}" for other in others for pair in pairs if pair.subject == other),
        "" if first.row.verdict in ("", MET) else f"{first.row.verdict} {first.row.row.target_text}",
    )


def documents(comparisons: Sequence[KernelComparison]) -> list[dict[str, Any]]:
    """All that was measured, and the means."""
    each = [
        {
            "group": GROUP,
            "benchmark": one.name,
            "program": one.program,
            "ranks": 0,
            "mpi": "",
            "answers": answers_document(one.agreement),
            "rows": _rows(one.pairs),
        }
        for one in comparisons
    ]
    return [*each, {"group": GROUP, "benchmark": ALL, "ranks": 0, "mpi": "", "rows": _rows(mean_of(comparisons))}]


def _rows(pairs: Sequence[Versus]) -> list[dict[str, Any]]:
    return [row_document(pair.row, pair.subject, pair.against) for pair in pairs]
