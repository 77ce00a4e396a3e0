#!/usr/bin/env python3
"""Runs the torture tests of gfortran with flang natively and with mpiwasm-fc and mpiwasm.

The tests come from Debian's source package of GCC. A test counts if it passes natively. Exit status: 0 if every other
failure has a reason in torture/reasons.toml, else 1.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import Optional

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

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
from suite.reasons import read_reasons  # noqa: E402
from torture.programs import Failed, guest, native, tests_in, unpack  # noqa: E402


def parse_arguments(arguments: Optional[list[str]] = None) -> argparse.Namespace:
    parser = options_of_suite(__doc__.splitlines()[0], "torture", "folder/name", seconds=120)
    parser.add_argument("--flang", default="flang-22", help="the native compiler [%(default)s]")
    parser.add_argument("--levels", default="2", help="levels of optimization, as 0,2 [%(default)s]")
    return parser.parse_args(arguments)


def report(results: list[Result], verbose: bool) -> None:
    for verdict in (NOT_NATIVELY, EXPLAINED, FAILED):
        for each in results:
            if each.verdict == verdict:
                print(f"{verdict}: {each.test.name}: {each.reason}")
                if verbose and each.guest:
                    print("".join(f"    {line}\n" for line in each.guest.output.splitlines()[-15:]), end="")
    natively = [each for each in results if each.verdict in (PASSED, EXPLAINED, FAILED)]
    counts = {verdict: sum(each.verdict == verdict for each in results) for verdict in (EXPLAINED, FAILED)}
    for kind in ("compile", "execute"):
        print(f"{kind}: {share([each for each in natively if each.test.name.startswith(kind)])}")
    print(f"{share(natively)} of the tests that pass natively pass")
    print(f"{counts[EXPLAINED]} fail with a reason, {counts[FAILED]} without")


def exit_code(results: list[Result]) -> int:
    """1 if a guest fails without a reason, or if nothing was compared."""
    if all(each.verdict not in (PASSED, EXPLAINED, FAILED) for each in results):
        print("fortran_suite: no test passes natively, so nothing was compared", file=sys.stderr)
        return 1
    return 1 if any(each.verdict == FAILED for each in results) else 0


def main(arguments: Optional[list[str]] = None) -> int:
    options = parse_arguments(arguments)
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    if shutil.which(options.flang) is None:
        print(f"fortran_suite: {options.flang} is not installed", file=sys.stderr)
        return 2
    try:
        tests = tests_in(unpack(work), options.levels.split(","))
    except Failed as error:
        print(f"fortran_suite: {error}", file=sys.stderr)
        return 2
    tests = [test for test in tests if options.only in test.name]
    if not tests:
        print(f"fortran_suite: no test has {options.only!r} in its name", file=sys.stderr)
        return 2
    sides = (native(options.flang), guest(options.prefix.resolve(), work / "cache", options.backend))
    reasons = read_reasons(HERE / "torture" / "reasons.toml")
    results = compare_all(tests, sides, work, options, reasons)
    report(results, options.verbose)
    write_results(options, results)
    return exit_code(results)


if __name__ == "__main__":
    sys.exit(main())
