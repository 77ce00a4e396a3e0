"""Runs of the MPICH test suite that are given beforehand, for the tests of its runner."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import mpich_suite
from suite.comparison import (
    Comparison,
    Result,
    Side,
)
from suite.launch import NOT_COMPILED, Launcher, Run
from suite.programs import Builder
from suite.reasons import Reason, Reasons
from suite.records import Records
from suite.testlist import SuiteTest

PLAIN = SuiteTest("coll", "bcast", 4)

OTHER = replace(PLAIN, program="gather")

THIRD = replace(PLAIN, program="scan")

GOOD = Run(True)

BAD = Run(False, "exit status 1", "wrong answer")

REFUSED = Run(False, NOT_COMPILED, "error: no such type")


def make_suite(folder: Path, lines: str, config: str = "") -> Path:
    for name in ("coll", "maint", "util"):
        (folder / name).mkdir()
    (folder / "util" / "mtest.c").touch()
    (folder / "coll" / "testlist.in").write_text(lines)
    (folder / "maint" / "dtp-test-config.txt").write_text(config)
    return folder


class Scripted(Side):
    """A side whose runs are given beforehand, one after another, and kept like real ones."""

    def __init__(self, path: Path, *runs: Run) -> None:
        builder = Builder(path.parent, path.parent / "out", "true", "")
        super().__init__(Launcher((), (), {}, 1), builder, Records(path, "1"))
        self.runs = list(runs)

    def run(self, test: SuiteTest, attempts: int = 1) -> Run:
        return self.records.add(test, replace(self.runs.pop(0), attempts=attempts))


def scripted_comparison(
    folder: Path, wasm: list[Run], native: list[Run], has_time: Callable[[], bool] = lambda: True
) -> Comparison:
    """A comparison whose sides do these runs, after those of an earlier comparison of the same folder."""
    sides = [Scripted(folder / f"{name}.jsonl", *runs) for name, runs in (("wasm", wasm), ("native", native))]
    return Comparison("mpich", *sides, Reasons([Reason(re.compile("coll/bcast 4"), "known")]), has_time=has_time)


def compare_in_turn(comparison: Comparison, *tests: SuiteTest) -> list[Result]:
    results = mpich_suite.compare_all(comparison, list(tests), 1, lambda result: None)
    assert all(not side.runs for side in (comparison.wasm, comparison.native))
    return results
