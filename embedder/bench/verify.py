#!/usr/bin/env python3
"""Runs every program under recipes/apps natively and as Wasm with small problems, and compares.

The two must end with the same exit status and print the same lines, down to the last digit, except
for measurements. Exit status: 0 when they do in every case, 1 otherwise.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from comparison.command_line import add_arguments, libraries_of, programs_of, say
from comparison.launch import MpiLibrary, Programs, RunFailed, finish, with_directory


@dataclass(frozen=True)
class Case:
    """A program with arguments, at several numbers of ranks, and how it must end."""

    program: str
    ranks: tuple[int, ...]
    arguments: tuple[str, ...] = ()
    status: int = 0
    has_directory: bool = False  # a new one is the first argument


PATTERNS = ("sendrecv", "bcast", "allgather", "alltoall", "reduce", "gather", "scatter")
PATTERNS += ("overlap", "derived", "put", "get")

CASES = (
    Case("ring", (1, 2, 3, 4), ("one", "two words", "", "--four")),
    Case("conjugate-gradient", (1, 2, 3, 4), ("8", "8", "8", "--verify-only")),
    Case("conjugate-gradient", (1, 2), ("6", "4", "10", "--iterations", "5")),
    Case("integer-sort", (1, 2, 3, 4), ("10000", "--repetitions", "1")),
    Case("integer-sort", (3,), ("1", "--repetitions", "1")),
    Case("lennard-jones", (1, 2, 3), ("6", "--steps", "10")),
    Case("matrix-setup", (1, 2), ("6", "--repetitions", "2")),
    Case("nonblocking-collectives", (1, 2, 3), ("--largest", "500", "--seconds-per-size", "0")),
    Case("one-sided", (1, 2, 3), ("created", "--largest", "500", "--seconds-per-size", "0")),
    Case("one-sided", (2,), ("allocated", "--largest", "500", "--seconds-per-size", "0")),
    Case("ping-pong", (2, 3), ("--seconds-per-size", "0")),
    Case("allreduce", (1, 2), ("--seconds-per-size", "0")),
    Case("call-cost", (1, 2), ("--calls", "100")),
    Case("start-up", (1,)),
    Case("datatype-cost", (1, 2), ("--calls", "100")),
    *(
        Case(
            "message-patterns",
            (1, 2, 3) if pattern == "sendrecv" else (2,),
            (pattern, "--largest", "5000", "--seconds-per-size", "0"),
        )
        for pattern in PATTERNS
    ),
    *(
        Case("data-transfer", (1, 2, 3), (graph, "1000", "--repetitions", "2"))
        for graph in ("black-hole", "white-hole", "shuffle")
    ),
    Case("heat-2d", (1, 2, 3, 4), ("64", "--steps", "20")),
    Case("file-io", (1,), ("--mebibytes", "16", "--files", "50"), has_directory=True),
    Case("file-io", (1, 2, 3), ("--mebibytes", "16", "--parallel"), has_directory=True),
    # Wrong arguments: one line from one rank, and status 2.
    Case("conjugate-gradient", (2,), ("1", "8", "8"), status=2),
    Case("conjugate-gradient", (1,), ("--iterations",), status=2),
    Case("integer-sort", (2,), ("many",), status=2),
    Case("lennard-jones", (1,), ("6", "--step", "3"), status=2),
    Case("matrix-setup", (2,), ("1",), status=2),
    Case("ping-pong", (1,), (), status=2),
    Case("allreduce", (2,), ("--seconds-per-size", "-1"), status=2),
    Case("call-cost", (1,), ("--calls", "1e3"), status=2),
    Case("file-io", (2,), ("--files", "3"), status=2),
    Case("message-patterns", (2,), ("dance",), status=2),
    Case("nonblocking-collectives", (2,), ("--largest", "7"), status=2),
    Case("one-sided", (2,), ("dance",), status=2),
    Case("message-patterns", (1,), ("put", "--largest"), status=2),
    Case("datatype-cost", (1,), ("--calls", "0"), status=2),
    Case("data-transfer", (1,), ("spiral",), status=2),
    Case("heat-2d", (2,), ("8",), status=2),
)


def said(program: str, finished: subprocess.CompletedProcess[str]) -> list[str]:
    """What a run printed that must not depend on how it was run; ranks print in any order."""
    output = [line for line in finished.stdout.splitlines() if not line.startswith("result ")]
    # Launchers add lines of their own to standard error; a program's begin with its name.
    complaints = [line for line in finished.stderr.splitlines() if line.startswith(f"{program}:")]
    return sorted(output) + complaints


def problem_with(case: Case, ranks: int, library: MpiLibrary, programs: Programs, seconds: float) -> str:
    """Runs the case both ways; says what is wrong, or nothing."""
    launcher = library.command(ranks)
    native_command = programs.native_command(library, case.program)
    wasm_command = programs.wasm_command(case.program)
    if case.has_directory:
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            native = finish([*launcher, *with_directory(native_command, one), *case.arguments], seconds)
            wasm = finish([*launcher, *with_directory(wasm_command, other), *case.arguments], seconds)
    else:
        native = finish([*launcher, *native_command, *case.arguments], seconds)
        wasm = finish([*launcher, *wasm_command, *case.arguments], seconds)
    for side, run in (("native", native), ("Wasm", wasm)):
        if run.returncode != case.status:
            return f"{side}: exit status {run.returncode}, not {case.status}\n{run.stdout}{run.stderr}"
        complaints = [line for line in said(case.program, run) if line.startswith(f"{case.program}:")]
        if len(complaints) != (1 if case.status == 2 else 0):
            return f"{side}: {len(complaints)} complaints\n{run.stderr}"
    native_lines, wasm_lines = said(case.program, native), said(case.program, wasm)
    if native_lines != wasm_lines:
        only_native = [line for line in native_lines if line not in wasm_lines]
        only_wasm = [line for line in wasm_lines if line not in native_lines]
        return "native and Wasm differ\n" + "\n".join(
            [f"native: {line}" for line in only_native[:5]] + [f"Wasm:   {line}" for line in only_wasm[:5]]
        )
    return ""


def run(arguments: argparse.Namespace) -> int:
    """All cases under all libraries."""
    programs = programs_of(arguments)
    suite = ElementTree.Element("testsuite", name="apps")
    failures = 0
    for program in sorted({case.program for case in CASES}):
        say(f"compiling {program}.wasm into the cache")
        programs.compile(program)
    for library in libraries_of(arguments):
        for case in CASES:
            for ranks in case.ranks:
                name = f"{library.name}: {case.program} {' '.join(case.arguments)} on {ranks}"
                say(name)
                start = time.monotonic()
                try:
                    problem = problem_with(case, ranks, library, programs, arguments.timeout)
                except RunFailed as failure:
                    problem = str(failure)
                seconds = f"{time.monotonic() - start:.3f}"
                entry = ElementTree.SubElement(suite, "testcase", name=name, classname="apps", time=seconds)
                if problem:
                    failures += 1
                    ElementTree.SubElement(entry, "failure", message=problem.splitlines()[0]).text = problem
                    say("")
                    print(f"FAILED: {name}: {problem}")
    say("")
    print(f"{len(suite) - failures} passed, {failures} failed")
    if arguments.junit is not None:
        arguments.junit.parent.mkdir(parents=True, exist_ok=True)
        ElementTree.ElementTree(suite).write(arguments.junit, encoding="utf-8", xml_declaration=True)
    return 1 if failures else 0


def main() -> int:
    """Turns what the user can put right into one line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_arguments(parser)
    parser.add_argument("--junit", type=Path, metavar="FILE", help="write a JUnit report to FILE")
    try:
        return run(parser.parse_args())
    except RunFailed as problem:
        say("")
        print(f"verify.py: {problem}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
