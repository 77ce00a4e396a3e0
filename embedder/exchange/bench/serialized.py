#!/usr/bin/env python3
"""Measures FlatBuffers and Cap'n Proto as measure.py measures the exchange, and prints the median figures as a table.

It needs Debian's packages flatbuffers-compiler, libflatbuffers-dev, capnproto and libcapnp-dev. Messages go by
MPI_Send. Cap'n Proto is a compiled library of the system, so it is measured natively only; FlatBuffers is also compiled
to Wasm.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from measure import HERE, figures

TOOLS = {"flatbuffers": "flatc", "capnp": "capnp"}
NATIVE_FLAGS = ["-DOMPI_SKIP_MPICXX", "-DMPICH_SKIP_MPICXX"]
LIBRARIES = {"flatbuffers": [], "capnp": ["-lcapnp", "-lkj"]}


def generate(name: str, folder: Path) -> None:
    """The library's own header for its schema, and the sources to compile with the program."""
    if name == "flatbuffers":
        subprocess.run(["flatc", "--cpp", "-o", folder, HERE / "serialized.fbs"], check=True)
        # Apart from all other headers of the system, which no guest may see.
        shutil.copytree("/usr/include/flatbuffers", folder / "flatbuffers")
    else:
        subprocess.run(
            ["capnp", "compile", f"-oc++:{folder}", f"--src-prefix={HERE}", HERE / "serialized.capnp"], check=True
        )


def build(name: str, prefix: Path, compiler: str, folder: Path) -> dict[str, list[str]]:
    """The commands of the program, by kind."""
    generate(name, folder)
    sources = [str(HERE / f"{name}.cpp"), *(str(file) for file in folder.glob("*.capnp.c++"))]
    flags = ["-std=c++17", "-O3", f"-I{folder}", f"-I{HERE}"]
    native, module = folder / "program", folder / f"{name}.wasm"
    subprocess.run([compiler, *flags, *NATIVE_FLAGS, "-x", "c++", *sources, "-o", native, *LIBRARIES[name]], check=True)
    built = {"native": [str(native)]}
    if name == "flatbuffers":
        subprocess.run([prefix / "bin" / "mpiwasm-c++", *flags, *sources, "-o", module], check=True)
        subprocess.run([prefix / "bin" / "mpiwasm", "compile", module], check=True, stdout=subprocess.DEVNULL)
        built["Wasm"] = [str(prefix / "bin" / "mpiwasm"), str(module)]
    return built


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prefix", type=Path, required=True, help="where mpiwasm is installed")
    parser.add_argument("--mpi", choices=["openmpi", "mpich"], default="mpich", help="the MPI library (mpich)")
    parser.add_argument("--largest", type=int, default=1 << 25, metavar="BYTES", help="of a step (32 MiB)")
    options = parser.parse_args()
    missing = [tool for tool in TOOLS.values() if not shutil.which(tool)]
    if missing:
        print(
            f"serialized: no {' and no '.join(missing)}; install Debian's packages that --help names", file=sys.stderr
        )
        return 2
    launch = [f"mpirun.{options.mpi}", "-np", "2"]
    print("| | native | Wasm |\n|---|---|---|")
    for name in TOOLS:
        with tempfile.TemporaryDirectory(prefix="mpiwasm-serialized-") as scratch:
            built = build(name, options.prefix.resolve(), f"mpicxx.{options.mpi}", Path(scratch))
            found = {kind: figures([*launch, *words, str(options.largest)]) for kind, words in built.items()}
        for figure, value in found["native"].items():
            wasm = f"{found['Wasm'][figure]:,.0f} ns" if "Wasm" in found else ""
            print(f"| {figure.replace('_', ' ')} | {value:,.0f} ns | {wasm} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
