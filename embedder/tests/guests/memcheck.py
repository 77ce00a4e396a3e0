#!/usr/bin/env python3
"""Runs the guest tests as native programs under valgrind's memcheck: shows what an MPI library itself does with memory.

A guest can do all that these programs do. What memcheck reports of a correct call is therefore a way to the host,
unless mpiwasm keeps the call from the library. Many programs are wrong on purpose, so each line has to be read: no exit
code says whether the library is at fault.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Optional

GUESTS = Path(__file__).resolve().parent
sys.path.insert(0, str(GUESTS))

from runner.launch import base_environment  # noqa: E402
from runner.table import large_count_macros  # noqa: E402
from runner.testlist import GuestTest, read_tests  # noqa: E402

ERROR = re.compile(
    r"(Invalid (?:read|write|free)|Conditional jump|Use of uninitialised|Source and destination overlap)"
)
MPI_FUNCTION = re.compile(r"(?:at|by) 0x[0-9A-F]+: P?(MPI_\w+)")
LAUNCHERS = {
    "openmpi": "mpirun.openmpi",
    "mpich": "mpirun.mpich",
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--mpi", choices=sorted(LAUNCHERS), default="mpich", help="the library that is examined")
    parser.add_argument("--build", type=Path, required=True, help="folder for programs and logs")
    parser.add_argument("--only", default="", metavar="WORD", help="only tests with this word in folder/name")
    parser.add_argument("--time-limit", type=float, default=120.0, metavar="SECONDS", help="of each program")
    return parser.parse_args()


def native_tests(only: str) -> list[GuestTest]:
    """The C programs that need nothing of mpiwasm, each once for a number of ranks."""
    found: dict[tuple[Path, str, bool, int], GuestTest] = {}
    for test in read_tests(GUESTS):
        if only in test.name and test.source.suffix == ".c" and test.ranks > 0 and not test.generated:
            found.setdefault((test.source, test.variant, test.large, test.ranks), test)
    return list(found.values())


def build(test: GuestTest, mpi: str, folder: Path) -> Optional[Path]:
    """The program, or None if it does not compile natively."""
    program = folder / f"{test.folder}-{test.module_name}"
    if program.exists():
        return program
    words = [f"mpicc.{mpi}", "-w", "-g", "-O1", f"-I{GUESTS}", f"-I{test.source.parent}", f"-I{folder}"]
    words += [f"-D{test.variant.upper()}"] if test.variant else []
    words += ["-DLARGE_COUNTS"] if test.large else []
    words += [str(test.source), "-o", str(program), "-lm"]
    return program if subprocess.run(words, capture_output=True, check=False).returncode == 0 else None


def findings(log: str) -> Iterator[str]:
    """What memcheck reports in one log, with the function of MPI that the program called."""
    for block in re.split(r"\n==\d+== ?\n", log):
        error = ERROR.search(block)
        if error is not None:
            function = MPI_FUNCTION.search(block)
            yield f"{error[1]} in {function[1] if function else 'the program'}"


def examine(test: GuestTest, program: Path, options: argparse.Namespace) -> str:
    """How the program ended, and what memcheck reported."""
    log = options.build / f"{program.name}-{test.ranks}.log"
    for old in options.build.glob(f"{log.name}.*"):
        old.unlink()
    command = [LAUNCHERS[options.mpi], "-np", str(test.ranks), "valgrind", "-q", f"--log-file={log}.%p", str(program)]
    try:
        ended = subprocess.run(
            [*command, *shlex.split(test.arguments)],
            cwd=options.build,
            env=base_environment(options.build, "llvm"),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=options.time_limit,
            check=False,
        )
        status = f"exit status {ended.returncode}"
    except subprocess.TimeoutExpired:
        status = f"not finished after {options.time_limit:g} s"
    logs = (each.read_text(encoding="utf-8", errors="replace") for each in options.build.glob(f"{log.name}.*"))
    counted = Counter(finding for text in logs for finding in findings(text))
    return "; ".join([status, *(f"{number} x {finding}" for finding, number in counted.most_common())])


def main() -> int:
    options = arguments()
    options.build = options.build.resolve()
    options.build.mkdir(parents=True, exist_ok=True)
    (options.build / "large_counts.h").write_text(large_count_macros(), encoding="utf-8")
    tests = native_tests(options.only)
    if not tests:
        print(f"memcheck.py: no test has '{options.only}' in folder/name", file=sys.stderr)
        return 2
    not_built = 0
    for test in tests:
        program = build(test, options.mpi, options.build)
        if program is None:
            not_built += 1
            continue
        print(f"{test.name}, {test.ranks} ranks: {examine(test, program, options)}", flush=True)
    print(f"{len(tests) - not_built} programs ran, {not_built} do not compile natively")
    return 0


if __name__ == "__main__":
    sys.exit(main())
