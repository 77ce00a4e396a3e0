"""The benchmarks, as declared in suite.toml."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

MEASURES = ("output", "wall-time", "memory")
COMPARISONS = ("ratio", "difference", "wasm")
GROUPS = ("mpi", "nonblocking", "one-sided", "applications", "files", "start-up")
DIRECTIONS = ("higher", "lower")
TAKEN = ("median", "lowest")
DIRECTORIES = ("", "memory", "disk")


class BadSuite(ValueError):
    """suite.toml does not say what it should."""


@dataclass(frozen=True)
class Row:
    """One line of the report: some figures of a benchmark, and how they are compared."""

    figures: tuple[str, ...]
    better: str
    compare: str = "ratio"
    target: float | None = None
    exceptions: tuple[str, ...] = ()
    each: bool = False
    series: bool = False

    def selects(self, name: str) -> bool:
        """Whether this row is about the figure `name`; `*` in a pattern stands for anything."""
        return _is_one_of(self.figures, name) and not _is_one_of(self.exceptions, name)

    def meets_target(self, value: float) -> bool | None:
        """Whether `value` is good enough; None when there is no target."""
        if self.target is None:
            return None
        return value >= self.target if self.better == "higher" else value <= self.target

    @property
    def target_text(self) -> str:
        """The target as a person writes it."""
        if self.target is None:
            return ""
        return f"{'>=' if self.better == 'higher' else '<='} {self.target:g}"


@dataclass(frozen=True)
class Benchmark:
    """One program with its arguments. The fields are explained at the head of suite.toml."""

    name: str
    program: str
    ranks: int
    rows: tuple[Row, ...]
    group: str = "applications"
    arguments: tuple[str, ...] = ()
    quick_arguments: tuple[str, ...] = ()
    measure: str = "output"
    tolerance: float = 1e-6
    runs: int = 1
    take: str = "median"
    directory: str = ""
    turn: float = 0.0
    quick: bool = True

    def runs_for(self, quick: bool) -> int:
        """How often a repetition runs it; once in the quick comparison."""
        return 1 if quick else self.runs

    def arguments_for(self, quick: bool) -> tuple[str, ...]:
        """The program's arguments in the full or the quick comparison."""
        return self.quick_arguments if quick and self.quick_arguments else self.arguments


def _is_one_of(patterns: Iterable[str], name: str) -> bool:
    return any(re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), name) for pattern in patterns)


def read_suite(path: Path) -> list[Benchmark]:
    """All benchmarks in the order of the file."""
    return suite_from(tomllib.loads(path.read_text(encoding="utf-8")))


def suite_from(document: dict[str, Any]) -> list[Benchmark]:
    """All benchmarks of a parsed file; says what is wrong with it otherwise."""
    suite = [_benchmark(dict(table)) for table in document.get("benchmark", [])]
    names = [benchmark.name for benchmark in suite]
    for name in names:
        if names.count(name) > 1:
            raise BadSuite(f"benchmark {name!r} is declared twice")
    return suite


def _benchmark(table: dict[str, Any]) -> Benchmark:
    where = f"benchmark {table.get('name', 'without a name')!r}"
    _require_keys(where, table, Benchmark.__dataclass_fields__, ("name", "program", "ranks", "rows"))
    _require_choice(where, table, "group", GROUPS)
    _require_choice(where, table, "measure", MEASURES)
    _require_choice(where, table, "take", TAKEN)
    _require_choice(where, table, "directory", DIRECTORIES)
    if table.get("turn", 0.0) and (table.get("directory") or table.get("measure", "output") != "output"):
        raise BadSuite(f'{where}: turn goes with measure = "output" and no directory')
    for key in ("arguments", "quick_arguments"):
        table[key] = tuple(str(argument) for argument in table.get(key, ()))
    table["rows"] = tuple(_row(where, dict(row)) for row in table["rows"])
    return Benchmark(**table)


def _row(where: str, table: dict[str, Any]) -> Row:
    _require_keys(where, table, Row.__dataclass_fields__, ("figures", "better"))
    _require_choice(where, table, "compare", COMPARISONS)
    _require_choice(where, table, "better", DIRECTIONS)
    for key in ("figures", "exceptions"):
        table[key] = tuple(table.get(key, ()))
    return Row(**table)


def _require_keys(where: str, table: dict[str, Any], known: Iterable[str], required: Iterable[str]) -> None:
    for key in table:
        if key not in known:
            raise BadSuite(f"{where}: unknown key {key!r}")
    for key in required:
        if key not in table:
            raise BadSuite(f"{where}: {key!r} is missing")


def _require_choice(where: str, table: dict[str, Any], key: str, choices: tuple[str, ...]) -> None:
    if key in table and table[key] not in choices:
        raise BadSuite(f"{where}: {key} is one of {', '.join(choices)}, not {table[key]!r}")
