"""Images that an attacker with the key has changed, and hostile programs while they are saved."""

from __future__ import annotations

import struct
from dataclasses import replace
from pathlib import Path

import pytest
from checkpointing import STOPPED, data_for, stop
from images import ImageFile
from installed import OPEN_MPI, Installed, Launcher

SETUP_FAILED = 123
RANKS = 2
# Kinds of chunks.
MANIFEST, LIBRARY = 1, 4
OWN_PLACE, SHARED_PLACE = 123456789, 234567891
MODE_CREATE, MODE_RDWR, MODE_SEQUENTIAL, MODE_WRONLY = 2, 32, 64, 256
COMM_WORLD, COMM_SELF = 0x101, 0x102
FIRST_FILE, LAST_SLOT = 10 << 28, (1 << 22) - 1


@pytest.fixture
def key(tmp_path: Path) -> Path:
    return tmp_path / "configuration" / "mpiwasm" / "checkpoint-key"


def test_lists_show_any_manifest(saving: Installed, alone: Path, tmp_path: Path, key: Path) -> None:
    stop(saving, alone, data_for(tmp_path, "data"), 3)
    manifest = saving.folder / "images" / "checkpoint-1" / "manifest"
    whole = manifest.read_bytes()
    begin = whole.index(b"1-")
    (id_size,) = struct.unpack_from("<Q", whole, begin - 8)
    time = whole[begin + id_size + 4 : begin + id_size + 12]
    for wrong in (2**63 - 1, -(2**63)):
        manifest.write_bytes(whole)
        ImageFile(manifest, key).replace(MANIFEST, time, struct.pack("<q", wrong))
        listed = saving.run("checkpoint", "list", "images")
        assert (listed.code, listed.err) == (0, ""), listed
        assert "     1  ?  " in listed.out
    manifest.write_bytes(whole)
    ImageFile(manifest, key).replace(MANIFEST, b"/resumed_alone.wasm", b"/resumed\x1b[2J_.wasmx")
    listed = saving.run("checkpoint", "list", "images")
    assert listed.code == 0, listed
    assert "/resumed?[2J_.wasmx" in listed.out
    refused = saving.run("restart", "images")
    assert refused.code not in (0, STOPPED), refused
    assert "\x1b" not in refused.err


@pytest.mark.parametrize("place", [OWN_PLACE, SHARED_PLACE], ids=["own", "shared"])
def test_files_stand_where_they_can(
    saving: Installed, guests: Path, launcher: Launcher, tmp_path: Path, key: Path, place: int
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    options = ["--checkpoint", "images", "--checkpoint-at", "12", "--after-checkpoint", "exit"]
    stopped = saving.launch(launcher, 1, *options, "-d", f"{data}:/data", guests / "positions.wasm", "/data/file")
    assert stopped.code == STOPPED, stopped
    image = saving.folder / "images" / "checkpoint-1" / "rank-0"
    whole = image.read_bytes()
    for wrong in (2**62, 2**63 - 1, -(2**62)):
        image.write_bytes(whole)
        ImageFile(image, key).replace(LIBRARY, struct.pack("<q", place), struct.pack("<q", wrong))
        refused = saving.launch(launcher, 1, "restart", "images")
        assert refused.code == SETUP_FAILED, (wrong, refused)
        assert "cannot be continued: a file has a position that it cannot have" in refused.err
    image.write_bytes(whole)
    continued = saving.launch(launcher, 1, "restart", "images")
    assert (continued.code, continued.out) == (0, f"{OWN_PLACE} {SHARED_PLACE}\n"), continued


def test_files_are_opened_as_programs_open_them(
    saving: Installed, guests: Path, launcher: Launcher, tmp_path: Path, key: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    options = ["--checkpoint", "images", "--checkpoint-at", "12", "--after-checkpoint", "exit"]
    stopped = saving.launch(launcher, 1, *options, "-d", f"{data}:/data", guests / "positions.wasm", "/data/file")
    assert stopped.code == STOPPED, stopped
    image = saving.folder / "images" / "checkpoint-1" / "rank-0"
    whole = image.read_bytes()

    def saved(handle: int, mode: int) -> bytes:
        return struct.pack("<IQ", handle, len("/data/file")) + b"/data/file" + struct.pack("<i", mode)

    mode = MODE_CREATE | MODE_RDWR
    for handle, wrong_mode, words in (
        (FIRST_FILE, MODE_CREATE | MODE_WRONLY | MODE_SEQUENTIAL, "a file is incomplete"),
        # All before it would have to be in the image, and there would be a table of 4 million.
        (FIRST_FILE + LAST_SLOT, mode, "the handle of a file is taken"),
    ):
        image.write_bytes(whole)
        ImageFile(image, key).replace(LIBRARY, saved(FIRST_FILE, mode), saved(handle, wrong_mode))
        refused = saving.launch(launcher, 1, "restart", "images")
        assert refused.code == SETUP_FAILED, refused
        assert f"cannot be continued: {words}" in refused.err, refused


def test_messages_are_sent_again_where_they_can_be(
    saving: Installed, guests: Path, launcher: Launcher, key: Path
) -> None:
    options = ["--checkpoint", "images", "--checkpoint-at", "10", "--after-checkpoint", "exit"]
    stopped = saving.launch(launcher, RANKS, *options, guests / "unreceived.wasm")
    assert stopped.code == STOPPED, stopped
    image = saving.folder / "images" / "checkpoint-1" / "rank-0"
    whole = image.read_bytes()
    # By its number, the receiver names the communicator to the sender, for which it is another one now.
    world, alone = (struct.pack("<QI", 1, communicator) for communicator in (COMM_WORLD, COMM_SELF))
    ImageFile(image, key).replace(LIBRARY, world, alone)
    trusting = replace(saving, variables={**saving.variables, "OMPI_MCA_mpi_param_check": "0"})
    refused = trusting.launch(launcher, RANKS, "restart", "images")
    assert refused.code == SETUP_FAILED, refused
    assert "cannot be continued: MPI_Isend" in refused.err, refused
    image.write_bytes(whole)
    continued = saving.launch(launcher, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, "received\n"), continued


def test_a_world_that_has_ended_has_no_messages(saving: Installed, guests: Path, launcher: Launcher, key: Path) -> None:
    options = ["--checkpoint", "images", "--checkpoint-at", "10", "--after-checkpoint", "exit"]
    stopped = saving.launch(launcher, RANKS, *options, guests / "unreceived.wasm")
    assert stopped.code == STOPPED, stopped
    # MPI_Init has been called, MPI_Finalize has not, sessions have been used; the number of the program.
    running, ended = (struct.pack("<4i", world, 0, 1, 0) for world in (1, 0))
    ImageFile(saving.folder / "images" / "checkpoint-1" / "rank-0", key).replace(LIBRARY, running, ended)
    refused = saving.launch(launcher, RANKS, "restart", "images")
    assert refused.code == SETUP_FAILED, refused
    assert "cannot be continued: MPI did not run when the program was saved" in refused.err, refused


def test_processes_agree_on_what_they_make_again(
    saving: Installed, guests: Path, launcher: Launcher, key: Path
) -> None:
    options = ["--checkpoint", "images", "--checkpoint-at", "17", "--after-checkpoint", "exit"]
    stopped = saving.launch(launcher, RANKS, *options, guests / "common_objects.wasm")
    assert stopped.code == STOPPED, stopped
    image = saving.folder / "images" / "checkpoint-1" / "rank-0"
    whole = image.read_bytes()
    content = bytes(ImageFile(image, key).content)

    def text(name: str) -> bytes:
        return struct.pack("<Q", len(name)) + name.encode()

    def numbered(name: str) -> bytes:
        """A communicator from its number to its name."""
        at = content.index(text(name))
        return content[at - struct.calcsize("<QIIQ") : at + len(text(name))]

    def members(*ranks: int) -> bytes:
        """Behind the name: no hints, and the processes."""
        return text("the one") + struct.pack("<2Q", 0, len(ranks)) + struct.pack(f"<{len(ranks)}i", *ranks)

    one, other = numbered("the one"), numbered("the other")
    filled, unfilled = (struct.pack("<Q", 7) + b"\1" * 6 + last for last in (b"\1", b"\0"))
    different = "the images of its processes have different communicators"
    for changes, words in (
        ([(one, other[:8] + one[8:]), (other, one[:8] + other[8:])], different),
        ([(members(0, 1), members(1, 0))], different),
        ([(filled, unfilled)], "a partitioned message is incomplete"),
    ):
        image.write_bytes(whole)
        for old, new in changes:
            ImageFile(image, key).replace(LIBRARY, old, new)
        refused = saving.launch(launcher, RANKS, "restart", "images")
        assert refused.code == SETUP_FAILED, (words, refused)
        assert f"cannot be continued: {words}" in refused.err, refused
    image.write_bytes(whole)
    continued = saving.launch(launcher, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, "both ranks are there\n"), continued


def test_a_program_that_has_freed_many_objects_goes_on(saving: Installed, guests: Path, launcher: Launcher) -> None:
    options = ["--checkpoint", "images", "--checkpoint-at", "5", "--after-checkpoint", "exit"]
    stopped = saving.launch(launcher, 1, *options, guests / "freed_objects.wasm")
    assert stopped.code == STOPPED, stopped
    continued = saving.launch(launcher, 1, "restart", "images")
    assert (continued.code, continued.out) == (0, "the last ones are there\n"), continued


def test_what_a_program_has_begun_does_not_meet_what_saves_it(
    saving: Installed, guests: Path, launcher: Launcher
) -> None:
    options = ["--checkpoint", "images", "--checkpoint-at", "30"]
    ended = saving.launch(launcher, RANKS, *options, guests / "mismatched_saved.wasm")
    assert ended.out.count("still there\n") >= 1, ended
    assert "MPI_Abort was called with code 3" in ended.err
    assert "no checkpoint: " in ended.err, ended
    assert "ignal" not in ended.err, ended


# Debian's MPICH opens no ports.
def test_a_port_is_closed_before_a_program_is_saved(saving: Installed, guests: Path) -> None:
    options = ["--checkpoint", "images", "--checkpoint-interval", "0.2s"]
    ended = saving.launch(OPEN_MPI, 1, *options, guests / "open_port.wasm")
    assert (ended.code, ended.out) == (0, "closed\n"), ended
    refused, _, saved = ended.err.partition("no checkpoint here: a port is open; the program goes on\n")
    assert "checkpoint 1 is in" not in refused, ended
    assert "checkpoint 1 is in" in saved, ended
