#!/usr/bin/env python3
"""Measures what the recipes of requests (decision 22) cost MPI_Isend and MPI_Irecv.

A copy of the sources without recipes (without_recipes.patch) is built in --work, and a program runs in turn with the
adapter of the installation and with that of the copy. Its calls do next to no work, so that a store shows. The cost of
a recipe is the least time of a call with it, less the least without, for what disturbs a run only adds time. Exit
status 1 if that is more than --limit nanoseconds for a call.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
EMBEDDER = ROOT / "embedder"
PATCH = HERE / "without_recipes.patch"
CALLS = ("MPI_Isend", "MPI_Irecv")


def settings(cache: Path) -> list[str]:
    """What a build was configured with, as options of CMake."""
    chosen = []
    for line in cache.read_text(encoding="utf-8").splitlines():
        name, _, rest = line.partition(":")
        kind, _, value = rest.partition("=")
        if kind in ("STRING", "PATH", "FILEPATH", "BOOL", "UNINITIALIZED") and name.startswith(("MPIWASM_", "CMAKE_B")):
            chosen.append(f"-D{name}={value}")
    return [*chosen, "-DMPIWASM_TESTS=OFF", "-DMPIWASM_DOCS=OFF"]


def build_without(build: Path, work: Path, family: str) -> Path:
    """The folder of an adapter without recipes, built from a patched copy of the sources."""
    copy = work / "embedder"
    if copy.exists():
        shutil.rmtree(copy)
    shutil.copytree(EMBEDDER, copy, ignore=shutil.ignore_patterns("__pycache__"), symlinks=True)
    for beside in ("docs", "recipes"):  # what the build refers to
        link = work / beside
        if not link.exists():
            link.symlink_to(ROOT / beside)
    subprocess.run(["git", "apply", f"--directory={copy.relative_to(ROOT)}", str(PATCH)], cwd=ROOT, check=True)
    configured = work / "build"
    command = ["cmake", "-S", str(copy), "-B", str(configured), *settings(build / "CMakeCache.txt")]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    target = f"mpiwasm-host-{family}"
    subprocess.run(["cmake", "--build", str(configured), "--parallel", "--target", target], check=True)
    return configured / "adapters"


def compile_program(prefix: Path, work: Path) -> Path:
    module = work / "nonblocking.wasm"
    common = ROOT / "recipes" / "apps" / "common"
    source = str(HERE / "nonblocking.c")
    subprocess.run([str(prefix / "bin/mpiwasm-cc"), "-O3", f"-I{common}", source, "-o", str(module)], check=True)
    subprocess.run([str(prefix / "bin/mpiwasm"), "compile", str(module)], check=True, stdout=subprocess.DEVNULL)
    return module


def measure(mpiwasm: Path, module: Path, family: str, adapters: Path) -> dict[str, float]:
    environment = os.environ | {"MPIWASM_ADAPTER_PATH": str(adapters)}
    command = [str(mpiwasm), "--mpi", family, str(module)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=600)
    lines = [line.split() for line in done.stdout.splitlines()]
    return {line[0]: float(line[1]) for line in lines if line and line[0] in CALLS}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=Path, default=ROOT / "build" / "embedder", help="[%(default)s]")
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm [%(default)s]")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "bench-recipes", help="[%(default)s]")
    parser.add_argument("--mpi", default="serial", help="the family of the MPI library [%(default)s]")
    parser.add_argument("--pairs", type=int, default=30, help="runs with and without [%(default)s]")
    parser.add_argument("--limit", type=float, default=1.0, help="nanoseconds that a call may cost [%(default)s]")
    options = parser.parse_args()
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    without = build_without(options.build.resolve(), work, options.mpi)
    prefix = options.prefix.resolve()
    module = compile_program(prefix, work)
    sides = (prefix / "lib" / "mpiwasm", without)
    differences: dict[str, list[float]] = {call: [] for call in CALLS}
    times: dict[Path, dict[str, list[float]]] = {side: {call: [] for call in CALLS} for side in sides}
    for pair in range(options.pairs):
        order = sides if pair % 2 == 0 else sides[::-1]
        runs = {side: measure(prefix / "bin" / "mpiwasm", module, options.mpi, side) for side in order}
        for call in CALLS:
            for side in sides:
                times[side][call].append(runs[side][call])
            differences[call].append(runs[sides[0]][call] - runs[sides[1]][call])
    worst = 0.0
    print(f"{'call and MPI_Wait':18} {'least, ns':>10} {'recipe, ns':>11} {'median, ns':>11}  spread of pairs")
    for call in CALLS:
        least = [min(times[side][call]) for side in sides]
        worst = max(worst, least[0] - least[1])
        spread = f"{min(differences[call]):+.2f}..{max(differences[call]):+.2f}"
        median = statistics.median(differences[call])
        print(f"{call:18} {least[0]:10.2f} {least[0] - least[1]:+11.2f} {median:+11.2f}  {spread}")
    return 1 if worst > options.limit else 0


if __name__ == "__main__":
    sys.exit(main())
