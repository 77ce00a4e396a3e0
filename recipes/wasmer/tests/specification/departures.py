"""What is known to fail of the specification's tests, and how a run compares with it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

OURS = "mpiwasm"  # a choice of ours: an option of the LLVM backend that mpiwasm sets, or a patch
THEIRS = "wasmer"  # Wasmer of this version does so without our options as well


@dataclass(frozen=True, order=True)
class Directive:
    """One command of a test file; line 0 is the file as a whole."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Departure:
    """Directives that fail for one reason, with a text that is part of each one's message."""

    whose: str
    backends: tuple[str, ...]
    reason: str
    message: str
    directives: frozenset[Directive]


def lines_of(text: str) -> Iterator[int]:
    """The numbers in "75 76 201-205"."""
    for word in text.split():
        first, _, last = word.partition("-")
        yield from range(int(first), int(last or first) + 1)


def read_departures(path: Path) -> list[Departure]:
    """The list in departures.toml; a ValueError says what is wrong with it."""
    departures = []
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["departure"]:
        if entry["whose"] not in (OURS, THEIRS):
            raise ValueError(f'whose = "{entry["whose"]}": must be "{OURS}" or "{THEIRS}"')
        directives = [Directive(file, line) for file, lines in entry["lines"].items() for line in lines_of(lines)]
        if not entry["reason"] or not directives:
            raise ValueError(f'"{entry["message"]}": a departure has a reason and lines')
        departures.append(
            Departure(
                entry["whose"], tuple(entry["backends"]), entry["reason"], entry["message"], frozenset(directives)
            )
        )
    return departures


def known_of(departures: Iterable[Departure], backend: str, whose: Iterable[str]) -> dict[Directive, Departure]:
    """What may fail under a backend. No directive may be there twice: one of the entries would never be looked at."""
    known: dict[Directive, Departure] = {}
    for departure in departures:
        if backend in departure.backends and departure.whose in whose:
            for directive in departure.directives:
                if directive in known:
                    raise ValueError(f"{directive} is listed twice for {backend}")
                known[directive] = departure
    return known


def compare(failed: dict[Directive, str], known: dict[Directive, Departure], files: Iterable[str]) -> list[str]:
    """A line for each directive of these files whose outcome is not the known one."""
    complaints = []
    for directive, message in sorted(failed.items()):
        if directive not in known:
            complaints.append(f"{directive} fails and is not listed: {message}")
        elif known[directive].message not in message:
            complaints.append(f'{directive} is listed with "{known[directive].message}", but fails with: {message}')
    run = set(files)
    for directive in sorted(known):
        if directive.file in run and directive not in failed:
            complaints.append(f"{directive} is listed and passes: take it out of the list")
    return complaints
