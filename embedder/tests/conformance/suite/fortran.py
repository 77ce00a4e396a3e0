"""How the Fortran programs of the suite are compiled: groups f77, f90 and f08."""

from __future__ import annotations

from pathlib import Path
from typing import Optional

# Each language's sources, and what its programs are linked with.
LANGUAGES = {"f77": "util/mtest_f77.f", "f90": "util/mtest_f90.f90", "f08": "util/mtest_f08.f90"}
# Programs pass one buffer as different types, which gfortran takes for an error.
NATIVE_FLAGS = ["-fallow-argument-mismatch", "-fallow-invalid-boz"]
# What the suite's configure script puts into headers: the declarations of long integers.
DECLARATIONS = {
    "@F77_MPI_ADDRESS@": "INTEGER (KIND=MPI_ADDRESS_KIND)",
    "@F77_MPI_OFFSET@": "INTEGER (KIND=MPI_OFFSET_KIND)",
}


def language(group: str) -> Optional[str]:
    first = group.split("/")[0]
    return first if first in LANGUAGES else None


def source_name(group: str, program: str) -> str:
    """The source of a program that its Makefile.am does not list."""
    return program + Path(LANGUAGES[language(group) or ""]).suffix


def compiler(c_compiler: str) -> str:
    """The Fortran compiler beside a C compiler."""
    path = Path(c_compiler)
    return str(path.with_name(path.name.replace("mpiwasm-cc", "mpiwasm-fc").replace("mpicc", "mpifort")))


def flags(c_compiler: str) -> list[str]:
    return ["-O1", "-w", *([] if Path(c_compiler).name == "mpiwasm-cc" else NATIVE_FLAGS)]


def write_headers(suite: Path, group: str, output: Path) -> None:
    """The headers of the group's language, with what configure would put into them."""
    for header in (suite / group.split("/")[0]).rglob("*.h.in"):
        text = header.read_text(encoding="utf-8")
        for word, declaration in DECLARATIONS.items():
            text = text.replace(word, declaration)
        (output / header.stem).write_text(text, encoding="utf-8")
