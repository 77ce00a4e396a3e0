"""Small MPI programs, whose every order of steps explore.py visits under a model of a checkpoint protocol (board.py,
memory.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

ANY = -1


class Op(NamedTuple):
    """One MPI call of a program."""

    kind: str  # send, ssend, recv, irecv, coll, icoll, wait, lock, unlock, spin
    comm: int = 0
    peer: int = 0  # destination, source or ANY, root that may leave first, target of a lock, whom a spin waits for
    tag: int = 0
    request: int = 0  # of wait: the number of the call that made the request, on the same rank; of spin: on the other


@dataclass(frozen=True)
class Program:
    """The calls of each rank, and the members of each communicator."""

    calls: tuple[tuple[Op, ...], ...]
    comms: tuple[tuple[int, ...], ...]


class Message(NamedTuple):
    source: int
    call: int  # the sending call
    target: int
    comm: int
    tag: int


class Receive(NamedTuple):
    rank: int
    call: int
    comm: int
    source: int
    tag: int

    def takes(self, message: Message) -> bool:
        return (
            self.rank == message.target
            and self.comm == message.comm
            and self.source in (ANY, message.source)
            and self.tag in (ANY, message.tag)
        )
