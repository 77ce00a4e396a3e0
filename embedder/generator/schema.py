"""What the readers of the table share: the error they raise and the check of keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

MPI_VERSIONS = (
    "1.0", "1.1", "1.2", "1.3", "2.0", "2.1", "2.2", "3.0", "3.1", "4.0", "4.1", "5.0",
)  # fmt: skip

# What a call means for other threads (CallKind in src/calls/core/threaded_call.hpp).
THREADS = ("in_turn", "alone", "starts_or_ends", "at_any_level", "without_turn")

# How a program waits at a stopping point (StopPoint::Kind in src/calls/checkpoint/stopping_points.hpp), and what kind
# of parameter it names, if any.
STOPS = {
    "passing": None,
    "receive": None,
    "large_receive": None,
    "probe": None,
    "wait": None,
    "wait_all": None,
    "wait_any": None,
    "send_receive": None,
    "send_receive_replace": None,
    "start": None,
    "start_all": None,
    "free_request": None,
    "receive_request": None,
    "collective": "comm",
    "free_communicator": None,
    "of_group": "group",
    "of_world": None,
    "of_file": "file",
    "nonblocking_of_file": "file",
    "close_file": None,
    "of_window": "win",
    "free_window": None,
    "window_operation": "win",
    "nonblocking_collective": "comm",
    "hindering": None,
}


class ApiError(Exception):
    """The table is wrong; the text names the file, the function and the parameter."""


def check_keys(where: str, table: Any, required: Iterable[str], optional: Iterable[str]) -> None:
    """Refuses missing and unknown keys of one TOML table."""
    if not isinstance(table, Mapping):
        raise ApiError(f"{where}: must be a table")
    required = tuple(required)
    for key in required:
        if key not in table:
            raise ApiError(f"{where}: '{key}' is missing")
    for key in table:
        if key not in (*required, *optional):
            raise ApiError(f"{where}: unknown key '{key}'")
