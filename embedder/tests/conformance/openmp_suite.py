#!/usr/bin/env python3
"""Runs the OpenMP test suite of LLVM natively and with mpiwasm.

The suite and the native library come from LLVM's source archive, which the OpenMP library of guests is built from too.
A test counts if it passes natively. Exit status: 0 if every other failure has a reason in openmp/reasons.toml, else 1.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Optional
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from openmp.programs import Ended, OpenmpTest, Side, run, tests_in  # noqa: E402
from openmp.sides import FEATURES, PORTABLE_FEATURES, TESTS, cores, guest, native, native_library, sources  # noqa: E402
from suite.reasons import Reasons, read_reasons  # noqa: E402

ROOT = HERE.parents[2]
PASSED, FAILED, EXPLAINED, NOT_NATIVELY, LEFT_OUT = (
    "passed",
    "failed",
    "failed, with a reason",
    "failed natively too",
    "left out",
)


@dataclass(frozen=True)
class Result:
    test: OpenmpTest
    verdict: str
    reason: str = ""
    native: Optional[Ended] = None
    guest: Optional[Ended] = None


def compare(test: OpenmpTest, sides: tuple[Side, Side], work: Path, seconds: float, reasons: Reasons) -> Result:
    if reason := test.reason_to_leave_out(FEATURES):
        return Result(test, LEFT_OUT, reason)
    natively = run(test, sides[0], work, seconds)
    if natively.problem:
        return Result(test, NOT_NATIVELY, natively.problem, natively)
    ended = run(test, sides[1], work, seconds)
    if not ended.problem:
        return Result(test, PASSED, "", natively, ended)
    reason = reasons.find("guest", test.name)
    return Result(test, EXPLAINED if reason else FAILED, reason or ended.problem, natively, ended)


def options_of_suite(description: str, work: str, name: str, seconds: float) -> argparse.ArgumentParser:
    """The options that suites of this kind have in common. `name`: what the names of their tests consist of."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm to test [%(default)s]")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "conformance" / work, help="[%(default)s]")
    parser.add_argument("--only", default="", metavar="WORD", help=f"only tests with this word in {name}")
    parser.add_argument("--backend", default="cranelift", help="compiler of mpiwasm [%(default)s]")
    parser.add_argument("--jobs", type=int, default=cores(), help="tests at once [%(default)s]")
    parser.add_argument("--seconds", type=float, default=seconds, help="time that a test may take [%(default)s]")
    parser.add_argument("--json", type=Path, help="write the results")
    parser.add_argument("--junit", type=Path, help="write a JUnit report")
    parser.add_argument("--verbose", action="store_true", help="print each test, and the output of failed ones")
    return parser


def parse_arguments(arguments: Optional[list[str]] = None) -> argparse.Namespace:
    parser = options_of_suite(__doc__.splitlines()[0], "openmp", "folder/name", seconds=300)
    return parser.parse_args(arguments)


def document(results: list[Result]) -> list[dict[str, object]]:
    return [
        {
            "test": each.test.name,
            "verdict": each.verdict,
            "reason": each.reason,
            "native seconds": round(each.native.seconds, 2) if each.native else None,
            "guest seconds": round(each.guest.seconds, 2) if each.guest else None,
            "output": each.guest.output if each.guest and each.guest.problem else "",
        }
        for each in results
    ]


def write_junit(path: Path, results: list[Result]) -> None:
    top = ElementTree.Element("testsuite", name="OpenMP test suite of LLVM", tests=str(len(results)))
    for each in results:
        case = ElementTree.SubElement(top, "testcase", classname="openmp_suite", name=each.test.name)
        if each.verdict == FAILED:
            ElementTree.SubElement(case, "failure", message=each.reason)
        elif each.verdict != PASSED:
            ElementTree.SubElement(case, "skipped", message=f"{each.verdict}: {each.reason}")
    path.parent.mkdir(parents=True, exist_ok=True)
    ElementTree.ElementTree(top).write(path, encoding="utf-8", xml_declaration=True)


def report(results: list[Result], verbose: bool) -> None:
    for verdict in (NOT_NATIVELY, EXPLAINED, FAILED):
        for each in results:
            if each.verdict == verdict:
                print(f"{verdict}: {each.test.name}: {each.reason}")
                if verbose and each.guest:
                    print("".join(f"    {line}\n" for line in each.guest.output.splitlines()[-15:]), end="")
    counts = {verdict: sum(each.verdict == verdict for each in results) for verdict in (PASSED, EXPLAINED, FAILED)}
    natively = [each for each in results if each.verdict in counts]
    portable = [each for each in natively if each.test.requires <= PORTABLE_FEATURES]
    print(f"{share(natively)} of the tests that pass natively pass")
    print(f"{share(portable)} without those that the suite runs on Linux or x86-64 alone")
    print(f"{counts[EXPLAINED]} fail with a reason, {counts[FAILED]} without")


def share(results: list[Result]) -> str:
    passed = sum(each.verdict == PASSED for each in results)
    return f"{passed} of {len(results)}" + (f" = {100 * passed / len(results):.1f} %" if results else "")


def exit_code(results: list[Result]) -> int:
    """1 if a guest fails without a reason, or if nothing was compared."""
    if all(each.verdict in (NOT_NATIVELY, LEFT_OUT) for each in results):
        print("openmp_suite: no test passes natively, so nothing was compared", file=sys.stderr)
        return 1
    return 1 if any(each.verdict == FAILED for each in results) else 0


def compare_all(
    tests: list[OpenmpTest], sides: tuple[Side, Side], work: Path, options: argparse.Namespace, reasons: Reasons
) -> list[Result]:
    """The results in the order of the tests; with --verbose, each is printed when it is there."""
    results = []
    with ThreadPoolExecutor(options.jobs) as workers:
        for each in workers.map(lambda test: compare(test, sides, work, options.seconds, reasons), tests):
            results.append(each)
            if options.verbose:
                print(f"{each.verdict}: {each.test.name}", flush=True)
    return results


def write_results(options: argparse.Namespace, results: list[Result]) -> None:
    if options.json:
        options.json.write_text(json.dumps(document(results), indent=1) + "\n", encoding="utf-8")
    if options.junit:
        write_junit(options.junit, results)


def main(arguments: Optional[list[str]] = None) -> int:
    options = parse_arguments(arguments)
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    tree = sources(work)
    tests = [test for test in tests_in(tree / TESTS) if options.only in test.name]
    if not tests:
        print(f"openmp_suite: no test has {options.only!r} in its name", file=sys.stderr)
        return 2
    library = native_library(tree, work, options.jobs)
    sides = (native(tree, library), guest(tree, options.prefix.resolve(), work / "cache", options.backend))
    reasons = read_reasons(HERE / "openmp" / "reasons.toml")
    results = compare_all(tests, sides, work, options, reasons)
    report(results, options.verbose)
    write_results(options, results)
    return exit_code(results)


if __name__ == "__main__":
    sys.exit(main())
