"""mpiwasm info --affinity prints the cores that the rank is bound to."""

from __future__ import annotations

import json
import os
import shutil
import subprocess

import pytest
from installed import Installed


def bound(mpiwasm: Installed, core: int, *words: str) -> str:
    """What it prints when it may use that core alone."""
    taskset = shutil.which("taskset")
    assert taskset is not None
    command = [taskset, "--cpu-list", str(core), mpiwasm.program, "info", "--affinity", *words]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


@pytest.mark.parametrize("core", sorted(os.sched_getaffinity(0))[:2])
def test_one_core(mpiwasm: Installed, core: int) -> None:
    line = bound(mpiwasm, core)
    assert f"{os.uname().nodename}: 1 core: {core}" in line
    assert line.startswith("rank 0 on ") and line.count("\n") == 1
    found = json.loads(bound(mpiwasm, core, "--json"))
    assert found["cores"] == [core] and found["rank"] == 0


def test_all_cores(mpiwasm: Installed) -> None:
    found = json.loads(mpiwasm.succeed("info", "--affinity", "--json"))
    assert found["cores"] == sorted(os.sched_getaffinity(0))
