#!/usr/bin/env python3
"""Reads fabrics.toml, and makes the preset modules in mpiwasm-fabric/ from it: one for Lmod and one for Environment
Modules each.

The modules name no path of an installation, so they are committed; `fabrics.py --check` says whether they are current.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from string import Template

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

HERE = Path(__file__).resolve().parent
BANNER = "Made by modulefiles/fabrics.py from fabrics.toml; change that."


@dataclass(frozen=True)
class Library:
    """What one MPI library needs for a fabric."""

    variables: dict[str, str]
    spack: str


@dataclass(frozen=True)
class Preset:
    """One fabric, for all MPI libraries that can use it."""

    name: str
    says: str
    networks: tuple[str, ...]
    fabric: str  # as the Spack package of mpiwasm calls it
    mpi: dict[str, Library]

    def variables(self) -> dict[str, str]:
        """The variables of all libraries, in the table's order."""
        united: dict[str, str] = {}
        for library, needs in self.mpi.items():
            for name, value in needs.variables.items():
                if united.setdefault(name, value) != value:
                    raise ValueError(f"{self.name}: {library} wants another {name} than the libraries before it")
        return united

    def suits(self, network: str) -> bool:
        return network in self.networks or "any" in self.networks


def read_presets(table: Path = HERE / "fabrics.toml") -> dict[str, Preset]:
    """The presets of the table, by name."""
    with table.open("rb") as file:
        rows = tomllib.load(file)
    return {
        name: Preset(
            name,
            row["says"],
            tuple(row["networks"]),
            row["fabric"],
            {mpi: Library(needs["variables"], needs.get("spack", "")) for mpi, needs in row["mpi"].items()},
        )
        for name, row in rows.items()
    }


def module_text(preset: Preset, language: str) -> str:
    """The preset as a module in `lua` or `tcl`."""
    variables = preset.variables()
    pair = '  {{ "{}", "{}" }},' if language == "lua" else "    {} {{{}}}"
    return Template((HERE / "templates" / f"fabric.{language}.in").read_text(encoding="utf-8")).substitute(
        banner=BANNER,
        name=preset.name,
        says=preset.says,
        listing="\n".join(f"    {name}={value}" for name, value in variables.items()),
        defaults=(HERE / "templates" / f"defaults.{language}").read_text(encoding="utf-8"),
        pairs="\n".join(pair.format(name, value) for name, value in variables.items()),
    )


def outputs(presets: dict[str, Preset]) -> dict[Path, str]:
    """Every generated file with its text."""
    folder = HERE / "mpiwasm-fabric"
    files = {folder / f"{name}.lua": module_text(preset, "lua") for name, preset in presets.items()}
    return files | {folder / name: module_text(preset, "tcl") for name, preset in presets.items()}


def main(arguments: list[str]) -> int:
    files = outputs(read_presets())
    present = set((HERE / "mpiwasm-fabric").glob("*"))
    stale = [path for path, text in files.items() if path not in present or path.read_text(encoding="utf-8") != text]
    stale += sorted(present - set(files))
    if arguments == ["--check"]:
        for path in stale:
            print(f"{path.relative_to(HERE)} is not what fabrics.py makes")
        return 1 if stale else 0
    for path in present - set(files):
        path.unlink()
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
