"""mpiwasm info --affinity prints the processors that the rank is bound to, and the threads that OpenMP starts there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess

import pytest
from installed import Installed


def bound(mpiwasm: Installed, core: int, *words: str) -> str:
    """What it prints when it may use that processor alone."""
    taskset = shutil.which("taskset")
    assert taskset is not None
    command = [taskset, "--cpu-list", str(core), mpiwasm.program, "info", "--affinity", *words]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


@pytest.fixture(autouse=True)
def no_variable_of_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)


@pytest.mark.parametrize("core", sorted(os.sched_getaffinity(0))[:2])
def test_one_processor(mpiwasm: Installed, core: int) -> None:
    line = bound(mpiwasm, core)
    assert f"{os.uname().nodename}: 1 processor: {core}" in line
    assert "; 1 core on 1 socket; OpenMP: 1 thread" in line
    assert line.startswith("rank 0 on ") and line.count("\n") == 1
    found = json.loads(bound(mpiwasm, core, "--json"))
    assert found["cores"] == [core] and found["rank"] == 0
    assert (found["physical_cores"], found["sockets"], found["threads"]) == (1, 1, 1)
    if len(os.sched_getaffinity(0)) > 1:
        assert found["limited_by"] == "launcher or taskset" and "(by the launcher or taskset)" in line


def test_all_processors(mpiwasm: Installed) -> None:
    found = json.loads(mpiwasm.succeed("info", "--affinity", "--json"))
    assert found["cores"] == sorted(os.sched_getaffinity(0))
    assert 1 <= found["sockets"] <= found["physical_cores"] <= len(found["cores"]) == found["threads"]


@pytest.mark.parametrize(("value", "threads"), [("5", 5), (" 3,2", 3), ("0", None), ("many", None), ("", None)])
def test_the_variable_of_openmp(
    mpiwasm: Installed, monkeypatch: pytest.MonkeyPatch, value: str, threads: int | None
) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", value)
    found = json.loads(mpiwasm.succeed("info", "--affinity", "--json"))
    assert found["threads"] == (threads or len(os.sched_getaffinity(0)))
    assert ("(OMP_NUM_THREADS)" in mpiwasm.succeed("info", "--affinity")) == (threads is not None)
