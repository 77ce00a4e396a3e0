"""The scripts around the fuzzers: how an end is read from a log, how inputs are kept."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parent))

import corpus  # noqa: E402
from guided import LONGEST_INPUT, RECENT_INPUTS, recent_inputs, worth_keeping  # noqa: E402
from settings import Settings, Target  # noqa: E402
from stream import End, Stream, read_ends  # noqa: E402

CRASH = """\
finding: SEGV in MPI_Cart_get, input 66 of those from 60
/build/stream_mpi(+0x1e305)[0x55d1]
/lib/x86_64-linux-gnu/libc.so.6(+0x3c050)[0x7f00]
/lib/x86_64-linux-gnu/libmpich.so.12(PMPI_Cart_get+0x20)[0x7f00]
/build/adapters/libmpiwasm-host-mpich.so(+0x34b51)[0x7ee0]
/build/stream_mpi(+0x160e3)[0x5622]
"""


def test_a_crash_is_named_by_call_and_library_functions() -> None:
    (end,) = read_ends(CRASH, 5, 60)
    frames = ("libmpich:PMPI_Cart_get", "libmpiwasm-host-mpich:+0x34b51")
    assert end == End("finding", "SEGV", "MPI_Cart_get", 66, 60, frames)
    assert end.key == "SEGV in MPI_Cart_get (libmpich:PMPI_Cart_get, libmpiwasm-host-mpich:+0x34b51)"


def test_a_crash_counts_more_than_the_other_rank_that_waits() -> None:
    (end,) = read_ends("slow: waits for the other rank in MPI_Bcast, input 66 of those from 60\n" + CRASH, 4, 60)
    assert (end.kind, end.call) == ("finding", "MPI_Cart_get")


@pytest.mark.parametrize("kind", ["slow", "ended", "left"])
def test_other_ends_are_distinguished(kind: str) -> None:
    (end,) = read_ends(f"{kind}: endless or waiting in MPI_Send, input 7 of those from 0\n", 4, 0)
    assert (end.kind, end.executions) == (kind, 8)


def test_each_child_of_a_process_has_an_end() -> None:
    log = "done: all inputs in -, input 59 of those from 0\n" + CRASH
    assert [(end.kind, end.executions) for end in read_ends(log, 0, 0)] == [("done", 60), ("finding", 7)]


@pytest.mark.parametrize("log", ["", "done: all inputs in -, input 59 of those from 0\n"])
def test_a_process_that_fails_without_a_report_is_a_finding(log: str) -> None:
    assert read_ends(log, -9, 40)[-1] == End("finding", "ended without a report, status -9", "?", 40, 40)


@pytest.mark.parametrize(("reports", "kinds"), [(1, ["done", "finding"]), (2, ["done"])])
def test_a_launcher_may_complain_about_two_ranks_that_report_their_end(reports: int, kinds: list[str]) -> None:
    log = "done: all inputs in -, input 59 of those from 0\n" * reports
    assert [end.kind for end in read_ends(log, 1, 0, ranks=2)] == kinds


def test_a_stream_that_is_interrupted_reports_what_it_has_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ends = [End("done", "all inputs", "-", 3999, 0, calls=50), KeyboardInterrupt()]

    def execute(*_: object) -> tuple[list[End], str]:
        end = ends.pop(0)
        if isinstance(end, KeyboardInterrupt):
            raise end
        return [end], ""

    settings = Settings(tmp_path, tmp_path, tmp_path, 0, 7, 10**7)
    stream = Stream(Target("heap-openmpi", "heap", "mpi", "openmpi"), settings, {"TMPDIR": str(tmp_path)})
    monkeypatch.setattr(stream, "execute", execute)
    result = stream.run()
    assert (result.executions, result.interrupted) == (4000, True)


def test_an_archive_gives_back_what_was_put_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus, "FOLDER", tmp_path)
    inputs = {"b": b"\x00\xff", "a": b""}
    corpus.write("wasi", inputs)
    first = (tmp_path / "wasi.zip").read_bytes()
    corpus.write("wasi", dict(reversed(inputs.items())))
    assert corpus.read("wasi") == inputs
    assert (tmp_path / "wasi.zip").read_bytes() == first


def test_recent_inputs_are_read_from_the_oldest_that_is_kept() -> None:
    count = RECENT_INPUTS + 2
    entries = [struct.pack("<I", 4) + struct.pack("<I", number).ljust(LONGEST_INPUT, b"\0") for number in range(count)]
    ring = entries[RECENT_INPUTS:] + entries[2:RECENT_INPUTS]
    inputs = recent_inputs(struct.pack("<I", count) + b"".join(ring))
    assert [struct.unpack("<I", each)[0] for each in inputs] == list(range(2, count))


def test_inputs_that_add_little_are_not_kept() -> None:
    many = {str(place) for place in range(30)}
    reached = {Path("a"): many, Path("b"): many | {"more"}, Path("c"): {f"other {place}" for place in range(25)}}
    assert worth_keeping(reached) == [Path("b"), Path("c")]
