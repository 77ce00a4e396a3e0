"""Explores every order of steps of a program under a model of a checkpoint protocol (board.py)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from small_programs import Message, Receive

Outcome = frozenset[tuple[Receive, Message]]
MOST_STATES = 400_000

State = Any  # hashable, with `matched`, `unexpected` and `saved`


class Steps(Protocol):
    """What a model has."""

    def steps(self, state: State) -> Iterator[State]: ...
    def finished(self, state: State) -> bool: ...
    def clean(self, state: State) -> bool: ...


@dataclass
class Exploration:
    """What was found."""

    states: int = 0
    outcomes: set[Outcome] = field(default_factory=set)  # which receive got which message, of runs to the end
    saves: int = 0  # states in which the job was saved
    dirty_saves: list[State] = field(default_factory=list)  # saved while the library held something
    stuck: list[State] = field(default_factory=list)  # from which neither the end nor a checkpoint can be reached


def explore(model: Steps, start: State) -> Exploration:
    """Visits every state that can be reached from the first one. The notice comes at every possible moment, and the job
    goes on after it was saved, as it would after a restart."""
    parents: dict[State, list[State]] = {start: []}
    found = Exploration()
    good: list[State] = []
    waiting = deque([start])
    while waiting:
        state = waiting.popleft()
        if model.finished(state):
            found.outcomes.add(frozenset(state.matched))
            good.append(state)
        for following in model.steps(state):
            if following.saved and not state.saved:
                found.saves += 1
                before = state._replace(unexpected=())  # draining empties it
                if not model.clean(before):
                    found.dirty_saves.append(state)
                good.append(state)
            if following in parents:
                parents[following].append(state)
                continue
            parents[following] = [state]
            if len(parents) > MOST_STATES:
                raise RuntimeError(f"more than {MOST_STATES} states")
            waiting.append(following)
    found.states = len(parents)
    found.stuck = stuck(parents, good)
    return found


def stuck(parents: dict[State, list[State]], good: list[State]) -> list[State]:
    """The states from which no good one can be reached."""
    reaching = set(good)
    waiting = list(reaching)
    while waiting:
        for parent in parents[waiting.pop()]:
            if parent not in reaching:
                reaching.add(parent)
                waiting.append(parent)
    return [state for state in parents if state not in reaching]
