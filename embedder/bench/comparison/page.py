"""The report as one HTML page, made from the JSON document alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from html_report.charts import Curve, size_curves, sparkline, strip
from html_report.lines import CLASSES, Group, Line, amount, range_text, ratio_text
from html_report.render import render
from html_report.verdicts import BUSY, MET, MISSED, NOT_DECIDED, THRESHOLD, counted
from markupsafe import Markup

from .goals import goals_of
from .kernel_table import kernel_table
from .pairs import geometric_mean
from .picture import BASELINES, MPI_TITLES
from .rows import MeasuredRow, measured_rows

TEMPLATE = Path(__file__).with_name("page.html.jinja")
COLOURS = {"openmpi": "first", "mpich": "second"}
# The headings, and the groups of suite.toml and compute.toml below each.
HEADINGS = (
    ("applications", "Applications", ("applications", "set-up")),
    ("compute", "Compute kernels", ("compute",)),
    ("messages", "Messages", ("mpi", "nonblocking", "one-sided")),
    ("calls", "Added cost of a call", ()),
    ("files", "Files", ("files",)),
    ("start-up", "Start-up and footprint", ("start-up",)),
)
# Where no ratio is compared, the heading of its column.
MEASURES = {"calls": "Wasm less native", "start-up": "Outcome"}


def page(document: dict[str, Any], earlier: Sequence[dict[str, Any]] = ()) -> str:
    """The complete page; documents of earlier runs, oldest first, are the history."""
    rows = measured_rows(document)
    history = [{_key(row): row for row in measured_rows(one)} for one in earlier]
    figure, words = _headline(rows)
    verdicts = [row.verdict for row in rows if row.verdict]
    open_ones, missed = verdicts.count(NOT_DECIDED), verdicts.count(MISSED)
    counts = counted(verdicts.count(MET), len(verdicts), "limits met", {MISSED: missed, NOT_DECIDED: open_ones})
    return render(
        TEMPLATE,
        title="mpiwasm: Wasm compared with native",
        facts=_facts(document),
        figure=figure,
        words=words,
        counts=f"{counts}." if verdicts else "Nothing was compared with a limit.",
        state="bad" if missed else "open" if open_ones or not verdicts else "good",
        notes=_notes(document),
        goals=goals_of(rows),
        groups=_groups(rows, history),
        kernels=kernel_table(rows),
        messages=_messages(rows),
        threshold=f"{THRESHOLD:.0%}",
    )


def _mpi(row: MeasuredRow) -> str:
    return MPI_TITLES.get(row.mpi, row.mpi)


def _key(row: MeasuredRow) -> tuple[str, ...]:
    """The same row in another document."""
    return row.group, row.benchmark, row.title, row.mpi, row.subject, row.against


def _facts(document: dict[str, Any]) -> list[str]:
    """Where and how it was measured."""
    machine, versions, options = document["machine"], document["versions"], document["options"]
    facts = [
        document["date"].replace("T", " ").replace("+00:00", " UTC"),
        f"{machine['processor']}, {machine['cores']} cores, {machine['system']}",
        *(f"{MPI_TITLES.get(name, name)} {version}" for name, version in versions.items() if name != "mpiwasm"),
        str(versions["mpiwasm"]),
        f"{options['repetitions']} repetitions" + (", quick" if options["quick"] else ""),
    ]
    if options.get("only"):
        facts.append("only " + ", ".join(options["only"]))
    return facts


def _notes(document: dict[str, Any]) -> list[str]:
    """Whether the machine was idle, as far as the document says."""
    share = document["machine"].get("other_work")
    if share is None:
        return []
    if share > BUSY:
        return [f"The machine was not idle: other work took {share:.0%} of its processors before the first run."]
    return [f"Other work took {share:.0%} of the processors before the first run."]


def _headline(rows: Sequence[MeasuredRow]) -> tuple[str, str]:
    """One figure, and what it is: of applications where there are any, else of kernels or messages."""
    chosen = [row for row in rows if row.compare == "ratio" and row.subject == "Wasm" and row.against in BASELINES]
    for groups, name in (
        (("applications",), "applications"),
        (("compute",), "compute kernels"),
        (("mpi",), "messages"),
    ):
        speeds = [row.speed.median for row in chosen if row.group in groups and not row.is_mean]
        if speeds:
            what = f"of native speed: the geometric mean of {len(speeds)} speeds of {name}"
            return ratio_text(geometric_mean(speeds)), what
    return "", ""


def _heading(row: MeasuredRow) -> str:
    """Under which one a row stands."""
    if row.group == "mpi" and row.compare == "difference":
        return "calls"
    return next((name for name, _, groups in HEADINGS if row.group in groups), row.group)


def _groups(rows: Sequence[MeasuredRow], history: Sequence[dict[tuple[str, ...], MeasuredRow]]) -> list[Group]:
    """The table of each heading, the slowest first; of kernels, only what is compared with native -O3."""
    found: dict[str, list[MeasuredRow]] = {name: [] for name, _, _ in HEADINGS}
    for row in rows:
        if row.group != "compute" or (row.subject == "Wasm" and row.against in BASELINES):
            found.setdefault(_heading(row), []).append(row)
    titles = {name: title for name, title, _ in HEADINGS}
    return [
        Group(
            name,
            titles.get(name, name),
            [_line(row, history) for row in _ordered(of_group)],
            MEASURES.get(name, "Wasm to native"),
        )
        for name, of_group in found.items()
        if of_group
    ]


def _ordered(rows: Sequence[MeasuredRow]) -> list[MeasuredRow]:
    """Ratios before amounts; the slowest and the most expensive first; means last."""
    return sorted(
        rows,
        key=lambda row: (
            row.is_mean,
            row.compare != "ratio",
            row.speed.median if row.compare == "ratio" else -row.median,
        ),
    )


def _line(row: MeasuredRow, history: Sequence[dict[tuple[str, ...], MeasuredRow]]) -> Line:
    word = row.verdict
    single = len(row.figures) == 1
    is_ratio = row.compare == "ratio"
    speed = row.speed if is_ratio else None
    before = [one[_key(row)].speed.median for one in history if _key(row) in one] if is_ratio else []
    return Line(
        name=row.figure_names[0] if single and _heading(row) == "calls" else row.title,
        remark=", ".join(filter(None, (row.mpi and _mpi(row), _how(row)))),
        native=_amount(row, "native") if single else "",
        wasm=_amount(row, "wasm") if single else "",
        ratio=ratio_text(speed.median) if speed else _value(row, row.median),
        spread=range_text(speed.lowest, speed.highest) if speed else _range(row),
        strip=strip(speed.median, speed.lowest, speed.highest, row.target_speed, CLASSES[word])
        if speed
        else Markup(""),
        limit=_limit(row),
        verdict=word,
        usual=f"before {ratio_text(before[-1])}" if before else "",
        history=sparkline([*before, speed.median]) if speed and before else Markup(""),
    )


def _how(row: MeasuredRow) -> str:
    """What else distinguishes a row: its baseline, and how many figures it takes together."""
    baseline = "" if row.against == "native" else f"over {row.against}"
    several = f"{len(row.figures)} figures" if len(row.figures) > 1 else ""
    return ", ".join(filter(None, (baseline, several)))


def _value(row: MeasuredRow, value: float) -> str:
    sign = "+" if row.compare == "difference" and value > 0 else ""
    return f"{sign}{amount(value, row.unit)}"


def _range(row: MeasuredRow) -> str:
    if row.lowest == row.highest:
        return ""
    return f"{_value(row, row.lowest)} to {_value(row, row.highest)}"


def _limit(row: MeasuredRow) -> str:
    if row.target is None:
        return "none"
    if row.target_speed is not None:
        return f"≥ {ratio_text(row.target_speed)}"
    return f"≤ {amount(row.target, row.unit)}"


def _amount(row: MeasuredRow, side: str) -> str:
    values = row.values(side)
    if not values or (side == "native" and row.compare == "wasm" and not any(values)):
        return ""
    return amount(max(values), row.unit)


def _messages(rows: Sequence[MeasuredRow]) -> list[Markup]:
    """Small plots of time as Wasm over native time by message size."""
    plots = []
    chosen = [row for row in rows if row.group == "mpi" and row.compare == "ratio"]
    for name, of_name in by(chosen, lambda row: row.benchmark).items():
        curves = [
            Curve(
                COLOURS.get(row.mpi, "first"),
                [(size, 1.0 / ratio, f"{words} under {_mpi(row)}") for size, ratio, words in row.by_size],
            )
            for row in of_name
        ]
        if any(len(curve.points) > 1 for curve in curves):
            plots.append(size_curves(name, curves, (0.8, 1.0, 1.25), (0.75, 1.35)))
    return plots


def by(rows: Iterable[MeasuredRow], name: Any) -> dict[str, list[MeasuredRow]]:
    """Rows by a property, in their order."""
    grouped: dict[str, list[MeasuredRow]] = {}
    for row in rows:
        grouped.setdefault(name(row), []).append(row)
    return grouped
