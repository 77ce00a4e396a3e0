"""The checkpoint protocol keeps what it promises in every order of steps, and the explorer finds each broken rule."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from explore import explore  # noqa: E402
from protocol import ANY, FULL_RULES, Op, Program, Rules, without  # noqa: E402

ALL = (0, 1, 2)


def program(*calls: list[Op], comms: tuple[tuple[int, ...], ...] = (ALL,)) -> Program:
    return Program(tuple(tuple(each) for each in calls), comms)


def bcast(root: int) -> Op:
    """A collective that its root may leave first."""
    return Op("coll", peer=root, tag=1)


PROGRAMS = {
    "overlapping communicators": program(
        [Op("coll"), Op("coll", 1)],
        [Op("coll"), Op("coll", 1), Op("coll", 2)],
        [Op("coll"), Op("coll", 2)],
        comms=(ALL, (0, 1), (1, 2)),
    ),
    "wildcards": program(
        [Op("send", 0, 2, 0), Op("send", 0, 2, 1)],
        [Op("send", 0, 2, 0)],
        [Op("recv", 0, ANY, 0), Op("recv", 0, ANY, ANY), Op("recv", 0, ANY, ANY)],
    ),
    "synchronous ring": program(
        [Op("ssend", 0, 1), Op("recv", 0, 2)],
        [Op("recv", 0, 0), Op("ssend", 0, 2)],
        [Op("recv", 0, 1), Op("ssend", 0, 0)],
    ),
    "receives in order": program(
        [Op("irecv", 0, ANY), Op("irecv", 0, 1), Op("wait", request=0), Op("wait", request=1)],
        [Op("send", 0, 0), Op("send", 0, 0)],
        [],
    ),
    "a root that leaves first": program(
        [bcast(0), Op("ssend", 0, 2), bcast(0)],
        [bcast(0), bcast(0)],
        [bcast(0), Op("recv", 0, 0), bcast(0)],
    ),
    "nonblocking and blocking collectives": program(
        [Op("icoll", 1), Op("coll"), Op("wait", request=0)],
        [Op("icoll", 1), Op("wait", request=0), Op("coll")],
        [Op("coll")],
        comms=(ALL, (0, 1)),
    ),
    "epochs to one target": program(
        [Op("coll", 1), Op("lock", 0, 2), Op("recv", 0, 1), Op("unlock", 0, 2)],
        [Op("coll", 1), Op("send", 0, 0), Op("lock", 0, 2), Op("unlock", 0, 2)],
        [],
        comms=(ALL, (0, 1)),
    ),
    "epochs that need messages": program(
        [Op("lock", 0, 2), Op("recv", 0, 1), Op("unlock", 0, 2)],
        [Op("lock", 0, 0), Op("send", 0, 0), Op("unlock", 0, 0)],
        [],
    ),
}


def check(each: Program) -> None:
    natural = explore(each, checkpoint=False)
    assert natural.outcomes and not natural.stuck, "the program itself is not correct"
    saved = explore(each)
    assert saved.saves
    assert not saved.stuck, f"no end and no checkpoint can be reached from {saved.stuck[0]}"
    assert not saved.dirty_saves, f"the library holds something in {saved.dirty_saves[0]}"
    assert saved.outcomes <= natural.outcomes, "a receive got a message that it cannot get without a checkpoint"
    if all(op.kind != "icoll" for calls in each.calls for op in calls):
        assert not saved.held, "a rank could not be interrupted in a collective beyond the bound"


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_order_is_saved_and_goes_on(name: str) -> None:
    check(PROGRAMS[name])


BROKEN = {
    "gates": ("overlapping communicators", "held"),
    "count_before_notice": ("overlapping communicators", "held"),
    "queue_first": ("receives in order", "outcomes"),
    "whole_instances": ("a root that leaves first", "dirty"),
    "finish_full_gates": ("a root that leaves first", "stuck"),
    "start_before_blocking": ("nonblocking and blocking collectives", "stuck"),
    "wait_for_locks": ("epochs to one target", "dirty"),
    "withdraw": ("epochs that need messages", "stuck"),
}


def test_every_rule_is_broken_once() -> None:
    assert set(BROKEN) == set(Rules.__dataclass_fields__)


@pytest.mark.parametrize("rule", BROKEN)
def test_a_protocol_without_a_rule_fails(rule: str) -> None:
    name, failure = BROKEN[rule]
    found = explore(PROGRAMS[name], without(FULL_RULES, rule))
    failures = {
        "held": bool(found.held),
        "dirty": bool(found.dirty_saves),
        "stuck": bool(found.stuck),
        "outcomes": not found.outcomes <= explore(PROGRAMS[name], checkpoint=False).outcomes,
    }
    assert failures[failure], failures


def test_an_incorrect_program_is_found() -> None:
    assert explore(program([Op("recv", 0, 1)], [], []), checkpoint=False).stuck


def random_program(seed: int) -> Program:
    """A correct program: its calls come from one order in which all of them can be carried out."""
    dice = random.Random(seed)
    comms = (ALL, dice.choice([(0, 1), (1, 2), (0, 2)]))
    calls: list[list[Op]] = [[], [], []]
    for _ in range(3):
        kind = dice.choice(["message", "nonblocking receive", "collective", "nonblocking collective"])
        comm = dice.randrange(2)
        source, target = dice.sample(comms[comm], 2)
        if kind == "message":
            calls[source].append(Op(dice.choice(["send", "ssend"]), comm, target))
            calls[target].append(Op("recv", comm, dice.choice([source, ANY]) if comm == 1 else source))
        elif kind == "nonblocking receive":
            calls[target].append(Op("irecv", comm, source))
            calls[source].append(Op("ssend", comm, target))
            calls[target].append(Op("wait", request=len(calls[target]) - 1))
        else:
            members = comms[comm]
            places = {member: len(calls[member]) for member in members}
            for member in members:
                calls[member].append(Op("coll" if kind == "collective" else "icoll", comm))
            for member in members if kind != "collective" else ():
                calls[member].append(Op("wait", request=places[member]))
    return program(*calls, comms=comms)


@pytest.mark.parametrize("seed", range(6))
def test_random_programs(seed: int) -> None:
    check(random_program(seed))
