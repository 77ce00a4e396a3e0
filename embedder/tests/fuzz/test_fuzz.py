"""The scripts around the fuzzers: how an end is read from a log, how inputs are kept."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parent))

import corpus  # noqa: E402
from guided import LONGEST_INPUT, RECENT_INPUTS, recent_inputs, worth_keeping  # noqa: E402
from stream import End, read_end  # noqa: E402

CRASH = """\
finding: SEGV in MPI_Cart_get, input 66
/build/stream_mpi(+0x1e305)[0x55d1]
/lib/x86_64-linux-gnu/libc.so.6(+0x3c050)[0x7f00]
/lib/x86_64-linux-gnu/libmpich.so.12(PMPI_Cart_get+0x20)[0x7f00]
/build/adapters/libmpiwasm-host-mpich.so(+0x34b51)[0x7ee0]
/build/stream_mpi(+0x160e3)[0x5622]
"""


def test_a_crash_is_named_by_call_and_library_functions() -> None:
    end = read_end(CRASH, 5, 60)
    assert end == End(
        "finding", "SEGV", "MPI_Cart_get", 66, ("libmpich:PMPI_Cart_get", "libmpiwasm-host-mpich:+0x34b51")
    )
    assert end.key == "SEGV in MPI_Cart_get (libmpich:PMPI_Cart_get, libmpiwasm-host-mpich:+0x34b51)"


def test_a_crash_counts_more_than_the_other_rank_that_waits() -> None:
    end = read_end("slow: waits for the other rank in MPI_Bcast, input 66\n" + CRASH, 4, 60)
    assert (end.kind, end.call) == ("finding", "MPI_Cart_get")


@pytest.mark.parametrize("kind", ["slow", "ended", "left"])
def test_other_ends_are_distinguished(kind: str) -> None:
    assert read_end(f"{kind}: endless or waiting in MPI_Send, input 7\n", 4, 0).kind == kind


def test_a_process_that_says_nothing_is_a_finding() -> None:
    assert read_end("", -9, 40) == End("finding", "ended without a word, status -9", "?", 40, ())


def test_all_inputs_done_is_no_finding() -> None:
    assert read_end("done: 4000 inputs\n", 0, 0).kind == "done"


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
