"""What is different tonight: failing tests, and speeds that moved away from those of the last week."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from .history import Night

WATCHED = "_speed"


@dataclass(frozen=True)
class Change:
    """One thing that a person should look at."""

    name: str
    says: str
    is_failure: bool


def usual(nights: list[Night], test: str, figure: str) -> float | None:
    """The median of a figure over nights on which its test ran; nothing when there was none."""
    numbers = [
        one.outcomes[test].values[figure].number
        for one in nights
        if test in one.outcomes and figure in one.outcomes[test].values
    ]
    return median(numbers) if numbers else None


def find_changes(tonight: Night, week: list[Night], threshold: float | None = None, whole: bool = True) -> list[Change]:
    """Failures first; then each speed that differs from the week's median by more than a factor of 1 + `threshold`,
    or that of the test where none is given.

    A figure gets slower or faster: both are named, since a gain that nobody made is as suspect as a loss. A test that
    ran the night before and not tonight is named too, unless only a part of the tests was asked for.
    """
    changes = [
        Change(outcome.name, f"{outcome.result}: {outcome.reason or 'no reason given'}", True)
        for outcome in tonight.outcomes.values()
        if outcome.failed
    ]
    for outcome in tonight.outcomes.values():
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
        Change(name, "ran the night before, but not tonight", True) for name in sorted(ran - set(tonight.outcomes))
    ]
    return changes
