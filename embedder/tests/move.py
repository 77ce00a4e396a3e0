#!/usr/bin/env python3
"""Moves a program between instruction sets: saved on this machine, continued on aarch64 under an emulator, and back.

    embedder/tests/move.py --here build/prefix --there build/aarch64/prefix --tools TOOLS [--ranks 2] MODULE [WORD...]

TOOLS is where recipes/aarch64-root is installed (recipes/cached-build.sh aarch64-root). `make check ARCH=aarch64`
builds the installation for aarch64. The program is stopped at each stopping point of --points, continued on the
other side under the other MPI library, and must print what it prints without a checkpoint. Without --ranks it is
started without a launcher. Ends with a line for each way, and exit code 1 if a result differs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

STOPPED = 85
SECONDS = 900
LIBRARIES = ("openmpi", "mpich")
# Open MPI copies between ranks by process_vm_readv and process_vm_writev, which the emulator refuses (ENOSYS). It does
# not give up: a message of this kind is tried again for ever. This makes it copy by shared memory; with "none" it has
# no windows. UCX, by default, has transports there with which a native program waits in MPI_Finalize of MPICH for ever,
# about once in three times after MPI_Put with a derived datatype.
SETTINGS_UNDER_EMULATOR = {
    "OMPI_MCA_btl_vader_single_copy_mechanism": "emulated",
    "UCX_TLS": "posix,sysv,self",
}


@dataclass(frozen=True)
class Side:
    """An installation, and what starts its programs."""

    name: str
    words: tuple[str, ...]  # before each command
    mpiwasm: Path
    launchers: Path | None = None  # where they are; otherwise in PATH
    foreign: Path | None = None  # the folder of PATH with launchers of the other side

    def command(self, library: str, ranks: int, *words: str | Path) -> list[str]:
        program = [str(self.mpiwasm), *map(str, words)]
        if ranks > 0:
            launcher = f"mpirun.{library}"
            place = launcher if self.launchers is None else str(self.launchers / launcher)
            program = [place, "-np", str(ranks), *program]
        return [*self.words, *program]


def path_without(tools: Path | None) -> str:
    """PATH as it is outside of `emulate`, which puts the launchers for aarch64 first."""
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    return os.pathsep.join(folder for folder in folders if Path(folder) != tools)


def run(side: Side, library: str, ranks: int, folder: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    """Runs mpiwasm with these words."""
    variables = {
        "PATH": path_without(side.foreign),
        "XDG_CONFIG_HOME": str(folder),
        "MPIWASM_CACHE": str(folder.parent / "cache"),
        "MPIWASM_FIRST_RUN": "wait",
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
        "OMPI_MCA_rmaps_base_oversubscribe": "1",
    }
    inherited = {name: value for name, value in os.environ.items() if name not in SETTINGS_UNDER_EMULATOR}
    if side.words:
        variables |= SETTINGS_UNDER_EMULATOR
    command = side.command(library, ranks, *words)
    return subprocess.run(
        command, env=inherited | variables, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False
    )


def move(
    first: Side, second: Side, library: int, point: int, options: argparse.Namespace, place: Path, expected: list[str]
) -> bool:
    """Whether the result of a program that has been moved is the expected one."""
    with tempfile.TemporaryDirectory(dir=place) as name:
        folder = Path(name)
        program = [str(options.module.resolve()), *options.arguments]
        saving = ["--checkpoint", "images", "--checkpoint-form", "portable", "--checkpoint-at", str(point)]
        saving += ["--after-checkpoint", "exit", "--backend", options.backend]
        one, other = LIBRARIES[library], LIBRARIES[1 - library]
        stopped = run(first, one, options.ranks, folder, *saving, *program)
        if stopped.returncode != STOPPED:
            print(f"{first.name}, point {point}: not saved: {stopped.stderr.strip()}")
            return False
        moved = run(second, other, options.ranks, folder, "restart", "images", "--backend", options.backend)
        printed = sorted((stopped.stdout + moved.stdout).splitlines())
        is_same = moved.returncode == 0 and printed == expected
        way = f"{first.name} to {second.name}" + (f", {one} to {other}" if options.ranks else "")
        print(f"{way}, point {point}: {'the same result' if is_same else f'another result: {moved}'}", flush=True)
        return is_same


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--here", type=Path, required=True, help="the installation for this machine")
    parser.add_argument("--there", type=Path, required=True, help="that for aarch64")
    parser.add_argument("--tools", type=Path, required=True, help="where recipes/aarch64-root is installed")
    parser.add_argument("--ranks", type=int, default=0, help="how many; 0: without a launcher")
    parser.add_argument("--points", default="1,5", help="numbers of stopping points; default: 1,5")
    parser.add_argument("--backend", default="cranelift", help="the compiler on both sides")
    parser.add_argument("module", type=Path)
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    tools = options.tools.resolve()
    here = Side("x86-64", (), options.here.resolve() / "bin" / "mpiwasm", foreign=tools / "bin")
    emulator = (str(tools / "bin" / "emulate"),)
    there = Side("aarch64", emulator, options.there.resolve() / "bin" / "mpiwasm", tools / "bin")
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        whole_folder = place / "whole"
        whole_folder.mkdir()
        program = [str(options.module.resolve()), *options.arguments]
        whole = run(here, LIBRARIES[0], options.ranks, whole_folder, "--backend", options.backend, *program)
        if whole.returncode != 0:
            print(f"the program fails without a checkpoint: {whole.stderr.strip()}", file=sys.stderr)
            return 1
        expected = sorted(whole.stdout.splitlines())
        results = [
            move(first, second, library, point, options, place, expected)
            for first, second in ((here, there), (there, here))
            for library in ((0, 1) if options.ranks else (0,))
            for point in map(int, options.points.split(","))
        ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
