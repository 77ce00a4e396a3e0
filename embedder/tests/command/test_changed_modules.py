"""Programs that change the file of their module while they run: a trace is not read from it then."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from installed import Installed

SOURCE = Path(__file__).resolve().parent / "confinement" / "changed_module.c"
TRAPPED = 134


@pytest.fixture
def changing(mpiwasm: Installed) -> Installed:
    compiler = mpiwasm.prefix / "bin" / "mpiwasm-cc"
    subprocess.run([compiler, "-g", "-O1", "-Wall", SOURCE, "-o", mpiwasm.folder / "changing.wasm"], check=True)
    return mpiwasm


def trace(changing: Installed, how: str) -> str:
    ended = changing.run("-d", ".", "changing.wasm", "changing.wasm", how)
    assert ended.code == TRAPPED, ended
    assert "    at main (function " in ended.err, ended
    return ended.err


def test_lines_come_from_the_module_that_runs(changing: Installed) -> None:
    assert "changed_module.c:" in trace(changing, "keep")


@pytest.mark.parametrize("how", ["write", "grow"])
def test_no_lines_come_from_a_module_that_has_changed(changing: Installed, how: str) -> None:
    """Also where it has the times that it had."""
    assert "changed_module.c:" not in trace(changing, how)
