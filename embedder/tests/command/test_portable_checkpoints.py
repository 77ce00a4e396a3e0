"""Programs in the portable form are stopped and continued like those in the native one, and also by another compiler.

embedder/tests/move.py continues them on another instruction set.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from checkpointing import BOTH_WAYS, RANKS, STOPPED, contents, data_for, stop
from installed import MPICH, OPEN_MPI, Installed, Launcher

PORTABLE = ("--checkpoint-form", "portable")
CRANELIFT = ("--backend", "cranelift")
COMPILERS = ("cranelift", "llvm")  # singlepass has no exceptions
FOR_C = ("cranelift", "singlepass")  # which compile quickly


def files_of(saving: Installed, number: int) -> list[str]:
    return sorted(path.name for path in (saving.folder / "images" / f"checkpoint-{number}").iterdir())


@pytest.mark.parametrize("point", [1, 22, 41])
def test_a_program_is_continued_by_each_compiler_in_turn(
    saving: Installed, guests: Path, tmp_path: Path, point: int
) -> None:
    module = guests / "resumed_alone.wasm"
    whole = data_for(tmp_path, "whole")
    expected = saving.succeed("--backend", "cranelift", "-d", f"{whole}:/data", module, "/data")
    data = data_for(tmp_path, "data")
    stopped = stop(saving, module, data, point, *PORTABLE, "--backend", COMPILERS[point % 2])
    assert files_of(saving, 1) == ["manifest", "rank-0"]
    printed = stopped.out
    for turn in (1, 2):
        words = ["--backend", COMPILERS[(point + turn) % 2], "--checkpoint-at", "2", "--after-checkpoint", "exit"]
        ended = saving.run("restart", "images", *words)
        assert ended.code == STOPPED, ended
        printed += ended.out
    continued = saving.run("restart", "images")
    assert (continued.code, continued.err) == (0, "")
    assert printed + continued.out == expected
    assert contents(data) == contents(whole)


def test_a_program_goes_on_after_checkpoints_at_each_of_its_points(saving: Installed, guests: Path) -> None:
    module = guests / "plain.wasm"
    expected = saving.succeed("--backend", "cranelift", module, "arguments", "a", "b")
    points = 0
    while True:
        images = f"images-{points}"
        words = ["--checkpoint", images, *PORTABLE, "--checkpoint-at", str(points + 1), "--backend", "cranelift"]
        ended = saving.run(*words, module, "arguments", "a", "b")
        assert (ended.code, ended.out) == (0, expected), ended
        if "checkpoint 1 is in" not in ended.err:
            break
        points += 1
        again = saving.run("restart", images, "--backend", "singlepass")
        assert again.code == 0, again
        assert expected.endswith(again.out)
    assert points > 1


@pytest.mark.parametrize(
    ("name", "point"), [("messages_resumed", 14), ("messages_resumed", 45), ("windows_resumed", 61), ("resumed", 5)]
)
@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_a_job_is_continued_under_another_library_by_another_compiler(
    saving: Installed, guests: Path, tmp_path: Path, first: Launcher, second: Launcher, name: str, point: int
) -> None:
    module = guests / f"{name}.wasm"
    whole = data_for(tmp_path, "whole")
    expected = saving.launch(second, RANKS, "--backend", "cranelift", "-d", f"{whole}:/data", module, "/data")
    assert expected.code == 0, expected
    data = data_for(tmp_path, "data")
    stopped = stop(saving, module, data, point, *PORTABLE, "--backend", "cranelift", launcher=first)
    assert stopped.out == ""
    continued = saving.launch(second, RANKS, "restart", "images", "--backend", "singlepass")
    assert (continued.code, continued.out) == (0, expected.out), continued
    assert contents(data) == contents(whole)


def test_messages_go_on_after_checkpoints_and_restarts_in_turn(saving: Installed, guests: Path) -> None:
    module = guests / "messages_resumed.wasm"
    expected = saving.launch(OPEN_MPI, RANKS, "--backend", "cranelift", module)
    words = ["--checkpoint", "images", *PORTABLE, "--checkpoint-at", "9", "--backend", "cranelift", module]
    ended = saving.launch(OPEN_MPI, RANKS, *words)
    assert (ended.code, ended.out) == (0, expected.out), ended
    assert "checkpoint 1 is in" in ended.err
    printed: list[str] = []  # a process may print its result before the others are stopped
    for turn in range(40):
        words = ["--checkpoint-at", "17", "--after-checkpoint", "exit", "--backend", FOR_C[turn % 2]]
        ended = saving.launch((MPICH, OPEN_MPI)[turn % 2], RANKS, "restart", "images", *words)
        printed += ended.out.splitlines()
        if ended.code == 0:
            break
        assert ended.code == STOPPED, ended
    assert turn > 1
    assert (ended.code, sorted(printed)) == (0, sorted(expected.out.splitlines())), ended


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
def test_checkpoints_at_any_time_change_nothing(
    saving: Installed, guests: Path, first: Launcher, second: Launcher
) -> None:
    interval = ["--checkpoint-interval", "0.3s"]
    for seconds in ("1.5", "5", "20"):  # machines have other work too
        expected = saving.launch(first, RANKS, *CRANELIFT, guests / "traffic.wasm", "0", seconds)
        assert expected.code == 0, expected
        program = (guests / "traffic.wasm", expected.out.split()[0])
        images = f"images-{seconds}"
        ended = saving.launch(first, RANKS, "--checkpoint", images, *PORTABLE, *CRANELIFT, *interval, *program)
        if "checkpoint 2 is in" in ended.err:
            break
    assert (ended.code, ended.out) == (0, expected.out), ended
    assert "checkpoint 2 is in" in ended.err
    continued = saving.launch(second, RANKS, "restart", images, *interval)
    assert (continued.code, continued.out) == (0, expected.out), continued


def test_what_does_not_fit_is_refused(saving: Installed, guests: Path, tmp_path: Path) -> None:
    module = tmp_path / "own.wasm"
    shutil.copy(guests / "resumed_alone.wasm", module)
    data = data_for(tmp_path, "data")
    stop(saving, module, data, 5, "--checkpoint-form", "native", "--backend", "cranelift")
    refused = saving.run("restart", "images", "--backend", "llvm")
    assert refused.code == 2
    assert "checkpoint 1 has the code of cranelift" in refused.err
    shutil.rmtree(saving.folder / "images")
    stop(saving, module, data, 5, *PORTABLE, "--backend", "cranelift")
    shutil.copy(guests / "plain.wasm", module)
    other = saving.run("restart", "images")
    assert other.code == 120
    assert "of another module" in other.err
    assert len(other.err.splitlines()) == 1


def test_a_changed_byte_is_found(saving: Installed, guests: Path, tmp_path: Path) -> None:
    stop(saving, guests / "resumed_alone.wasm", data_for(tmp_path, "data"), 5, *PORTABLE, "--backend", "cranelift")
    file = saving.folder / "images" / "checkpoint-1" / "rank-0"
    whole = file.read_bytes()
    for place in (0, 40, len(whole) // 2, len(whole) - 1):
        changed = bytearray(whole)
        changed[place] ^= 1
        file.write_bytes(changed)
        refused = saving.run("restart", "images")
        assert refused.code == 123, (place, refused)
