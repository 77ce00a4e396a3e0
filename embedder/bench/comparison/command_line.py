"""The arguments that compare.py and demo.py have in common."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .launch import MpiLibrary, Programs, find_libraries


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the programs are, and how they are started."""
    parser.add_argument("--mpiwasm", type=Path, required=True, help="the mpiwasm command")
    parser.add_argument(
        "--native-dir",
        type=Path,
        required=True,
        help="folder with one folder of native programs per MPI library (openmpi, mpich)",
    )
    parser.add_argument("--wasm-dir", type=Path, required=True, help="folder of .wasm programs")
    parser.add_argument(
        "--mpi",
        nargs="+",
        default=["openmpi", "mpich"],
        metavar="LIBRARY",
        help="MPI libraries to run under (default: openmpi mpich)",
    )
    parser.add_argument(
        "--launcher",
        action="append",
        default=[],
        metavar="LIBRARY=PROGRAM",
        help="launcher of a library, when it is not mpirun.LIBRARY in PATH",
    )
    parser.add_argument(
        "--timeout",
        type=float,
        default=600.0,
        metavar="SECONDS",
        help="a run that takes longer has failed (default: 600)",
    )


def programs_of(arguments: argparse.Namespace) -> Programs:
    """The folders, independent of the working directory."""
    return Programs(arguments.mpiwasm.resolve(), arguments.native_dir.resolve(), arguments.wasm_dir.resolve())


def libraries_of(arguments: argparse.Namespace) -> list[MpiLibrary]:
    """The MPI libraries to run under."""
    return find_libraries(arguments.mpi, dict(launcher.split("=", 1) for launcher in arguments.launcher))


def say(message: str) -> None:
    """Shows on standard error what is being done, in one line that is written over."""
    if sys.stderr.isatty():
        print(f"\r\033[K{message}", end="", file=sys.stderr, flush=True)


def positive(text: str) -> int:
    """A positive integer, for argparse."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value
