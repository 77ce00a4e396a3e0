"""What the project promises about speed: for each promise the figure that rows come to, and whether it holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .pairs import geometric_mean
from .rows import MeasuredRow


@dataclass(frozen=True)
class Goal:
    """One promise."""

    name: str
    value: str
    aim: str
    met: bool


def goals_of(rows: Sequence[MeasuredRow]) -> list[Goal]:
    """Those for which something was measured."""
    goals = [
        *_kernels(rows, "native -O3", 1.0),
        *_worst_kernel(rows),
        *_kernels(rows, "native -O3 -march=native", 0.85),
        *_messages(rows, "openmpi", "Open MPI"),
        *_messages(rows, "mpich", "MPICH"),
        *_worst(rows, "applications", "slowest application", 0.98),
        *_most(rows, "warm-start nothing", "warm start", "ms", 20.0),
        *_most(rows, "first-run empty cache", "first run of a C++ application of 440 kB", "s", 2.0),
        *_most(rows, "first-run after an edit", "the same after an edit", "s", 1.0),
        *_most(rows, "compile-1-MB llvm", "compiling 1 MB, LLVM", "s", 4.0),
        *_most(rows, "compile-1-MB cranelift", "compiling 1 MB, cranelift", "s", 0.5),
        *_most(rows, "start-of-32 processor time", "CPU time of each of 32 ranks, over that of one", "×", 1.2),
        *_most(rows, "memory rss[*]", "memory of a rank above native", "MiB", 40.0),
    ]
    return goals


def _kernels(rows: Sequence[MeasuredRow], against: str, least: float) -> list[Goal]:
    found = [row for row in rows if row.is_mean and row.group == "compute" and row.subject == "Wasm"]
    return [
        Goal(f"compute over {against}", f"{row.median:.2f}", f"≥ {least:g}, geometric mean", row.median >= least)
        for row in found
        if row.against == against
    ]


def _worst_kernel(rows: Sequence[MeasuredRow]) -> list[Goal]:
    found = [
        r for r in rows if r.group == "compute" and not r.is_mean and r.against == "native -O3" and r.subject == "Wasm"
    ]
    if not found:
        return []
    worst = min(found, key=lambda row: row.median)
    return [
        Goal(f"slowest kernel: {worst.benchmark}", f"{worst.median:.2f}", "≥ 0.85 of native -O3", worst.median >= 0.85)
    ]


def _messages(rows: Sequence[MeasuredRow], mpi: str, title: str) -> list[Goal]:
    found = [row for row in rows if row.group == "mpi" and row.mpi == mpi and row.compare == "ratio"]
    if not found:
        return []
    mean = geometric_mean(1.0 / row.speed.median for row in found)
    within = sum(1.0 / row.speed.median <= 1.02 for row in found)
    return [
        Goal(
            f"time of messages, {title}",
            f"{mean:.3f}",
            f"≤ 1.02 each: {within} of {len(found)} patterns",
            within == len(found),
        )
    ]


def _worst(rows: Sequence[MeasuredRow], group: str, name: str, least: float) -> list[Goal]:
    found = [row for row in rows if row.group == group and row.compare == "ratio"]
    if not found:
        return []
    worst = min(found, key=lambda row: row.speed.median)
    return [
        Goal(
            f"{name}: {worst.benchmark}",
            f"{worst.speed.median:.2f}",
            f"≥ {least:g} of native",
            worst.speed.median >= least,
        )
    ]


def _most(rows: Sequence[MeasuredRow], title: str, name: str, unit: str, most: float) -> list[Goal]:
    found = [row for row in rows if row.title == title]
    if not found:
        return []
    worst = max(row.median for row in found)
    return [Goal(name, f"{worst:.3g} {unit}", f"≤ {most:g} {unit}", worst <= most)]
