"""Words of the table of MPI that several readers know."""

from __future__ import annotations

from core.text import banner

BANNER = banner("mpi-api")

MPI_VERSIONS = (
    "1.0", "1.1", "1.2", "1.3", "2.0", "2.1", "2.2", "3.0", "3.1", "4.0", "4.1", "5.0",
)  # fmt: skip

# What a call means for other threads (CallKind in src/calls/core/threaded_call.hpp).
THREADS = ("in_turn", "alone", "starts_or_ends", "at_any_level", "without_turn")
