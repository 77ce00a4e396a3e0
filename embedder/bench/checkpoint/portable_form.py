#!/usr/bin/env python3
"""Measures what the portable form of checkpoints costs a program that is not saved: speed, and size of its code.

    embedder/bench/checkpoint/portable_form.py --prefix build/prefix [--repetitions 9] [--only n-body stencil]

Runs all kernels of embedder/bench/kernels, and the programs of recipes/apps that report a result in one process, in
turns with and without `--checkpoint-form portable`. Needs an idle machine, and the target resumable_size of the build.
Prints the rows of docs/reference/checkpoint.md. Exit status 0 when all runs ended well.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
TREE = HERE.parents[2]
KERNELS = TREE / "embedder" / "bench" / "kernels"
APPLICATIONS = TREE / "recipes" / "apps"
# With what they do in one process.
PROGRAMS = ("conjugate-gradient", "lennard-jones", "matrix-setup", "heat-2d", "integer-sort")


def run(command: list[str], folder: Path) -> str:
    environment = {**os.environ, "MPIWASM_FIRST_RUN": "wait", "XDG_CONFIG_HOME": str(folder)}
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=600)
    if ended.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit status {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return ended.stdout


def build(prefix: Path, folder: Path) -> list[Path]:
    for path, target in ((KERNELS, None), (APPLICATIONS, "wasm")):
        names = [f"{folder}/wasm/{kernel_name(source)}.wasm" for source in sorted(KERNELS.glob("*.c"))]
        targets = [target] if target else names
        run(["make", "-C", str(path), *targets, f"PREFIX={prefix}", f"OUTPUT={folder}"], folder)
    return [*sorted((folder / "wasm").glob("*.wasm")), *(folder / f"{name}.wasm" for name in PROGRAMS)]


def kernel_name(source: Path) -> str:
    return source.stem.replace("_", "-")


def seconds(mpiwasm: Path, options: list[str], module: Path, folder: Path) -> float:
    """What the first result says: a rate, or a time. Rates become times, so that less is better for all."""
    output = run([str(mpiwasm), "run", *options, str(module)], folder)
    found = re.search(r"^result \S+ (\S+) (\S+)", output, re.MULTILINE)
    if found is None:
        sys.exit(f"{module.stem} reports no result: {output}")
    value, unit = float(found[1]), found[2]
    return value if unit in {"s", "ms", "us", "ns"} else 1 / value


def sizes(program: Path, modules: list[Path], folder: Path) -> dict[Path, tuple[int, int]]:
    found = {}
    for line in run([str(program), *map(str, modules)], folder).splitlines():
        before, after, path = line.split(maxsplit=2)
        found[Path(path)] = (int(before), int(after))
    return found


def geometric_mean(values: list[float]) -> float:
    return math.exp(statistics.fmean(math.log(value) for value in values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prefix", type=Path, required=True)
    parser.add_argument("--size-program", type=Path, default=TREE / "build/embedder/bench/checkpoint/resumable_size")
    parser.add_argument("--repetitions", type=int, default=9)
    parser.add_argument("--only", nargs="*", help="some kernels or programs")
    parser.add_argument("--output", type=Path, help="where they are built, to be used again by the next run")
    options = parser.parse_args()
    mpiwasm = options.prefix.resolve() / "bin" / "mpiwasm"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        output = options.output.resolve() if options.output else folder
        output.mkdir(parents=True, exist_ok=True)
        modules = [m for m in build(options.prefix.resolve(), output) if options.only is None or m.stem in options.only]
        size_of = sizes(options.size_program, modules, folder)
        if not modules:
            sys.exit("there is no such kernel or program")
        portable = ["--checkpoint", str(folder / "images"), "--checkpoint-form", "portable"]
        print("| program | speed with / without | spread | code |\n|---|---|---|---|")
        speeds, growths = [], []
        for module in modules:
            pairs = []
            for _ in range(options.repetitions):
                pairs.append([seconds(mpiwasm, more, module, folder) for more in ([], portable)])
            ratios = [without / with_it for without, with_it in pairs]
            before, after = size_of[module]
            speeds.append(statistics.median(ratios))
            growths.append(after / before)
            spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
            print(f"| {module.stem} | {speeds[-1]:.3f} | {spread} | {growths[-1]:.2f} |", flush=True)
        print(f"| geometric mean | {geometric_mean(speeds):.3f} | | {geometric_mean(growths):.2f} |")


if __name__ == "__main__":
    main()
