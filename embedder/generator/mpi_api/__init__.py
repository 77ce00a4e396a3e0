"""MPI: its table is embedder/mpi-api."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core.api import ApiDescription

from mpi_api.model import Api
from mpi_api.read_api import read_api
from mpi_api.write_both_counts import include_of, sources_with_bodies, write_both_counts
from mpi_api.write_conformance import write_conformance
from mpi_api.write_constants import write_constants
from mpi_api.write_coverage import write_coverage
from mpi_api.write_function_table import (
    write_after_finalize,
    write_before_init,
    write_declarations,
    write_function_table,
    write_in_callbacks,
    write_makes_request,
    write_start_needs,
    write_stopping_points,
)
from mpi_api.write_guest_constants import write_guest_constants
from mpi_api.write_guest_header import write_guest_header
from mpi_api.write_host_calls import write_chapter
from mpi_api.write_host_functions import write_host_functions
from mpi_api.write_mpiwasm_2023 import write_calls_2023, write_table_2023, write_values_2023

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
    "embedder/generated/calls/start_needs.inc": write_start_needs,
    "embedder/generated/calls/stopping_points.inc": write_stopping_points,
    "embedder/generated/calls/mpiwasm_2023.inc": write_calls_2023,
    "embedder/generated/calls/mpiwasm_2023_table.inc": write_table_2023,
    "embedder/generated/calls/mpiwasm_2023_values.inc": write_values_2023,
    "docs/reference/conformance.md": write_conformance,
    "docs/reference/mpi-coverage.md": write_coverage,
}


def outputs(api: Api) -> dict[str, str]:
    """The text of every generated file by its path in the repository."""
    texts = {path: write(api) for path, write in WRITERS.items()}
    for chapter in api.chapters:
        text = write_chapter(api, chapter.name)
        if text:
            texts[f"embedder/generated/calls/{chapter.name}.cpp"] = text
    for source in sources_with_bodies(api):
        texts[f"embedder/generated/{include_of(source)}"] = write_both_counts(api, source)
    return texts


def made_from(table: Path) -> dict[str, str]:
    return outputs(read_api(table))


# Chapters and sources that have nothing to generate any more leave a file behind.
API = ApiDescription("mpi-api", made_from, owned=("embedder/generated/calls/*.cpp", "embedder/generated/calls/*.inc"))
