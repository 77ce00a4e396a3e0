"""How a process of MPI_Comm_spawn finds its module: by the name that the program gave, in its directories.

The program may put a link in the file's place after it was looked at, so that the new process looks itself.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from installed import Installed

GRANTED = ["--granted-module", "-d", "granted:/granted"]
UNUSABLE = 120


@pytest.fixture
def granting(mpiwasm: Installed, plain: Path) -> Installed:
    (mpiwasm.folder / "granted").mkdir()
    shutil.copy(plain, mpiwasm.folder / "outside.wasm")
    return mpiwasm


@pytest.mark.parametrize("name", ["/granted/inside.wasm", "granted/inside.wasm", "/granted/link.wasm"])
def test_a_module_in_a_granted_directory_runs(granting: Installed, plain: Path, name: str) -> None:
    shutil.copy(plain, granting.folder / "granted" / "inside.wasm")
    (granting.folder / "granted" / "link.wasm").symlink_to("inside.wasm")
    ended = granting.run(*GRANTED, name, "exit", "7")
    assert (ended.code, ended.err) == (7, ""), ended


@pytest.mark.parametrize("target", ["../outside.wasm", "{folder}/outside.wasm"], ids=["relative", "absolute"])
def test_a_link_in_its_place_leads_nowhere(granting: Installed, target: str) -> None:
    (granting.folder / "granted" / "inside.wasm").symlink_to(target.format(folder=granting.folder))
    ended = granting.run(*GRANTED, "/granted/inside.wasm", "exit", "7")
    assert (ended.code, ended.out) == (UNUSABLE, ""), ended
    assert ended.err == (
        "mpiwasm: /granted/inside.wasm: the file cannot be opened: the path leads out of the granted directory\n"
    )


def test_a_module_outside_of_the_directories_does_not_run(granting: Installed) -> None:
    ended = granting.run(*GRANTED, str(granting.folder / "outside.wasm"))
    assert (ended.code, ended.out) == (UNUSABLE, ""), ended
    assert "it is in no directory that was granted to the program (mpiwasm -d)" in ended.err
