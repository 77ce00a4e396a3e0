#!/usr/bin/env python3
"""Measures the exchange between programs natively and as Wasm, and prints the median figures as a table.

docs/reference/exchange.md has the results. Both programs verify the values that they read.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
# With its schema, number of ranks, and further options of mpiwasm-cc. The engine vectorizes loops for its processor,
# but none that change one member of each structure; clang does, with an option for it.
PROGRAMS = {
    "layouts": ("scooters", 1, ["-fvectorize"]),
    "items": ("scooters", 2, []),
    "steps": ("array", 2, []),
}
RESULT = re.compile(r"^result (\S+) (\S+) ns$", re.MULTILINE)


def build(prefix: Path, compiler: str, folder: Path, name: str) -> tuple[Path, Path]:
    """The native program and the module."""
    tools = prefix / "bin"
    subprocess.run([tools / "mpiwasm-schema", HERE / f"{PROGRAMS[name][0]}.toml", "--output", folder], check=True)
    include = subprocess.run([tools / "mpiwasm-schema", "--include"], stdout=subprocess.PIPE, text=True, check=True)
    flags = ["-std=c11", "-O3", f"-I{folder}", str(HERE / f"{name}.c"), "-o"]
    native, module = folder / name, folder / f"{name}.wasm"
    subprocess.run([compiler, f"-I{include.stdout.strip()}", *flags, native], check=True)
    subprocess.run([tools / "mpiwasm-cc", *PROGRAMS[name][2], *flags, module], check=True)
    subprocess.run([tools / "mpiwasm", "compile", module], check=True, stdout=subprocess.DEVNULL)
    return native, module


def figures(command: list[str]) -> dict[str, float]:
    """Nanoseconds by name; the program fails if a value is wrong."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return {name: float(value) for name, value in RESULT.findall(done.stdout)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prefix", type=Path, required=True, help="where mpiwasm is installed")
    parser.add_argument("--mpi", choices=["openmpi", "mpich"], default="mpich", help="the MPI library (mpich)")
    parser.add_argument("--largest", type=int, default=1 << 30, metavar="BYTES", help="of a step (1 GiB)")
    options = parser.parse_args()
    prefix = options.prefix.resolve()
    with tempfile.TemporaryDirectory(prefix="mpiwasm-exchange-") as scratch:
        built = {name: build(prefix, f"mpicc.{options.mpi}", Path(scratch), name) for name in PROGRAMS}
        print("| | native | Wasm |\n|---|---|---|")
        for name, (native, module) in built.items():
            launch = [f"mpirun.{options.mpi}", "-np", str(PROGRAMS[name][1])]
            words = [str(options.largest)] if name == "steps" else []
            natively = figures([*launch, str(native), *words])
            as_wasm = figures([*launch, str(prefix / "bin" / "mpiwasm"), str(module), *words])
            for figure, value in natively.items():
                print(f"| {figure.replace('_', ' ')} | {value:,.0f} ns | {as_wasm[figure]:,.0f} ns |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
