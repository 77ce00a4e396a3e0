"""A system as its site.toml declares it, read and typed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .schema import SITE
from .speaks import OWN_DEFAULT

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parents[1]


class Malformed(Exception):
    """A site.toml that is no TOML, or not of the schema; the problems are its arguments."""


@dataclass(frozen=True)
class Mpi:
    """An MPI library of the site."""

    library: str
    version: str = ""
    modules: tuple[str, ...] = ()
    prefix: str = ""
    spack: str = ""
    pmi: str = ""
    suffix: str = ""  # what its commands end in: Debian's mpicc.mpich
    options: tuple[str, ...] = ()  # scheduler options for it, such as an image that contains it

    @property
    def mpi_type(self) -> str:
        """The argument of `srun --mpi`; empty for none."""
        return "" if self.pmi == OWN_DEFAULT else self.pmi


@dataclass(frozen=True)
class Partition:
    """Nodes of one kind, and the scheduler options to get them."""

    name: str
    cores: int
    options: tuple[str, ...] = ()
    says: str = ""
    nodes: int = 0  # the most that a nightly test takes; 0: not said


@dataclass(frozen=True)
class Modules:
    """The module tool, and how the site lays its modules out."""

    tool: str = "none"
    place: str = "."
    required: tuple[str, ...] = ()
    naming_scheme: str = "EasyBuildMNS"


@dataclass(frozen=True)
class Libraries:
    """Numerical libraries that programs call in place of their own routines."""

    blas: str = ""  # as for --blas; empty: what mpiwasm finds
    fftw: str = ""  # as for --fftw
    modules: tuple[str, ...] = ()

    @property
    def defaults(self) -> dict[str, str]:
        """The variables of mpiwasm that select them."""
        named = {"MPIWASM_BLAS": self.blas, "MPIWASM_FFTW": self.fftw}
        return {name: value for name, value in named.items() if value}


@dataclass(frozen=True)
class Source:
    """A public page, or the centre itself, its date, and the facts that come from it."""

    date: str
    facts: tuple[str, ...]
    url: str = ""  # empty: the centre itself
    says: str = ""


@dataclass(frozen=True)
class Site:
    """One system of one centre."""

    folder: Path
    title: str
    architecture: str
    network: str
    fabric: str  # the preset; empty where the MPI libraries choose by themselves
    scheduler: str
    launcher: str
    mpi: tuple[Mpi, ...]
    partitions: tuple[Partition, ...]
    target: str
    hostnames: tuple[str, ...]
    modules: Modules
    libraries: Libraries
    environment: dict[str, str]
    own_defaults: dict[str, str]  # those of the file
    notes: tuple[str, ...]
    sources: tuple[Source, ...]

    @property
    def defaults(self) -> dict[str, str]:
        """Variables of mpiwasm for users who have not set them."""
        return {**self.libraries.defaults, **self.own_defaults}

    @property
    def name(self) -> str:
        """centre/system"""
        return f"{self.folder.parent.name}/{self.folder.name}"

    @property
    def is_public(self) -> bool:
        """Whether others read it in this repository, and want to know where its facts come from."""
        return self.folder.parents[1] == ROOT and self.centre != "generic"

    @property
    def preset_module(self) -> str:
        """The module of the preset; empty where none is loaded."""
        return f"mpiwasm-fabric/{self.fabric}" if self.fabric else ""

    @property
    def system(self) -> str:
        return self.folder.name

    @property
    def centre(self) -> str:
        return self.folder.parent.name

    def facts(self) -> list[str]:
        """What the file states and a source should vouch for."""
        stated = ["architecture", "network", "scheduler", "launcher"]
        stated += ["target"] * bool(self.target) + ["modules"] * (self.modules.tool != "none")
        stated += ["libraries"] * (self.libraries != Libraries())
        stated += ["environment"] * bool(self.environment) + ["pmi"] * any(mpi.pmi for mpi in self.mpi)
        stated += [f"mpi.{mpi.library}" for mpi in self.mpi]
        return stated + [f"partition.{partition.name}" for partition in self.partitions]


def typed(kind: type, row: dict[str, Any]) -> Any:
    """A dataclass from a row of TOML: its lists become tuples."""
    return kind(**{key: tuple(value) if isinstance(value, list) else value for key, value in row.items()})


def read_site(folder: Path) -> Site:
    """Reads site.toml of a folder centre/system; raises Malformed with every problem of its form."""
    file = folder / "site.toml"
    try:
        row = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Malformed(f"cannot be read: {error}") from error
    problems = sorted(SITE.problems(row, ""))
    if problems:
        raise Malformed(*problems)
    return Site(
        folder=folder.resolve(),
        **{key: row[key] for key in ("title", "architecture", "network", "scheduler", "launcher")},
        fabric=row.get("fabric", ""),
        mpi=tuple(typed(Mpi, mpi) for mpi in row["mpi"]),
        partitions=tuple(typed(Partition, partition) for partition in row["partition"]),
        target=row.get("target", ""),
        hostnames=tuple(row.get("hostnames", ())),
        modules=typed(Modules, row.get("modules", {})),
        libraries=typed(Libraries, row.get("libraries", {})),
        environment=row.get("environment", {}),
        own_defaults=row.get("defaults", {}),
        notes=tuple(row.get("notes", ())),
        sources=tuple(typed(Source, source) for source in row.get("source", [])),
    )


def folders(root: Path = ROOT) -> Iterator[Path]:
    """The folders centre/system of all sites, in order."""
    return (file.parent for file in sorted(root.glob("*/*/site.toml")))
