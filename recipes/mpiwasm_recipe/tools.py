"""The compilers and launchers of a native MPI library and of mpiwasm, as recipes use them."""

from __future__ import annotations

import os
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

from .sources import Failed

LIBRARIES = ("openmpi", "mpich")


def program(*names: str) -> str:
    """The first of these commands that is here."""
    for name in names:
        found = shutil.which(name)
        if found:
            return found
    raise Failed(f"{names[-1]} is not installed")


@dataclass(frozen=True)
class Tools:
    mpiwasm: Path  # the folder with mpiwasm, mpiwasm-cc and the others
    library: str  # the native MPI library
    recipe: Path  # the mpiwasm-recipe that runs

    def build_folder(self, kind: str) -> str:
        """A native program belongs to its library, a Wasm program to none."""
        return "wasm" if kind == "wasm" else self.library

    def native(self, name: str) -> str:
        """Debian calls it mpicc.openmpi; where one library is loaded, mpicc is its. MPICC and the like name others."""
        said = os.environ.get("MPIFC" if name == "mpifort" else name.upper())
        return program(said) if said else program(f"{name}.{self.library}", name)

    def launcher(self, ranks: int) -> list[str]:
        """How so many ranks are started; MPIRUN says it for schedulers that have a command of their own."""
        said = os.environ.get("MPIRUN", "")
        words = [word.replace("{ranks}", str(ranks)) for word in shlex.split(said)]
        return words or [program(f"mpirun.{self.library}", "mpirun"), "-np", str(ranks)]

    def variables(self, kind: str) -> dict[str, str]:
        """The compiler variables of a recipe's build.

        Of MPI, twice: configure scripts look for MPICC too, and what the user has set there is native.
        """
        if kind == "wasm":
            bin_folder = self.mpiwasm
            toolchain = bin_folder.parent / "share" / "mpiwasm" / "cmake" / "mpiwasm.cmake"
            c, cxx = str(bin_folder / "mpiwasm-cc"), str(bin_folder / "mpiwasm-c++")
            return {
                "CC": c,
                "CXX": cxx,
                "MPICC": c,
                "MPICXX": cxx,
                "AR": str(bin_folder / "mpiwasm-ar"),
                "RANLIB": str(bin_folder / "mpiwasm-ranlib"),
                "NM": str(bin_folder / "mpiwasm-nm"),
                "EXE": ".wasm",
                "CONFIGURE": str(bin_folder / "mpiwasm-configure"),
                "CMAKE": f"cmake -DCMAKE_TOOLCHAIN_FILE={toolchain}",
            }
        c, cxx = self.native("mpicc"), self.native("mpicxx")
        return {
            "CC": c,
            "CXX": cxx,
            "MPICC": c,
            "MPICXX": cxx,
            "AR": program("ar"),
            "RANLIB": program("ranlib"),
            "NM": program("nm"),
            "EXE": "",
            "CONFIGURE": "",
            "CMAKE": f"cmake -DMPI_C_COMPILER={c} -DMPI_CXX_COMPILER={cxx}",
        }

    def fortran(self, kind: str) -> dict[str, str]:
        """The Fortran compiler, for recipes that need one."""
        compiler = str(self.mpiwasm / "mpiwasm-fc") if kind == "wasm" else self.native("mpifort")
        return {"FC": compiler, "MPIFC": compiler}


def find_mpiwasm(recipe: Path) -> Path:
    """The folder of mpiwasm: where this command is installed, else the one in PATH."""
    if (recipe.parent / "mpiwasm-cc").exists():
        return recipe.parent
    found = shutil.which("mpiwasm-cc")
    if not found:
        raise Failed("mpiwasm-cc is not in PATH; load the module mpiwasm, or use its own mpiwasm-recipe")
    return Path(os.path.abspath(found)).parent
