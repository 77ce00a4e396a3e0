"""What the project promises about speed: for each promise the figure that rows come to, and whether it holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from html_report.lines import CLASSES, amount, ratio_text
from html_report.verdicts import MET, NOT_DECIDED, of_several, verdict

from .pairs import geometric_mean
from .rows import MeasuredRow


@dataclass(frozen=True)
class Goal:
    """One promise: met, missed or not decided."""

    name: str
    value: str
    aim: str
    verdict: str

    @property
    def style(self) -> str:
        return CLASSES[self.verdict]


def goals_of(rows: Sequence[MeasuredRow]) -> list[Goal]:
    """Those for which something was measured."""
    return [
        *_kernels(rows, "native -O3", 1.0),
        *_worst_kernel(rows),
        *_kernels(rows, "native -O3 -march=native", 0.85),
        *_messages(rows, "openmpi", "Open MPI"),
        *_messages(rows, "mpich", "MPICH"),
        *_slowest_application(rows, 0.98),
        *_most(rows, "warm-start nothing", "warm start", "ms", 20.0),
        *_most(rows, "first-run empty cache", "first run of a C++ application of 440 kB", "s", 2.0),
        *_most(rows, "first-run after an edit", "the same after an edit", "s", 1.0),
        *_most(rows, "compile-1-MB llvm", "compiling 1 MB, LLVM", "s", 4.0),
        *_most(rows, "compile-1-MB cranelift", "compiling 1 MB, cranelift", "s", 0.5),
        *_most(rows, "start-of-32 processor time", "CPU time of each of 32 ranks, over that of one", "×", 1.2),
        *_most(rows, "memory rss[*]", "memory of a rank above native", "MiB", 40.0),
    ]


def _reaches(row: MeasuredRow, least: float) -> str:
    """Whether a speed is at least this."""
    speed = row.speed
    return verdict(speed.median, speed.lowest, speed.highest, least)


def _kernels(rows: Sequence[MeasuredRow], against: str, least: float) -> list[Goal]:
    found = [row for row in rows if row.is_mean and row.group == "compute" and row.subject == "Wasm"]
    return [
        Goal(
            f"compute kernels over {against}",
            ratio_text(row.median),
            f"at least {least:g}, geometric mean",
            _reaches(row, least),
        )
        for row in found
        if row.against == against
    ]


def _worst_kernel(rows: Sequence[MeasuredRow]) -> list[Goal]:
    found = [
        r for r in rows if r.group == "compute" and not r.is_mean and r.against == "native -O3" and r.subject == "Wasm"
    ]
    return _worst(found, "slowest kernel", 0.85, "of native -O3")


def _slowest_application(rows: Sequence[MeasuredRow], least: float) -> list[Goal]:
    found = [row for row in rows if row.group == "applications" and row.compare == "ratio"]
    return _worst(found, "slowest application", least, "of native")


def _worst(rows: Sequence[MeasuredRow], name: str, least: float, what: str) -> list[Goal]:
    if not rows:
        return []
    worst = min(rows, key=lambda row: row.speed.median)
    return [
        Goal(
            f"{name}: {worst.benchmark}",
            ratio_text(worst.speed.median),
            f"at least {least:g} {what}",
            _reaches(worst, least),
        )
    ]


def _messages(rows: Sequence[MeasuredRow], mpi: str, title: str) -> list[Goal]:
    found = [row for row in rows if row.group == "mpi" and row.mpi == mpi and row.compare == "ratio"]
    if not found:
        return []
    mean = geometric_mean(1.0 / row.speed.median for row in found)
    verdicts = [_reaches(row, 1 / 1.02) for row in found]
    open_ones = verdicts.count(NOT_DECIDED)
    undecided = f", {open_ones} not decided" if open_ones else ""
    return [
        Goal(
            f"time of messages, {title}",
            ratio_text(mean),
            f"at most 1.02 each: {verdicts.count(MET)} of {len(found)} patterns{undecided}",
            of_several(verdicts),
        )
    ]


def _most(rows: Sequence[MeasuredRow], title: str, name: str, unit: str, most: float) -> list[Goal]:
    found = [row for row in rows if row.title == title]
    if not found:
        return []
    worst = max(found, key=lambda row: row.median)
    held = verdict(worst.median, worst.lowest, worst.highest, most, higher_is_better=False)
    return [Goal(name, amount(worst.median, unit), f"at most {most:g} {unit}", held)]
