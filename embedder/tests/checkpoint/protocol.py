"""A model of the checkpoint protocol: how ranks are brought to a point where the MPI library holds nothing.

An explorer (explore.py) runs small MPI programs under it in every order that ranks, messages and the notice can take.
The protocol has five phases (docs/contributors/checkpoint-protocol.md): notice, run on, stop, drain, save. A rank
is always in one of the PHASES below. What a rank does natively cannot be interrupted; what it does in polled form can.

The model is a state and the steps that lead out of it. The rules can be weakened one by one (`Rules`), so that tests
show that the explorer would find the mistake.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple, Optional

ANY = -1

READY = "ready"  # between two calls, computing or about to call
COUNTED = "counted"  # in a collective call: its instance has been counted, the notice not looked at yet
LOOKED = "looked"  # the same the wrong way round (Rules.count_before_notice)
GATE = "gate"  # in a blocking collective: waits, interruptibly, until all members are at its gate
NATIVE = "native"  # inside a blocking call of the library
POLLED = "polled"  # in a blocking call, which is polled
PHASES = (READY, COUNTED, LOOKED, GATE, NATIVE, POLLED)


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


class Instance(NamedTuple):
    """The k-th collective operation on a communicator."""

    comm: int
    number: int


class Rank(NamedTuple):
    call: int = 0
    phase: str = READY
    counts: tuple[int, ...] = ()
    published: Optional[tuple[int, ...]] = None  # its counts when the notice came
    interruptible: bool = False
    deferred: tuple[tuple[int, Instance], ...] = ()  # nonblocking collectives that wait for their gates
    instances: tuple[tuple[int, Instance], ...] = ()  # of its nonblocking collectives, by call


class State(NamedTuple):
    ranks: tuple[Rank, ...]
    unexpected: tuple[Message, ...] = ()  # in the library, in order of arrival
    drained: tuple[Message, ...] = ()  # taken out of the library, in order of arrival
    posted: tuple[Receive, ...] = ()  # in order
    matched: tuple[tuple[Receive, Message], ...] = ()
    at_gate: frozenset[tuple[Instance, int]] = frozenset()
    started: frozenset[tuple[Instance, int]] = frozenset()  # natively
    locks: tuple[tuple[int, int], ...] = ()  # target, holder
    proposed: bool = False  # no process begins an epoch to one target
    stopped: bool = False
    saved: bool = False


@dataclass(frozen=True)
class Rules:
    """The protocol; each rule can be left out."""

    gates: bool = True  # collectives beyond the bound wait for all members before they begin natively
    count_before_notice: bool = True  # a collective counts itself before it looks at the notice
    queue_first: bool = True  # receives after the restart ask the drained messages before the library
    whole_instances: bool = True  # stop only when each instance is complete everywhere or begun nowhere
    finish_full_gates: bool = True  # after the stop, an instance whose gate is full is carried out
    start_before_blocking: bool = True  # deferred operations begin before a native blocking collective
    wait_for_locks: bool = True  # stop only when no epoch to one target is open
    withdraw: bool = True  # a proposed stop is withdrawn when it does not succeed


FULL_RULES = Rules()


def initial(program: Program) -> State:
    counts = tuple(0 for _ in program.comms)
    return State(tuple(Rank(counts=counts) for _ in program.calls))


class Model:
    """The steps of a program under the protocol."""

    def __init__(self, program: Program, rules: Rules = FULL_RULES, checkpoint: bool = True) -> None:
        self.program = program
        self.rules = rules
        self.checkpoint = checkpoint

    # --- what holds of a state ---------------------------------------------------------------------

    def finished(self, state: State) -> bool:
        return all(rank.call == len(calls) for rank, calls in zip(state.ranks, self.program.calls))

    def bound(self, state: State) -> Optional[tuple[int, ...]]:
        """The largest instance that may have begun natively without a gate; None until all have published."""
        if any(rank.published is None for rank in state.ranks):
            return None
        highest = [max(rank.published[comm] for rank in state.ranks) for comm in range(len(self.program.comms))]
        return tuple(highest)

    def complete(self, state: State, instance: Instance) -> bool:
        return all((instance, member) in state.started for member in self.program.comms[instance.comm])

    def full(self, state: State, instance: Instance) -> bool:
        return all((instance, member) in state.at_gate for member in self.program.comms[instance.comm])

    def begun(self, state: State, instance: Instance) -> bool:
        return any(each == instance for each, _ in state.started)

    def held_beyond_the_bound(self, state: State) -> bool:
        """A rank is inside a blocking collective beyond the bound that not all members have come to."""
        bound = self.bound(state)
        if bound is None or state.saved:
            return False
        for number, rank in enumerate(state.ranks):
            if rank.phase != NATIVE or self.program.calls[number][rank.call].kind != "coll":
                continue
            each = self.instance(rank, number)
            if each.number > bound[each.comm] and not self.full(state, each) and not self.complete(state, each):
                return True
        return False

    def may_begin(self, state: State, instance: Instance) -> bool:
        """Whether a member that waits at the gate may begin natively."""
        return state.saved or self.full(state, instance) or self.begun(state, instance)

    def clean(self, state: State) -> bool:
        """Nothing but objects and unmatched receives is left in the library."""
        whole = all(self.complete(state, instance) for instance, _ in state.started)
        return whole and not state.unexpected and not state.locks and all(r.phase != NATIVE for r in state.ranks)

    def noticed(self, rank: Rank, state: State) -> bool:
        return rank.published is not None and not state.saved

    # --- steps -------------------------------------------------------------------------------------

    def steps(self, state: State) -> Iterator[State]:
        """Every state that one step leads to."""
        for number, rank in enumerate(state.ranks):
            yield from self.rank_steps(state, number, rank)
        if self.checkpoint and not state.saved:
            yield from self.protocol_steps(state)

    def protocol_steps(self, state: State) -> Iterator[State]:
        for number, rank in enumerate(state.ranks):
            if rank.published is None:  # the signal, at any moment
                yield with_rank(state, number, rank._replace(published=rank.counts))
        if self.bound(state) is None:
            return
        for number, rank in enumerate(state.ranks):
            if rank.phase != NATIVE and not rank.interruptible:
                yield with_rank(state, number, rank._replace(interruptible=True))
        if not state.stopped and not state.proposed:
            yield state._replace(proposed=True)
        if state.proposed and not state.stopped:
            if self.may_stop(state):
                yield state._replace(stopped=True)
            if self.rules.withdraw:
                yield state._replace(proposed=False)
        if state.stopped and self.all_stopped(state):
            yield self.drain(state)

    def may_stop(self, state: State) -> bool:
        if not all(rank.interruptible for rank in state.ranks):
            return False
        if self.rules.wait_for_locks and state.locks:
            return False
        if not self.rules.whole_instances:
            return True
        return all(self.complete(state, each) or self.full(state, each) for each, _ in state.started)

    def all_stopped(self, state: State) -> bool:
        """No rank can take a step that belongs to a begun instance."""
        for rank in state.ranks:
            if rank.phase == NATIVE:
                return False
        if not self.rules.finish_full_gates:
            return True
        gates = {instance for instance, _ in state.at_gate}
        return all(self.complete(state, each) for each in gates if self.full(state, each)) and not any(
            rank.phase == GATE and self.full(state, self.instance(rank, number))
            for number, rank in enumerate(state.ranks)
        )

    def drain(self, state: State) -> State:
        """Messages that no posted receive has taken go to the ranks' own queues."""
        return state._replace(
            unexpected=(),
            drained=(*state.drained, *state.unexpected),
            saved=True,
            proposed=False,
            stopped=False,
        )

    def instance(self, rank: Rank, number: int) -> Instance:
        comm = self.program.calls[number][rank.call].comm
        return Instance(comm, rank.counts[comm])

    def rank_steps(self, state: State, number: int, rank: Rank) -> Iterator[State]:
        if not state.stopped or self.rules.finish_full_gates:
            yield from self.deferred_steps(state, number, rank)
        calls = self.program.calls[number]
        if rank.call == len(calls):
            return
        op = calls[rank.call]
        if rank.phase == NATIVE:
            yield from self.native_steps(state, number, rank, op)
        elif rank.phase == GATE:
            instance = self.instance(rank, number)
            if self.may_begin(state, instance) and (not state.stopped or self.rules.finish_full_gates):
                yield from self.begin_blocking(state, number, rank, instance)
        elif state.stopped:
            return
        elif rank.phase == COUNTED:
            yield from self.begin(state, number, rank, op)
        elif rank.phase == LOOKED:
            yield from self.begin_natively(state, number, counted(rank, op.comm), op)
        elif rank.phase == POLLED:
            yield from self.completions(state, number, rank, op)
        else:
            yield from self.call_steps(state, number, rank, op)

    def deferred_steps(self, state: State, number: int, rank: Rank) -> Iterator[State]:
        """A nonblocking collective begins when its gate is full, in order, in whatever call the rank is."""
        if rank.phase == NATIVE:
            return
        seen: set[int] = set()
        for entry in rank.deferred:
            _, instance = entry
            if instance.comm not in seen and self.may_begin(state, instance):
                left = tuple(each for each in rank.deferred if each != entry)
                begun = state._replace(started=state.started | {(instance, number)})
                yield with_rank(begun, number, rank._replace(deferred=left))
            seen.add(instance.comm)

    def call_steps(self, state: State, number: int, rank: Rank, op: Op) -> Iterator[State]:
        if op.kind in ("coll", "icoll"):
            if self.rules.count_before_notice or self.noticed(rank, state):
                yield with_rank(state, number, counted(rank, op.comm)._replace(phase=COUNTED))
            else:
                yield with_rank(state, number, rank._replace(phase=LOOKED))
        elif op.kind in ("send", "ssend"):
            sent = self.arrive(state, Message(number, rank.call, op.peer, op.comm, op.tag))
            if op.kind == "send":
                yield with_rank(sent, number, next_call(rank))
            else:
                yield self.wait(sent, number, rank)
        elif op.kind in ("recv", "irecv"):
            received = self.receive(state, Receive(number, rank.call, op.comm, op.peer, op.tag))
            if op.kind == "irecv":
                yield with_rank(received, number, next_call(rank))
            else:
                yield self.wait(received, number, rank)
        elif op.kind == "wait":
            yield self.wait(state, number, rank)
        elif op.kind == "lock":
            if state.proposed or any(target == op.peer for target, _ in state.locks):
                return
            held = state._replace(locks=(*state.locks, (op.peer, number)))
            yield with_rank(held, number, next_call(rank))
        elif op.kind == "unlock":
            freed = state._replace(locks=tuple(each for each in state.locks if each != (op.peer, number)))
            yield with_rank(freed, number, next_call(rank))
        else:
            raise ValueError(op.kind)

    # --- collectives -------------------------------------------------------------------------------

    def begin(self, state: State, number: int, rank: Rank, op: Op) -> Iterator[State]:
        instance = Instance(op.comm, rank.counts[op.comm])
        if not self.noticed(rank, state):
            yield from self.begin_natively(state, number, rank, op)
            return
        bound = self.bound(state)
        if bound is None:
            return  # waits for it
        if not self.rules.gates or instance.number <= bound[op.comm] or self.begun(state, instance):
            yield from self.begin_natively(state, number, rank, op)
            return
        at_gate = state._replace(at_gate=state.at_gate | {(instance, number)})
        if op.kind == "coll":
            yield with_rank(at_gate, number, rank._replace(phase=GATE))
        else:
            later = rank._replace(deferred=(*rank.deferred, (rank.call, instance)))
            yield with_rank(at_gate, number, made_request(next_call(later), rank.call, instance))

    def begin_natively(self, state: State, number: int, rank: Rank, op: Op) -> Iterator[State]:
        instance = Instance(op.comm, rank.counts[op.comm])
        if op.kind == "coll":
            yield from self.begin_blocking(state, number, rank, instance)
        else:
            started = state._replace(started=state.started | {(instance, number)})
            yield with_rank(started, number, made_request(next_call(rank), rank.call, instance))

    def begin_blocking(self, state: State, number: int, rank: Rank, instance: Instance) -> Iterator[State]:
        """Enters the library, from which the rank cannot begin anything else."""
        yield self.block(state._replace(started=state.started | {(instance, number)}), number, rank)

    def block(self, state: State, number: int, rank: Rank) -> State:
        """Enters a native blocking call, with nothing left to begin: others may need it before this call ends."""
        if self.rules.start_before_blocking:
            state = state._replace(started=state.started | {(each, number) for _, each in rank.deferred})
            rank = rank._replace(deferred=())
        return with_rank(state, number, rank._replace(phase=NATIVE))

    def wait(self, state: State, number: int, rank: Rank) -> State:
        if self.noticed(rank, state):
            return with_rank(state, number, rank._replace(phase=POLLED))
        return self.block(state, number, rank)

    # --- completion --------------------------------------------------------------------------------

    def native_steps(self, state: State, number: int, rank: Rank, op: Op) -> Iterator[State]:
        if op.kind != "coll":
            yield from self.completions(state, number, rank, op)
            return
        instance = self.instance(rank, number)
        if self.complete(state, instance) or (op.peer == number and op.tag == 1):
            yield with_rank(state, number, next_call(rank))  # a root may leave before the others have come

    def completions(self, state: State, number: int, rank: Rank, op: Op) -> Iterator[State]:
        if op.kind == "ssend":
            message = Message(number, rank.call, op.peer, op.comm, op.tag)
            done = message not in state.unexpected
        elif op.kind == "recv":
            done = is_received(state, number, rank.call)
        else:
            made = dict(rank.instances).get(op.request)
            done = self.complete(state, made) if made else is_received(state, number, op.request)
        if done:
            yield with_rank(state, number, next_call(rank))

    # --- messages ----------------------------------------------------------------------------------

    def arrive(self, state: State, message: Message) -> State:
        for receive in state.posted:
            if receive.takes(message):
                posted = tuple(each for each in state.posted if each != receive)
                return state._replace(posted=posted, matched=(*state.matched, (receive, message)))
        return state._replace(unexpected=(*state.unexpected, message))

    def receive(self, state: State, receive: Receive) -> State:
        sources = ("drained", "unexpected") if self.rules.queue_first else ("unexpected", "drained")
        for source in sources:
            messages = getattr(state, source)
            found = next((each for each in messages if receive.takes(each)), None)
            if found is not None:
                left = tuple(each for each in messages if each != found)
                return state._replace(matched=(*state.matched, (receive, found)), **{source: left})
        return state._replace(posted=(*state.posted, receive))


def is_received(state: State, rank: int, call: int) -> bool:
    return any(receive.rank == rank and receive.call == call for receive, _ in state.matched)


def counted(rank: Rank, comm: int) -> Rank:
    return rank._replace(counts=tuple(n + (each == comm) for each, n in enumerate(rank.counts)))


def next_call(rank: Rank) -> Rank:
    return rank._replace(call=rank.call + 1, phase=READY)


def made_request(rank: Rank, call: int, instance: Instance) -> Rank:
    return rank._replace(instances=(*rank.instances, (call, instance)))


def with_rank(state: State, number: int, rank: Rank) -> State:
    return state._replace(ranks=(*state.ranks[:number], rank, *state.ranks[number + 1 :]))


def without(rules: Rules, name: str) -> Rules:
    """The rules with one left out."""
    return replace(rules, **{name: False})
