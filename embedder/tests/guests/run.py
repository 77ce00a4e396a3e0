#!/usr/bin/env python3
"""Compiles the test programs in this folder to Wasm; runs them under Open MPI, MPICH and the built-in serial MPI.

A test passes when its exit code is right and the last line that it prints is "No Errors"; the `testlist` of each
folder says what is run and how (runner/testlist.py explains the words). README.md describes how to add a test.
"""

from __future__ import annotations

import argparse
import shlex
import sys
import time
from pathlib import Path
from typing import Optional

GUESTS = Path(__file__).resolve().parent
sys.path.insert(0, str(GUESTS))

from runner.coverage import check_coverage, coverage, write_coverage  # noqa: E402
from runner.launch import LAUNCHERS, SERIAL, Outcome, Runner, base_environment, launcher_version  # noqa: E402
from runner.modules import Builder, Module  # noqa: E402
from runner.reports import write_junit, write_results  # noqa: E402
from runner.testlist import GuestTest, read_tests  # noqa: E402

COVERAGE_FILE = GUESTS / "coverage.json"
TIME_LIMIT = 120.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prefix", type=Path, required=True, help="where mpiwasm is installed")
    parser.add_argument("--build", type=Path, help="folder for the modules (guest-tests beside the prefix)")
    parser.add_argument("--mpi", choices=[*sorted(LAUNCHERS), SERIAL], help="run under this MPI library only")
    parser.add_argument("--launcher", metavar="MPIRUN", help="start with this mpirun instead of Debian's; with --mpi")
    parser.add_argument("--only", metavar="WORD", help="run only the tests with this word in folder/name")
    parser.add_argument("--leave-out", metavar="RUN", nargs="+", default=[], help='not these: "folder/name LIBRARY"')
    parser.add_argument("--junit", type=Path, metavar="FILE", help="write a JUnit report")
    parser.add_argument("--time-limit", type=float, default=TIME_LIMIT, metavar="SECONDS", help="of each run")
    saving = parser.add_mutually_exclusive_group()
    saving.add_argument(
        "--checkpoint-at",
        type=int,
        metavar="N",
        help="stop each job at its Nth MPI call, continue under the next library",
    )
    saving.add_argument("--checkpoint-interval", type=float, metavar="SECONDS", help="save each job that often")
    parser.add_argument("--write-coverage", action="store_true", help=f"write {COVERAGE_FILE.name}")
    parser.add_argument("--backend", default="cranelift", help="compiler of mpiwasm; cranelift compiles fastest")
    parser.add_argument("--flags", default="", help="more flags for the guest compiler: --flags=-mno-simd128")
    parser.add_argument("--verbose", action="store_true", help="print every run, not only those that fail")
    options = parser.parse_args()
    if options.launcher and options.mpi not in LAUNCHERS:
        parser.error(f"--launcher needs --mpi, one of {', '.join(LAUNCHERS)}")
    return options


def libraries_of(test: GuestTest, module: Module, wanted: list[str]) -> list[str]:
    """Where a test runs: under each library, but just once and without a launcher when it does not use MPI."""
    if not module.functions and test.ranks == 1 and module.problem is None:
        return ["none"]
    return [library for library in wanted if test.only in ("", library) and (library != SERIAL or test.ranks == 1)]


def show(outcome: Outcome, verbose: bool) -> None:
    if outcome.repeated:
        print(f"repeated {outcome.test.name} ({outcome.library}): the time limit was reached", flush=True)
    if outcome.problem:
        print(f"FAILED {outcome.test.name} ({outcome.library}): {outcome.problem}")
        print("".join(f"    {line}\n" for line in outcome.output[-3000:].splitlines()), flush=True)
    elif verbose:
        print(f"passed {outcome.test.name} ({outcome.library}, {outcome.seconds:.1f} s)", flush=True)


def main() -> int:
    options = arguments()
    prefix = options.prefix.resolve()
    build = (options.build or prefix.parent / "guest-tests").resolve()
    environment = base_environment(build / "cache", options.backend)
    tests = [test for test in read_tests(GUESTS) if not options.only or options.only in test.name]
    wanted = [options.mpi] if options.mpi else [*LAUNCHERS, SERIAL]
    launchers = LAUNCHERS | ({options.mpi: options.launcher} if options.launcher else {})
    versions = {library: launcher_version(launchers[library]) for library in wanted if library in launchers}
    absent = [launchers[library] for library, version in versions.items() if version is None]
    if absent:
        print(f"not installed: {', '.join(absent)}", file=sys.stderr)
        return 1

    started = time.monotonic()
    modules = Builder(prefix, GUESTS, build, environment, shlex.split(options.flags)).build_all(tests)
    built = time.monotonic()
    print(f"{len(modules)} modules ({built - started:.0f} s)", flush=True)
    runner = Runner(
        prefix, launchers, environment, options.time_limit, options.checkpoint_at, options.checkpoint_interval
    )
    outcomes: list[Outcome] = []
    for test in tests:
        module = modules[f"{test.folder}/{test.module_name}"]
        for library in libraries_of(test, module, wanted):
            if f"{test.name} {library}" in options.leave_out:
                continue
            outcomes.append(runner.run(test, module, library))
            show(outcomes[-1], options.verbose)

    other: dict[str, Optional[str]] = {}
    found = coverage(outcomes, {library: version or "" for library, version in versions.items()})
    if options.write_coverage and not options.only and not options.mpi:
        write_coverage(COVERAGE_FILE, found)
    is_saved = options.checkpoint_at is not None or options.checkpoint_interval is not None
    if not options.only and not options.launcher and not is_saved:
        other = check_coverage(COVERAGE_FILE, found)
    for name, problem in other.items():
        if problem:
            print(f"FAILED {name}: {problem}")
    write_results(build / "results.json", outcomes)
    if options.junit:
        write_junit(options.junit, outcomes, other)
    failed = sum(outcome.problem is not None for outcome in outcomes) + sum(map(bool, other.values()))
    checks = sum(outcome.checks for outcome in outcomes)
    if options.checkpoint_at is not None:
        print(f"{sum(outcome.continued for outcome in outcomes)} runs were stopped and continued")
    print(f"{len(outcomes)} runs, {checks} checks, {failed} failed ({time.monotonic() - built:.0f} s)")
    return 1 if failed or not outcomes else 0


if __name__ == "__main__":
    sys.exit(main())
