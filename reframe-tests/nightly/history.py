"""Runs in ReFrame's reports and database, read for the comparison and the page."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from .names import name_of, where_of, words_of
from .run import CannotRun, Order


@dataclass(frozen=True)
class Value:
    """A measured figure."""

    number: float
    unit: str


@dataclass(frozen=True)
class Outcome:
    """One test on one partition with one MPI library."""

    test: str
    where: str
    result: str
    reason: str = ""
    values: dict[str, Value] = field(default_factory=dict)
    # By how much its speeds may differ from those of the week, as the test says.
    threshold: float = 0.0
    # By how much they may be below native; 0: by any.
    slowest: float = 0.0
    # The heading of the report under which it stands.
    group: str = ""
    nodes: str = ""
    # Per cent of the processors in other work before it began; negative: not measured.
    other_work: int = -1
    # The folder with its job's script and output.
    folder: str = ""

    @property
    def name(self) -> str:
        return name_of(self.test, self.where)

    @property
    def failed(self) -> bool:
        return self.result not in ("pass", "skip")


@dataclass(frozen=True)
class Record:
    """One session of ReFrame."""

    identity: str
    begin: datetime
    marks: dict[str, str]
    outcomes: dict[str, Outcome]


MARKS = ("site", "tags", "mpiwasm", "engine", "processor", "mpi", "fabric")


def in_one_line(reason: str) -> str:
    """The first line of a reason; where it only announces others, those too."""
    lines = [line.strip() for line in reason.strip().splitlines()]
    heads = [line for number, line in enumerate(lines) if all(one.endswith(":") for one in lines[: number + 1])]
    details = "; ".join(lines[len(heads) :])
    return " ".join([*heads, details]) if heads else "".join(lines[:1])


def outcome(case: dict[str, Any]) -> Outcome:
    values = {}
    for key, (number, _, _, _, unit, _) in (case.get("perfvalues") or {}).items():
        if number is not None:
            values[key.rpartition(":")[2]] = Value(float(number), unit)
    return Outcome(
        test=words_of(case.get("display_name") or case["name"]),
        where=where_of(case["partition"], case["environ"]),
        result=case["result"],
        reason=in_one_line(case.get("fail_reason") or ""),
        values=values,
        threshold=case.get("threshold") or 0.0,
        slowest=case.get("slowest") or 0.0,
        group=case.get("group") or "",
        nodes=case.get("nodes") or "",
        other_work=case.get("other_work", -1),
        folder=case.get("outputdir") or case.get("stagedir") or "",
    )


def record_of(session: dict[str, Any]) -> Record:
    """A run from one of ReFrame's sessions. Fixtures of other tests count only if they failed."""
    info = session["session_info"]
    outcomes = {}
    for run in session["runs"]:
        for case in run["testcases"]:
            found = outcome(case)
            if not case.get("fixture") or found.failed:
                outcomes[found.name] = found
    begin = datetime.fromtimestamp(info["time_start_unix"])
    marks = {name: str(info[name]) for name in MARKS if name in info}
    return Record(info["uuid"], begin, marks, outcomes)


def read_report(report: Path) -> Record:
    try:
        return record_of(json.loads(report.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError) as error:
        raise CannotRun(f"{report} is not a report of ReFrame: {error}") from error


def stored_records(order: Order, days: int) -> list[Record]:
    """The site's runs of the last days with the same tests, oldest first, from ReFrame's database."""
    command = [order.reframe, "-C", order.settings, f"--system={order.system}", "--nocolor"]
    command += [f"--describe-stored-sessions=now-{days}d:now"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=order.environment(), cwd=order.state
    )
    start = done.stdout.find("[")
    if done.returncode != 0 or start < 0:
        raise CannotRun(f"ReFrame's database {order.state / 'results.db'} cannot be read: {done.stdout}{done.stderr}")
    sessions, _ = json.JSONDecoder().raw_decode(done.stdout[start:])
    records = [record_of(session) for session in sessions]
    mine = [one for one in records if one.marks.get("site") == order.site and one.marks.get("tags") == order.tags_mark]
    return sorted(mine, key=lambda one: one.begin)


def earlier_records(order: Order, latest: Record, days: int) -> list[Record]:
    """Those before latest's."""
    records = stored_records(order, days)
    return [one for one in records if one.identity != latest.identity and one.begin <= latest.begin]
