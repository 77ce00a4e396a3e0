"""A check of this node as generic/workstation: no scheduler, and two libraries, of which only one is called mpirun."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from nightly.history import read_report
from reframe_login import NIGHTLY, Login

TESTS = ("ModuleIsComplete", "UsesTheLoadedMpi", "Transport, 2 cores", "Ring, 2 cores", "PingPong, 2 cores")
QUICK = ["-S", "rounds=1", "-S", "slowest=0", "-S", "PingPong.arguments=--seconds-per-size 0.002"]


def test_all_tests_of_a_node_pass_with_both_libraries(
    login: Callable[..., Login], reframe: Path, prefix: Path, tmp_path: Path
) -> None:
    state = tmp_path / "state"
    done = login().run(
        *NIGHTLY, "generic/workstation", "--prefix", prefix, "--state", state, "--reframe", reframe,
        "--tag", "node", "--", *QUICK,
    )  # fmt: skip
    log = state / "latest-run.log"
    assert done.returncode == 0, done.stdout + done.stderr + (log.read_text("utf-8") if log.exists() else "")
    record = read_report(state / "latest-run.json")
    assert set(record.outcomes) == {f"{test} [local, {library}]" for test in TESTS for library in ("openmpi", "mpich")}
    # What the session is marked with, each library as its own module has it.
    assert re.fullmatch(r"Open MPI v\S+ and MPICH \S+", record.marks["mpi"])
