#!/usr/bin/env python3
"""Makes every generated file from embedder/mpi-api, embedder/blas-api and embedder/fftw-api.

generate.py           writes the files that differ
generate.py --check   writes nothing; says which files are not current and ends with 1
generate.py --fortran FOLDER   writes the Fortran bindings, which are not kept in the repository, into the folder
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Optional

from model import Api
from read_api import read_api
from read_blas import Group, read_blas
from read_fftw import read_fftw
from schema import ApiError
from write_blas_guest import write_blas_absent, write_blas_wrappers, write_wrapped_names
from write_blas_host import write_blas_declarations, write_blas_functions, write_blas_routines
from write_conformance import write_conformance
from write_constants import write_constants
from write_coverage import write_coverage
from write_fftw import fftw_outputs
from write_fortran_c import write_fortran_c
from write_fortran_constants import (
    write_constants_module,
    write_f08_comparisons,
    write_f08_constants,
    write_handle_constants,
    write_mpif,
    write_variables,
)
from write_fortran_modules import write_mpi, write_mpi_f08
from write_function_table import (
    write_after_finalize,
    write_before_init,
    write_declarations,
    write_function_table,
    write_in_callbacks,
    write_makes_request,
    write_stopping_points,
)
from write_guest_constants import write_guest_constants
from write_guest_header import write_guest_header
from write_host_calls import write_chapter
from write_host_functions import write_host_functions
from write_mpiwasm_2023 import write_calls_2023, write_table_2023, write_values_2023

REPOSITORY = Path(__file__).resolve().parents[2]
TABLE = REPOSITORY / "embedder" / "mpi-api"
BLAS_TABLE = REPOSITORY / "embedder" / "blas-api"
FFTW_TABLE = REPOSITORY / "embedder" / "fftw-api"

Writer = Callable[[Api], str]

WRITERS: dict[str, Writer] = {
    "embedder/generated/guest/mpi.h": write_guest_header,
    "embedder/generated/host/constants.inc": write_constants,
    "embedder/generated/host/guest_constants.hpp": write_guest_constants,
    "embedder/generated/host/functions.inc": write_host_functions,
    "embedder/generated/calls/guest_functions.hpp": write_declarations,
    "embedder/generated/calls/function_table.inc": write_function_table,
    "embedder/generated/calls/before_init.inc": write_before_init,
    "embedder/generated/calls/after_finalize.inc": write_after_finalize,
    "embedder/generated/calls/in_callbacks.inc": write_in_callbacks,
    "embedder/generated/calls/makes_request.inc": write_makes_request,
    "embedder/generated/calls/stopping_points.inc": write_stopping_points,
    "embedder/generated/calls/mpiwasm_2023.inc": write_calls_2023,
    "embedder/generated/calls/mpiwasm_2023_table.inc": write_table_2023,
    "embedder/generated/calls/mpiwasm_2023_values.inc": write_values_2023,
    "docs/reference/conformance.md": write_conformance,
    "docs/reference/mpi-coverage.md": write_coverage,
}

# The Fortran bindings are large and only of use to builds with Fortran, which make them: --fortran.
FORTRAN_WRITERS: dict[str, Writer] = {
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


def outputs(api: Api) -> dict[str, str]:
    """The text of every generated file by its path in the repository."""
    texts = {path: write(api) for path, write in WRITERS.items()}
    for chapter in api.chapters:
        text = write_chapter(api, chapter.name)
        if text:
            texts[f"embedder/generated/calls/{chapter.name}.cpp"] = text
    return texts


def blas_outputs(groups: list[Group]) -> dict[str, str]:
    """The same for BLAS and LAPACK."""
    texts = {
        "embedder/generated/blas/guest_functions.hpp": write_blas_declarations(groups),
        "embedder/generated/blas/routines.inc": write_blas_routines(groups),
        "embedder/generated/guest-blas/wrap-blas": write_wrapped_names(groups),
    }
    for group in groups:
        texts[f"embedder/generated/blas/{group.name}.cpp"] = write_blas_functions(group)
        texts[f"embedder/generated/guest-blas/{group.name}.c"] = write_blas_wrappers(group)
        texts[f"embedder/generated/guest-blas/absent_{group.name}.c"] = write_blas_absent(group)
    return texts


def stale(texts: dict[str, str], root: Path) -> list[str]:
    """The paths whose file is missing or differs."""
    return [path for path, text in texts.items() if read_if_there(root / path) != text]


def left_over(texts: dict[str, str], root: Path) -> list[str]:
    """The files of chapters that have nothing to generate any more."""
    there = sorted((root / "embedder/generated/calls").glob("*.cpp"))
    return [path for path in (str(each.relative_to(root)) for each in there) if path not in texts]


def read_if_there(path: Path) -> Optional[str]:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main(arguments: Optional[Sequence[str]] = None) -> int:
    parser = argparse.ArgumentParser(description="Makes every generated file from the tables.")
    parser.add_argument("--check", action="store_true", help="only say which files are not current")
    parser.add_argument("--table", type=Path, default=TABLE, help="folder of the table")
    parser.add_argument("--root", type=Path, default=REPOSITORY, help="where the files lie")
    parser.add_argument("--fortran", type=Path, metavar="FOLDER", help="write the Fortran bindings there instead")
    options = parser.parse_args(arguments)
    try:
        api = read_api(options.table)
        if options.fortran:
            for name, write in FORTRAN_WRITERS.items():
                (options.fortran / name).write_text(write(api), encoding="utf-8")
            return 0
        texts = outputs(api) | blas_outputs(read_blas(BLAS_TABLE)) | fftw_outputs(read_fftw(FFTW_TABLE))
    except ApiError as error:
        print(f"generate.py: {error}", file=sys.stderr)
        return 2
    differing = stale(texts, options.root)
    removed = left_over(texts, options.root)
    for path in removed:
        if options.check:
            print(f"{path} is left over: run embedder/generator/generate.py", file=sys.stderr)
            continue
        (options.root / path).unlink()
        print(f"removed {path}")
    for path in differing:
        if options.check:
            print(f"{path} is not current: run embedder/generator/generate.py", file=sys.stderr)
            continue
        target = options.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(texts[path], encoding="utf-8")
        print(f"wrote {path}")
    return 1 if options.check and (differing or removed) else 0


if __name__ == "__main__":
    sys.exit(main())
