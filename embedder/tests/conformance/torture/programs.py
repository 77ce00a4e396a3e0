"""gfortran's torture tests: where they come from, and what they are for the runner of tests with commands."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from openmp.programs import OpenmpTest, Side

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[3]
sys.path.insert(0, str(ROOT / "recipes"))

from mpiwasm_recipe.recipe import Source, tomllib  # noqa: E402
from mpiwasm_recipe.sources import Failed, fetch  # noqa: E402

SUITE = "gfortran.fortran-torture"
SUFFIXES = (".f90", ".f")


def unpack(work: Path) -> Path:
    """The folder with the tests, from Debian's source package; the archive is kept in the cache."""
    folder = work / SUITE
    if (folder / "execute").is_dir():
        return folder
    described = tomllib.loads((HERE / "source.toml").read_text(encoding="utf-8"))
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    archive = fetch(Source(**described["source"]), cache / "mpiwasm" / "archives")
    outer = ["tar", "-xOf", str(archive), "--wildcards", f"*/{described['package']}"]
    inner = ["tar", "-xJf", "-", "--strip-components=3", "--no-same-owner", "--wildcards", f"*/{SUITE}/*"]
    with subprocess.Popen(outer, stdout=subprocess.PIPE) as package:
        unpacked = subprocess.run(inner, cwd=work, stdin=package.stdout, check=False)
    if package.returncode or unpacked.returncode or not (folder / "execute").is_dir():
        raise Failed(f"{archive.name} has no {SUITE}")
    return folder


def tests_in(folder: Path, levels: list[str]) -> list[OpenmpTest]:
    """One for each program and level; those that are compiled only, and those that are executed too. A folder each,
    because they write files."""
    found = []
    for kind, commands in (("compile", ("%fc -c %s -o %t",)), ("execute", ("%fc %s -o %t", "%run"))):
        for source in sorted((folder / kind).iterdir()):
            if source.suffix in SUFFIXES:
                found += [
                    OpenmpTest(source, f"{kind}/{source.stem}/O{level}", commands_at(level, commands))
                    for level in levels
                ]
    return found


def commands_at(level: str, commands: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(command.replace("%fc", f"%fc -O{level}") for command in commands)


def native(flang: str) -> Side:
    return Side("native", (("%fc", flang), ("%run", "%t")), {}, frozenset())


def guest(prefix: Path, cache: Path, backend: str) -> Side:
    start = f"{prefix}/bin/mpiwasm --mpi serial --backend {backend} --cache-dir {cache} -d . -d .:/tmp %t"
    return Side("guest", (("%fc", f"{prefix}/bin/mpiwasm-fc"), ("%run", start)), {}, frozenset())
