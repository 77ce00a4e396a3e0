#!/usr/bin/env python3
"""Compares native with Wasm, interleaved, under each MPI library, and says how they relate.

The benchmarks are in suite.toml. Exit status: 0 when every run ended well and native and Wasm gave
the same answers, 1 otherwise. Missed targets are shown and are no failure.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import datetime, timezone
from pathlib import Path

from comparison.command_line import add_arguments, libraries_of, positive, programs_of, say
from comparison.launch import RunFailed
from comparison.machine import describe_machine, describe_versions
from comparison.measure import Comparison, Plan, compare
from comparison.report import document, table
from comparison.suite import BadSuite, Benchmark, read_suite

SUITE = Path(__file__).with_name("suite.toml")


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_arguments(parser)
    parser.add_argument(
        "--repetitions", type=positive, help="pairs of native and Wasm runs (default: 5, with --quick 3)"
    )
    parser.add_argument("--suite", type=Path, default=SUITE, help="benchmarks to run")
    parser.add_argument("--only", nargs="+", metavar="BENCHMARK", help="run these benchmarks only")
    parser.add_argument("--quick", action="store_true", help="smaller problems")
    parser.add_argument("--details", action="store_true", help="show every figure")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to FILE")
    parsed = parser.parse_args(arguments)
    parsed.repetitions = parsed.repetitions or (3 if parsed.quick else 5)
    return parsed


def chosen(suite: list[Benchmark], names: list[str] | None) -> list[Benchmark]:
    """The benchmarks named, or all."""
    known = {benchmark.name: benchmark for benchmark in suite}
    for name in names or []:
        if name not in known:
            raise BadSuite(f"no benchmark {name!r}; there are {', '.join(known)}")
    return [known[name] for name in names] if names else suite


def run(arguments: argparse.Namespace) -> int:
    """Runs everything, prints as it goes, and counts failures."""
    suite = chosen(read_suite(arguments.suite), arguments.only)
    libraries = libraries_of(arguments)
    programs = programs_of(arguments)
    plan = Plan(programs, arguments.repetitions, arguments.quick, arguments.timeout)
    machine = describe_machine()
    versions = describe_versions(programs.mpiwasm, libraries)
    print(f"{machine['processor']}, {machine['cores']} cores; {versions['mpiwasm']}")
    for program in sorted({benchmark.program for benchmark in suite}):
        say(f"compiling {program}.wasm into the cache")
        programs.compile(program)

    failures = 0
    comparisons: list[Comparison] = []
    for library in libraries:
        done: list[Comparison] = []
        for benchmark in suite:
            try:
                done.append(compare(benchmark, library, plan, say))
            except RunFailed as failure:
                failures += 1
                say("")
                print(f"FAILED: {benchmark.name}: {failure}", file=sys.stderr)
        say("")
        print(f"\n{library.title} {versions[library.name]}, {plan.repetitions} pairs of runs\n")
        print(table(done, arguments.details))
        failures += report_agreement(done)
        comparisons += done
    if arguments.json is not None:
        write_json(arguments.json, machine, versions, arguments, comparisons)
    return 1 if failures else 0


def report_agreement(comparisons: list[Comparison]) -> int:
    """Says whether the answers agree; returns the number of benchmarks where they do not."""
    print()
    failures = 0
    for comparison in comparisons:
        worst = comparison.worst_agreement
        if worst.compared or worst.missing:
            print(f"{comparison.benchmark.name}: {worst}")
        failures += not worst.acceptable
    return failures


def write_json(
    path: Path,
    machine: dict[str, object],
    versions: dict[str, str],
    arguments: argparse.Namespace,
    comparisons: list[Comparison],
) -> None:
    """One document with all that is needed to judge the figures later."""
    whole = {
        "format": 1,
        "date": datetime.now(timezone.utc).isoformat(timespec="seconds"),
        "machine": machine,
        "versions": versions,
        "options": {"repetitions": arguments.repetitions, "quick": arguments.quick},
        "comparisons": [document(comparison) for comparison in comparisons],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")


def main() -> int:
    """Turns what the user can put right into one line."""
    try:
        return run(parse_arguments(sys.argv[1:]))
    except (RunFailed, BadSuite) as problem:
        say("")
        print(f"compare.py: {problem}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
