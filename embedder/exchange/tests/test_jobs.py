"""Producers and consumers of one MPI job, as guests and natively compiled."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from installed import Ended, Launcher
from mpiwasm_exchange.reader import open_step

COUPLED = [("guest", "guest"), ("guest", "native"), ("native", "guest")]
KEEPS_OTHERS = {"mpich": ("-disable-auto-cleanup",), "openmpi": ("--enable-recovery",)}


def consumed(ended: Ended) -> list[int]:
    """How many steps each consumer has read, all of whose values were right."""
    assert ended.code == 0, ended
    return [int(number) for number in re.findall(r"^consumed (\d+), ", ended.out, re.MULTILINE)]


@pytest.mark.parametrize("kinds", COUPLED, ids="-".join)
def test_consumers_get_every_step(jobs, launcher: Launcher, kinds: tuple[str, str]) -> None:
    producer, consumer = (jobs.program(launcher, kind) for kind in kinds)
    ended = jobs.run(launcher, (2, [*producer, "produce"]), (2, [*consumer, "consume"]))
    assert consumed(ended) == [20, 20], ended
    assert ended.out.count("has no errors") == 4


@pytest.mark.parametrize("kinds", COUPLED, ids="-".join)
def test_steps_reach_other_nodes(jobs, launcher: Launcher, kinds: tuple[str, str]) -> None:
    producer, consumer = (jobs.program(launcher, kind) for kind in kinds)
    ended = jobs.run(
        launcher, (1, [*producer, "produce", "apart", "steps", "5"]), (1, [*consumer, "consume", "apart"])
    )
    assert consumed(ended) == [5], ended


def test_policies(jobs, launcher: Launcher) -> None:
    guest = jobs.program(launcher, "guest")
    dropping = jobs.run(
        launcher,
        (1, [*guest, "produce", "policy", "drop", "pause", "2"]),
        (1, [*guest, "consume", "pause", "10"]),
    )
    dropped = int(re.findall(r"dropped (\d+)", dropping.out)[0])
    assert dropped > 0 and consumed(dropping) == [20 - dropped], dropping
    latest = jobs.run(
        launcher,
        (1, [*guest, "produce", "policy", "latest", "pause", "2"]),
        (1, [*guest, "consume", "newest", "pause", "10"]),
    )
    assert 0 < consumed(latest)[0] < 20, latest
    assert "last 19" in latest.out and "dropped 0" in latest.out


def test_a_consumer_that_dies_is_not_waited_for(jobs, launcher: Launcher) -> None:
    guest = jobs.program(launcher, "guest")
    ended = jobs.run(
        launcher,
        (1, [*guest, "produce", "patience", "0.3"]),
        (1, [*guest, "consume", "die-after", "3"]),
        options=KEEPS_OTHERS[launcher.family],
    )
    assert "dying" in ended.out
    assert "produced 20, dropped 0, lost 1" in ended.out and "not closed" in ended.out, ended


def test_a_write_of_a_consumer_traps_with_the_name_of_the_field(jobs, launcher: Launcher) -> None:
    guest = jobs.program(launcher, "guest")
    ended = jobs.run(launcher, (1, [*guest, "produce"]), (1, [*guest, "consume", "write-after", "2"]))
    assert ended.code == 134, ended
    assert (
        "the program wrote to memory that it may only read: value 0 of the field 'temperature' of the exchange 'plate'"
        in ended.err
    )


@pytest.mark.parametrize("where", ["apart", "near"])
def test_headers_that_change_later_have_no_effect(jobs, launcher: Launcher, where: str) -> None:
    guest = jobs.program(launcher, "guest")
    ended = jobs.run(
        launcher, (1, [*guest, "produce", "change-header", where]), (1, [*guest, "consume", where])
    )
    assert consumed(ended) == [20], ended


@pytest.mark.parametrize("where", ["apart", "near"])
def test_wrong_headers_are_refused(jobs, launcher: Launcher, where: str) -> None:
    hostile = jobs.program(launcher, "guest", "hostile")
    ended = jobs.run(launcher, (1, [*hostile, "produce", where]), (1, [*hostile, "consume", where]))
    assert ended.code == 3, ended
    assert "consume: exchange: the segment of rank 0: its slots are outside its memory" in ended.err
    assert "produce: exchange: another process has refused a header" in ended.err


def test_schemas_of_different_versions(jobs, launcher: Launcher) -> None:
    ended = jobs.run(
        launcher,
        (1, [*jobs.program(launcher, "guest"), "produce"]),
        (1, [*jobs.program(launcher, "guest", "newer"), "consume"]),
    )
    assert consumed(ended) == [20], ended


def test_cpp_reads_the_same_bytes_as_native_cpp(jobs, launcher: Launcher) -> None:
    guest = jobs.program(launcher, "guest")
    sums = set()
    for kind in ("guest", "native"):
        ended = jobs.run(launcher, (2, [*guest, "produce"]), (1, jobs.program(launcher, kind, "sums")))
        assert ended.code == 0, ended
        sums.add(re.findall(r"^sum (\w{16})$", ended.out, re.MULTILINE)[0])
    assert sums == {f"{expected_sum(2, 20, 1000):016x}"}


def expected_sum(producers: int, steps: int, count: int) -> int:
    """What programs/sums.cpp prints for the values of programs/pair.c."""
    total = 14695981039346656037
    for step in range(steps):
        for rank in range(producers):
            temperature = [step * 1000.0 + rank + i * 0.5 for i in range(count + rank)]
            velocity = [float(step + i) for i in range(count // 2)]
            arrays = [
                struct.pack(f"<{len(temperature)}d", *temperature),
                struct.pack(f"<{len(velocity)}f", *velocity),
                struct.pack(f"<{len(velocity)}f", *[-value for value in velocity]),
                struct.pack("<7Q", *[step << 32 | i for i in range(7)]),
            ]
            for byte in b"".join(arrays):
                total = (total ^ byte) * 1099511628211 % 2**64
    return total


def test_python_reads_a_saved_step_without_a_copy(jobs, launcher: Launcher, tmp_path: Path) -> None:
    guest = jobs.program(launcher, "guest")
    path = tmp_path / "step.mpiwasm"
    ended = jobs.run(
        launcher, (1, [*guest, "produce", "steps", "3"]), (1, [*guest, "consume", "save", str(path)])
    )
    assert consumed(ended) == [3], ended
    step = open_step(path)
    assert (step.name, step.number, step.time, step.coordset) == ("plate", 2, 0.5, "uniform")
    assert step["temperature"].tolist() == [2000.0 + i * 0.5 for i in range(1000)]
    assert step["identifiers"].tolist() == [2 << 32 | i for i in range(7)]
    assert not step["temperature"].flags.owndata and not step["temperature"].flags.writeable
    tree = step.blueprint()
    assert tree["coordsets"]["coords"]["dims"] == {"i": 1000, "j": 1}
    assert tree["fields"]["velocity"]["values"]["y"][1] == -3.0
    assert tree["fields"]["temperature"]["association"] == "vertex"
