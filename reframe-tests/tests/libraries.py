"""BLAS and FFTW of the site, called by a guest through mpiwasm and by a native program, the same file in both.

The job asks `mpiwasm info` for the library, which must be the one that site.toml selects. Where there is none, the
tests are skipped.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import reframe as rfm
import reframe.utility.sanity as sn
from pairs import Figure, Pair
from programs import ProgramsOfLibraries

# How the files of what --blas names begin.
FILES = {"flexiblas": "libflexiblas", "mkl": "libmkl_rt", "openblas": "libopenblas", "blis": "libblis"}
# Of a product by the BLAS in the module, on every processor; recipes/apps/blas-calls.
BITS_IN_MODULE = "0x9bab25bc14c29593"


def wrong_choice(wanted: str, path: str, reason: str) -> str:
    """What is wrong with a library for a site that wants this one; empty if nothing is."""
    if wanted in ("", "auto", path) or (wanted == "wasm" and not path):
        return ""
    if wanted in FILES and Path(path).name.startswith(FILES[wanted]):
        return ""
    return f"site.toml selects {wanted}, mpiwasm uses {path or 'none'}: {reason}"


class LibraryOfTheSite(Pair):
    """Base: `kind` is the line of `mpiwasm info`."""

    programs = fixture(ProgramsOfLibraries, scope="environment")  # noqa: F821
    group = "libraries"
    scale = parameter(["1_core", "1_node"], loggable=True)  # noqa: F821
    kind = ""
    # Each rank has one core. Libraries read these, natively and below mpiwasm.
    env_vars = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "BLIS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    # What it found, for the report.
    library = variable(str, value="", loggable=True)  # noqa: F821

    def preparations(self) -> list[str]:
        find = f"sed -n 's|^  {self.kind}  *\\(/.*\\)|\\1|p'"
        return [
            "mpiwasm info --json > info.json || exit 1",
            f"library=$(mpiwasm info | {find})",
            '[ -n "$library" ] || exit 0',
            *super().preparations(),
        ]

    def command(self, way: str) -> str:
        # A guest has the one of mpiwasm.
        return f'{super().command(way)} --library "$library"'

    def choice(self) -> dict[str, Any]:
        said = (Path(self.stagedir) / "info.json").read_text(encoding="utf-8")
        return json.loads(said)[self.kind.lower()]

    @run_before("sanity")  # noqa: F821
    def look_at_choice(self) -> None:
        if self.is_dry_run():
            return
        found = self.choice()
        self.library = found["path"]
        wanted = self.current_partition.extras.get(self.kind.lower(), "")
        self.wrong = wrong_choice(wanted, found["path"], found["reason"])
        self.skip_if(not (self.wrong or found["path"]), f"no {self.kind}: {found['reason']}")

    @sanity_function  # noqa: F821
    def answers_are_the_same(self) -> object:
        sn.evaluate(sn.assert_false(self.wrong, msg=self.wrong))
        return super().answers_are_the_same()


@rfm.simple_test
class Blas(LibraryOfTheSite):
    """Products of matrices; those of whole numbers are equal with every library."""

    descr = "dgemm of the site's BLAS"
    kind = "BLAS"
    program = "blas-calls"
    tolerance = 0.0
    figures = (Figure("product", "product[*]", "GFLOP/s", True),)

    def preparations(self) -> list[str]:
        guest = f"{self.programs.stagedir}/wasm/{self.program}.wasm"
        own = f"mpiwasm --mpi serial --blas wasm {guest} --bits > module.out"
        return [*super().preparations(), f"{own} || {{ echo failed: --blas wasm; exit 1; }}"]

    @sanity_function  # noqa: F821
    def answers_are_the_same(self) -> object:
        sn.evaluate(super().answers_are_the_same())
        own = (Path(self.stagedir) / "module.out").read_text(encoding="utf-8").strip()
        return sn.assert_eq(own, f"answer bits {BITS_IN_MODULE}", msg=f"--blas wasm gives other bits here: {own}")


@rfm.simple_test
class Fftw(LibraryOfTheSite):
    """Complex transforms in one and three dimensions, planned by estimate."""

    descr = "transforms by the site's FFTW"
    kind = "FFTW"
    program = "fftw-calls"
    tolerance = 1e-10
    figures = (Figure("transform", "transform[*]", "MFLOP/s", True),)
