"""The libraries of BLAS and LAPACK on this system that programs are tried with."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from installed import Installed


@dataclass(frozen=True)
class SystemLibrary:
    """A library of this system; `file` must be there, and folders of the loader go before others."""

    name: str
    request: str
    file: Path | None = None
    folders: tuple[str, ...] = field(default=())
    has_lapack: bool = True

    def of(self, mpiwasm: Installed) -> Installed:
        if self.file is not None and not self.file.exists():
            pytest.skip(f"{self.file} is not installed")
        if not self.folders:
            return mpiwasm
        return replace(mpiwasm, variables={**mpiwasm.variables, "LD_LIBRARY_PATH": ":".join(self.folders)})


DEBIAN = next(iter(Path("/usr/lib").glob("*-linux-gnu")), Path("/usr/lib"))
MKL = next(iter(sorted((Path(sys.prefix) / "lib").glob("libmkl_rt.so.*"))), Path(sys.prefix) / "lib/libmkl_rt.so.2")
LIBRARIES = [
    SystemLibrary("openblas", "openblas"),
    SystemLibrary("blis", "blis", has_lapack=False),
    # Debian's LAPACK takes the libblas.so.3 that the loader finds.
    *(
        SystemLibrary(name, str(file), file, (str(DEBIAN / blas),))
        for name, file, blas in (
            ("reference", DEBIAN / "lapack" / "liblapack.so.3", "blas"),
            ("atlas", DEBIAN / "atlas" / "liblapack.so.3", "atlas"),
        )
    ),
    # From "pip install mkl".
    SystemLibrary("mkl", str(MKL), MKL, (str(MKL.parent),)),
]
