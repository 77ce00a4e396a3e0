"""Differences of the latest run: failing tests, and speeds that differ from those of the last week."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from .history import Outcome, Record
from .names import HIGHEST, LOWEST, SPEED
from .shared import is_noise


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


def spread_of(outcome: Outcome, name: str) -> tuple[float, float]:
    """The lowest and the highest speed of the rounds; the speed itself where these were not recorded."""
    speed = outcome.values[name + SPEED]
    lowest, highest = (outcome.values.get(name + end, speed).number for end in (LOWEST, HIGHEST))
    return lowest, highest


def figures_of(outcome: Outcome) -> list[str]:
    """The names of what was compared, without their endings."""
    return [name.removesuffix(SPEED) for name in outcome.values if name.endswith(SPEED)]


def find_changes(
    latest: Record, week: list[Record], threshold: float | None = None, whole: bool = True
) -> list[Change]:
    """Failures first; then each speed that differs from the week's median by more than a factor of 1 + `threshold`,
    or that of the test where none is given, unless it scatters by more than the threshold and the difference.

    Slower and faster figures are both named, because an unexplained gain is as suspicious as a loss. A test
    of the previous run that is missing is named too, unless only a part of the tests was requested.
    """
    changes = [
        Change(outcome.name, f"{outcome.result}: {outcome.reason or 'no reason given'}", True)
        for outcome in latest.outcomes.values()
        if outcome.failed
    ]
    for outcome in latest.outcomes.values():
        allowed = outcome.threshold if threshold is None else threshold
        for name in figures_of(outcome):
            speed = outcome.values[name + SPEED].number
            before = usual(week, outcome.name, name + SPEED)
            if before is None or before <= 0 or speed <= 0:
                continue
            factor = max(before / speed, speed / before)
            if factor > 1 + allowed and not is_noise(speed, *spread_of(outcome, name), before, allowed):
                direction = "slower" if speed < before else "faster"
                what = f"{name}{SPEED} {speed:.3f}, in the last week {before:.3f}: {factor:.2f} times {direction}"
                changes.append(Change(outcome.name, what, False))
    ran = {name for one in week[-1:] for name in one.outcomes} if whole else set()
    changes += [
        Change(name, "ran in the previous run, but not in this one", True)
        for name in sorted(ran - set(latest.outcomes))
    ]
    return changes
