"""Reads the `testlist` of each folder into one GuestTest per module and way to run it.

A line is `program ranks [words]`, quoted as in a shell. The words:

    options="..."      for mpiwasm          arguments="..."   for the program
    stdin="..."        what standard input holds (\\n = new line)
    exit=N             the exit code that is right (0)
    says="..."         a text that must be in the output, instead of a last line "No Errors"
    large              the program is built a second time, with each call replaced by its large-count variant
    variants=a,b       the program is built once for each, with -DA or -DB
    generated=FILE.py  writes a part of the program, called with the folder to write into
    flags="..."        for the compiler     uncounted         not counted as a test of the functions it calls
    only=LIBRARY       runs under that MPI library alone; the line above says why
    environment="..."  variables for the job, as NAME=value
    tool               PROGRAM.tool.c is built for the host and preloaded, as tools of MPI are
    spawns             starts processes; under Open MPI a run that reaches the time limit is repeated once

{scratch} in options stands for a directory that is new and empty for each run.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Optional

LIST_NAME = "testlist"
VALUES = ("options", "arguments", "stdin", "exit", "says", "variants", "generated", "flags", "only", "environment")
FLAGS = ("large", "uncounted", "tool", "spawns")


class TestlistError(Exception):
    """A line that cannot be read: names file and line."""


@dataclass(frozen=True)
class GuestTest:
    """One module and one way to run it."""

    source: Path
    ranks: int
    options: str = ""
    arguments: str = ""
    stdin: str = ""
    exit: int = 0
    says: Optional[str] = None
    variant: str = ""
    large: bool = False
    generated: Optional[Path] = None
    flags: str = ""
    only: str = ""
    environment: str = ""
    uncounted: bool = False
    spawns: bool = False
    tool: Optional[Path] = None

    @property
    def folder(self) -> str:
        return self.source.parent.name

    @property
    def module_name(self) -> str:
        """Name of the module's file without its ending; unique in its folder."""
        return ".".join([self.source.stem, *filter(None, [self.variant, "large" if self.large else ""])])

    @property
    def name(self) -> str:
        """How reports call the test."""
        return " ".join(filter(None, [f"{self.folder}/{self.module_name}", self.arguments]))


def read_tests(guests: Path) -> list[GuestTest]:
    """All tests of all folders in `guests`."""
    tests: list[GuestTest] = []
    for path in sorted(guests.glob(f"*/{LIST_NAME}")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            words = shlex.split(line, comments=True)
            if words:
                try:
                    tests.extend(read_line(path.parent, words))
                except ValueError as error:
                    raise TestlistError(f"{path.parent.name}/{LIST_NAME}:{number}: {error}") from error
    return tests


def read_line(folder: Path, words: list[str]) -> Iterator[GuestTest]:
    """The tests of one line; ValueError says what is wrong with it."""
    if len(words) < 2 or not words[1].isdigit():
        raise ValueError("a line begins with the program's name and its number of ranks")
    values: dict[str, str] = {}
    flags = set()
    for word in words[2:]:
        key, equals, value = word.partition("=")
        if key in VALUES and equals:
            values[key] = value
        elif word in FLAGS:
            flags.add(word)
        else:
            raise ValueError(f"unknown word '{word}'")
    source = find_source(folder, words[0])
    test = GuestTest(
        source=source,
        ranks=int(words[1]),
        options=values.get("options", ""),
        arguments=values.get("arguments", ""),
        stdin=values.get("stdin", "").replace("\\n", "\n"),
        exit=int(values.get("exit", "0")),
        says=values.get("says"),
        generated=folder / values["generated"] if "generated" in values else None,
        flags=values.get("flags", ""),
        only=values.get("only", ""),
        environment=values.get("environment", ""),
        uncounted="uncounted" in flags,
        spawns="spawns" in flags,
        tool=source.with_suffix(".tool.c") if "tool" in flags else None,
    )
    for variant in values.get("variants", "").split(","):
        yield replace(test, variant=variant)
        if "large" in flags:
            yield replace(test, variant=variant, large=True)


def find_source(folder: Path, program: str) -> Path:
    for ending in (".c", ".cpp"):
        path = folder / f"{program}{ending}"
        if path.exists():
            return path
    raise ValueError(f"no {program}.c or {program}.cpp")
