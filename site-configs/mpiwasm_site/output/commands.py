"""Libraries that share a folder with others, as Debian's do: their commands under the usual names, and a module."""

from __future__ import annotations

from pathlib import Path

from ..site import Mpi, Site

NAMES = ("mpicc", "mpicxx", "mpirun", "mpiexec")
# Without a suffix; MPICH's mpirun looks for it beside itself.
HELPERS = {"mpich": ("hydra_pmi_proxy",)}


def folder(into: Path, mpi: Mpi) -> Path:
    return into.resolve() / "commands" / mpi.library


def links(site: Site, into: Path) -> dict[Path, Path]:
    """Links, and what each names."""
    found = {}
    for mpi in site.mpi:
        if mpi.suffix:
            programs = Path(mpi.prefix) / "bin"
            names = {name: f"{name}{mpi.suffix}" for name in NAMES}
            names |= {name: name for name in HELPERS.get(mpi.library, ())}
            found |= {folder(into, mpi) / name: programs / there for name, there in names.items()}
    return found


def modules(site: Site, into: Path) -> dict[Path, str]:
    """A module for each that puts those commands first."""
    found = {}
    for mpi in site.mpi:
        if mpi.suffix:
            place = into / "modules" / site.modules.place / mpi.modules[0]
            commands = folder(into, mpi)
            if site.modules.tool != "environment-modules":
                found[place.with_name(f"{place.name}.lua")] = f'family("mpi")\nprepend_path("PATH", "{commands}")\n'
            if site.modules.tool != "lmod":
                found[place] = f"#%Module\nprepend-path PATH {{{commands}}}\n"
    return found
