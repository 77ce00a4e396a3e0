"""What came of each run, kept in a file as it comes: a run of the suite can be broken off and taken up again."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from types import MappingProxyType
from typing import Optional

from suite.launch import Run
from suite.testlist import SuiteTest

KEPT_OUTPUT = 4000


class Records:
    """The runs of one side, native or Wasm. Those of another `build` than today's do not count.

    `published` are runs that are known without a record, by the names of their tests.
    """

    def __init__(
        self,
        path: Path,
        build: str,
        keep_passed: bool = False,
        published: Mapping[str, Run] = MappingProxyType({}),
    ) -> None:
        self._path = path
        self._build = build
        self._writing = threading.Lock()
        self._runs: dict[str, Run] = dict(published)
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
            entry = json.loads(line)
            run = Run(**entry["run"])
            if entry["build"] == build or (keep_passed and run.passed):
                self._runs[entry["test"]] = run
            else:
                self._runs.pop(entry["test"], None)

    def find(self, test: SuiteTest) -> Optional[Run]:
        return self._runs.get(test.name)

    def forget(self, tests: Iterable[SuiteTest]) -> None:
        for test in tests:
            self._runs.pop(test.name, None)

    def add(self, test: SuiteTest, run: Run) -> Run:
        run.output = run.output[-KEPT_OUTPUT:]
        with self._writing:
            self._runs[test.name] = run
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"test": test.name, "build": self._build, "run": asdict(run)}) + "\n")
        return run


def fingerprint(*parts: str, files: Iterable[Path] = ()) -> str:
    """A short name for these words and the contents of these files."""
    state = hashlib.sha256("\n".join(parts).encode())
    for path in sorted(files):
        if path.is_file():
            state.update(path.read_bytes())
    return state.hexdigest()[:16]
