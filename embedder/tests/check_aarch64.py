"""Runs the tests of mpiwasm for aarch64 under an emulator and ends with one line: "N passed, N failed, N skipped".

`make check ARCH=aarch64` calls it on another machine, inside of `emulate` (recipes/aarch64-root). What cannot pass
there is listed with its reason in check_aarch64.toml; such a test counts as skipped when it fails.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import check
from check import REPORT, ROOT, Suite, Tally
from move import SETTINGS_UNDER_EMULATOR

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

LIMITS = Path(__file__).with_suffix(".toml")
# Emulated code takes several times as long, and the test lists' limits are for the machine itself.
PATIENCE = 10
ENGINE = "the patched engine"
UNIT_TESTS = "unit tests"
GUESTS = "guests by cranelift"
SECONDS = 600
RANDOM_PROGRAM = ROOT / "embedder" / "tests" / "checkpoint" / "random_programs"


@dataclass(frozen=True)
class Limit:
    """Tests that cannot pass: the suite, a regular expression for their names, and why."""

    suite: str
    reason: str
    tests: str = ""
    # The test that is not even run, by its name for GoogleTest, the beginning of that for CTest, or as a report of
    # guests has it.
    left_out: str = ""

    def explains(self, suite: str, test: str) -> bool:
        return bool(self.tests) and suite.startswith(self.suite) and re.fullmatch(self.tests, test) is not None


def read_limits(path: Path) -> list[Limit]:
    """The entries of check_aarch64.toml."""
    return [Limit(**each) for each in tomllib.loads(path.read_text(encoding="utf-8")).get("limit", [])]


def left_out(limits: list[Limit], suite: str) -> list[str]:
    """The tests of a suite that are not run."""
    return [limit.left_out for limit in limits if limit.left_out and limit.suite == suite]


def moves(build: Path, here: Path, tools: Path) -> list[Suite]:
    """A job with MPI, which is stopped on one side and continued on the other under the other library."""
    module = build / "random_program.wasm"
    compiled = [build / "prefix" / "bin" / "mpiwasm-cc", "-O1", *sorted(RANDOM_PROGRAM.glob("*.c")), "-o", module]
    move = [sys.executable, "embedder/tests/move.py", "--here", here, "--there", build / "prefix", "--tools", tools]
    move += ["--ranks", "2", "--points", "1,60", module, *("7", "1", "60")]
    command = " && ".join(shlex.join(map(str, words)) for words in (compiled, move))
    return [Suite("a job moved between x86-64 and aarch64", ["sh", "-c", command])]


def suites(build: Path, engine: Path, limits: list[Limit]) -> list[Suite]:
    """What is run, the quick ones first."""
    prefix = build / "prefix"
    tests = "embedder/tests"
    ctest = ["ctest", "--test-dir", str(build / "embedder"), "--output-on-failure", "--no-tests=error", "-j2"]
    if without := left_out(limits, UNIT_TESTS):
        ctest += ["--exclude-regex", "|".join(f"^{re.escape(name)}" for name in without)]
    guests = [sys.executable, f"{tests}/guests/run.py", "--prefix", str(prefix), "--time-limit", str(SECONDS)]
    waiting = ["--leave-out", *names] if (names := left_out(limits, GUESTS)) else []
    # Modules are the same for all compilers, but singlepass has no SIMD.
    alone = [*guests, "--mpi", "serial"]
    scalar = ["--flags=-mno-simd128 -mno-relaxed-simd", "--build", str(build / "scalar-guests")]
    conformance = [sys.executable, f"{tests}/conformance/mpich_suite.py", "--prefix", str(prefix)]
    conformance += ["--only-failed-natively", "--list", f"{tests}/conformance/representative.txt"]
    conformance += ["--work", str(build / "conformance"), "--patience", str(PATIENCE)]
    return [
        Suite(
            ENGINE,
            [
                "recipes/wasmer/tests/run.sh",
                str(engine),
                f"--gtest_output=xml:{REPORT}",
                f"--gtest_filter=-{':'.join(left_out(limits, ENGINE))}",
            ],
        ),
        Suite(UNIT_TESTS, [*ctest, "--timeout", str(SECONDS), "--output-junit", REPORT]),
        Suite(GUESTS, [*guests, "--backend", "cranelift", *waiting, "--junit", REPORT]),
        Suite("guests by llvm", [*alone, "--backend", "llvm", "--junit", REPORT]),
        Suite("guests by singlepass", [*alone, *scalar, "--backend", "singlepass", "--junit", REPORT]),
        *(
            Suite(f"programs of MPICH's suite under {title}", [*conformance, "--mpi", name, "--junit", REPORT])
            for name, title in check.CONFORMANCE_LIBRARIES
        ),
    ]


def failed_tests(report: Path) -> list[str]:
    """The names of the tests that failed; none when there is no report to read."""
    try:
        cases = list(ElementTree.parse(report).iter("testcase"))
    except (OSError, ElementTree.ParseError):
        return []
    return [
        " ".join(dict.fromkeys(filter(None, [case.get("name"), case.get("classname")])))  # ctest's are the same
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]


def run(suite: Suite, reports: Path, environment: dict[str, str], limits: list[Limit]) -> Tally:
    """Runs one suite; failures that a limit explains count as skipped."""
    tally = check.run(suite, reports, environment)
    for limit in limits:
        if limit.left_out and suite.name == limit.suite:
            print(f"not run {limit.left_out}: {limit.reason}")
            tally.skipped += 1
    for test in failed_tests(check.report_of(suite, reports)):
        reason = next((limit.reason for limit in limits if limit.explains(suite.name, test)), None)
        if reason is not None:
            print(f"skipped {test}: {reason}")
            tally.failed -= 1
            tally.skipped += 1
    return tally


# The emulator notes each page of a mapping. Without so many addresses, mpiwasm reserves none for separate allocations.
MOST_ADDRESSES = 4 << 40


def main() -> int:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_ADDRESSES, MOST_ADDRESSES))
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=Path, default=ROOT / "build" / "aarch64", help="the build folder")
    parser.add_argument("--here", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm for this machine")
    parser.add_argument("--engine", type=Path, required=True, help="where recipes/wasmer-aarch64 is installed")
    parser.add_argument("--tools", type=Path, required=True, help="where recipes/aarch64-root is installed")
    parser.add_argument("--only", metavar="WORD", help="run only the suites with this word in their name")
    options = parser.parse_args()
    build = options.build.resolve()
    reports = build / "reports"
    reports.mkdir(parents=True, exist_ok=True)
    compilers = options.tools / "compile"
    environment = os.environ | SETTINGS_UNDER_EMULATOR
    environment |= {"CC": str(compilers / "aarch64-clang"), "CXX": str(compilers / "aarch64-clang++")}

    limits = read_limits(LIMITS)
    every = suites(build, options.engine, limits) + moves(build, options.here.resolve(), options.tools.resolve())
    wanted = [each for each in every if not options.only or options.only in each.name]
    if not wanted:
        parser.error(f"no suite has {options.only} in its name")
    total = Tally()
    failing = []
    for suite in wanted:
        tally = run(suite, reports, environment, limits)
        total.add(tally)
        if tally.failed:
            failing.append(suite.name)
    for name in failing:
        print(f"failing: {name}")
    print(total)
    return 1 if total.failed or not total.passed else 0


if __name__ == "__main__":
    sys.exit(main())
