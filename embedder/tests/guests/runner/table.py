"""The table of the MPI API, as the tests need it."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path

EMBEDDER = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(EMBEDDER / "generator"))

from mpi_api.model import Api, Function  # noqa: E402, F401
from mpi_api.read_api import read_api  # noqa: E402
from mpi_api.words import LIBRARY_BOUNDS  # noqa: E402, F401


@lru_cache(maxsize=1)
def api() -> Api:
    return read_api(EMBEDDER / "mpi-api")


def implemented_functions() -> set[str]:
    return {function.name for function in api().functions}


def large_count_macros() -> str:
    """A header in which the name of each function stands for its large-count variant."""
    names = [function.base for function in api().functions if function.large]
    return "".join(f"#define {name} {name}_c\n" for name in names)
