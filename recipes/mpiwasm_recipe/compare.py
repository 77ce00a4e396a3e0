"""Compares what a native run and a Wasm run left behind."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Optional

from .recipe import Case, Lines, Measure
from .run import Outcome

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eEdD][-+]?\d+)?")


@dataclass(frozen=True)
class Figure:
    """A measurement of both; `speed` is that of Wasm over native, more than 1 when Wasm is faster."""

    measure: Measure
    native: float
    wasm: float

    @property
    def speed(self) -> float:
        above, below = (self.wasm, self.native) if self.measure.better == "higher" else (self.native, self.wasm)
        return above / below if below else float("nan")


def matching(outcome: Outcome, lines: Lines) -> list[str]:
    pattern = re.compile(lines.pattern)
    return [line.rstrip() for line in outcome.text(lines.file).splitlines() if pattern.search(line)]


def distance(left: str, right: str, absolute: float) -> Optional[float]:
    """The largest relative difference of the numbers in two lines; None when the lines differ otherwise."""
    if NUMBER.sub("#", " ".join(left.split())) != NUMBER.sub("#", " ".join(right.split())):
        return None
    largest = 0.0
    for one, other in zip(NUMBER.findall(left), NUMBER.findall(right)):
        a, b = (float(re.sub("[dD]", "e", text)) for text in (one, other))
        if abs(a - b) > absolute:
            largest = max(largest, abs(a - b) / max(abs(a), abs(b)))
    return largest


@dataclass
class Verdict:
    """How equal two runs are."""

    problems: list[str]
    lines: int = 0  # compared
    largest: float = 0.0  # the largest relative difference of a number that is not small
    identical: bool = True  # not even the small numbers differ
    figures: tuple[Figure, ...] = ()


def compare_lines(lines: Lines, native: list[str], wasm: list[str], verdict: Verdict) -> None:
    where = f"{lines.file or 'output'}, /{lines.pattern}/"
    if len(native) < lines.at_least:
        verdict.problems.append(f"{where}: {len(native)} lines natively, {lines.at_least} expected")
    if len(native) != len(wasm):
        verdict.problems.append(f"{where}: {len(native)} lines natively, {len(wasm)} as Wasm")
        return
    for left, right in zip(native, wasm):
        verdict.lines += 1
        apart = distance(left, right, lines.absolute)
        if apart is None or apart > lines.tolerance:
            by = "" if apart is None else f" by {apart:.1e}"
            verdict.problems.append(f"{where}: differs{by}: {left.strip()!r} natively, {right.strip()!r} as Wasm")
        else:
            verdict.largest = max(verdict.largest, apart)
            verdict.identical = verdict.identical and left.split() == right.split()


def figure(measure: Measure, native: Outcome, wasm: Outcome) -> Optional[Figure]:
    found = [re.search(measure.pattern, run.text(measure.file), re.MULTILINE) for run in (native, wasm)]
    values = [float(match.group(1)) for match in found if match]
    return Figure(measure, *values) if len(values) == 2 else None


def compare(case: Case, native: Outcome, wasm: Outcome) -> Verdict:
    verdict = Verdict([])
    for lines in case.expect:
        for title, outcome in (("natively", native), ("as Wasm", wasm)):
            count = len(matching(outcome, lines))
            if count < lines.at_least:
                where = f"{lines.file or 'output'}, /{lines.pattern}/"
                verdict.problems.append(f"{where}: {count} lines {title}, {lines.at_least} expected")
    for lines in case.compare:
        compare_lines(lines, matching(native, lines), matching(wasm, lines), verdict)
    figures = [figure(measure, native, wasm) for measure in case.measure]
    for measure, found in zip(case.measure, figures):
        if found is None:
            verdict.problems.append(f"no figure {measure.name!r} in both outputs")
    verdict.figures = tuple(found for found in figures if found)
    return verdict
