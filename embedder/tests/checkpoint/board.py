"""A model of the protocol that is built: processes that share memory (the board) stop at any of their MPI calls.

docs/contributors/checkpoint-protocol.md describes it, shared_board.cpp and arriving.cpp of calls/checkpoint are it. On
several nodes (remote_board.cpp), processes are asked for their attention one after the other.
The steps are those between which other ranks can act: a counter that is raised, a phase that is read, a call that is
entered. explore.py visits every order of them. Each rule can be left out, so that tests show that it is needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple, Optional

from small_programs import ANY, Message, Op, Program, Receive

READY = "ready"  # between two calls
ARRIVED = "arrived"  # at a stopping point; a collective operation is counted
LOOKED = "looked"  # the phase was read before a collective operation was counted (Rules.count_first)
ANNOUNCED = "announced"  # the board says that it begins an epoch, and the phase is read once more
COUNTED = "counted"  # a nonblocking collective operation is counted as started, and the phase is read once more
NATIVE = "native"  # in a call that only other ranks can end
PARKED = "parked"
RECEIVING = "receiving"  # parked, and about to take messages out of the library
QUICK = "quick"  # no process has asked for attention; what is counted is not visible yet
PASSED = "passed"  # it is, and the call is made
WAITING = "waiting"  # in a receive that can be taken back

IDLE, BOUNDING, BOUNDED, PROPOSED = "idle", "bounding", "bounded", "proposed"
STOPPED, WITHDRAWN = "stopped", "withdrawn"


class Rank(NamedTuple):
    call: int = 0
    phase: str = READY
    begun: tuple[int, ...] = ()  # collective operations that it has come to, by communicator
    started: tuple[int, ...] = ()  # nonblocking ones
    answered: bool = False
    hindered: bool = False  # what it has answered
    asked: bool = False  # on several nodes: it has learned of the notice, and what it has counted is known
    seen: str = IDLE  # the phase that it acts upon
    instances: tuple[tuple[int, int], ...] = ()  # of its nonblocking operations: call, number


class State(NamedTuple):
    ranks: tuple[Rank, ...]
    phase: str = IDLE
    bounds: tuple[int, ...] = ()
    checked: bool = False  # a process has found that all can stop, and is about to propose it
    unexpected: tuple[Message, ...] = ()  # in the library, in order of arrival
    drained: tuple[Message, ...] = ()
    posted: tuple[Receive, ...] = ()
    matched: tuple[tuple[Receive, Message], ...] = ()
    entered: frozenset[tuple[str, int, int, int]] = frozenset()  # kind, communicator, number, rank
    locks: frozenset[tuple[int, int, int]] = frozenset()  # window, target, rank: the epochs that are open
    saved: bool = False


@dataclass(frozen=True)
class Rules:
    """The protocol; each rule can be left out."""

    count_first: bool = True  # a collective operation is counted before the phase is read
    gates: bool = True  # beyond the bound, it waits for all members
    reach_bounds: bool = True  # no process stops before all have come to all operations up to the bounds
    carry_out: bool = True  # operations that all members have come to are carried out although the job stops
    close_gates: bool = True  # but not those that all have come to only after that
    same_started: bool = True  # no process stops while not all have started the same nonblocking operations
    settled: bool = True  # nor while one of them counts an operation that it may not start after all
    look_again: bool = True  # a nonblocking operation is started only if none has proposed meanwhile
    check_again: bool = True  # who has proposed to stop looks at the counters once more
    polled_receives: bool = True  # a receive enters the library only when its message is there
    receive_early: bool = True  # who is parked receives messages, so that their senders go on
    barrier: bool = True  # who gives notice makes the counts of all visible before they are read
    take_back: bool = True  # who leaves a receive because of a notice leaves nothing of it in the library
    hinder: bool = True  # no process stops while an epoch is open
    announce: bool = True  # who begins an epoch says so before
    look_after: bool = True  # and begins it only if none has proposed meanwhile
    withdraw: bool = True  # parked processes do not wait for ever for those that never come
    keep_received: bool = True  # but as soon as one has received early, for there is no way back
    await_receiving: bool = True  # and those that are just receiving are waited for
    await_reports: bool = True  # on several nodes, the bounds are computed when all have learned of the notice


FULL_RULES = Rules()


def changed(values: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return tuple(value + (by if each == place else 0) for each, value in enumerate(values))


class BoardModel:
    """The steps of a program. It ends with MPI_Finalize, an operation of all ranks like any other."""

    def __init__(
        self, program: Program, rules: Rules = FULL_RULES, checkpoint: bool = True, several_nodes: bool = False
    ) -> None:
        everybody = tuple(range(len(program.calls)))
        end = Op("coll", len(program.comms))
        self.program = replace(
            program, calls=tuple((*calls, end) for calls in program.calls), comms=(*program.comms, everybody)
        )
        self.rules = rules
        self.checkpoint = checkpoint
        self.several_nodes = several_nodes

    def initial(self) -> State:
        none = tuple(0 for _ in self.program.comms)
        return State(tuple(Rank(begun=none, started=none) for _ in self.program.calls), bounds=none)

    # --- what holds of a state ---------------------------------------------------------------------

    def finished(self, state: State) -> bool:
        return all(rank.call == len(calls) for rank, calls in zip(state.ranks, self.program.calls))

    def complete(self, state: State, kind: str, comm: int, number: int) -> bool:
        return all((kind, comm, number, member) in state.entered for member in self.program.comms[comm])

    def clean(self, state: State) -> bool:
        """Nothing but messages, unmatched receives and complete operations is in the library."""
        whole = all(self.complete(state, kind, comm, number) for kind, comm, number, _ in state.entered)
        return whole and not state.locks and all(rank.phase != NATIVE for rank in state.ranks)

    def phase_for(self, state: State, number: int) -> str:
        """The phase that a rank reads."""
        return IDLE if self.several_nodes and not state.ranks[number].asked else state.phase

    def may_enter(self, state: State, comm: int, number: int) -> bool:
        members = self.program.comms[comm]
        return number <= state.bounds[comm] or all(state.ranks[each].begun[comm] >= number for each in members)

    def can_stop(self, state: State) -> bool:
        if not all(rank.answered for rank in state.ranks):
            return False
        if self.rules.hinder and any(rank.hindered for rank in state.ranks):
            return False
        if self.rules.settled and any(rank.phase == COUNTED for rank in state.ranks):
            return False
        for comm, members in enumerate(self.program.comms):
            ranks = [state.ranks[each] for each in members]
            if self.rules.reach_bounds and any(rank.begun[comm] < state.bounds[comm] for rank in ranks):
                return False
            if self.rules.same_started and len({rank.started[comm] for rank in ranks}) > 1:
                return False
        return True

    # --- steps -------------------------------------------------------------------------------------

    def steps(self, state: State) -> Iterator[State]:
        for number, rank in enumerate(state.ranks):
            if rank.call < len(self.program.calls[number]):
                yield from self.rank_steps(state, number, rank, self.program.calls[number][rank.call])
        if self.checkpoint and not state.saved:
            yield from self.board_steps(state)

    def board_steps(self, state: State) -> Iterator[State]:
        if state.phase == IDLE:
            yield state._replace(phase=BOUNDING)
        elif state.phase == BOUNDING and self.several_nodes and not all(rank.asked for rank in state.ranks):
            if not self.rules.await_reports:
                bounds = tuple(max(rank.begun[comm] for rank in state.ranks) for comm in range(len(state.bounds)))
                yield state._replace(phase=BOUNDED, bounds=bounds)
        elif state.phase == BOUNDING:
            ranks = self.visible(state.ranks) if self.rules.barrier else state.ranks
            bounds = tuple(max(rank.begun[comm] for rank in ranks) for comm in range(len(self.program.comms)))
            yield state._replace(phase=BOUNDED, bounds=bounds, ranks=ranks)
        elif state.phase == BOUNDED and state.checked:
            yield state._replace(phase=PROPOSED, checked=False)
        elif state.phase == BOUNDED and self.can_stop(state):
            yield state._replace(checked=True)
        elif state.phase == PROPOSED and (self.can_stop(state) or not self.rules.check_again):
            bounds = tuple(self.last(state, comm) for comm in range(len(state.bounds)))
            yield state._replace(phase=STOPPED, bounds=bounds)
        elif state.phase == PROPOSED:
            yield state._replace(phase=BOUNDED)
        elif state.phase == STOPPED and all(self.stays(state, number) for number in range(len(state.ranks))):
            yield self.save(state)
        if self.several_nodes and state.phase != IDLE:
            yield from self.reports(state)
        if self.rules.withdraw:
            yield from self.withdrawals(state)

    def reports(self, state: State) -> Iterator[State]:
        """A rank learns of the notice. It makes known at once what it counts from then on."""
        for number, rank in enumerate(state.ranks):
            if not rank.asked:
                known = self.visible(state.ranks)[number] if self.rules.barrier else rank
                yield with_rank(state, number, known._replace(asked=True))

    def withdrawals(self, state: State) -> Iterator[State]:
        """After a while, in which anything can have happened, the job goes on without a checkpoint."""
        has_received = self.rules.keep_received and bool(state.drained)
        if state.phase == STOPPED and not has_received and any(rank.phase == PARKED for rank in state.ranks):
            yield state._replace(phase=WITHDRAWN)
        elif state.phase == WITHDRAWN:
            receiving = any(rank.phase == RECEIVING for rank in state.ranks)
            if has_received:
                yield state._replace(phase=STOPPED)
            elif not receiving or not self.rules.await_receiving:
                ranks = tuple(rank._replace(answered=False, hindered=False, asked=False) for rank in state.ranks)
                yield state._replace(phase=IDLE, ranks=ranks)

    def visible(self, ranks: tuple[Rank, ...]) -> tuple[Rank, ...]:
        return tuple(
            passed(rank, calls[rank.call]) if rank.phase == QUICK else rank
            for rank, calls in zip(ranks, self.program.calls)
        )

    def last(self, state: State, comm: int) -> int:
        """The last operation that all members have come to."""
        return max(state.bounds[comm], min(state.ranks[each].begun[comm] for each in self.program.comms[comm]))

    def stays(self, state: State, number: int) -> bool:
        return state.ranks[number].phase == PARKED and not self.leaves(state, number)

    def leaves(self, state: State, number: int) -> bool:
        """Whether a parked rank goes on although the job stops."""
        rank = state.ranks[number]
        op = self.program.calls[number][rank.call]
        if op.kind != "coll" or not self.rules.carry_out:
            return False
        number_of_it = rank.begun[op.comm]
        is_full = not self.rules.close_gates and self.may_enter(state, op.comm, number_of_it)
        return is_full or number_of_it <= state.bounds[op.comm]

    def save(self, state: State) -> State:
        """All ranks go on, or others in their place: receives are posted again, then all messages are sent again."""
        messages = (*state.drained, *state.unexpected)
        goes_on = {"phase": ARRIVED, "seen": IDLE, "answered": False, "hindered": False, "asked": False}
        ranks = tuple(rank._replace(**goes_on) for rank in state.ranks)
        again = state._replace(ranks=ranks, phase=IDLE, unexpected=(), drained=(), saved=True)
        for message in messages:
            again = arrive(again, message)
        return again

    def rank_steps(self, state: State, number: int, rank: Rank, op: Op) -> Iterator[State]:
        if rank.phase == NATIVE and op.kind == "lock":
            yield from self.lock(state, number, rank, op)
        elif rank.phase == NATIVE:
            if self.is_over(state, number, rank, op):
                yield with_rank(state, number, next_call(rank))
        elif rank.phase == PARKED:
            if state.phase == STOPPED and self.leaves(state, number):
                yield self.enter(state, number, rank, op)
            own = tuple(each for each in state.unexpected if each.target == number)
            if own and self.rules.receive_early and state.phase == STOPPED:
                yield with_rank(state, number, rank._replace(phase=RECEIVING))
            if state.phase not in (STOPPED, WITHDRAWN):
                yield with_rank(state, number, rank._replace(phase=ARRIVED, seen=""))
        elif rank.phase == RECEIVING:
            own = tuple(each for each in state.unexpected if each.target == number)
            left = tuple(each for each in state.unexpected if each.target != number)
            received = state._replace(unexpected=left, drained=(*state.drained, *own))
            yield with_rank(received, number, rank._replace(phase=PARKED))
        elif rank.phase == READY and op.kind == "spin":
            # Outside of MPI: until another rank has made its call of that number.
            if state.ranks[op.peer].call > op.request:
                yield with_rank(state, number, next_call(rank))
        elif rank.phase == READY:
            counts = op.kind == "coll" and self.rules.count_first
            begun = changed(rank.begun, op.comm, 1) if counts else rank.begun
            yield with_rank(state, number, rank._replace(phase=ARRIVED, begun=begun, seen=""))
            if self.phase_for(state, number) == IDLE and op.kind in ("coll", "icoll", "recv"):
                yield with_rank(state, number, rank._replace(phase=QUICK))
        elif rank.phase in (QUICK, PASSED, WAITING):
            yield from self.quick(state, number, rank, op)
        elif rank.phase == LOOKED:
            yield with_rank(state, number, rank._replace(phase=ARRIVED, begun=changed(rank.begun, op.comm, 1)))
        elif not rank.seen:
            # The phase is read, and may change before it is acted upon.
            phase = ARRIVED if self.rules.count_first or op.kind != "coll" else LOOKED
            yield with_rank(state, number, rank._replace(phase=phase, seen=self.phase_for(state, number)))
        else:
            yield from self.acts(state, number, rank, op)

    def quick(self, state: State, number: int, rank: Rank, op: Op) -> Iterator[State]:
        """A rank that was not asked for attention when it looked."""
        if rank.phase == QUICK:
            yield with_rank(state, number, passed(rank, op))
        elif rank.phase == PASSED and op.kind == "coll":
            yield self.enter(state, number, rank, op)
        elif rank.phase == PASSED and op.kind == "icoll":
            yield self.start(state, number, rank, op)
        elif rank.phase == PASSED:
            wanted = Receive(number, rank.call, op.comm, op.peer, op.tag)
            yield with_rank(post(state, wanted), number, rank._replace(phase=WAITING))
        elif self.is_over(state, number, rank, op):
            yield with_rank(state, number, next_call(rank))
        elif self.phase_for(state, number) != IDLE:
            others = tuple(each for each in state.posted if (each.rank, each.call) != (number, rank.call))
            posted = others if self.rules.take_back else state.posted
            yield with_rank(state._replace(posted=posted), number, rank._replace(phase=ARRIVED, seen=""))

    def acts(self, state: State, number: int, rank: Rank, op: Op) -> Iterator[State]:
        if rank.phase == COUNTED:
            if self.phase_for(state, number) == rank.seen or not self.rules.look_again:
                yield self.start(state, number, rank, op)
            else:
                started = changed(rank.started, op.comm, -1)
                yield with_rank(
                    state, number, rank._replace(phase=ARRIVED, started=started, seen=self.phase_for(state, number))
                )
        elif rank.phase == ANNOUNCED:
            if self.phase_for(state, number) == rank.seen or not self.rules.look_after:
                yield with_rank(state, number, rank._replace(phase=NATIVE))
            else:
                yield with_rank(
                    state, number, rank._replace(phase=ARRIVED, hindered=False, seen=self.phase_for(state, number))
                )
        elif rank.seen in (BOUNDING, PROPOSED, WITHDRAWN):
            if self.phase_for(state, number) != rank.seen:
                yield with_rank(state, number, rank._replace(seen=self.phase_for(state, number)))
        elif rank.seen == STOPPED:
            yield with_rank(state, number, rank._replace(phase=PARKED))
        else:
            in_epoch = any(holder == number for _, _, holder in state.locks)
            if rank.seen == BOUNDED and (not rank.answered or rank.hindered != in_epoch):
                yield with_rank(state, number, rank._replace(answered=True, hindered=in_epoch))
                return
            following = self.passes(state, number, rank, op)
            if following is not None:
                yield following
            if self.phase_for(state, number) != rank.seen:
                yield with_rank(state, number, rank._replace(seen=self.phase_for(state, number)))

    def passes(self, state: State, number: int, rank: Rank, op: Op) -> Optional[State]:
        """Makes the call, if it does not have to wait here."""
        if op.kind == "coll":
            open_now = state.phase == BOUNDED and self.may_enter(state, op.comm, rank.begun[op.comm])
            free = rank.seen == IDLE or not self.rules.gates or open_now
            return self.enter(state, number, rank, op) if free else None
        if op.kind == "icoll":
            return with_rank(state, number, rank._replace(phase=COUNTED, started=changed(rank.started, op.comm, 1)))
        if op.kind == "lock":
            begins = rank.seen == IDLE or rank.hindered or not self.rules.announce
            following = rank._replace(phase=NATIVE) if begins else rank._replace(phase=ANNOUNCED, hindered=True)
            return with_rank(state, number, following)
        if op.kind == "unlock":
            ended = state._replace(locks=state.locks - {(op.comm, op.peer, number)})
            return with_rank(ended, number, next_call(rank))
        if op.kind in ("send", "ssend"):
            sent = arrive(state, Message(number, rank.call, op.peer, op.comm, op.tag))
            return with_rank(sent, number, next_call(rank) if op.kind == "send" else rank._replace(phase=NATIVE))
        if op.kind in ("recv", "irecv"):
            wanted = Receive(number, rank.call, op.comm, op.peer, op.tag)
            if op.kind == "irecv":
                return with_rank(post(state, wanted), number, next_call(rank))
            if not self.rules.polled_receives:
                return with_rank(post(state, wanted), number, rank._replace(phase=NATIVE))
            there = any(wanted.takes(each) for each in state.unexpected)
            return with_rank(post(state, wanted), number, next_call(rank)) if there else None
        return with_rank(state, number, next_call(rank)) if self.is_over(state, number, rank, op) else None

    def lock(self, state: State, number: int, rank: Rank, op: Op) -> Iterator[State]:
        """The library waits until no other rank has the lock."""
        if not any((window, target) == (op.comm, op.peer) for window, target, _ in state.locks):
            begun = state._replace(locks=state.locks | {(op.comm, op.peer, number)})
            yield with_rank(begun, number, next_call(rank))

    def enter(self, state: State, number: int, rank: Rank, op: Op) -> State:
        instance = ("coll", op.comm, rank.begun[op.comm], number)
        return with_rank(state, number, rank._replace(phase=NATIVE))._replace(entered=state.entered | {instance})

    def start(self, state: State, number: int, rank: Rank, op: Op) -> State:
        count = rank.started[op.comm]
        begun = state._replace(entered=state.entered | {("icoll", op.comm, count, number)})
        made = rank._replace(instances=(*rank.instances, (rank.call, count)))
        return with_rank(begun, number, next_call(made))

    def is_over(self, state: State, number: int, rank: Rank, op: Op) -> bool:
        if op.kind == "coll":
            leaves_first = op.peer == number and op.tag == 1
            return leaves_first or self.complete(state, "coll", op.comm, rank.begun[op.comm])
        if op.kind == "ssend":
            return Message(number, rank.call, op.peer, op.comm, op.tag) not in state.unexpected
        call = op.request if op.kind == "wait" else rank.call
        made = dict(rank.instances).get(call)
        if op.kind == "wait" and made is not None:
            return self.complete(state, "icoll", self.program.calls[number][call].comm, made)
        return any(receive.rank == number and receive.call == call for receive, _ in state.matched)


def with_rank(state: State, number: int, rank: Rank) -> State:
    return state._replace(ranks=(*state.ranks[:number], rank, *state.ranks[number + 1 :]))


def passed(rank: Rank, op: Op) -> Rank:
    begun = changed(rank.begun, op.comm, 1) if op.kind == "coll" else rank.begun
    started = changed(rank.started, op.comm, 1) if op.kind == "icoll" else rank.started
    return rank._replace(phase=PASSED, begun=begun, started=started)


def next_call(rank: Rank) -> Rank:
    return rank._replace(call=rank.call + 1, phase=READY, seen=IDLE)


def arrive(state: State, message: Message) -> State:
    for receive in state.posted:
        if receive.takes(message):
            posted = tuple(each for each in state.posted if each != receive)
            return state._replace(posted=posted, matched=(*state.matched, (receive, message)))
    return state._replace(unexpected=(*state.unexpected, message))


def post(state: State, receive: Receive) -> State:
    found = next((each for each in state.unexpected if receive.takes(each)), None)
    if found is None:
        return state._replace(posted=(*state.posted, receive))
    left = tuple(each for each in state.unexpected if each != found)
    return state._replace(unexpected=left, matched=(*state.matched, (receive, found)))


__all__ = ["ANY", "FULL_RULES", "BoardModel", "Rules"]
