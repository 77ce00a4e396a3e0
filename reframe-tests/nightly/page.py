"""The report of a site as one HTML file: result, regressions, and every test with its figures and their history."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import geometric_mean
from urllib.parse import quote

from .changes import Change, figures_of, spread_of, usual
from .history import Outcome, Record
from .names import SPEED
from .shared import BUSY, MET, NOT_DECIDED, counted, verdict

# After .shared, which knows where they are.
from html_report.charts import sparkline, strip  # isort: skip
from html_report.lines import CLASSES, Group, Line, amount, range_text, ratio_text  # isort: skip
from html_report.render import render  # isort: skip

TEMPLATE = Path(__file__).with_name("page.html.jinja")
GROUPS = {
    "applications": "Applications",
    "messages": "Messages",
    "libraries": "Numerical libraries",
    "files": "Files",
    "start-up": "Start-up",
    "": "Installation and conformance",
}
PASSED, FAILED = "passed", "failed"
# Of a file of output that a link leads to; the first that is there.
OUTPUTS = ("rfm_job.out", "rfm_build.out", "")


@dataclass(frozen=True)
class Report:
    """What the lines of the page are made of."""

    place: Path  # of the page, for links
    latest: Record
    records: Sequence[Record]
    week: Sequence[Record]
    moved: frozenset[str]  # tests with a changed speed


def result_of(outcome: Outcome) -> str:
    """PASSED, FAILED, or NOT_DECIDED if nothing failed and a speed scatters too much."""
    if outcome.failed:
        return FAILED
    verdicts = {verdict_of(outcome, figure) for figure in figures_of(outcome)}
    return NOT_DECIDED if NOT_DECIDED in verdicts else PASSED


def verdict_of(outcome: Outcome, figure: str) -> str:
    """Of a speed with a limit."""
    if outcome.slowest <= 0:
        return ""
    speed = outcome.values[figure + SPEED].number
    return verdict(speed, *spread_of(outcome, figure), 1 - outcome.slowest, threshold=outcome.threshold)


def output_of(outcome: Outcome, place: Path) -> str:
    """A link from the page to the output of the job; empty where it is not kept."""
    if not outcome.folder:
        return ""
    folder = Path(outcome.folder)
    found = next((folder / name for name in OUTPUTS if (folder / name).exists()), None)
    return quote(os.path.relpath(found, place.parent)) if found else ""


def line_of(report: Report, outcome: Outcome, figure: str) -> Line:
    key = figure + SPEED
    speed = outcome.values[key].number
    lowest, highest = spread_of(outcome, figure)
    history = [
        one.outcomes[outcome.name].values[key].number
        for one in report.records
        if outcome.name in one.outcomes and key in one.outcomes[outcome.name].values
    ]
    limit = 1 - outcome.slowest if outcome.slowest > 0 else None
    word = verdict_of(outcome, figure)
    if outcome.failed:
        word = FAILED
    elif word in ("", MET):
        word = PASSED
    usually = usual(list(report.week), outcome.name, key)
    native, wasm = (outcome.values.get(f"{figure}_{way}") for way in ("native", "wasm"))
    return Line(
        name=f"{outcome.test}: {figure.replace('_', ' ')}",
        remark=outcome.where,
        native=amount(native.number, native.unit) if native else "",
        wasm=amount(wasm.number, wasm.unit) if wasm else "",
        ratio=ratio_text(speed),
        spread=range_text(lowest, highest),
        strip=strip(speed, lowest, highest, limit, CLASSES[word]),
        limit=f"≥ {limit:.2f}" if limit else "none",
        verdict=word,
        note=note_of(report, outcome),
        usual=f"last week {ratio_text(usually)}" if usually else "first run",
        history=sparkline([*history, speed]),
        link=output_of(outcome, report.place),
    )


def note_of(report: Report, outcome: Outcome) -> str:
    """What one should know of a result."""
    notes = [outcome.reason] if outcome.failed else ["speed changed"] if outcome.name in report.moved else []
    if outcome.other_work > 100 * BUSY:
        notes.append(f"{outcome.other_work} % of the processors in other work")
    return "; ".join(notes)


def plain_line(report: Report, outcome: Outcome) -> Line:
    """Of a test without a speed."""
    word = FAILED if outcome.failed else "" if outcome.result == "skip" else PASSED
    note = outcome.reason if outcome.failed else "" if word else "skipped"
    return Line(outcome.test, outcome.where, word, note=note, link=output_of(outcome, report.place))


def groups_of(report: Report) -> list[Group]:
    """The lines of each group, what needs attention first, then the slowest."""
    found: dict[str, list[tuple[int, float, Line]]] = {name: [] for name in GROUPS}
    rank = {FAILED: 0, NOT_DECIDED: 1}
    for outcome in report.latest.outcomes.values():
        figures = figures_of(outcome)
        group = outcome.group if outcome.group in GROUPS else ""
        lines = [(outcome.values[name + SPEED].number, line_of(report, outcome, name)) for name in figures]
        for speed, line in lines or [(0.0, plain_line(report, outcome))]:
            found[group].append((rank.get(line.verdict, 2), speed, line))
    return [
        Group(name or "installation", GROUPS[name], [line for *_, line in sorted(lines, key=lambda one: one[:2])])
        for name, lines in found.items()
        if lines
    ]


def headline_of(latest: Record) -> tuple[str, str]:
    """One figure for the run, and what it is: of applications where there are any, else of all speeds."""
    outcomes = [one for one in latest.outcomes.values() if figures_of(one)]
    chosen = [one for one in outcomes if one.group == "applications"] or outcomes
    speeds = [one.values[name + SPEED].number for one in chosen for name in figures_of(one)]
    speeds = [speed for speed in speeds if speed > 0]
    if not speeds:
        return "", ""
    what = "applications" if chosen[0].group == "applications" else "all tests"
    return ratio_text(geometric_mean(speeds)), f"of native speed: the geometric mean of {len(speeds)} speeds of {what}"


def counts_of(latest: Record) -> str:
    """ "34 of 36 tests passed, 1 failed, 1 not decided"."""
    results = [result_of(one) for one in latest.outcomes.values() if one.result != "skip"]
    numbers = {word: results.count(word) for word in (FAILED, NOT_DECIDED)}
    skipped = sum(one.result == "skip" for one in latest.outcomes.values())
    return counted(results.count(PASSED), len(results), "tests passed", {**numbers, "skipped": skipped})


def notes_of(latest: Record, changes: list[Change]) -> list[str]:
    """What else the headline says."""
    moved = sum(not change.is_failure for change in changes)
    gone = sum(change.is_failure for change in changes) - sum(one.failed for one in latest.outcomes.values())
    notes = []
    if moved:
        notes.append("1 speed changed" if moved == 1 else f"{moved} speeds changed")
    elif not changes:
        notes.append("Every speed is as in the last week, as far as it is decided")
    if gone > 0:
        notes.append(f"{gone} tests of the previous run are missing")
    busy = [one.other_work for one in latest.outcomes.values() if one.other_work > 100 * BUSY]
    if busy:
        notes.append(
            f"The nodes were not idle: up to {max(busy)} % of their processors were in other work before a test"
        )
    return [f"{note}." for note in notes]


def write_page(
    place: Path, site: str, latest: Record, records: list[Record], week: list[Record], changes: list[Change]
) -> None:
    """Writes the report."""
    report = Report(
        place.resolve(), latest, records, week, frozenset(one.name for one in changes if not one.is_failure)
    )
    before = records[-1].marks if records else latest.marks
    changed = [
        f"{name} {value}, was {before[name]}"
        for name, value in latest.marks.items()
        if before.get(name, value) != value
    ]
    figure, words = headline_of(latest)
    nodes = sorted({node for one in latest.outcomes.values() for node in one.nodes.split()})
    counts = counts_of(latest)
    text = render(
        TEMPLATE,
        title=f"mpiwasm on {site}",
        facts=[
            f"{latest.begin:%Y-%m-%d %H:%M}",
            *(f"{name} {value}" for name, value in latest.marks.items() if name != "site"),
            *([f"nodes {' '.join(nodes)}"] if nodes else []),
            f"{len(records)} earlier runs",
        ],
        figure=figure,
        words=words,
        counts=f"{counts}.",
        state="bad" if changes else "open" if NOT_DECIDED in counts else "good",
        notes=notes_of(latest, changes),
        new="; ".join(changed),
        changes=changes,
        groups=groups_of(report),
    )
    place.write_text(text, encoding="utf-8")
