"""Nights as ReFrame's reports and database hold them, read into what the comparison and the page need."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

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

    @property
    def name(self) -> str:
        return f"{self.test} [{self.where}]"

    @property
    def failed(self) -> bool:
        return self.result not in ("pass", "skip")


@dataclass(frozen=True)
class Night:
    """One session of ReFrame."""

    identity: str
    begin: datetime
    marks: dict[str, str]
    outcomes: dict[str, Outcome]


MARKS = ("site", "mpiwasm", "engine", "processor")


def words_of(name: str) -> str:
    """A test's name for people who do not know ReFrame: "PingPong %scale=2_cores" is "PingPong, 2 cores"."""
    test, *parameters = name.split(" ")
    return ", ".join([test, *(one.rpartition("=")[2].replace("_", " ") for one in parameters)])


def outcome(case: dict[str, Any]) -> Outcome:
    values = {}
    for key, (number, _, _, _, unit, _) in (case.get("perfvalues") or {}).items():
        if number is not None:
            values[key.rpartition(":")[2]] = Value(float(number), unit)
    reason = (case.get("fail_reason") or "").strip().splitlines()
    return Outcome(
        test=words_of(case.get("display_name") or case["name"]),
        where=f"{case['partition']}, {case['environ']}",
        result=case["result"],
        reason=reason[0] if reason else "",
        values=values,
    )


def night(session: dict[str, Any]) -> Night:
    """A night from one of ReFrame's sessions. Tests that were built for others count only when they failed."""
    info = session["session_info"]
    outcomes = {}
    for run in session["runs"]:
        for case in run["testcases"]:
            found = outcome(case)
            if not case.get("fixture") or found.failed:
                outcomes[found.name] = found
    begin = datetime.fromtimestamp(info["time_start_unix"])
    marks = {name: str(info[name]) for name in MARKS if name in info}
    return Night(info["uuid"], begin, marks, outcomes)


def read_report(report: Path) -> Night:
    try:
        return night(json.loads(report.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError) as error:
        raise CannotRun(f"{report} is no report of ReFrame: {error}") from error


def earlier_nights(order: Order, tonight: Night, days: int) -> list[Night]:
    """The site's nights of so many days before tonight's, oldest first, from ReFrame's database."""
    command = [order.reframe, "-C", order.settings, f"--system={order.system}", "--nocolor"]
    command += [f"--describe-stored-sessions=now-{days}d:now"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=order.environment(), cwd=order.state
    )
    start = done.stdout.find("[")
    if done.returncode != 0 or start < 0:
        raise CannotRun(f"ReFrame's database {order.state / 'results.db'} cannot be read: {done.stdout}{done.stderr}")
    sessions, _ = json.JSONDecoder().raw_decode(done.stdout[start:])
    nights = [night(session) for session in sessions]
    mine = [one for one in nights if one.identity != tonight.identity and one.marks.get("site") == order.site]
    return sorted((one for one in mine if one.begin <= tonight.begin), key=lambda one: one.begin)
