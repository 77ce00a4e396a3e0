"""What messages and reductions cost, native against Wasm, from 0 bytes to 1 MiB."""

from __future__ import annotations

import reframe as rfm
from pairs import Figure, Pair


@rfm.simple_test
class PingPong(Pair):
    """Two ranks: on one node over shared memory, on two over the network."""

    descr = "half a round trip"
    program = "ping-pong"
    scale = parameter(["2_cores", "1_core_on_2_nodes"], loggable=True)  # noqa: F821
    arguments = "--seconds-per-size 0.02"
    figures = (Figure("latency", "latency[*]", "us", False),)
    tags = {"node"}


@rfm.simple_test
class Allreduce(Pair):
    """All ranks of a node, and of several."""

    descr = "sum of vectors"
    program = "allreduce"
    scale = parameter(["2_cores", "1_node", "2_nodes", "4_nodes", "8_nodes", "16_nodes"], loggable=True)  # noqa: F821
    arguments = "--seconds-per-size 0.02"
    figures = (Figure("time", "time[*]", "us", False),)
