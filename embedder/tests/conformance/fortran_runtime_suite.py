#!/usr/bin/env python3
"""Runs the unit tests of LLVM's Fortran run time natively and as guests.

The tests come from LLVM's source archive, which the run time of guests is built from too. A test counts if it passes
natively. Exit status: 0 if every other failure has a reason in flang_rt/reasons.toml, and every reason is needed, else
1.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Optional

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from flang_rt.programs import Failed, build_guest, build_native, guest, native, sources, tests_in  # noqa: E402
from openmp.programs import OpenmpTest, Side  # noqa: E402
from openmp.sides import cores  # noqa: E402
from openmp_suite import EXPLAINED, FAILED, NOT_NATIVELY, PASSED, Result, compare, document, share, write_junit  # noqa: E402
from suite.reasons import Reasons, read_reasons  # noqa: E402

ROOT = HERE.parents[2]
REASONS = HERE / "flang_rt" / "reasons.toml"
LACKING = "requires "  # begins the reasons that are no defects, because no guest has what these tests need


def parse_arguments(arguments: Optional[list[str]] = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm to test [%(default)s]")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "conformance" / "flang-rt", help="[%(default)s]")
    parser.add_argument("--only", default="", metavar="WORD", help="only tests with this word in Suite.Name")
    parser.add_argument("--backend", default="cranelift", help="compiler of mpiwasm [%(default)s]")
    parser.add_argument("--jobs", type=int, default=cores(), help="tests at once [%(default)s]")
    parser.add_argument("--seconds", type=float, default=120, help="time that a test may take [%(default)s]")
    parser.add_argument("--json", type=Path, help="write the results")
    parser.add_argument("--junit", type=Path, help="write a JUnit report")
    parser.add_argument("--verbose", action="store_true", help="print each test, and the output of failed ones")
    return parser.parse_args(arguments)


def unneeded(results: list[Result], reasons: Reasons, complete: bool) -> list[str]:
    """The reasons that should go: those of tests that pass, and those that no test has at all."""
    passing = [each.test.name for each in results if each.verdict == PASSED and reasons.find("guest", each.test.name)]
    return passing + (reasons.unneeded("guest") if complete else [])


def report(results: list[Result], verbose: bool) -> None:
    for verdict in (NOT_NATIVELY, EXPLAINED, FAILED):
        for each in results:
            if each.verdict == verdict:
                print(f"{verdict}: {each.test.name}: {each.reason}")
                if verbose and each.guest:
                    print("".join(f"    {line}\n" for line in each.guest.output.splitlines()[-15:]), end="")
    natively = [each for each in results if each.verdict in (PASSED, EXPLAINED, FAILED)]
    possible = [each for each in natively if not (each.verdict == EXPLAINED and each.reason.startswith(LACKING))]
    counts = {verdict: sum(each.verdict == verdict for each in results) for verdict in (EXPLAINED, FAILED)}
    print(f"{share(natively)} of the tests that pass natively pass")
    print(f"{share(possible)} without those that require what no guest has")
    print(f"{counts[EXPLAINED]} fail with a reason, {counts[FAILED]} without")


def exit_code(results: list[Result], superfluous: list[str]) -> int:
    """1 if a guest fails without a reason, if a reason is not needed, or if nothing was compared."""
    for each in superfluous:
        print(f"fortran_runtime_suite: the reason for {each} is no longer needed", file=sys.stderr)
    if all(each.verdict == NOT_NATIVELY for each in results):
        print("fortran_runtime_suite: no test passes natively, so nothing was compared", file=sys.stderr)
        return 1
    return 1 if superfluous or any(each.verdict == FAILED for each in results) else 0


def prepare(options: argparse.Namespace, work: Path) -> tuple[list[OpenmpTest], tuple[Side, Side]]:
    """Builds the programs of both sides: the tests, and how each side starts them."""
    prefix = options.prefix.resolve()
    folder = sources(work, prefix / "share" / "mpiwasm" / "sysroot")
    native_programs = build_native(folder, options.jobs)
    guest_programs = build_guest(folder, prefix, options.jobs)
    sides = (native(native_programs), guest(guest_programs, prefix, work / "cache", options.backend))
    return tests_in(native_programs, folder), sides


def main(arguments: Optional[list[str]] = None) -> int:
    options = parse_arguments(arguments)
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    try:
        tests, sides = prepare(options, work)
    except Failed as error:
        print(f"fortran_runtime_suite: {error}", file=sys.stderr)
        return 2
    tests = [test for test in tests if options.only in test.name]
    if not tests:
        print(f"fortran_runtime_suite: no test has {options.only!r} in its name", file=sys.stderr)
        return 2
    reasons = read_reasons(REASONS)
    with ThreadPoolExecutor(options.jobs) as workers:
        results = []
        for each in workers.map(lambda test: compare(test, sides, work, options.seconds, reasons), tests):
            results.append(each)
            if options.verbose:
                print(f"{each.verdict}: {each.test.name}", flush=True)
    report(results, options.verbose)
    if options.json:
        options.json.write_text(json.dumps(document(results), indent=1) + "\n", encoding="utf-8")
    if options.junit:
        write_junit(options.junit, results)
    return exit_code(results, unneeded(results, reasons, complete=not options.only))


if __name__ == "__main__":
    sys.exit(main())
