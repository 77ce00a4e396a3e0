#!/usr/bin/env python3
"""Stops each program of the MPICH test suite at one of its MPI calls, and continues it under another MPI library.

What passes without a checkpoint must pass with it. What cannot be saved must say so and pass all the same. Results are
stored: a complete run can be split, and --minutes ends it early.
"""

from __future__ import annotations

import argparse
import sys
from argparse import Namespace
from collections import Counter
from dataclasses import replace
from pathlib import Path

from mpich_suite import GROUPS, HERE, ROOT, chosen_tests, clock, compare_all, cost, reporter, sides
from suite.comparison import FAILED, FAILED_NATIVELY_TOO, PASSED, Comparison, Result, Side, reason_to_leave_out
from suite.libraries import LIBRARIES, install
from suite.reasons import read_reasons
from suite.records import Records, fingerprint
from suite.restart import CONTINUED, BothLauncher, Place, StoppingLauncher
from suite.source import fetch, suite_in

REASONS = HERE / "checkpoint-reasons.toml"


def parse_arguments() -> Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--at", type=Place.read, required=True, metavar="N", help="MPI call to stop at, or random:SEED")
    parser.add_argument("--mpi", default="openmpi,mpich", help="stopped under, continued under [%(default)s]")
    parser.add_argument("--source", type=Path, help="sources of MPICH (default: Debian's source package, by apt)")
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm to test [%(default)s]")
    parser.add_argument("--groups", default=",".join(GROUPS), help="folders of the suite [%(default)s]")
    parser.add_argument("--list", type=Path, help="only the tests whose names are the lines of this file")
    parser.add_argument("--only", help="only tests whose name matches this regular expression")
    parser.add_argument("--max-ranks", type=int, default=8, help="skip tests with more ranks [%(default)s]")
    parser.add_argument("--max-memory", type=float, default=2.0, help="skip tests that need more GiB [%(default)s]")
    parser.add_argument("--patience", type=float, default=0.5, help="factor on the suite's time limits [%(default)s]")
    parser.add_argument("--minutes", type=float, help="start no test after so many; the same command continues")
    parser.add_argument("--jobs", type=int, default=1, help="number of parallel tests [%(default)s]")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "conformance", help="work folder [%(default)s]")
    parser.add_argument("--verbose", action="store_true", help="show the output of failed tests")
    options = parser.parse_args()
    options.libraries = options.mpi.split(",")
    if len(options.libraries) != 2 or not set(options.libraries) <= set(LIBRARIES):
        parser.error(f"--mpi takes two of {', '.join(LIBRARIES)}, separated by a comma")
    return options


def side_of(options: Namespace, suite: Path, library: str) -> Side:
    """How a library runs tests as Wasm without checkpoints."""
    others = Namespace(
        **{**vars(options), "mpi": library, "backend": "cranelift", "reuse_published": False, "keep_passed": False}
    )
    return sides(others, suite, install(library, options.work / "wheels"), [])[0]


def results_name(options: Namespace) -> str:
    place: Place = options.at
    return f"checkpoint-{place.number or f'random-{place.seed}'}-{'-'.join(options.libraries)}.jsonl"


def stopping_side(options: Namespace, before: Side, after: Side) -> Side:
    place: Place = options.at
    mpiwasm = options.prefix.resolve() / "bin" / "mpiwasm"
    libraries = (options.prefix.resolve() / "lib" / "mpiwasm").glob("*")
    build = fingerprint(str(place), options.mpi, files=[mpiwasm, *libraries])
    records = Records(options.work / "results" / results_name(options), build)
    # The key of the images is not the user's.
    own = {"XDG_CONFIG_HOME": str(options.work / "configuration")}
    first, second = (replace(side.launcher, environment=side.launcher.environment | own) for side in (before, after))
    launcher = StoppingLauncher(first, second, place, before.builder.starts_threads)
    return Side(launcher, before.builder, records, options.jobs == 1)


def plain_side(options: Namespace, before: Side, after: Side) -> Side:
    """Without checkpoints, under both libraries."""
    records = Records(
        options.work / "results" / f"without-checkpoint-{'-'.join(options.libraries)}.jsonl",
        fingerprint(options.mpi, files=[options.prefix.resolve() / "bin" / "mpiwasm"]),
    )
    return Side(BothLauncher(before.launcher, after.launcher), before.builder, records, options.jobs == 1)


def refusal_of(result: Result) -> str:
    """Why a test was not saved; empty when it was, or ended before."""
    last = result.wasm.output.rpartition("\n")[2] if result.wasm else ""
    return last.removeprefix("no checkpoint: ") if last.startswith("no checkpoint: ") else ""


def summary(results: list[Result]) -> str:
    """How many tests were continued, how many passed, and why others were not saved."""
    ran = [result for result in results if result.verdict in (PASSED, FAILED)]
    continued = [each for each in ran if each.wasm and each.wasm.output.endswith(CONTINUED)]
    refused = Counter(reason for each in ran if (reason := refusal_of(each)))
    passed = sum(each.verdict == PASSED for each in ran)
    good = sum(each.verdict == PASSED for each in continued)
    lines = [
        f"{passed} of {len(ran)} tests pass that pass without a checkpoint",
        f"{len(continued)} of them were stopped and continued; {good} of these pass",
        *(f"{count} not saved: {reason}" for reason, count in refused.most_common()),
    ]
    if too := sum(each.verdict == FAILED_NATIVELY_TOO for each in results):
        lines.append(f"{too} fail without a checkpoint, too")
    return "\n".join(lines)


def main() -> int:
    options = parse_arguments()
    options.work = options.work.resolve()
    options.work.mkdir(parents=True, exist_ok=True)
    suite = suite_in(options.source.resolve()) if options.source else fetch()
    tests = chosen_tests(suite, options)
    before, after = (side_of(options, suite, library) for library in options.libraries)
    stopping = stopping_side(options, before, after)
    tests = [
        test
        for test in tests
        if not reason_to_leave_out(test, before.builder, options.max_ranks, options.max_memory)
        and "spawn" not in test.group
    ]
    tests.sort(key=cost)
    has_time = clock(options.minutes)
    print(f"compiling the programs of {len(tests)} tests", flush=True)
    before.builder.build_all([test for test in tests if stopping.needs_programs(test)], options.jobs, has_time)
    # Only what fails with a checkpoint runs without one.
    plain = plain_side(options, before, after)
    comparison = Comparison(options.libraries[0], stopping, plain, read_reasons(REASONS), False, has_time)
    results = compare_all(comparison, tests, options.jobs, reporter(len(tests), options.verbose))
    print(summary(results))
    unexplained = [each.test.name for each in results if each.verdict == FAILED and not each.reason]
    for name in unexplained:
        print(f"{name} fails without a reason in {REASONS.name}")
    return 1 if unexplained or not any(each.verdict == PASSED for each in results) else 0


if __name__ == "__main__":
    sys.exit(main())
