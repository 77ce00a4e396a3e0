"""Differences of the latest run: failing tests, and speeds that differ from those of the last week."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from .history import Record

WATCHED = "_speed"


@dataclass(frozen=True)
class Change:
    """One thing that a person should look at."""

    name: str
    says: str
    is_failure: bool


def usual(records: list[Record], test: str, figure: str) -> float | None:
    """The median of a figure over the runs that include its test, if there are any."""
    numbers = [
        one.outcomes[test].values[figure].number
        for one in records
        if test in one.outcomes and figure in one.outcomes[test].values
    ]
    return median(numbers) if numbers else None


def find_changes(
    latest: Record, week: list[Record], threshold: float | None = None, whole: bool = True
) -> list[Change]:
    """Failures first; then each speed that differs from the week's median by more than a factor of 1 + `threshold`,
    or that of the test where none is given.

    Slower and faster figures are both named, because an unexplained gain is as suspicious as a loss. A test
    of the previous run that is missing is named too, unless only a part of the tests was requested.
    """
    changes = [
        Change(outcome.name, f"{outcome.result}: {outcome.reason or 'no reason given'}", True)
        for outcome in latest.outcomes.values()
        if outcome.failed
    ]
    for outcome in latest.outcomes.values():
        for figure, value in outcome.values.items():
            before = usual(week, outcome.name, figure)
            if not figure.endswith(WATCHED) or before is None or before <= 0 or value.number <= 0:
                continue
            slower = value.number < before
            factor = before / value.number if slower else value.number / before
            if factor > 1 + (outcome.threshold if threshold is None else threshold):
                direction = "slower" if slower else "faster"
                what = f"{figure} {value.number:.3f}, in the last week {before:.3f}: {factor:.2f} times {direction}"
                changes.append(Change(outcome.name, what, False))
    ran = {name for one in week[-1:] for name in one.outcomes} if whole else set()
    changes += [
        Change(name, "ran in the previous run, but not in this one", True)
        for name in sorted(ran - set(latest.outcomes))
    ]
    return changes
