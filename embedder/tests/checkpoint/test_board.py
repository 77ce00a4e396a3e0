"""The protocol on the board stops every program at every order of steps, and the explorer finds each broken rule."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from pathlib import Path
from typing import Optional

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from board import FULL_RULES, BoardModel, Rules  # noqa: E402
from explore import Exploration, explore  # noqa: E402
from small_programs import ANY, Op, Program  # noqa: E402

ALL = (0, 1, 2)
PAIRS = ((0, 1), (1, 2))


def program(*calls: list[Op], comms: tuple[tuple[int, ...], ...] = (ALL,)) -> Program:
    return Program(tuple(tuple(each) for each in calls), comms)


PROGRAMS = {
    "overlapping communicators": program(
        [Op("coll")],
        [Op("coll"), Op("coll", 1)],
        [Op("coll", 1)],
        comms=PAIRS,
    ),
    "a root that leaves first": program(
        [Op("coll", peer=0, tag=1), Op("ssend", 0, 1)],
        [Op("coll", peer=0, tag=1), Op("recv", 0, 0)],
        [Op("coll", peer=0, tag=1)],
    ),
    "a message before the operation": program(
        [Op("coll", peer=0, tag=1)],
        [Op("send", 0, 2), Op("coll", peer=0, tag=1)],
        [Op("recv", 0, 1), Op("coll", peer=0, tag=1)],
    ),
    "wildcards": program(
        [Op("send", 0, 2, 0), Op("send", 0, 2, 1)],
        [Op("ssend", 0, 2, 0)],
        [Op("recv", 0, ANY, 0), Op("recv", 0, ANY, ANY), Op("recv", 0, ANY, ANY)],
    ),
    "receives in order": program(
        [Op("irecv", 0, ANY), Op("irecv", 0, 1), Op("wait", request=0), Op("wait", request=1)],
        [Op("send", 0, 0), Op("ssend", 0, 0)],
        [],
    ),
    "a receive and an operation of others": program(
        [Op("recv", 0, 1), Op("coll", 0)],
        [Op("send", 0, 0), Op("coll", 0)],
        [Op("coll", 0)],
    ),
    "nonblocking operations": program(
        [Op("icoll", 0), Op("coll", 1), Op("wait", request=0)],
        [Op("icoll", 0), Op("wait", request=0), Op("coll", 1)],
        [Op("coll", 1)],
        comms=((0, 1), ALL),
    ),
    "epochs": program(
        [Op("lock", 0, 2), Op("unlock", 0, 2)],
        [Op("lock", 0, 2), Op("unlock", 0, 2)],
        [],
    ),
    "an epoch that waits for a message": program(
        [Op("lock", 0, 2), Op("recv", 0, 1), Op("unlock", 0, 2)],
        [Op("send", 0, 0), Op("lock", 0, 2), Op("unlock", 0, 2)],
        [],
    ),
    "a rank that waits outside of MPI": program(
        [Op("coll", 0), Op("coll", 1)],
        [Op("coll", 0), Op("spin", peer=0, request=1), Op("send", 0, 2)],
        [Op("recv", 0, 1)],
        comms=((0, 1), (0,)),
    ),
    "two synchronous sends": program(
        [Op("ssend", 0, 1)],
        [Op("recv", 0, ANY), Op("recv", 0, ANY)],
        [Op("ssend", 0, 1)],
    ),
}


def explored(
    each: Program, rules: Optional[Rules] = None, *, checkpoint: bool = True, several_nodes: bool = False
) -> Exploration:
    model = BoardModel(each, rules or FULL_RULES, checkpoint, several_nodes)
    return explore(model, model.initial())


def failures(each: Program, found: Exploration) -> set[str]:
    natural = explored(each, checkpoint=False)
    assert natural.outcomes and not natural.stuck, "the program itself is not correct"
    named = {
        "never saved": not found.saves,
        "stuck": bool(found.stuck),
        "dirty": bool(found.dirty_saves),
        "outcomes": not found.outcomes <= natural.outcomes,
    }
    return {name for name, failed in named.items() if failed}


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_order_is_saved_and_goes_on(name: str) -> None:
    assert not failures(PROGRAMS[name], explored(PROGRAMS[name]))


# Those in which the moment matters at which each rank learns of the notice; wildcards have too many orders.
NOTICED_APART = ("overlapping communicators", "a message before the operation", "nonblocking operations", "epochs")


@pytest.mark.parametrize("name", NOTICED_APART)
def test_every_order_on_several_nodes_is_saved_and_goes_on(name: str) -> None:
    assert not failures(PROGRAMS[name], explored(PROGRAMS[name], several_nodes=True))


BROKEN = {
    "count_first": "a message before the operation",
    "gates": "a root that leaves first",
    "reach_bounds": "a root that leaves first",
    "carry_out": "a root that leaves first",
    "close_gates": "overlapping communicators",
    "same_started": "nonblocking operations",
    "settled": "nonblocking operations",
    "look_again": "nonblocking operations",
    "check_again": "nonblocking operations",
    "polled_receives": "wildcards",
    "receive_early": "two synchronous sends",
    "barrier": "a message before the operation",
    "take_back": "wildcards",
    "hinder": "epochs",
    "announce": "epochs",
    "look_after": "epochs",
    "withdraw": "a rank that waits outside of MPI",
    "keep_received": "two synchronous sends",
    "await_receiving": "two synchronous sends",
    "await_reports": "a message before the operation",
}
ON_SEVERAL_NODES = ("await_reports",)


def test_every_rule_is_broken_once() -> None:
    assert set(BROKEN) == set(Rules.__dataclass_fields__)


@pytest.mark.parametrize("rule", BROKEN)
def test_a_protocol_without_a_rule_fails(rule: str) -> None:
    each = PROGRAMS[BROKEN[rule]]
    # Otherwise what is stuck may go on without a checkpoint.
    withdraws = rule in ("keep_received", "await_receiving")
    rules = replace(replace(FULL_RULES, **{rule: False}), withdraw=withdraws)
    assert failures(each, explored(each, rules, several_nodes=rule in ON_SEVERAL_NODES))


def test_reports_without_a_barrier_fail() -> None:
    each = PROGRAMS[BROKEN["barrier"]]
    assert failures(each, explored(each, replace(FULL_RULES, barrier=False, withdraw=False), several_nodes=True))


def test_a_message_received_early_has_no_way_back() -> None:
    """A limit: a rank that waits outside of MPI for the receive of its own message may wait for ever."""
    each = program([Op("send", 0, 1), Op("spin", peer=1, request=0)], [Op("recv", 0, 0)], [])
    assert failures(each, explored(each)) == {"stuck"}


def random_program(seed: int) -> Program:
    """A correct program: its calls come from one order in which all of them can be carried out."""
    dice = random.Random(seed)
    comms = (ALL, dice.choice([(0, 1), (1, 2), (0, 2)]))
    calls: list[list[Op]] = [[], [], []]
    for _ in range(2):
        comm = dice.randrange(2)
        source, target = dice.sample(comms[comm], 2)
        kind = dice.choice(["message", "nonblocking receive", "collective"])
        if kind == "message":
            calls[source].append(Op(dice.choice(["send", "ssend"]), comm, target))
            calls[target].append(Op("recv", comm, ANY if comm == 1 else source))
        elif kind == "nonblocking receive":
            calls[target].append(Op("irecv", comm, source))
            calls[source].append(Op("ssend", comm, target))
            calls[target].append(Op("wait", request=len(calls[target]) - 1))
        else:
            for member in comms[comm]:
                calls[member].append(Op("coll", comm))
    return program(*calls, comms=comms)


@pytest.mark.parametrize("seed", range(4))
def test_random_programs(seed: int) -> None:
    each = random_program(seed)
    assert not failures(each, explored(each))
