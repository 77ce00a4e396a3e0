#!/usr/bin/env python3
"""Measures BLAS natively and through mpiwasm by the same library, in turns, on one thread.

    embedder/bench/blas/figures.py --prefix build/prefix [--libraries openblas blis] [--repetitions 5]

Prints nanoseconds for one call, the median of the runs; for calls of one element what mpiwasm adds, for products the
speed relative to native. Needs an idle machine. Exit status 0 when all runs ended well.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILES = {"openblas": "libopenblas.so.0", "blis": "libblis.so.4"}
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "BLIS_NUM_THREADS": "1"}


def nanoseconds(command: list[str]) -> dict[str, float]:
    """By the name of the call."""
    environment = {**os.environ, **ONE_THREAD, "MPIWASM_FIRST_RUN": "wait"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900)
    if ended.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit status {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return {name: float(value) for name, value in map(str.split, ended.stdout.splitlines())}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures BLAS natively and through mpiwasm.")
    parser.add_argument("--prefix", type=Path, required=True, help="where mpiwasm is installed")
    parser.add_argument("--libraries", nargs="+", choices=sorted(FILES), default=sorted(FILES))
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--turns", type=int, default=5, help="of 50 ms, of which the best time counts, in each run")
    options = parser.parse_args()
    mpiwasm = str(options.prefix.resolve() / "bin" / "mpiwasm")
    with tempfile.TemporaryDirectory(prefix="mpiwasm-blas-") as name:
        source, module = str(HERE / "speed.c"), str(Path(name) / "speed.wasm")
        subprocess.run([f"{mpiwasm}-cc", "-O2", source, "-o", module, "-lblas"], check=True)
        print("library", "call", "native ns", "mpiwasm ns", "added ns", "speed", sep="\t")
        for library in options.libraries:
            native = str(Path(name) / library)
            subprocess.run(["cc", "-O2", "-pthread", source, "-o", native, f"-l:{FILES[library]}"], check=True)
            commands = ([native], [mpiwasm, "--blas", library, module])
            # In turns, so that a change of the machine affects both.
            runs = [[nanoseconds([*each, str(options.turns)]) for each in commands] for _ in range(options.repetitions)]
            for call in runs[0][0]:
                before, with_us = (statistics.median(run[way][call] for run in runs) for way in (0, 1))
                added = f"{with_us - before:.1f}"
                print(library, call, f"{before:.1f}", f"{with_us:.1f}", added, f"{before / with_us:.3f}", sep="\t")


if __name__ == "__main__":
    main()
