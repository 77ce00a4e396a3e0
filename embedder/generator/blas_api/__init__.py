"""BLAS and LAPACK: their table is embedder/blas-api."""

from __future__ import annotations

from pathlib import Path

from core.api import ApiDescription

from blas_api.read_blas import Group, read_blas
from blas_api.write_guest import write_blas_absent, write_blas_wrappers, write_wrapped_names
from blas_api.write_host import write_blas_declarations, write_blas_functions
from blas_api.write_routine_list import write_blas_routines


def outputs(groups: list[Group]) -> dict[str, str]:
    """The text of every file by its path in the repository."""
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


def made_from(table: Path) -> dict[str, str]:
    return outputs(read_blas(table))


API = ApiDescription("blas-api", made_from)
