"""Fortran bindings of MPI, from the same table. They are large and only of use to builds with Fortran, which make them:
generate.py --fortran."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from mpi_api.model import Api
from mpi_api.read_api import read_api

from mpi_fortran.write_c import write_fortran_c
from mpi_fortran.write_constants import (
    write_constants_module,
    write_f08_comparisons,
    write_f08_constants,
    write_handle_constants,
    write_mpif,
    write_variables,
)
from mpi_fortran.write_modules import write_mpi, write_mpi_f08

WRITERS: dict[str, Callable[[Api], str]] = {
    "mpi_fortran.c": write_fortran_c,
    "mpif.h": write_mpif,
    "mpi.f90": write_mpi,
    "mpi_f08.f90": write_mpi_f08,
    "numbers.inc": write_constants_module,
    "variables.inc": write_variables,
    "handles.inc": write_handle_constants,
    "f08_types.inc": write_f08_constants,
    "f08_comparisons.inc": write_f08_comparisons,
}


def write_bindings(table: Path, folder: Path) -> None:
    api = read_api(table)
    for name, write in WRITERS.items():
        (folder / name).write_text(write(api), encoding="utf-8")
