#!/usr/bin/env python3
"""Compares Fortran natively (gfortran and flang) and as Wasm: rates of kernels, and times of compilation.

Both sides run in alternation; a figure is the median of the ratios of neighbours. A ratio above 1 means that Wasm is
faster, or compiles faster. A native compiler that is not installed is left out with a message.
"""

from __future__ import annotations

import argparse
import json
import math
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parent))

from comparison.output_lines import Output, parse  # noqa: E402

SOURCE = HERE / "kernels.f90"
TOLERANCE = 1e-10
COMPILERS = {"gfortran": "gfortran", "flang": "flang-22"}


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"compare: {' '.join(command)} ended with {done.returncode}")
    return done.stdout


def agree(native: Output, wasm: Output) -> None:
    for name, answer in native.answers.items():
        if not math.isclose(float(answer), float(wasm.answers[name]), rel_tol=TOLERANCE):
            raise SystemExit(f"compare: {name} is {answer} natively and {wasm.answers[name]} as Wasm")


def summary(name: str, ratios: list[float], native: float, wasm: float, unit: str) -> dict[str, object]:
    middle = statistics.median(ratios)
    print(f"{name:18} {native:9.3f} {wasm:9.3f} {unit:8} {middle:6.3f}  {min(ratios):.3f}..{max(ratios):.3f}")
    return {"unit": unit, "native": native, "wasm": wasm, "ratio": middle, "spread": [min(ratios), max(ratios)]}


def rates(side: str, native: list[str], wasm: list[str], options: argparse.Namespace) -> dict[str, object]:
    print(f"{side} -O3: native, Wasm, Wasm/native, spread")
    pairs = []
    for number in range(options.repetitions):
        order = (native, wasm) if number % 2 == 0 else (wasm, native)
        outputs = [parse(run([*command, str(options.seconds)], options.work)) for command in order]
        pairs.append(tuple(outputs if number % 2 == 0 else reversed(outputs)))
        agree(*pairs[-1])
    found: dict[str, object] = {}
    middles = []
    for name, first in pairs[0][0].results.items():
        sides = [(one.results[name].value, other.results[name].value) for one, other in pairs]
        ratios = [theirs / ours for ours, theirs in sides]
        middles.append(statistics.median(ratios))
        medians = [statistics.median(each) for each in zip(*sides)]
        found[name] = summary(name, ratios, medians[0], medians[1], first.unit)
    mean = math.exp(statistics.fmean(math.log(each) for each in middles))
    print(f"geometric mean     {mean:.3f}, lowest {min(middles):.3f}")
    return {**found, "geometric mean": mean}


def seconds_of(command: list[str], folder: Path) -> float:
    begun = time.monotonic()
    run(command, folder)
    return time.monotonic() - begun


def compilation(side: str, native: str, wasm: str, options: argparse.Namespace) -> dict[str, object]:
    commands = [[each, "-O3", "-c", str(SOURCE), "-o", f"{side}.o"] for each in (native, wasm)]
    times = [[seconds_of(command, options.work) for command in commands] for _ in range(options.repetitions)]
    ratios = [ours / theirs for ours, theirs in times]
    medians = [statistics.median(each) for each in zip(*times)]
    return summary("compilation", ratios, medians[0], medians[1], "s")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm [%(default)s]")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "bench-fortran", help="[%(default)s]")
    parser.add_argument("--only", choices=COMPILERS, help="one of the native compilers")
    parser.add_argument("--backend", default="llvm", help="compiler of mpiwasm [%(default)s]")
    parser.add_argument("--repetitions", type=int, default=5, help="pairs of runs [%(default)s]")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each figure of a run [%(default)s]")
    parser.add_argument("--json", type=Path, help="write the figures")
    options = parser.parse_args()
    options.work = options.work.resolve()
    options.work.mkdir(parents=True, exist_ok=True)
    tools = options.prefix.resolve() / "bin"
    module = str(options.work / "kernels.wasm")
    run([str(tools / "mpiwasm-fc"), "-O3", str(SOURCE), "-o", module], options.work)
    start = [str(tools / "mpiwasm"), "--mpi", "serial", "--backend", options.backend, module]
    run([*start, "0"], options.work)  # compiles, so that no measured run does
    figures: dict[str, object] = {}
    for side in [options.only] if options.only else COMPILERS:
        compiler = shutil.which(COMPILERS[side])
        if compiler is None:
            print(f"{side} is left out: {COMPILERS[side]} is not installed")
            continue
        program = str(options.work / f"kernels-{side}")
        run([compiler, "-O3", str(SOURCE), "-o", program], options.work)
        figures[side] = {
            **rates(side, [program], start, options),
            "compilation": compilation(side, compiler, str(tools / "mpiwasm-fc"), options),
        }
    if not figures:
        print("compare: there is no native compiler to compare with", file=sys.stderr)
        return 2
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
