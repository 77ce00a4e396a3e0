#!/usr/bin/env python3
"""Measures transforms by FFTW: natively, through mpiwasm by the same library, and by the functions in the module.

    embedder/bench/fftw/figures.py --prefix build/prefix [--repetitions 3]

Prints microseconds for one transform, the median of the runs, and the ratios to native. Needs an idle machine; the last
column needs "mpiwasm-recipe install fftw". Exit status 0 when all runs ended well.
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
SIZES = (
    *((str(n),) for n in (16, 64, 100, 256, 1000, 1024, 4096, 10007, 65536, 1 << 20)),
    ("512", "512"),
    ("64", "64", "64"),
    ("128", "128", "128"),
)
PRECISIONS = {"double": ([], "libfftw3.so.3", "-lfftw3"), "single": (["-DSINGLE"], "libfftw3f.so.3", "-lfftw3f")}


def microseconds(command: list[str]) -> float:
    environment = {**os.environ, "MPIWASM_FIRST_RUN": "wait"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    if ended.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit status {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return float(ended.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures transforms by FFTW.")
    parser.add_argument("--prefix", type=Path, required=True, help="where mpiwasm is installed")
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--precisions", nargs="+", choices=sorted(PRECISIONS), default=sorted(PRECISIONS))
    options = parser.parse_args()
    prefix: Path = options.prefix.resolve()
    ways = ["native", "system", "module"]
    if not (prefix / "share" / "mpiwasm" / "fftw" / "lib" / "libfftw3.a").is_file():
        ways.remove("module")
    with tempfile.TemporaryDirectory(prefix="mpiwasm-fftw-") as name:
        folder = Path(name)
        source = str(HERE / "speed.c")
        (folder / "fftw3.h").write_bytes((prefix / "include" / "mpiwasm" / "fftw3.h").read_bytes())
        print("precision", "size", *(f"{way} us" for way in ways), *(f"{way}/native" for way in ways[1:]), sep="\t")
        for precision in options.precisions:
            flags, library, link = PRECISIONS[precision]
            native, module = str(folder / precision), str(folder / f"{precision}.wasm")
            subprocess.run(["cc", "-O2", *flags, f"-I{folder}", source, "-o", native, f"-l:{library}"], check=True)
            subprocess.run([prefix / "bin" / "mpiwasm-cc", "-O2", *flags, source, "-o", module, link], check=True)
            mpiwasm = str(prefix / "bin" / "mpiwasm")
            commands = {"native": [native], "system": [mpiwasm, module], "module": [mpiwasm, "--fftw", "wasm", module]}
            for size in SIZES:
                # In turns, so that a change of the machine affects all.
                runs = [[microseconds([*commands[way], *size]) for way in ways] for _ in range(options.repetitions)]
                medians = [statistics.median(times) for times in zip(*runs)]
                ratios = [f"{each / medians[0]:.2f}" for each in medians[1:]]
                shown = (f"{each:.3f}" for each in medians)
                print(precision, "x".join(size), *shown, *ratios, sep="\t", flush=True)


if __name__ == "__main__":
    main()
