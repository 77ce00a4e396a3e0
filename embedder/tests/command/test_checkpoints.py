"""A program that is stopped and continued, in another process and under another MPI library, ends as if it had not
been stopped. What must not be continued is refused."""

from __future__ import annotations

import os
import shutil
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from installed import MPICH, OPEN_MPI, Ended, Installed, Launcher

RANKS = 3
STOPPED = 85
BOTH_WAYS = [(OPEN_MPI, MPICH), (MPICH, OPEN_MPI)]


@pytest.fixture
def saving(mpiwasm: Installed, tmp_path: Path) -> Installed:
    """An installation with a key of its own."""
    return replace(mpiwasm, variables={"XDG_CONFIG_HOME": str(tmp_path / "configuration")})


@pytest.fixture
def resumed(guests: Path) -> Path:
    return guests / "resumed.wasm"


@pytest.fixture
def alone(guests: Path) -> Path:
    return guests / "resumed_alone.wasm"


def data_for(folder: Path, name: str) -> Path:
    """A directory for a program of guests/, with what it reads."""
    data = folder / name
    data.mkdir()
    (data / "read").write_text("\n".join(str(number) for number in range(1, 30)), encoding="utf-8")
    return data


def contents(data: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(data.iterdir())}


def stop(
    saving: Installed, module: Path, data: Path, point: int, *more: str, launcher: Launcher | None = None
) -> Ended:
    """Runs a program until it has been saved at a stopping point."""
    options = ["--checkpoint", "images", "--checkpoint-at", str(point), "--after-checkpoint", "exit", *more]
    words = [*options, "-d", f"{data}:/data", module, "/data"]
    ended = saving.run(*words) if launcher is None else saving.launch(launcher, RANKS, *words)
    assert ended.code == STOPPED, ended
    assert "checkpoint 1 is in" in ended.err
    return ended


@pytest.mark.parametrize("backend", ["llvm", "cranelift"])
@pytest.mark.parametrize("point", [1, 4, 23, 41])
def test_a_program_without_mpi_is_continued(
    saving: Installed, alone: Path, tmp_path: Path, backend: str, point: int
) -> None:
    whole = data_for(tmp_path, "whole")
    expected = saving.succeed("--backend", backend, "-d", f"{whole}:/data", alone, "/data")
    data = data_for(tmp_path, "data")
    stopped = stop(saving, alone, data, point, "--backend", backend)
    continued = saving.run("restart", "images")
    assert (continued.code, continued.err) == (0, "")
    assert stopped.out + continued.out == expected
    assert contents(data) == contents(whole)


@pytest.mark.parametrize("point", [1, 5, 16])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_job_is_continued_under_another_library(
    saving: Installed, resumed: Path, tmp_path: Path, first: Launcher, second: Launcher, point: int
) -> None:
    whole = data_for(tmp_path, "whole")
    expected = saving.launch(second, RANKS, "-d", f"{whole}:/data", resumed, "/data")
    assert expected.code == 0, expected
    data = data_for(tmp_path, "data")
    stopped = stop(saving, resumed, data, point, launcher=first)
    assert stopped.out == ""
    continued = saving.launch(second, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert continued.out == expected.out
    assert contents(data) == contents(whole)


def test_a_job_goes_on_after_a_checkpoint(saving: Installed, resumed: Path, tmp_path: Path) -> None:
    whole = data_for(tmp_path, "whole")
    expected = saving.launch(OPEN_MPI, RANKS, "-d", f"{whole}:/data", resumed, "/data")
    data = data_for(tmp_path, "data")
    words = ["--checkpoint", "images", "--checkpoint-at", "7", "-d", f"{data}:/data", resumed, "/data"]
    ended = saving.launch(OPEN_MPI, RANKS, *words)
    assert (ended.code, ended.out) == (0, expected.out)
    # It is as good an hour later as at once; what was written since is written again.
    again = saving.launch(OPEN_MPI, RANKS, "restart", "images", "--checkpoint-at", "3", "--after-checkpoint", "exit")
    assert again.code == STOPPED, again
    third = saving.launch(MPICH, RANKS, "restart", "images")
    assert (third.code, third.out) == (0, expected.out)
    assert contents(data) == contents(whole)


@pytest.mark.parametrize("point", [2, 14, 27, 45, 71])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_messages_are_continued_under_another_library(
    saving: Installed, guests: Path, first: Launcher, second: Launcher, point: int
) -> None:
    module = guests / "messages_resumed.wasm"
    expected = saving.launch(second, RANKS, module)
    assert expected.code == 0, expected
    options = ["--checkpoint", "images", "--checkpoint-at", str(point), "--after-checkpoint", "exit"]
    stopped = saving.launch(first, RANKS, *options, module)
    assert (stopped.code, stopped.out) == (STOPPED, ""), stopped
    continued = saving.launch(second, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


def test_messages_go_on_after_checkpoints_and_restarts_in_turn(saving: Installed, guests: Path) -> None:
    module = guests / "messages_resumed.wasm"
    expected = saving.launch(OPEN_MPI, RANKS, module)
    ended = saving.launch(OPEN_MPI, RANKS, "--checkpoint", "images", "--checkpoint-at", "9", module)
    assert (ended.code, ended.out) == (0, expected.out), ended
    assert "checkpoint 1 is in" in ended.err
    turn = 0
    printed: list[str] = []  # a process may print its result before the others are stopped
    while turn < 12:
        launcher = (MPICH, OPEN_MPI)[turn % 2]
        words = ["restart", "images", "--checkpoint-at", "17", "--after-checkpoint", "exit"]
        ended = saving.launch(launcher, RANKS, *words)
        printed += ended.out.splitlines()
        if ended.code == 0:
            break
        assert ended.code == STOPPED, ended
        turn += 1
    assert turn > 1
    assert (ended.code, sorted(printed)) == (0, sorted(expected.out.splitlines())), ended


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_signal_to_a_rank_that_waits_saves_the_job(
    saving: Installed, guests: Path, first: Launcher, second: Launcher
) -> None:
    options = ["--checkpoint", "images", "--after-checkpoint", "exit"]
    command = saving.launched(first, RANKS, *options, guests / "waiting.wasm")
    with saving.started(command) as running:
        running.wait_for_lines(3)
        os.kill(running.ranks("waiting.wasm")[-1], signal.SIGUSR1)
        stopped = running.end()
    assert stopped.code == STOPPED, stopped
    continued = saving.launch(second, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "value 10"


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_checkpoints_at_any_time_change_nothing(
    saving: Installed, guests: Path, first: Launcher, second: Launcher
) -> None:
    interval = ["--checkpoint-interval", "0.3s"]
    for steps in (240 << doubled for doubled in range(10)):  # machines differ in speed, and in what else they do
        program = (guests / "traffic.wasm", str(steps))
        images = f"images-{steps}"
        ended = saving.launch(first, RANKS, "--checkpoint", images, *interval, *program)
        if "checkpoint 2 is in" in ended.err:
            break
    expected = saving.launch(first, RANKS, *program)
    assert expected.code == 0, expected
    assert (ended.code, ended.out) == (0, expected.out), ended
    assert "checkpoint 2 is in" in ended.err
    continued = saving.launch(second, RANKS, "restart", images, *interval)
    assert (continued.code, continued.out) == (0, expected.out), continued


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_job_that_is_terminated_is_saved_first(
    saving: Installed, guests: Path, first: Launcher, second: Launcher
) -> None:
    command = saving.launched(first, RANKS, "--checkpoint", "images", guests / "waiting.wasm")
    with saving.started(command) as running:
        running.wait_for_lines(3)
        os.kill(running.ranks("waiting.wasm")[-1], signal.SIGTERM)
        stopped = running.end()
    assert stopped.code == STOPPED, stopped
    continued = saving.launch(second, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "value 10"


@pytest.mark.parametrize(
    ("rank", "reason"), [(0, "another process cannot be saved"), (1, "a request is of MPI_Grequest_start")]
)
def test_a_job_that_cannot_be_saved_is_terminated(
    saving: Installed, guests: Path, launcher: Launcher, rank: int, reason: str
) -> None:
    command = saving.launched(launcher, 2, "--checkpoint", "images", guests / "held.wasm")
    with saving.started(command) as running:
        running.wait_for_lines(3)
        os.kill(running.ranks("held.wasm")[rank], signal.SIGTERM)
        ended = running.end()
    assert ended.code not in (0, STOPPED), ended
    assert f"no checkpoint before the end: {reason}" in ended.err
    assert "ended by SIGTERM" in ended.err


def test_a_rank_that_is_killed_leaves_a_checkpoint(saving: Installed, guests: Path) -> None:
    # It is saved most of the time.
    command = saving.launched(
        OPEN_MPI, RANKS, "--checkpoint", "images", "--checkpoint-interval", "0.01s", guests / "waiting.wasm"
    )
    with saving.started(command) as running:
        running.wait_for_lines(20)
        os.kill(running.ranks("waiting.wasm")[1], signal.SIGKILL)
        assert running.end().code != 0
    continued = saving.launch(MPICH, RANKS, "restart", "images")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "value 10"


def test_ranks_of_several_nodes_are_saved_at_their_common_operations(
    saving: Installed, resumed: Path, tmp_path: Path
) -> None:
    # MPICH behaves as if each rank had a node of its own.
    apart = replace(saving, variables={**saving.variables, "MPIR_CVAR_NOLOCAL": "1"})
    whole = data_for(tmp_path, "whole")
    expected = saving.launch(OPEN_MPI, RANKS, "-d", f"{whole}:/data", resumed, "/data")
    data = data_for(tmp_path, "data")
    stopped = stop(apart, resumed, data, 7, launcher=MPICH)
    assert stopped.out == ""
    continued = apart.launch(MPICH, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued
    assert contents(data) == contents(whole)


def test_a_signal_saves_a_program(saving: Installed, guests: Path) -> None:
    options = ["--checkpoint", "images", "--after-checkpoint", "exit"]
    command = [saving.program, *options, guests / "stepping.wasm"]
    with saving.started(command) as running:
        running.wait_for_lines(2)
        running.process.send_signal(signal.SIGUSR1)
        stopped = running.end()
    assert stopped.code == STOPPED, stopped
    continued = saving.run("restart", "images")
    assert continued.code == 0, continued
    assert continued.out.splitlines()[-1] == "step 30"


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
    file = saving.folder / "images" / "checkpoint-1" / name
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
    compressed = [(image / name).stat().st_size for name in ("rank-0", "code")]
    assert "intact" in saving.succeed("checkpoint", "verify", "images")
    continued = saving.run("restart", "images")
    assert (continued.code, continued.err) == (0, "")
    assert stopped.out + continued.out == expected
    assert contents(data) == contents(whole)
    shutil.rmtree(saving.folder / "images")
    stop(saving, alone, data_for(tmp_path, "again"), 4)
    plain = [(image / name).stat().st_size for name in ("rank-0", "code")]
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


@pytest.mark.parametrize("point", [9, 38, 66])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_files_are_continued_under_another_library(
    saving: Installed, guests: Path, tmp_path: Path, first: Launcher, second: Launcher, point: int
) -> None:
    module = guests / "files_resumed.wasm"
    whole = data_for(tmp_path, "whole")
    expected = saving.launch(second, RANKS, "-d", f"{whole}:/data", module, "/data")
    assert expected.code == 0, expected
    data = data_for(tmp_path, "data")
    stopped = stop(saving, module, data, point, launcher=first)
    assert stopped.out == ""
    # What was appended since the checkpoint is appended again.
    with (data / "appended").open("a", encoding="utf-8") as file:
        file.write("more")
    continued = saving.launch(second, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued
    assert contents(data) == contents(whole)


def test_files_go_on_after_a_checkpoint(saving: Installed, guests: Path, launcher: Launcher, tmp_path: Path) -> None:
    whole, data = data_for(tmp_path, "whole"), data_for(tmp_path, "data")
    module = guests / "files_resumed.wasm"
    expected = saving.launch(launcher, RANKS, "-d", f"{whole}:/data", module, "/data")
    options = ["--checkpoint", "images", "--checkpoint-at", "30", "-d", f"{data}:/data"]
    ended = saving.launch(launcher, RANKS, *options, module, "/data")
    assert (ended.code, ended.out) == (0, expected.out), ended
    assert "checkpoint 1 is in" in ended.err
    assert contents(data) == contents(whole)


def test_a_file_that_is_gone_is_named(saving: Installed, guests: Path, tmp_path: Path) -> None:
    data = data_for(tmp_path, "data")
    stop(saving, guests / "files_resumed.wasm", data, 38, launcher=OPEN_MPI)
    (data / "grid").unlink()
    refused = saving.launch(MPICH, RANKS, "restart", "images")
    assert refused.code == 123, refused
    assert "'/data/grid'" in refused.err


@pytest.mark.parametrize("point", [61, 117])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_windows_are_continued_under_another_library(
    saving: Installed, guests: Path, first: Launcher, second: Launcher, point: int
) -> None:
    module = guests / "windows_resumed.wasm"
    expected = saving.launch(second, RANKS, module)
    assert expected.code == 0, expected
    options = ["--checkpoint", "images", "--checkpoint-at", str(point), "--after-checkpoint", "exit"]
    stopped = saving.launch(first, RANKS, *options, module)
    assert (stopped.code, stopped.out) == (STOPPED, ""), stopped
    continued = saving.launch(second, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


def test_windows_go_on_after_checkpoints(saving: Installed, guests: Path, launcher: Launcher) -> None:
    module = guests / "windows_resumed.wasm"
    expected = saving.launch(launcher, RANKS, module)
    ended = saving.launch(launcher, RANKS, "--checkpoint", "images", "--checkpoint-at", "20", module)
    assert (ended.code, ended.out) == (0, expected.out), ended
    assert "checkpoint 1 is in" in ended.err
    # Windows that have been made again are saved once more.
    again = saving.launch(launcher, RANKS, "restart", "images", "--checkpoint-at", "30", "--after-checkpoint", "exit")
    assert again.code == STOPPED, again
    continued = saving.launch(launcher, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


@pytest.mark.parametrize("point", [26, 44])
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_persistent_collectives_are_continued_under_another_library(
    saving: Installed, guests: Path, first: Launcher, second: Launcher, point: int
) -> None:
    module = guests / "prepared_resumed.wasm"
    expected = saving.launch(second, RANKS, module)
    assert expected.code == 0, expected
    options = ["--checkpoint", "images", "--checkpoint-at", str(point), "--after-checkpoint", "exit"]
    stopped = saving.launch(first, RANKS, *options, module)
    assert (stopped.code, stopped.out) == (STOPPED, ""), stopped
    continued = saving.launch(second, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


def test_ranks_that_share_memory_are_not_continued_on_several_nodes(
    saving: Installed, guests: Path, private_mounts: list[str]
) -> None:
    options = ["--checkpoint", "images", "--checkpoint-at", "61", "--after-checkpoint", "exit"]
    stopped = saving.launch(OPEN_MPI, RANKS, *options, guests / "windows_resumed.wasm")
    assert stopped.code == STOPPED, stopped
    # Each rank sees no process and no memory of the others, as on a node of its own.
    own_node = [*private_mounts, "--pid", "--fork", "--kill-child", "sh", "-c"]
    own_node += ['mount -t tmpfs none /dev/shm; mount -t proc none /proc; exec "$@"', "sh"]
    apart = replace(saving, variables={**saving.variables, "MPIR_CVAR_NOLOCAL": "1", "UCX_TLS": "tcp,self"})
    refused = apart.command(MPICH.program, "-np", str(RANKS), *own_node, saving.program, "restart", "images")
    assert refused.code != 0
    assert "cannot be continued: a window: its 3 processes, of which rank 0 is the first, share memory" in refused.err


def test_what_cannot_be_saved_is_reported_and_the_program_goes_on(saving: Installed, guests: Path) -> None:
    module = guests / "with_request.wasm"
    ended = saving.launch(OPEN_MPI, 2, "--checkpoint", "images", "--checkpoint-at", "3", module)
    assert ended.code == 0, ended
    assert "no checkpoint here: a request is of MPI_P" in ended.err


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


def test_singlepass_is_refused(saving: Installed, scalar: Path) -> None:
    refused = saving.run("--checkpoint", "images", "--backend", "singlepass", scalar)
    assert refused.code == 2
    assert "not with singlepass" in refused.err
