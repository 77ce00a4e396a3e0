"""Checkpoints as files: what is listed, kept, compressed and compared; damaged, foreign and old ones are refused."""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from checkpointing import RANKS, STOPPED, contents, data_for, stop
from installed import MPICH, OPEN_MPI, Installed, Launcher


def test_images_are_listed_verified_and_private(saving: Installed, alone: Path, tmp_path: Path) -> None:
    stop(saving, alone, data_for(tmp_path, "data"), 5)
    image = saving.folder / "images" / "checkpoint-1"
    assert {oct(path.stat().st_mode)[-3:] for path in image.iterdir()} == {"600"}
    assert oct(image.stat().st_mode)[-3:] == "700"
    assert str(alone) in saving.succeed("checkpoint", "list", "images")
    assert "intact" in saving.succeed("checkpoint", "verify", "images")
    key = tmp_path / "configuration" / "mpiwasm" / "checkpoint-key"
    assert oct(key.stat().st_mode)[-3:] == "600"


@pytest.mark.parametrize("name", ["rank-0", "code", "manifest"])
def test_a_changed_byte_is_found(saving: Installed, alone: Path, tmp_path: Path, name: str) -> None:
    stop(saving, alone, data_for(tmp_path, "data"), 5)
    file = next((saving.folder / "images" / "checkpoint-1").glob(f"{name}*"))
    whole = file.read_bytes()
    for place in (0, 40, len(whole) // 2, len(whole) - 1):
        changed = bytearray(whole)
        changed[place] ^= 1
        file.write_bytes(changed)
        for command in (["checkpoint", "verify", "images"], ["restart", "images", "--number", "1"]):
            refused = saving.run(*command)
            assert refused.code == 123, (place, refused)
            assert "is damaged" in refused.err or "no image of this version" in refused.err
    for place in range(1, len(whole), len(whole) // 15):
        changed = bytearray(whole)
        changed[place] ^= 1 << place % 8
        file.write_bytes(changed)
        assert saving.run("checkpoint", "verify", "images").code == 123, place
    file.write_bytes(whole[: len(whole) // 2])
    assert saving.run("restart", "images").code == 123
    file.unlink()
    assert saving.run("restart", "images").code == 123


def test_a_fifo_in_the_place_of_a_file_is_not_waited_for(saving: Installed, alone: Path, tmp_path: Path) -> None:
    stop(saving, alone, data_for(tmp_path, "data"), 5)
    image = saving.folder / "images" / "checkpoint-1"
    key = tmp_path / "configuration" / "mpiwasm" / "checkpoint-key"
    for file in (*image.iterdir(), key):
        whole = file.read_bytes()
        file.unlink()
        os.mkfifo(file, 0o600)
        refused = saving.run("restart", "images", "--number", "1")
        assert refused.code == 123, refused
        assert f"{file.name} is not a file" in refused.err, refused
        file.unlink()
        file.touch(0o600)
        file.write_bytes(whole)


def test_an_older_checkpoint_takes_the_place_of_a_torn_one(saving: Installed, alone: Path, tmp_path: Path) -> None:
    whole = data_for(tmp_path, "whole")
    saving.succeed("-d", f"{whole}:/data", alone, "/data")
    data = data_for(tmp_path, "data")
    stop(saving, alone, data, 5)
    again = saving.run("restart", "images", "--checkpoint-at", "9", "--after-checkpoint", "exit")
    assert again.code == STOPPED, again
    torn = saving.folder / "images" / "checkpoint-2" / "rank-0"
    torn.write_bytes(torn.read_bytes()[:1000])
    continued = saving.run("restart", "images")
    assert continued.code == 0, continued
    assert "checkpoint 2: " in continued.err
    assert contents(data) == contents(whole)
    (saving.folder / "images" / "checkpoint-2" / "manifest").unlink()
    assert "it is not complete" in saving.run("checkpoint", "list", "images").err


def test_two_generations_are_kept(saving: Installed, alone: Path, tmp_path: Path) -> None:
    stop(saving, alone, data_for(tmp_path, "data"), 3)
    for _ in range(3):
        again = saving.run("restart", "images", "--checkpoint-at", "3", "--after-checkpoint", "exit")
        assert again.code == STOPPED, again
    assert sorted(path.name for path in (saving.folder / "images").iterdir()) == ["checkpoint-3", "checkpoint-4"]


def test_all_but_the_newest_are_removed(saving: Installed, alone: Path, tmp_path: Path) -> None:
    stop(saving, alone, data_for(tmp_path, "data"), 3)
    again = saving.run("restart", "images", "--checkpoint-at", "3", "--after-checkpoint", "exit")
    assert again.code == STOPPED, again
    image = saving.folder / "images" / "checkpoint-2" / "rank-0"
    whole = image.read_bytes()
    image.write_bytes(whole[:100])
    refused = saving.run("checkpoint", "prune", "images")
    assert refused.code == 123
    assert "nothing is removed: checkpoint 2: rank-0 has 100 bytes instead of" in refused.err
    image.write_bytes(whole)
    saving.succeed("checkpoint", "prune", "images", "--keep", "2")
    assert len(list((saving.folder / "images").iterdir())) == 2
    saving.succeed("checkpoint", "prune", "images")
    assert [path.name for path in (saving.folder / "images").iterdir()] == ["checkpoint-2"]
    assert saving.run("restart", "images").code == 0


def save_again(saving: Installed, launcher: Launcher) -> None:
    options = ["--checkpoint-at", "3", "--after-checkpoint", "exit"]
    ended = saving.launch(launcher, RANKS, "restart", "images", *options)
    assert ended.code == STOPPED, ended


@pytest.fixture
def thrice(saving: Installed, guests: Path) -> Path:
    """The directory of a job's third checkpoint; each rank has changed a little since the first."""
    options = ["--checkpoint", "images", "--checkpoint-at", "3", "--after-checkpoint", "exit"]
    stopped = saving.launch(OPEN_MPI, RANKS, *options, guests / "constant.wasm")
    assert stopped.code == STOPPED, stopped
    save_again(saving, MPICH)
    save_again(saving, OPEN_MPI)
    return saving.folder / "images" / "checkpoint-3"


def test_unchanged_memory_is_not_written_again(saving: Installed, guests: Path, thrice: Path) -> None:
    # Each checkpoint has all that it needs, whatever becomes of the others.
    saving.succeed("checkpoint", "prune", "images")
    assert [path.name for path in thrice.parent.iterdir()] == ["checkpoint-3"]
    for rank in range(RANKS):
        earlier = (thrice / f"rank-{rank}.from-1").stat().st_size
        assert earlier > 10 * (thrice / f"rank-{rank}").stat().st_size
    assert "MiB of earlier ones" in saving.succeed("checkpoint", "verify", "images")
    continued = saving.launch(MPICH, RANKS, "restart", "images")
    assert (continued.code, continued.err) == (0, ""), continued
    assert continued.out == saving.launch(MPICH, RANKS, guests / "constant.wasm").out


def test_images_are_compressed(saving: Installed, alone: Path, tmp_path: Path) -> None:
    whole = data_for(tmp_path, "whole")
    expected = saving.succeed("-d", f"{whole}:/data", alone, "/data")
    data = data_for(tmp_path, "data")
    stopped = stop(saving, alone, data, 4, "--checkpoint-compression", "zstd:3")
    image = saving.folder / "images" / "checkpoint-1"
    names = sorted(path.name for path in image.iterdir() if path.name != "manifest")
    compressed = [(image / name).stat().st_size for name in names]
    assert "intact" in saving.succeed("checkpoint", "verify", "images")
    continued = saving.run("restart", "images")
    assert (continued.code, continued.err) == (0, "")
    assert stopped.out + continued.out == expected
    assert contents(data) == contents(whole)
    shutil.rmtree(saving.folder / "images")
    stop(saving, alone, data_for(tmp_path, "again"), 4)
    plain = [(image / name).stat().st_size for name in names]
    assert all(small < large for small, large in zip(compressed, plain))
    refused = saving.run("--checkpoint", "images", "--checkpoint-compression", "zstd:99", alone)
    assert refused.code == 2
    assert "zstd:99 is neither none nor zstd or zstd:LEVEL" in refused.err


def test_damage_is_named_with_its_place(saving: Installed, thrice: Path) -> None:
    earlier = thrice / "rank-1.from-1"
    whole = earlier.read_bytes()
    changed = bytearray(whole)
    changed[len(whole) // 2] ^= 1
    earlier.write_bytes(changed)
    place = "images/checkpoint-3/rank-1.from-1 is damaged between the bytes "
    found = saving.run("checkpoint", "verify", "images")
    assert found.code == 123
    assert f"checkpoint 3: {place}" in found.err
    assert "(memory from 0x" in found.err
    assert "intact" not in found.out  # checkpoint 2 has the same file
    refused = saving.launch(MPICH, RANKS, "restart", "images")
    assert refused.code == 123
    assert place in refused.err
    earlier.write_bytes(whole[:1000])
    cut_off = saving.launch(MPICH, RANKS, "restart", "images")
    assert cut_off.code == 123
    assert f"rank-1.from-1 has 1000 bytes instead of {len(whole)}" in cut_off.err
    earlier.unlink()
    assert "rank-1.from-1 is missing" in saving.run("checkpoint", "verify", "images").err


def test_another_module_number_of_ranks_or_user_is_refused(
    saving: Installed, resumed: Path, plain: Path, tmp_path: Path
) -> None:
    module = tmp_path / "own.wasm"
    shutil.copy(resumed, module)
    stop(saving, module, data_for(tmp_path, "data"), 5, launcher=OPEN_MPI)
    few = saving.launch(OPEN_MPI, 2, "restart", "images")
    assert few.code == 123
    assert "is of 3 processes, not of 2" in few.err
    shutil.copy(plain, module)
    other = saving.launch(OPEN_MPI, RANKS, "restart", "images")
    assert other.code == 120
    assert "of another module" in other.err
    shutil.copy(resumed, module)
    stranger = replace(saving, variables={"XDG_CONFIG_HOME": str(tmp_path / "elsewhere")})
    refused = stranger.run("restart", "images")
    assert refused.code == 123
    assert "was not made by this user" in refused.err
    (saving.folder / "images" / "checkpoint-1").chmod(0o755)
    readable = saving.run("restart", "images")
    assert readable.code == 123
    assert "is open to other users" in readable.err
    if os.geteuid() == 0:
        (saving.folder / "images" / "checkpoint-1").chmod(0o700)
        os.chown(saving.folder / "images" / "checkpoint-1", 65534, -1)
        foreign = saving.run("restart", "images")
        assert foreign.code == 123
        assert "belongs to another user" in foreign.err


def test_images_must_lie_where_the_program_cannot_reach_them(saving: Installed, alone: Path, tmp_path: Path) -> None:
    data = data_for(tmp_path, "data")
    for place in (data, data / "images", tmp_path):
        refused = saving.run("--checkpoint", place, "-d", data, alone, data)
        assert refused.code == 2
        assert "the program has access to" in refused.err


def test_others_must_not_be_able_to_replace_images(saving: Installed, alone: Path, tmp_path: Path) -> None:
    data = data_for(tmp_path, "data")
    images = saving.folder / "images"
    images.mkdir()
    images.chmod(0o775)
    refused = saving.run("--checkpoint", images, "-d", data, alone, data)
    assert refused.code == 123
    assert "is writable by others" in refused.err
    images.chmod(0o700)
    stop(saving, alone, data, 3)
    images.chmod(0o777)
    for words in (["restart", "images"], ["checkpoint", "prune", "images"]):
        assert "is writable by others" in saving.run(*words).err
    assert (images / "checkpoint-1").exists()


def test_a_full_disk_leaves_the_previous_checkpoint(saving: Installed, alone: Path, tmp_path: Path) -> None:
    data = data_for(tmp_path, "data")
    stop(saving, alone, data, 3)
    limited = saving.command(
        "sh", "-c", f"ulimit -f 8; exec {saving.program} restart images --checkpoint-at 4 --after-checkpoint exit"
    )
    assert limited.code == 0, limited
    assert "cannot be written" in limited.err
    assert [path.name for path in (saving.folder / "images").iterdir()] == ["checkpoint-1"]
    assert "intact" in saving.succeed("checkpoint", "verify", "images")


def test_checkpoints_are_compared(saving: Installed, alone: Path, tmp_path: Path) -> None:
    data = data_for(tmp_path, "data")
    stop(saving, alone, data, 5)
    assert "there are no two complete checkpoints" in saving.run("checkpoint", "diff", "images").err
    again = saving.run("restart", "images", "--checkpoint-at", "9", "--after-checkpoint", "exit")
    assert again.code == STOPPED, again
    printed = saving.succeed("checkpoint", "diff", "images")
    assert printed.startswith("checkpoint 1 to 2: ")
    assert "; files and MPI changed" in printed
    same = saving.succeed("checkpoint", "diff", "images", "2", "2")
    assert "0.0 MiB changed; call stack the same; files and MPI the same" in same
    file = saving.folder / "images" / "checkpoint-2" / "rank-0"
    file.write_bytes(file.read_bytes()[:-1] + b"?")
    assert saving.run("checkpoint", "diff", "images").code == 123
