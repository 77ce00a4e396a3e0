"""Whether a measured value reaches its limit. A measurement that scatters too much decides nothing."""

from __future__ import annotations

from collections.abc import Iterable

MET = "met"
MISSED = "missed"
NOT_DECIDED = "not decided"
# For measurements that have no threshold of their own.
THRESHOLD = 0.05
# A share of the processors' time in other work that shows in the figures.
BUSY = 0.1


def is_noise(value: float, lowest: float, highest: float, other: float, threshold: float = THRESHOLD) -> bool:
    """Whether nothing can be said about which of two values is larger: the spread is wider than the threshold, a
    fraction of the value, and than the distance to the other value."""
    width = highest - lowest
    return width > threshold * max(abs(value), abs(other)) and abs(value - other) < width


def verdict(
    value: float,
    lowest: float,
    highest: float,
    limit: float,
    higher_is_better: bool = True,
    threshold: float = THRESHOLD,
) -> str:
    """MET, MISSED or NOT_DECIDED."""
    if is_noise(value, lowest, highest, limit, threshold):
        return NOT_DECIDED
    return MET if (value >= limit if higher_is_better else value <= limit) else MISSED


def of_several(verdicts: Iterable[str]) -> str:
    """All must be met."""
    found = set(verdicts)
    return next((one for one in (MISSED, NOT_DECIDED) if one in found), MET)


def counted(number: int, all_of_them: int, verb: str, others: dict[str, int]) -> str:
    """ "34 of 36 passed, 1 failed, 1 not decided"."""
    return ", ".join([f"{number} of {all_of_them} {verb}", *(f"{n} {word}" for word, n in others.items() if n)])
