"""The report of a site as one HTML file: result, regressions, and the history of every speed."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from .changes import WATCHED, Change, usual
from .history import Outcome, Record
from .run import ROOT

sys.path.insert(0, str(ROOT / "embedder" / "bench"))
from html_report.charts import sparkline  # noqa: E402
from html_report.render import render  # noqa: E402

TEMPLATE = Path(__file__).with_name("page.html.jinja")


@dataclass(frozen=True)
class Speed:
    """One line of the table of speeds."""

    test: str
    where: str
    figure: str
    native: str
    wasm: str
    speed: float
    usual: float | None
    moved: bool
    chart: str


def figures_of(outcome: Outcome) -> list[str]:
    return [name.removesuffix(WATCHED) for name in outcome.values if name.endswith(WATCHED)]


def shown(outcome: Outcome, name: str) -> str:
    value = outcome.values.get(name)
    return f"{value.number:.4g} {value.unit}" if value else ""


def speed_of(outcome: Outcome, figure: str, records: list[Record], week: list[Record], moved: bool) -> Speed:
    key = figure + WATCHED
    speed = outcome.values[key].number
    history = [
        one.outcomes[outcome.name].values[key].number
        for one in records
        if outcome.name in one.outcomes and key in one.outcomes[outcome.name].values
    ]
    return Speed(
        test=outcome.test,
        where=outcome.where,
        figure=figure,
        native=shown(outcome, figure + "_native"),
        wasm=shown(outcome, figure + "_wasm"),
        speed=speed,
        usual=usual(week, outcome.name, key),
        moved=moved,
        chart=sparkline([*history, speed]),
    )


def verdict(changes: list[Change]) -> str:
    if not changes:
        return "All tests passed, and every speed is as in the last week."
    failures = sum(change.is_failure for change in changes)
    parts = []
    if failures:
        parts.append("1 test failed" if failures == 1 else f"{failures} tests failed")
    if moved := len(changes) - failures:
        parts.append("1 speed changed" if moved == 1 else f"{moved} speeds changed")
    return f"{' and '.join(parts)}."


def write_page(
    place: Path, site: str, latest: Record, records: list[Record], week: list[Record], changes: list[Change]
) -> None:
    """Writes the report; the worst speed comes first."""
    moved = {change.name for change in changes}
    speeds = [
        speed_of(outcome, figure, records, week, outcome.name in moved)
        for outcome in latest.outcomes.values()
        for figure in figures_of(outcome)
    ]
    before = records[-1].marks if records else latest.marks
    changed = [
        f"{name} {value}, was {before[name]}"
        for name, value in latest.marks.items()
        if before.get(name, value) != value
    ]
    text = render(
        TEMPLATE,
        title=f"mpiwasm on {site}",
        latest=latest,
        marks="; ".join(f"{name} {value}" for name, value in latest.marks.items() if name != "site"),
        earlier=len(records),
        new="; ".join(changed),
        verdict=verdict(changes),
        changes=changes,
        speeds=sorted(speeds, key=lambda one: one.speed),
        passed=sorted(
            outcome.name for outcome in latest.outcomes.values() if not figures_of(outcome) and not outcome.failed
        ),
    )
    place.write_text(text, encoding="utf-8")
