"""Runs every test and check of the project and ends with one line: "N passed, N failed, N skipped, N left out".

`make check` calls it after the build. Each suite writes a JUnit report, from which the results are counted; a check
without a report (a formatter, for one) counts as one result. A suite that ends in error or finds nothing to run is a
failure even when its report shows none.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
CONFORMANCE_LIBRARIES = (("openmpi", "Open MPI"), ("mpich", "MPICH"))
# Of the programs of MPICH's suite, those that are stopped and continued: some for each kind of object.
CONTINUED = (
    "coll/redscat|comm/dup_with|comm/comm_create|comm/ic1|pt2pt/precv|"
    "rma/linked|rma/reqops|rma/accfence|io/setview|topo/"
)
LAST_EXIT_CODE = 127  # a shell and a launcher add the number of the signal to 128
REPORT = "{report}"  # stands for the suite's report file in its command
LEFT_OUT = "./testsuite/properties/property[@name='long tests left out']"  # conftest.py


@dataclass(frozen=True)
class Suite:
    """One command that checks something."""

    name: str
    command: list[str]
    fix: tuple[str, ...] = ()  # the command that puts right what this one finds, when there is one

    @property
    def reports(self) -> bool:
        return any(REPORT in word for word in self.command)


@dataclass
class Tally:
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    left_out: int = 0

    def add(self, other: Tally) -> None:
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped
        self.left_out += other.left_out

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        left_out = f", {self.left_out} left out (make long-tests)" if self.left_out else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}{left_out}"


def files(*patterns: str) -> list[str]:
    """Our source files that match, as paths from the root; generated ones and build folders are left out."""
    found: set[Path] = set()
    for pattern in patterns:
        found.update(ROOT.glob(pattern))
    generated = ROOT / "embedder" / "generated"
    return sorted(str(path.relative_to(ROOT)) for path in found if generated not in path.parents)


def suites(build: Path) -> list[Suite]:
    """Everything that is checked, what is quick to fail first."""
    python = sys.executable
    ruff = [python, "-m", "ruff"]
    cpp = files("embedder/**/*.[ch]pp", "embedder/**/*.[ch]", "recipes/apps/**/*.[ch]pp", "recipes/apps/**/*.[ch]")
    shell = files("recipes/**/*.sh", ".ci/*", "embedder/guest-sdk/*.in", "modulefiles/**/*.sh")
    shell += files("recipes/aarch64-root/bin/*", "recipes/aarch64-root/compile/*")
    shell += files("reframe-tests/slurm-on-one-node/*")
    shell = [path for path in shell if (ROOT / path).read_text(encoding="utf-8").startswith("#!")]
    ctest = ["ctest", "--test-dir", str(build / "embedder"), "--output-on-failure", "--no-tests=error", "-j2"]
    # They mostly wait for what they have started. Those of a file share what they need.
    pytest = [python, "-m", "pytest", "-q", "-n3", "--dist=loadfile", "--junitxml", REPORT]
    guests = [python, "embedder/tests/guests/run.py", "--prefix", str(build / "prefix"), "--junit", REPORT]
    engine = f'exec recipes/wasmer/tests/run.sh "$(recipes/cached-build.sh wasmer)" --gtest_output=xml:{REPORT}'
    tests = "embedder/tests/conformance"
    conformance = [python, f"{tests}/mpich_suite.py", "--prefix", str(build / "prefix"), "--only-failed-natively"]
    conformance += ["--list", f"{tests}/representative.txt", "--work", str(build / "conformance"), "--junit", REPORT]
    continued = [python, f"{tests}/checkpoint_suite.py", "--prefix", str(build / "prefix"), "--at", "random:1"]
    continued += ["--list", f"{tests}/representative.txt", "--work", str(build / "conformance"), "--only", CONTINUED]
    apps = build / "apps"
    programs = [python, "embedder/bench/verify.py", "--mpiwasm", str(build / "prefix" / "bin" / "mpiwasm")]
    programs += ["--native-dir", str(apps), "--wasm-dir", str(apps / "wasm"), "--junit", REPORT]
    return [
        Suite("Python style", [*ruff, "check", "--quiet", "."], (*ruff, "check", "--fix", ".")),
        Suite("Python layout", [*ruff, "format", "--check", "--quiet", "."], (*ruff, "format", ".")),
        Suite("C and C++ layout", ["clang-format-22", "--dry-run", "--Werror", *cpp], ("clang-format-22", "-i", *cpp)),
        Suite("shell style", ["shellcheck", "-x", "-P", "SCRIPTDIR", *shell]),
        Suite("generated files are current", [python, "embedder/generator/generate.py", "--check"]),
        Suite("the patched engine", ["sh", "-c", engine]),
        Suite("unit tests", [*ctest, "--output-junit", REPORT]),
        Suite("Python tests", pytest),
        Suite("guests under Open MPI and MPICH", guests),
        *(
            Suite(f"programs of MPICH's suite under {title}", [*conformance, "--mpi", name])
            for name, title in CONFORMANCE_LIBRARIES
        ),
        *(
            Suite(f"programs of MPICH's suite, from {way}", [*continued, "--mpi", way])
            for way in ("openmpi,mpich", "mpich,openmpi")
        ),
        Suite("programs natively and as Wasm", programs),
    ]


def count(report: ElementTree.Element) -> Tally:
    """The results in a JUnit report, whichever tool wrote it."""
    tally = Tally(left_out=sum(int(found.get("value", "0")) for found in report.iterfind(LEFT_OUT)))
    for case in report.iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            tally.failed += 1
        elif case.find("skipped") is not None or case.get("status") in ("notrun", "disabled"):
            tally.skipped += 1
        else:
            tally.passed += 1
    return tally


def report_of(suite: Suite, reports: Path) -> Path:
    """Where a suite that writes a report leaves it."""
    return reports / f"{suite.name.replace(' ', '-')}.xml"


def run(suite: Suite, reports: Path, environment: dict[str, str]) -> Tally:
    """Runs one suite with its output shown, and counts its results."""
    print(f"--- {suite.name}", flush=True)
    report = report_of(suite, reports)
    report.unlink(missing_ok=True)
    command = [word.replace(REPORT, str(report)) for word in suite.command]
    started = time.monotonic()
    try:
        status = subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False).returncode
    except OSError as error:
        print(error)
        status = 127
    if not suite.reports:
        tally = Tally(passed=int(status == 0), failed=int(status != 0))
    else:
        try:
            tally = count(ElementTree.parse(report).getroot())
        except (OSError, ElementTree.ParseError) as error:
            print(f"no report: {error}")
            tally = Tally()
        crashed = status < 0 or status > LAST_EXIT_CODE
        if crashed:
            print(f"ended by a signal: {status}")
        if crashed or (not tally.failed and (status != 0 or not tally.passed)):
            tally.failed += 1
    print(f"--- {suite.name}: {tally} ({time.monotonic() - started:.0f} s)\n", flush=True)
    return tally


def fix(wanted: list[Suite]) -> int:
    """Puts right what the formatters can; returns the number of commands that ended in error."""
    return sum(subprocess.run(suite.fix, cwd=ROOT, check=False).returncode != 0 for suite in wanted if suite.fix)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=Path, default=ROOT / "build", help="the build folder")
    parser.add_argument("--only", metavar="WORD", help="run only the suites with this word in their name")
    parser.add_argument("--fix", action="store_true", help="lay out the sources instead of checking them")
    options = parser.parse_args()
    build = options.build.resolve()
    reports = build / "reports"
    reports.mkdir(parents=True, exist_ok=True)
    environment = os.environ | {"MPIWASM_PREFIX": str(build / "prefix")}

    all_suites = suites(build)
    wanted = [suite for suite in all_suites if not options.only or options.only.lower() in suite.name.lower()]
    if not wanted:
        names = ", ".join(suite.name for suite in all_suites)
        parser.error(f"no suite has {options.only} in its name; there are: {names}")
    if options.fix:
        return 1 if fix(wanted) else 0
    total = Tally()
    failing = []
    for suite in wanted:
        tally = run(suite, reports, environment)
        total.add(tally)
        if tally.failed:
            failing.append(suite.name)
    for name in failing:
        print(f"failing: {name}")
    print(total)
    return 1 if total.failed or not total.passed else 0


if __name__ == "__main__":
    sys.exit(main())
