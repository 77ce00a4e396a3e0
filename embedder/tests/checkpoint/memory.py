"""A model of how the memory of windows is saved, while locks for all ranks are held and operations are under way.

The job has stopped: no rank begins an operation. Each ends its epoch, which completes its own operations, and saves its
memory. embedder/src/calls/checkpoint/windows.cpp (interrupt_epochs) and objects.cpp (save_job) are it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

Operation = tuple[int, int]  # origin, target


@dataclass(frozen=True)
class MemoryRules:
    """Each can be left out."""

    end_epochs: bool = True  # a rank ends its epochs before it saves its memory
    wait_for_all: bool = True  # and waits until all have ended theirs


class MemoryState(NamedTuple):
    under_way: frozenset[Operation]  # not yet in the memory of the target
    has_ended: tuple[bool, ...]  # its epochs
    missing: tuple[int, ...]  # ranks whose saved memory lacks an operation
    saved: tuple[bool, ...]


def initial_memory(ranks: int, operations: frozenset[Operation]) -> MemoryState:
    none = tuple(False for _ in range(ranks))
    return MemoryState(operations, none, (), none)


def memory_steps(state: MemoryState, rules: MemoryRules) -> Iterator[MemoryState]:
    for operation in state.under_way:
        yield state._replace(under_way=state.under_way - {operation})
    for rank, saved in enumerate(state.saved):
        if saved:
            continue
        own = {operation for operation in state.under_way if operation[0] == rank}
        if not state.has_ended[rank] and not own:
            yield state._replace(has_ended=with_true(state.has_ended, rank))
        ready = not rules.end_epochs or state.has_ended[rank]
        if ready and (not rules.wait_for_all or not rules.end_epochs or all(state.has_ended)):
            lacks = any(target == rank for _, target in state.under_way)
            missing = (*state.missing, rank) if lacks else state.missing
            yield state._replace(saved=with_true(state.saved, rank), missing=missing)


def with_true(values: tuple[bool, ...], place: int) -> tuple[bool, ...]:
    return tuple(value or each == place for each, value in enumerate(values))


def incomplete_images(ranks: int, operations: frozenset[Operation], rules: MemoryRules) -> set[tuple[int, ...]]:
    """What images of the job can lack, over all orders of steps: sets of ranks; only the empty one without a mistake.
    Fails when a job is never saved."""
    start = initial_memory(ranks, operations)
    seen, waiting = {start}, [start]
    found: set[tuple[int, ...]] = set()
    while waiting:
        state = waiting.pop()
        following = list(memory_steps(state, rules))
        if all(state.saved):
            found.add(tuple(sorted(state.missing)))
        assert following or all(state.saved), "the job is never saved"
        for each in following:
            if each not in seen:
                seen.add(each)
                waiting.append(each)
    return found
