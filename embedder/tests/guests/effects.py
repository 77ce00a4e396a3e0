#!/usr/bin/env python3
"""Shows that the tests notice when a function of MPI does nothing; README.md, "Coverage", explains why.

For each function, tests that call it are built with a definition of the function that only returns, and run. A test
that fails then requires the effect of the function, and is recorded in effects.json; checks of error codes are left
out. The functions without such a test count as called, not as tested. A run over all functions takes about an hour; it
starts where the last one stopped.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Optional

GUESTS = Path(__file__).resolve().parent
sys.path.insert(0, str(GUESTS))

from runner.effects import (  # noqa: E402
    EFFECTS_FILE,
    Entry,
    checks_the_same_everywhere,
    entry_of,
    named_in,
    read_effects,
    shows_effects,
    stub_header,
    write_effects,
)
from runner.launch import LAUNCHERS, SERIAL, Runner, base_environment  # noqa: E402
from runner.modules import Builder, Module  # noqa: E402
from runner.table import api  # noqa: E402
from runner.testlist import GuestTest, read_tests  # noqa: E402

# A function that does nothing often leaves the other ranks waiting.
TIME_LIMIT = 25.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prefix", type=Path, required=True, help="where mpiwasm is installed")
    parser.add_argument("--build", type=Path, help="folder for the modules (guest-effects beside the prefix)")
    parser.add_argument("--mpi", choices=sorted(LAUNCHERS), default="mpich", help="for tests of several ranks")
    parser.add_argument("--only", metavar="FUNCTION", nargs="+", help="try these functions again")
    parser.add_argument("--again", action="store_true", help="try all functions again")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="functions tried at once")
    parser.add_argument("--time-limit", type=float, default=TIME_LIMIT, metavar="SECONDS", help="of each run")
    return parser.parse_args()


class Trials:
    """Builds and runs tests with and without the effect of a function."""

    def __init__(self, options: argparse.Namespace) -> None:
        self._prefix = options.prefix.resolve()
        self._output = (options.build or self._prefix.parent / "guest-effects").resolve()
        self._environment = base_environment(self._output / "cache", "cranelift")
        self._runner = Runner(self._prefix, LAUNCHERS, self._environment, options.time_limit)
        # A test that has its effect must not count as failing because the machine is busy.
        self._patient = Runner(self._prefix, LAUNCHERS, self._environment, 4 * options.time_limit)
        self._library = options.mpi
        self._tests = [
            test
            for test in read_tests(GUESTS)
            if not test.uncounted and test.only in ("", SERIAL, self._library) and shows_effects(test.name)
        ]
        self._modules = Builder(self._prefix, GUESTS, self._output / "whole", self._environment).build_all(self._tests)
        self._passes: dict[str, bool] = {}

    def tests_of(self, function: str, before: list[str]) -> Iterator[tuple[GuestTest, str]]:
        """The tests that call a function, each with a library under which it runs: those that showed its effect
        before, then those that start soonest."""
        calling = [
            test
            for test in self._tests
            if {function, function.replace("MPI_", "PMPI_", 1)} & set(self._module(test).functions)
        ]
        calling.sort(key=lambda one: (one.ranks, len(self._module(one).functions)))
        pairs = [(test, SERIAL) for test in calling if test.ranks == 1 and test.only != self._library]
        pairs += [(test, self._library) for test in calling if test.only != SERIAL]
        yield from sorted(pairs, key=lambda pair: pair[0].name not in before)

    def failure(self, function: str, test: GuestTest, library: str) -> Optional[str]:
        """How a test that passes fails when the function only returns."""
        if not self._passes_whole(test, library):
            return None
        module = self._without(function, test)
        return self._runner.run(test, module, library).problem if module.problem is None else None

    def _module(self, test: GuestTest) -> Module:
        return self._modules[f"{test.folder}/{test.module_name}"]

    def _passes_whole(self, test: GuestTest, library: str) -> bool:
        key = f"{test.name} {test.ranks} {test.environment} {library}"
        if key not in self._passes:
            self._passes[key] = self._patient.run(test, self._module(test), library).problem is None
        return self._passes[key]

    def _without(self, function: str, test: GuestTest) -> Module:
        folder = self._output / "without" / function
        folder.mkdir(parents=True, exist_ok=True)
        header = folder / "ineffective.h"
        header.write_text(stub_header(api().function(function)), encoding="utf-8")
        changed = replace(test, flags=f"{test.flags} -w -DONLY_EFFECTS -include {header}")
        built = Builder(self._prefix, GUESTS, folder, self._environment).build_all([changed])
        return built[f"{test.folder}/{test.module_name}"]


@dataclass(frozen=True)
class Finding:
    """A test that needs a function, and how it fails when the function only returns."""

    test: str
    library: str
    everywhere: bool
    failure: str


def find(trials: Trials, function: str, before: list[str]) -> Optional[Finding]:
    """The first test that needs the function."""
    for test, library in trials.tests_of(function, before):
        failure = trials.failure(function, test, library)
        if failure:
            everywhere = library == SERIAL or checks_the_same_everywhere(test)
            return Finding(test.name, library, everywhere, failure)
    return None


def entry_with(finding: Optional[Finding], library: str, before: Optional[Entry]) -> Optional[Entry]:
    """The entry of a function after it has been tried under a library."""
    if finding is not None and finding.everywhere:
        return finding.test
    others = before if isinstance(before, dict) else {}
    shown = {name: test for name, test in others.items() if name != library}
    return entry_of(shown | ({library: finding.test} if finding else {}), LAUNCHERS)


def is_shown(entry: Optional[Entry], library: str) -> bool:
    return isinstance(entry, str) or library in (entry or {})


def main() -> int:
    options = arguments()
    known = read_effects()
    before = dict(known)
    wanted = options.only or [
        function.name
        for function in api().functions
        if not function.refused and (options.again or not is_shown(known.get(function.name), options.mpi))
    ]
    trials = Trials(options)
    with ThreadPoolExecutor(options.jobs) as pool:
        findings = pool.map(lambda name: find(trials, name, named_in(before.get(name))), wanted)
        for function, found in zip(wanted, findings):
            entry = entry_with(found, options.mpi, known.pop(function, None))
            if entry is not None:
                known[function] = entry
            write_effects(known)
            shown = f"{found.test} ({found.library}: {found.failure})" if found else "no test needs its effect"
            print(f"{function}: {shown}", flush=True)
    without = [function for function in wanted if not is_shown(known.get(function), options.mpi)]
    print(f"{EFFECTS_FILE.name}: {len(known)} functions; {len(without)} of those tried now without a test")
    return 0


if __name__ == "__main__":
    sys.exit(main())
