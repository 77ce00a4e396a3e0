"""Producers and consumers of one MPI job, as guests and natively compiled."""

from __future__ import annotations

import re
import struct
import subprocess
import zlib
from pathlib import Path

import pytest
from exchange_jobs import Jobs
from installed import Ended, Launcher
from mpiwasm_exchange.reader import open_step

ROOT = Path(__file__).resolve().parents[3]
MPI_ERR_BUFFER = 1
COUPLED = [("guest", "guest"), ("guest", "native"), ("native", "guest")]
KEEPS_OTHERS = {"mpich": ("-disable-auto-cleanup",), "openmpi": ("--enable-recovery",)}


def consumed(ended: Ended) -> list[int]:
    """How many steps each consumer has read, all of whose values were right."""
    assert ended.code == 0, ended
    return [int(number) for number in re.findall(r"^consumed (\d+), ", ended.out, re.MULTILINE)]


@pytest.mark.parametrize("kinds", COUPLED, ids="-".join)
def test_consumers_get_every_step(jobs: Jobs, launcher: Launcher, kinds: tuple[str, str]) -> None:
    producer, consumer = (jobs.program(launcher, kind) for kind in kinds)
    ended = jobs.run(launcher, (2, [*producer, "produce"]), (2, [*consumer, "consume"]))
    assert consumed(ended) == [20, 20], ended
    assert ended.out.count("has no errors") == 4


@pytest.mark.parametrize("kinds", COUPLED, ids="-".join)
def test_steps_reach_other_nodes(jobs: Jobs, launcher: Launcher, kinds: tuple[str, str]) -> None:
    producer, consumer = (jobs.program(launcher, kind) for kind in kinds)
    ended = jobs.run(launcher, (1, [*producer, "produce", "apart", "steps", "5"]), (1, [*consumer, "consume", "apart"]))
    assert consumed(ended) == [5], ended


def test_a_guest_without_room_for_the_segments_gets_copies(jobs: Jobs, launcher: Launcher) -> None:
    guest, *words = jobs.program(launcher, "guest")
    produce = [*jobs.program(launcher, "native"), "produce", "steps", "2", "slots", "4", "count", "1500000"]

    def ended(room: str) -> Ended:
        consume = [guest, "--max-memory", room, *words, "consume", "count", "1500000"]
        return jobs.run(launcher, (1, produce), (1, consume))

    assert consumed(ended("64M")) == [2]  # a step has 18 MB, the segment 72 MB
    small = ended("24M")
    assert small.code != 0
    assert "the segment of rank 0: there is no memory for a copy of a step" in small.err


def test_a_job_is_not_saved_while_a_channel_is_open(
    jobs: Jobs, launcher: Launcher, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = tmp_path_factory.mktemp("checkpoints")  # of what the guests may use
    program, *words = jobs.program(launcher, "guest")
    guest = [program, "--checkpoint", str(outside / "images"), "--checkpoint-interval", "0.1s", *words]
    ended = jobs.run(
        launcher,
        (1, [*guest, "produce", "pause", "30"]),
        (1, [*guest, "consume"]),
        variables={"XDG_CONFIG_HOME": str(outside / "configuration")},
    )
    assert consumed(ended) == [20], ended
    assert (
        "no checkpoint here: there is a window for the exchange with other programs; the program goes on" in ended.err
    )


def test_policies(jobs: Jobs, launcher: Launcher) -> None:
    guest = jobs.program(launcher, "guest")
    dropping = jobs.run(
        launcher,
        (1, [*guest, "produce", "policy", "drop", "pause", "4", "steps", "60"]),
        (1, [*guest, "consume", "pause", "10"]),
    )
    dropped = int(re.findall(r"dropped (\d+)", dropping.out)[0])
    assert dropped > 0 and consumed(dropping) == [60 - dropped], dropping
    assert 60 - dropped > 5, dropping  # it goes on after the first that it omits
    latest = jobs.run(
        launcher,
        (1, [*guest, "produce", "policy", "latest", "pause", "2"]),
        (1, [*guest, "consume", "newest", "pause", "10"]),
    )
    assert 0 < consumed(latest)[0] < 20, latest
    assert "last 19" in latest.out and "dropped 0" in latest.out


def test_a_consumer_that_dies_is_not_waited_for(jobs: Jobs, launcher: Launcher) -> None:
    guest = jobs.program(launcher, "guest")
    ended = jobs.run(
        launcher,
        (1, [*guest, "produce", "patience", "0.3"]),
        (1, [*guest, "consume", "die-after", "3"]),
        options=KEEPS_OTHERS[launcher.family],
    )
    assert "dying" in ended.out
    assert "produced 20, dropped 0, lost 1" in ended.out and "not closed" in ended.out, ended


@pytest.mark.parametrize("way", ["write-after", "copy-after"])
def test_a_write_of_a_consumer_traps_with_the_name_of_the_field(jobs: Jobs, launcher: Launcher, way: str) -> None:
    guest = jobs.program(launcher, "guest")
    ended = jobs.run(launcher, (1, [*guest, "produce"]), (1, [*guest, "consume", way, "2"]))
    assert ended.code == 134, ended
    assert (
        "the program wrote to memory that it may only read: value 0 of the field 'temperature' of the exchange 'plate'"
        in ended.err
    )


def test_a_message_is_not_received_into_a_view(jobs: Jobs, launcher: Launcher) -> None:
    guest = jobs.program(launcher, "guest")
    ended = jobs.run(launcher, (1, [*guest, "produce"]), (1, [*guest, "consume", "receive-after", "2"]))
    assert ended.code == MPI_ERR_BUFFER, ended
    assert re.search(
        r"MPI_Sendrecv: recvbuf covers bytes \d+ to \d+ of memory, of which some may only be read: value 0 of the "
        r"field 'temperature' of the exchange 'plate'",
        ended.err,
    ), ended


@pytest.mark.parametrize("where", ["apart", "near"])
def test_headers_that_change_later_have_no_effect(jobs: Jobs, launcher: Launcher, where: str) -> None:
    guest = jobs.program(launcher, "guest")
    ended = jobs.run(launcher, (1, [*guest, "produce", "change-header", where]), (1, [*guest, "consume", where]))
    assert consumed(ended) == [20], ended


@pytest.mark.parametrize("where", ["apart", "near"])
def test_wrong_headers_are_refused(jobs: Jobs, launcher: Launcher, where: str) -> None:
    hostile = jobs.program(launcher, "guest", "hostile")
    ended = jobs.run(launcher, (1, [*hostile, "produce", where]), (1, [*hostile, "consume", where]))
    assert ended.code == 3, ended
    assert "consume: exchange: the segment of rank 0: its slots are outside its memory" in ended.err
    assert "produce: exchange: another process has refused a header" in ended.err


@pytest.mark.parametrize("kind", ["guest", "native"])
def test_ranks_that_others_say_have_no_effect(jobs: Jobs, launcher: Launcher, kind: str) -> None:
    hostile = jobs.program(launcher, "guest", "hostile")
    victim = jobs.program(launcher, kind, "hostile")
    ended = jobs.run(launcher, (1, [*hostile, "produce", "ranks"]), (1, [*victim, "consume", "ranks"]))
    assert ended.code == 0 and "consume: shared" in ended.err, ended


def test_schemas_of_different_versions(jobs: Jobs, launcher: Launcher) -> None:
    ended = jobs.run(
        launcher,
        (1, [*jobs.program(launcher, "guest"), "produce"]),
        (1, [*jobs.program(launcher, "guest", "newer"), "consume"]),
    )
    assert consumed(ended) == [20], ended


def test_cpp_reads_the_same_bytes_as_native_cpp(jobs: Jobs, launcher: Launcher) -> None:
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


@pytest.mark.parametrize("mapped", [False, True])
def test_python_reads_a_saved_step(jobs: Jobs, launcher: Launcher, tmp_path: Path, mapped: bool) -> None:
    guest = jobs.program(launcher, "guest")
    path = tmp_path / "step.mpiwasm"
    ended = jobs.run(launcher, (1, [*guest, "produce", "steps", "3"]), (1, [*guest, "consume", "save", str(path)]))
    assert consumed(ended) == [3], ended
    step = open_step(path, mapped=mapped)
    assert (step.name, step.number, step.time, step.coordset) == ("plate", 2, 0.5, "uniform")
    assert step["temperature"].tolist() == [2000.0 + i * 0.5 for i in range(1000)]
    assert step["identifiers"].tolist() == [2 << 32 | i for i in range(7)]
    assert not step["temperature"].flags.owndata and not step["temperature"].flags.writeable
    tree = step.blueprint()
    assert tree["coordsets"]["coords"]["dims"] == {"i": 1000, "j": 1}
    assert tree["fields"]["velocity"]["values"]["y"][1] == -3.0
    assert tree["fields"]["temperature"]["association"] == "vertex"


def rows_of_picture(path: Path) -> tuple[int, int, bytes]:
    """Width, height and the bytes of the rows of an uncompressed PNG, whose checksums must be right."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    place, rows, size = 8, b"", (0, 0)
    while place < len(data):
        length, kind = struct.unpack_from(">I4s", data, place)
        content = data[place + 8 : place + 8 + length]
        assert zlib.crc32(kind + content) == struct.unpack_from(">I", data, place + 8 + length)[0]
        if kind == b"IHDR":
            size = struct.unpack_from(">II", content)
        if kind == b"IDAT":
            rows = zlib.decompress(content)
        place += 12 + length
    return size[0], size[1], rows


def test_the_example_draws_the_same_as_guest_and_natively(jobs: Jobs, launcher: Launcher, tmp_path: Path) -> None:
    example = ROOT / "recipes" / "apps" / "heat-in-situ"
    built = tmp_path / "built"
    variables = [f"PREFIX={jobs.prefix}", f"OUTPUT={built}", f"MPICC=mpicc.{launcher.family}", "FLAGS=-O1 -Werror"]
    subprocess.run(["make", "-s", "-C", example, *variables], check=True)
    guest = [str(jobs.prefix / "bin" / "mpiwasm"), "-d", str(tmp_path)]
    arguments = ["48", "200", "100"]
    pictures = []
    for name, frames in (("guest", [*guest, str(built / "frames.wasm")]), ("native", [str(built / "frames")])):
        folder = tmp_path / name
        folder.mkdir()
        ended = jobs.run(launcher, (2, [*guest, str(built / "solver.wasm"), *arguments]), (1, [*frames, str(folder)]))
        assert ended.code == 0, ended
        pictures.append([rows_of_picture(folder / f"frame-{number:04}.png") for number in range(3)])
    assert pictures[0] == pictures[1]
    width, height, rows = pictures[0][0]
    assert (width, height, len(rows)) == (48, 48, 48 * 145)
    assert rows[24 * 145 + 1 + 3 * 24 :][:3] == b"\xff\xff\x00"  # the hot square, in yellow
    assert rows[1:4] == b"\x00\x00\xff"
    assert pictures[0][2][2] != rows
