"""Reads what the programs under recipes/apps print; the other end of common/report.h there."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Result:
    """A measurement: `result <name> <value> <unit>`."""

    value: float
    unit: str


@dataclass(frozen=True)
class Output:
    """All measurements and outcomes of one run, by name."""

    results: dict[str, Result] = field(default_factory=dict)
    answers: dict[str, str] = field(default_factory=dict)


class MalformedLine(ValueError):
    """A line that starts like a result or an answer and is not one."""


def parse(text: str) -> Output:
    """Takes the result and answer lines out of a program's output; other lines are for people."""
    output = Output()
    for line in text.splitlines():
        words = line.split()
        if words[:1] == ["result"]:
            _add_result(output, words, line)
        elif words[:1] == ["answer"]:
            _add_answer(output, words, line)
    return output


def _add_result(output: Output, words: list[str], line: str) -> None:
    if len(words) != 4:
        raise MalformedLine(f"expected 'result <name> <value> <unit>': {line!r}")
    _, name, value, unit = words
    if name in output.results:
        raise MalformedLine(f"a second result {name!r}: {line!r}")
    try:
        output.results[name] = Result(float(value), unit)
    except ValueError:
        raise MalformedLine(f"{value!r} is not a number: {line!r}") from None


def _add_answer(output: Output, words: list[str], line: str) -> None:
    if len(words) != 3:
        raise MalformedLine(f"expected 'answer <name> <value>': {line!r}")
    _, name, value = words
    if name in output.answers:
        raise MalformedLine(f"a second answer {name!r}: {line!r}")
    output.answers[name] = value
