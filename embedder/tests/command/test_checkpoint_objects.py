"""Messages, communicators, files, windows and persistent collectives of MPI continue under another library."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from checkpointing import BOTH_WAYS, RANKS, STOPPED, contents, data_for, stop
from installed import MPICH, OPEN_MPI, Installed, Launcher


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


@pytest.mark.parametrize(
    ("program", "point"),
    [
        ("messages_resumed", 2),
        ("messages_resumed", 14),
        ("messages_resumed", 27),
        ("messages_resumed", 45),
        ("messages_resumed", 71),
        ("communicators_resumed", 9),
        ("communicators_resumed", 23),
        ("communicators_resumed", 60),
        ("windows_resumed", 61),
        ("windows_resumed", 117),
        ("prepared_resumed", 26),
        ("prepared_resumed", 44),
        ("many_objects", 20),
        ("partitioned_resumed", 12),
        ("partitioned_resumed", 21),
        ("partitioned_resumed", 74),
        ("sessions_resumed", 15),
        ("sessions_resumed", 40),
        ("sessions_resumed", 56),
    ],
)
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_objects_are_continued_under_another_library(
    saving: Installed, guests: Path, first: Launcher, second: Launcher, program: str, point: int
) -> None:
    module = guests / f"{program}.wasm"
    expected = saving.launch(second, RANKS, module)
    assert expected.code == 0, expected
    options = ["--checkpoint", "images", "--checkpoint-at", str(point), "--after-checkpoint", "exit"]
    stopped = saving.launch(first, RANKS, *options, module)
    assert (stopped.code, stopped.out) == (STOPPED, ""), stopped
    continued = saving.launch(second, RANKS, "restart", "images")
    assert (continued.code, continued.out) == (0, expected.out), continued


@pytest.mark.parametrize("form", ["native", "portable"])
@pytest.mark.parametrize("what", ["posted", "persistent", "reduction", "communicator"])
def test_a_handle_of_a_freed_object_does_not_become_that_of_another(
    saving: Installed, guests: Path, launcher: Launcher, what: str, form: str
) -> None:
    module = guests / "reused_handles.wasm"
    expected = saving.launch(launcher, 1, module, what)
    assert expected.out.split() == ([*"12000000"] if what in ("posted", "persistent") else [*"70000000"])
    options = ["--checkpoint", "images", "--checkpoint-form", form]
    for point in ([], ["--checkpoint-at", "8"]):
        ended = saving.launch(launcher, 1, *options, *point, module, what)
        assert (ended.code, ended.out) == (0, expected.out), ended
    # What was freed cannot be made again.
    assert "no checkpoint" in ended.err and "has been freed" in ended.err


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
