"""Words of the table of MPI that several readers know."""

from __future__ import annotations

from core.text import banner

BANNER = banner("mpi-api")

MPI_VERSIONS = (
    "1.0", "1.1", "1.2", "1.3", "2.0", "2.1", "2.2", "3.0", "3.1", "4.0", "4.1", "5.0",
)  # fmt: skip

# What a call means for other threads (CallKind in src/calls/core/threaded_call.hpp).
THREADS = ("in_turn", "alone", "collective", "starts_or_ends", "at_any_level", "without_turn")

# The largest counts that a library computes with (Factor in model.py).
LIBRARY_BOUNDS = (
    "broadcast_count",
    "exchanged_count",
    "sent_block_count",
    "received_block_count",
    "begun_sent_block_count",
    "begun_received_block_count",
    "sent_count_between_groups",
    "collected_sum",
    "reduced_count_between_groups",
    "counts_added_between_groups",
    "collected_count",
    "begun_collected_count",
    "reduced_block_count",
)

# What can be made at the start of a program (StartNeed in src/wasm/inspect/start_needs.hpp).
START_NEEDS = ("private_communicators", "port_seal")

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
    "close_file": None,
    "of_window": "win",
    "free_window": None,
    "window_operation": "win",
    "nonblocking_collective": "comm",
    "hindering": None,
}
