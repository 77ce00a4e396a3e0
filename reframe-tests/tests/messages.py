"""What messages and reductions cost, native against Wasm, from 0 bytes to 1 MiB."""

from __future__ import annotations

import reframe as rfm
from pairs import Figure, Pair
from programs import ProgramsForNode


@rfm.simple_test
class PingPong(Pair):
    """Two ranks: on one node over shared memory, on two over the network."""

    descr = "half a round trip"
    programs = fixture(ProgramsForNode, scope="environment")  # noqa: F821
    group = "messages"
    program = "ping-pong"
    scale = parameter(["2_cores", "1cpn_2nodes"], loggable=True)  # noqa: F821
    arguments = "--seconds-per-size 0.02"
    figures = (Figure("latency", "latency[*]", "us", False),)
    tags = {"node"}


@rfm.simple_test
class Allreduce(Pair):
    """All ranks of a node, and of several."""

    descr = "sum of vectors"
    group = "messages"
    program = "allreduce"
    scale = parameter(["2_cores", "1_node", "2_nodes", "4_nodes", "8_nodes", "16_nodes"], loggable=True)  # noqa: F821
    arguments = "--seconds-per-size 0.02"
    figures = (Figure("time", "time[*]", "us", False),)


PATTERNS = (
    "sendrecv", "bcast", "allgather", "alltoall", "reduce", "gather", "scatter", "overlap", "derived", "put", "get",
)  # fmt: skip


@rfm.simple_test
class MessagePatterns(Pair):
    """The other exchanges of the usual MPI benchmarks, and what programs do besides: overlap, gaps, windows."""

    descr = "ways to exchange messages"
    group = "messages"
    program = "message-patterns"
    scale = parameter(["2_cores", "1_node", "4_nodes"], loggable=True)  # noqa: F821
    arguments = "$pattern --seconds-per-size 0.02 --largest 1048576"
    # Not the messages without a byte: in some patterns nothing is sent then, in nanoseconds.
    figures = tuple(Figure(pattern, f"{pattern}[*]", "us", False, f"{pattern}[0]") for pattern in PATTERNS)
    rounds = 3  # of eleven programs each
    not_tagged = {"ci"}

    def one_run(self, way: str, command: str) -> str:
        """One after the other; what each printed is put together under the pattern's name."""
        once = super().one_run(f"{way}.$pattern", command).strip()
        renamed = "s/^result time/result $pattern/; s/^answer /answer ${pattern}_/"
        together = f'sed -e "{renamed}" {way}.$pattern.$round.out >> {way}.$round.out'
        return f"  for pattern in {' '.join(PATTERNS)}; do {once}; {together}; done"
