"""The table for people and the document for programs."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

from .agreement import Agreement
from .measure import ComparedRow, Comparison
from .pairs import PairedFigure, Spread

HEADINGS = ("benchmark", "figure", "native", "Wasm", "Wasm/native", "spread", "target", "")


def table(comparisons: Sequence[Comparison], details: bool) -> str:
    """One line per row of the suite, with `details` also one per figure."""
    lines: list[tuple[str, ...]] = [HEADINGS]
    for comparison in comparisons:
        for row in comparison.rows:
            lines.append(_line(comparison, row))
            if details and len(row.figures) > 1:
                lines.extend(_detail(row, figure) for figure in row.figures)
    return aligned(lines, left=2)


def aligned(lines: Sequence[Sequence[str]], left: int) -> str:
    """Columns as wide as their longest cell; the first `left` of them start at the left."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    text = []
    for line in lines:
        cells = [
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths))
        ]
        text.append("  ".join(cells).rstrip())
    return "\n".join(text)


def number(value: float) -> str:
    """Four significant digits."""
    return f"{value:.4g}"


def _line(comparison: Comparison, row: ComparedRow) -> tuple[str, ...]:
    first = row.figures[0]
    if len(row.figures) == 1:
        native = f"{number(statistics.median(first.native))} {first.unit}"
        wasm = f"{number(statistics.median(first.wasm))} {first.unit}"
    else:
        native = wasm = ""
    return (
        comparison.benchmark.name,
        _figure_title(row),
        native,
        wasm,
        *_value_and_spread(row.row.compare, row.spread, first.unit),
        row.row.target_text,
        row.verdict,
    )


def _figure_title(row: ComparedRow) -> str:
    if len(row.figures) == 1:
        return row.figures[0].name
    what = {"ratio": "geometric mean", "difference": "largest", "wasm": "largest"}
    return f"{', '.join(row.row.figures)}: {what[row.row.compare]} of {len(row.figures)}"


def _value_and_spread(compare: str, spread: Spread, unit: str) -> tuple[str, str]:
    if compare == "ratio":
        return f"{spread.median:.3f}", f"{spread.lowest:.3f}..{spread.highest:.3f}"
    sign = "+" if compare == "difference" else ""
    ends = f"{spread.lowest:{sign}.3g}..{spread.highest:{sign}.3g}"
    return f"{spread.median:{sign}.3g} {unit}", ends


def _detail(row: ComparedRow, figure: PairedFigure) -> tuple[str, ...]:
    ratio = Spread.of(figure.ratios())
    return (
        "",
        f"  {figure.name}",
        f"{number(statistics.median(figure.native))} {figure.unit}",
        f"{number(statistics.median(figure.wasm))} {figure.unit}",
        f"{ratio.median:.3f}",
        f"{ratio.lowest:.3f}..{ratio.highest:.3f}",
        "",
        "",
    )


def document(comparison: Comparison) -> dict[str, Any]:
    """Everything that was measured, and what it came down to."""
    benchmark = comparison.benchmark
    return {
        "group": benchmark.group,
        "benchmark": benchmark.name,
        "program": benchmark.program,
        "ranks": benchmark.ranks,
        "mpi": comparison.library.name,
        "answers": answers_document(comparison.worst_agreement),
        "rows": [row_document(row) for row in comparison.rows],
    }


def answers_document(worst: Agreement) -> dict[str, Any]:
    """How well the answers agree."""
    return {
        "compared": worst.compared,
        "identical": worst.identical,
        "acceptable": worst.acceptable,
        "largest_difference": worst.largest_difference,
    }


def row_document(row: ComparedRow, subject: str = "Wasm", against: str = "native") -> dict[str, Any]:
    """A row: what is compared with what, the outcome, and every measurement ("native" is what `against` names)."""
    return {
        "subject": subject,
        "against": against,
        "compare": row.row.compare,
        "better": row.row.better,
        "target": row.row.target,
        "meets_target": row.meets_target,
        "median": row.spread.median,
        "lowest": row.spread.lowest,
        "highest": row.spread.highest,
        "figures": [
            {
                "name": figure.name,
                "unit": figure.unit,
                "native": list(figure.native),
                "wasm": list(figure.wasm),
            }
            for figure in row.figures
        ],
    }
