"""Statistics of interleaved runs: each native run is paired with the Wasm run next to it, and the
figure of merit is the median over the pairs, so that slow drifts of the machine cancel out."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


def geometric_mean(values: Iterable[float]) -> float:
    """The n-th root of the product of n positive numbers."""
    logarithms = [math.log(value) for value in values]
    if not logarithms:
        raise ValueError("the geometric mean of nothing")
    return math.exp(math.fsum(logarithms) / len(logarithms))


@dataclass(frozen=True)
class Spread:
    """The middle and the ends of a few values."""

    median: float
    lowest: float
    highest: float

    @staticmethod
    def of(values: Sequence[float]) -> Spread:
        """The spread of at least one value."""
        return Spread(statistics.median(values), min(values), max(values))


@dataclass(frozen=True)
class PairedFigure:
    """One figure in every pair of runs."""

    name: str
    unit: str
    native: tuple[float, ...]
    wasm: tuple[float, ...]

    def __post_init__(self) -> None:
        if len(self.native) != len(self.wasm) or not self.native:
            raise ValueError(f"{self.name}: native and Wasm values do not form pairs")

    def ratios(self) -> tuple[float, ...]:
        """Wasm over native, pair by pair."""
        return tuple(wasm / native if native > 0.0 else math.inf for native, wasm in zip(self.native, self.wasm))

    def middle(self) -> int:
        """The place of the pair whose ratio is the median; of an even number, the lower of the two in the middle."""
        ratios = self.ratios()
        return sorted(range(len(ratios)), key=ratios.__getitem__)[(len(ratios) - 1) // 2]

    def differences(self) -> tuple[float, ...]:
        """Wasm minus native, pair by pair."""
        return tuple(wasm - native for native, wasm in zip(self.native, self.wasm))


def mean_ratios(figures: Sequence[PairedFigure]) -> tuple[float, ...]:
    """For each pair of runs, the geometric mean of the ratios of all figures."""
    return tuple(geometric_mean(ratios) for ratios in zip(*(f.ratios() for f in figures)))


def largest_differences(figures: Sequence[PairedFigure]) -> tuple[float, ...]:
    """For each pair of runs, the largest of the differences of all figures."""
    return tuple(max(column) for column in zip(*(f.differences() for f in figures)))


def largest_wasm_values(figures: Sequence[PairedFigure]) -> tuple[float, ...]:
    """For each pair of runs, the largest of the Wasm values of all figures."""
    return tuple(max(column) for column in zip(*(f.wasm for f in figures)))
