#!/usr/bin/env python3
"""Runs the conjugate-gradient solver natively and as Wasm under each MPI library and compares.

The Wasm module is one and the same file under all of them. Exit status: 0 when every run verified
its solution and native and Wasm agree, 1 otherwise.
"""

from __future__ import annotations

import argparse
import sys

from comparison.command_line import add_arguments, libraries_of, positive, programs_of, say
from comparison.launch import RunFailed
from comparison.machine import describe_machine, describe_versions
from comparison.measure import ComparedRow, Comparison, Plan, compare
from comparison.report import aligned, number
from comparison.suite import Benchmark, Row
from html_report.verdicts import BUSY

PROGRAM = "conjugate-gradient"

# The figures of the program that are shown, and how a person calls them.
FIGURES = {
    "rate": "rate",
    "iteration": "one iteration",
    "preconditioner": "  multigrid preconditioner",
    "multiply": "  sparse matrix times vector",
    "combine": "  sums of vectors",
    "dot": "  dot products",
    "halo": "  of this: halo exchange",
    "allreduce": "  of this: Allreduce",
}


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_arguments(parser)
    parser.add_argument("--repetitions", type=positive, default=3, help="pairs of native and Wasm runs (default: 3)")
    parser.add_argument("--ranks", type=int, default=2, help="MPI ranks (default: 2)")
    parser.add_argument("--size", type=int, default=48, help="points along each edge of a rank's box (default: 48)")
    parser.add_argument(
        "--tolerance",
        type=float,
        default=1e-6,
        help="by how much answers may differ if they are not identical (default: 1e-6)",
    )
    return parser.parse_args(arguments)


def demo_benchmark(arguments: argparse.Namespace) -> Benchmark:
    """The solver with every figure in a row of its own."""
    rows = tuple(Row((figure,), better="higher" if figure == "rate" else "lower") for figure in FIGURES)
    return Benchmark(
        name=PROGRAM,
        program=PROGRAM,
        ranks=arguments.ranks,
        rows=rows,
        arguments=(*[str(arguments.size)] * 3, "--seconds", "1"),
        tolerance=arguments.tolerance,
    )


def show(comparison: Comparison, version: str, pairs: int) -> None:
    """The table of one MPI library."""
    lines: list[tuple[str, ...]] = [("", "native", "Wasm", "Wasm/native", "of all pairs")]
    lines += [_line(title, row) for title, row in zip(FIGURES.values(), comparison.rows)]
    print(f"\n{comparison.library.title} {version}, of {pairs} pairs of runs the one with the median ratio\n")
    print(aligned(lines, left=1))
    print(f"\nSolutions verified; {comparison.worst_agreement}.")


def ratio_of(row: ComparedRow) -> float:
    """Wasm over native in the pair of runs whose ratio is the median: the two figures that stand beside it."""
    figure = row.figures[0]
    return figure.ratios()[figure.middle()]


def _line(title: str, row: ComparedRow) -> tuple[str, ...]:
    figure = row.figures[0]
    unit = figure.unit.replace("/iteration", "")
    middle = figure.middle()
    return (
        title,
        f"{number(figure.native[middle])} {unit}",
        f"{number(figure.wasm[middle])} {unit}",
        f"{ratio_of(row):.3f}",
        f"{row.spread.lowest:.3f}..{row.spread.highest:.3f}",
    )


def load_text(others: float) -> str:
    """How busy the machine is before the first run."""
    warning = "; the ratios mean little" if others > BUSY else ""
    return f"other work takes {others:.0%} of them{warning}"


def run(arguments: argparse.Namespace) -> int:
    """Runs the demo under each library; counts those whose runs fail or disagree."""
    libraries = libraries_of(arguments)
    programs = programs_of(arguments)
    benchmark = demo_benchmark(arguments)
    plan = Plan(programs, arguments.repetitions, False, arguments.timeout)
    machine = describe_machine()
    load = load_text(float(str(machine["other_work"])))
    versions = describe_versions(programs.mpiwasm, libraries)
    say(f"compiling {PROGRAM}.wasm into the cache")
    programs.compile(PROGRAM)
    say("")
    size = arguments.size
    print(
        f"A x = b on {size} x {size} x {size} points per rank, {arguments.ranks} ranks, by conjugate\n"
        f"gradients with a multigrid preconditioner: native -O3, and one Wasm file for every MPI.\n"
        f"{versions['mpiwasm']} on {machine['processor']}, {machine['cores']} cores; {load}"
    )
    failures = 0
    rates: list[str] = []
    for library in libraries:
        try:
            comparison = compare(benchmark, library, plan, say)
        except RunFailed as failure:
            failures += 1
            say("")
            print(f"\n{library.title}: FAILED: {failure}", file=sys.stderr)
            continue
        say("")
        show(comparison, versions[library.name], arguments.repetitions)
        rates.append(f"{ratio_of(comparison.rows[0]):.3f} under {library.title}")
        failures += not comparison.worst_agreement.acceptable
    if rates:
        print(f"\nRate as Wasm over native rate: {', '.join(rates)}.")
    print("Demo passed." if failures == 0 else "Demo FAILED.")
    return 1 if failures else 0


def main() -> int:
    """Turns what the user can put right into one line."""
    try:
        return run(parse_arguments(sys.argv[1:]))
    except RunFailed as problem:
        say("")
        print(f"demo.py: {problem}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
