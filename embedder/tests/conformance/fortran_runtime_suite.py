#!/usr/bin/env python3
"""Runs the unit tests of LLVM's Fortran run time natively and as guests.

The tests come from LLVM's source archive, which the run time of guests is built from too. A test counts if it passes
natively. Exit status: 0 if every other failure has a reason in flang_rt/reasons.toml, and every reason is needed, else
1.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Optional

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from flang_rt.programs import Failed, build_guest, build_native, guest, native, sources, tests_in  # noqa: E402
from openmp.programs import OpenmpTest, Side  # noqa: E402
from openmp_suite import (  # noqa: E402
    EXPLAINED,
    FAILED,
    NOT_NATIVELY,
    PASSED,
    Result,
    compare_all,
    options_of_suite,
    share,
    write_results,
)
from suite.reasons import Reasons, read_reasons  # noqa: E402

REASONS = HERE / "flang_rt" / "reasons.toml"
LACKING = "requires "  # begins the reasons that are no defects, because no guest has what these tests need


def parse_arguments(arguments: Optional[list[str]] = None) -> argparse.Namespace:
    parser = options_of_suite(__doc__.splitlines()[0], "flang-rt", "Suite.Name", seconds=120)
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
    results = compare_all(tests, sides, work, options, reasons)
    report(results, options.verbose)
    write_results(options, results)
    return exit_code(results, unneeded(results, reasons, complete=not options.only))


if __name__ == "__main__":
    sys.exit(main())
