#!/usr/bin/env python3
"""Compares OpenMP natively and as Wasm: the cost of each construct, and the rates of loops.

Native is clang with the libomp that conformance/openmp_suite.py builds from the source of the guests' library. Both
sides run in alternation; the figure is the median of the ratios of neighbours, and larger than 1 where Wasm is slower.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(HERE.parent), str(ROOT / "embedder" / "tests" / "conformance")]

from comparison.output_lines import Output, parse  # noqa: E402
from openmp.sides import cores, llvm_tool, native_library, sources  # noqa: E402

PROGRAMS = ("constructs", "loops")
TOLERANCE = 1e-9


def build(program: str, prefix: Path, work: Path) -> tuple[list[str], list[str]]:
    """The commands that run a program natively and as Wasm."""
    source = str(HERE / f"{program}.c")
    suite = ROOT / "build" / "conformance" / "openmp"
    suite.mkdir(parents=True, exist_ok=True)
    library = native_library(sources(suite), suite, cores())
    native = [llvm_tool("clang"), "-O3", "-fopenmp", f"-I{library}", f"-L{library}", f"-Wl,-rpath,{library}"]
    subprocess.run([*native, source, "-o", str(work / program), "-lm"], check=True)
    module = str(work / f"{program}.wasm")
    subprocess.run([str(prefix / "bin" / "mpiwasm-cc"), "-O3", "-fopenmp", source, "-o", module], check=True)
    start = [str(prefix / "bin" / "mpiwasm"), "--mpi", "serial"]
    subprocess.run([str(prefix / "bin" / "mpiwasm"), "compile", module], check=True, stdout=subprocess.DEVNULL)
    return [str(work / program)], [*start, module]


def measure(command: list[str], seconds: float, threads: int) -> Output:
    environment = os.environ | {"OMP_NUM_THREADS": str(threads), "KMP_BLOCKTIME": "infinite"}
    done = subprocess.run([*command, str(seconds)], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return parse(done.stdout)


def agree(native: Output, wasm: Output) -> None:
    for name, answer in native.answers.items():
        if not math.isclose(float(answer), float(wasm.answers[name]), rel_tol=TOLERANCE):
            raise SystemExit(f"compare: {name} is {answer} natively and {wasm.answers[name]} as Wasm")


def cost(native: Output, wasm: Output, name: str) -> float:
    """How many times more Wasm costs."""
    ratio = wasm.results[name].value / native.results[name].value
    return ratio if native.results[name].unit == "us" else 1 / ratio


def report(pairs: list[tuple[Output, Output]]) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for name, first in pairs[0][0].results.items():
        ratios = [cost(native, wasm, name) for native, wasm in pairs]
        found[name] = {
            "unit": first.unit,
            "native": statistics.median(native.results[name].value for native, _ in pairs),
            "wasm": statistics.median(wasm.results[name].value for _, wasm in pairs),
            "cost": statistics.median(ratios),
            "spread": [min(ratios), max(ratios)],
        }
        print(
            f"{name:15} {found[name]['native']:10.4g} {found[name]['wasm']:10.4g} {first.unit:8} "
            f"{found[name]['cost']:6.2f}  {min(ratios):.2f}..{max(ratios):.2f}"
        )
    costs = [float(str(each["cost"])) for each in found.values()]
    print(f"geometric mean  {math.exp(statistics.fmean(math.log(each) for each in costs)):.3f}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm [%(default)s]")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "bench-openmp", help="[%(default)s]")
    parser.add_argument("--only", choices=PROGRAMS, help="one of the two programs")
    parser.add_argument("--threads", type=int, default=cores(), help="of each run [%(default)s]")
    parser.add_argument("--repetitions", type=int, default=5, help="pairs of runs [%(default)s]")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each figure of a run [%(default)s]")
    parser.add_argument("--json", type=Path, help="write the figures")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    figures = {}
    for program in [options.only] if options.only else PROGRAMS:
        native, wasm = build(program, options.prefix.resolve(), options.work.resolve())
        print(f"{program}: {options.threads} threads; native, Wasm, cost of Wasm (native = 1), spread")
        pairs = []
        for _ in range(options.repetitions):
            pairs.append(tuple(measure(each, options.seconds, options.threads) for each in (native, wasm)))
            agree(*pairs[-1])
        figures[program] = report(pairs)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
