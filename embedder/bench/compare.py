#!/usr/bin/env python3
"""Compares native with Wasm, interleaved, and says how they relate.

What is compared: the kernels of compute.toml without MPI, and the programs of suite.toml under each MPI library. Exit
status: 0 when every run ended well and all sides gave the same answers, 1 otherwise. Missed targets are shown and are
no failure.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from comparison import compute, compute_report, start_up
from comparison.command_line import add_arguments, libraries_of, positive, programs_of, say
from comparison.launch import MpiLibrary, Programs, RunFailed
from comparison.machine import describe_machine, describe_versions
from comparison.measure import Comparison, Plan, compare
from comparison.report import aligned, document, table
from comparison.suite import BadSuite, Benchmark, read_suite

SUITE = Path(__file__).with_name("suite.toml")


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_arguments(parser)
    parser.add_argument(
        "--repetitions", type=positive, help="pairs of native and Wasm runs (default: 5, with --quick 2)"
    )
    parser.add_argument("--suite", type=Path, default=SUITE, help="benchmarks to run")
    parser.add_argument("--kernel-dir", type=Path, help="folder of compute kernels (default: kernels in --native-dir)")
    parser.add_argument("--stock", type=Path, metavar="PROGRAM", help="also runs kernels on Wasmer without our patches")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="run these benchmarks, or groups of them")
    parser.add_argument("--quick", action="store_true", help="smaller problems, and fewer of them")
    parser.add_argument("--details", action="store_true", help="show every figure")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to FILE")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with plots to FILE")
    parsed = parser.parse_args(arguments)
    parsed.repetitions = parsed.repetitions or (2 if parsed.quick else 5)
    parsed.kernel_dir = parsed.kernel_dir or parsed.native_dir / "kernels"
    return parsed


def named(known: Sequence[Any], names: Sequence[str]) -> list[Any]:
    """Those of `known` whose name or group is among `names`."""
    return [one for one in known if one.name in names or group_of(one) in names]


@dataclass(frozen=True)
class StartUp:
    """One of the measurements of start-up and footprint."""

    name: str


def group_of(one: Benchmark | compute.Kernel | StartUp) -> str:
    """The group that --only may name instead of each in it."""
    if isinstance(one, Benchmark):
        return one.group
    return compute.GROUP if isinstance(one, compute.Kernel) else start_up.GROUP


@dataclass
class Done:
    """What came of the runs so far."""

    documents: list[dict[str, Any]] = field(default_factory=list)
    failures: int = 0

    def fail(self, name: str, failure: RunFailed) -> None:
        """Reports what failed, and continues."""
        self.failures += 1
        say("")
        print(f"FAILED: {name}: {failure}", file=sys.stderr)


def page_writer() -> Callable[[dict[str, Any]], str]:
    """What makes the page. It needs packages, which are looked for before the first run, not after the last."""
    try:
        from comparison.page import page
    except ModuleNotFoundError as missing:
        sys.exit(f"compare.py: --html: {sys.executable} has no package {missing.name}; use build/venv/bin/python")
    return page


def run(arguments: argparse.Namespace) -> int:
    """Runs everything, prints as it goes, and writes the files."""
    page = page_writer() if arguments.html is not None else None
    suite = read_suite(arguments.suite)
    kernels = compute.read_kernels(compute.KERNELS)
    starts = [StartUp(name) for name in start_up.NAMES]
    if arguments.only:
        check_names(arguments.only, [*kernels, *starts, *suite])
        kernels, starts, suite = (named(known, arguments.only) for known in (kernels, starts, suite))
    elif arguments.quick:
        suite = [benchmark for benchmark in suite if benchmark.quick]
    libraries = libraries_of(arguments) if suite or starts else []
    programs = programs_of(arguments)
    machine = describe_machine()
    versions = describe_versions(programs.mpiwasm, libraries)
    print(f"{machine['processor']}, {machine['cores']} cores; {versions['mpiwasm']}")

    done = Done()
    if kernels:
        run_kernels(kernels, arguments, done)
    if starts:
        run_starts([start.name for start in starts], libraries, programs, arguments, done)
    plan = Plan(programs, arguments.repetitions, arguments.quick, arguments.timeout)
    for program in sorted({benchmark.program for benchmark in suite}):
        say(f"compiling {program}.wasm into the cache")
        programs.compile(program)
    for library in libraries if suite else []:
        run_suite(suite, library, plan, f"{library.title} {versions[library.name]}", arguments.details, done)
    options = {"repetitions": arguments.repetitions, "quick": arguments.quick, "only": arguments.only or []}
    whole = {
        "format": 2,
        "date": datetime.now(timezone.utc).isoformat(timespec="seconds"),
        "machine": machine,
        "versions": versions,
        "options": options,
        "comparisons": done.documents,
    }
    if arguments.json is not None:
        write(arguments.json, json.dumps(whole, indent=2) + "\n")
    if page is not None:
        write(arguments.html, page(whole))
    return 1 if done.failures else 0


def check_names(names: Sequence[str], known: Sequence[Any]) -> None:
    """Every name must mean something."""
    possible = list(dict.fromkeys(group_of(one) for one in known)) + [one.name for one in known]
    for name in names:
        if name not in possible:
            raise BadSuite(f"no benchmark or group {name!r}; there are {', '.join(possible)}")


def run_kernels(kernels: Sequence[compute.Kernel], arguments: argparse.Namespace, done: Done) -> None:
    """The compute kernels, which need no MPI."""
    folder, mpiwasm = arguments.kernel_dir.resolve(), arguments.mpiwasm.resolve()
    sides = compute.sides_of(folder, mpiwasm, arguments.stock, backends=not arguments.quick)
    comparisons = []
    for kernel in kernels:
        try:
            comparisons.append(
                compute.compare_kernel(kernel, sides, arguments.repetitions, arguments.quick, arguments.timeout, say)
            )
        except RunFailed as failure:
            done.fail(kernel.name, failure)
    say("")
    if comparisons:
        print(f"\nCompute kernels, {arguments.repetitions} runs of each\n")
        print(compute_report.table(comparisons))
        for comparison in comparisons:
            if not comparison.agreement.acceptable:
                done.failures += 1
                print(f"{comparison.name}: {comparison.agreement}")
        done.documents += compute_report.documents(comparisons)


def run_starts(
    names: Sequence[str],
    libraries: Sequence[MpiLibrary],
    programs: Programs,
    arguments: argparse.Namespace,
    done: Done,
) -> None:
    """Start-up and footprint."""
    with tempfile.TemporaryDirectory(prefix="start-up-") as folder:
        site = start_up.Site(programs, libraries, arguments.repetitions, arguments.quick, Path(folder), say)
        try:
            amounts = start_up.measure(names, site)
        except RunFailed as failure:
            return done.fail(start_up.GROUP, failure)
    say("")
    print(f"\nStart-up and footprint\n\n{aligned(start_up.table_lines(amounts), left=2)}")
    done.documents += start_up.documents(amounts)


def run_suite(
    suite: Sequence[Benchmark], library: MpiLibrary, plan: Plan, title: str, details: bool, done: Done
) -> None:
    """The programs under one MPI library."""
    comparisons: list[Comparison] = []
    for benchmark in suite:
        try:
            comparisons.append(compare(benchmark, library, plan, say))
        except RunFailed as failure:
            done.fail(benchmark.name, failure)
    say("")
    print(f"\n{title}, {plan.repetitions} pairs of runs\n")
    print(table(comparisons, details))
    done.failures += report_agreement(comparisons)
    done.documents += [document(comparison) for comparison in comparisons]


def report_agreement(comparisons: Sequence[Comparison]) -> int:
    """Says whether the answers agree; returns the number of benchmarks where they do not."""
    print()
    failures = 0
    for comparison in comparisons:
        worst = comparison.worst_agreement
        if worst.compared or worst.missing:
            print(f"{comparison.benchmark.name}: {worst}")
        failures += not worst.acceptable
    return failures


def write(path: Path, text: str) -> None:
    """Writes a file, in a folder that need not exist."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


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
