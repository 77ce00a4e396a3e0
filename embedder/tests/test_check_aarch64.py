"""check_aarch64.py counts a failure as skipped only if a limit explains it."""

from __future__ import annotations

import sys
from pathlib import Path

import check_aarch64
import move
import pytest
from check import REPORT, Suite
from check_aarch64 import Limit

CASES = """<testsuite><testcase name="files/locks" classname="mpich"/>
<testcase name="files/locks" classname="openmpi"><failure/></testcase>
<testcase name="wasi/clocks" classname="none"><failure/></testcase></testsuite>"""
WRITE = "import sys, pathlib; pathlib.Path(sys.argv[1]).write_text(sys.argv[2]); sys.exit(1)"


def tally(folder: Path, *limits: Limit, write: str = WRITE) -> str:
    suite = Suite("guests by llvm", [sys.executable, "-c", write, REPORT, CASES])
    return str(check_aarch64.run(suite, folder, {}, list(limits)))


def test_a_failure_without_a_reason_is_a_failure(tmp_path: Path) -> None:
    assert tally(tmp_path) == "1 passed, 2 failed"


@pytest.mark.parametrize(
    ("suite", "tests", "expected"),
    [
        ("guests", "files/locks openmpi", "1 passed, 1 failed, 1 skipped"),
        ("guests", "(files|wasi)/.*", "1 passed, 0 failed, 2 skipped"),
        ("guests", "files", "1 passed, 2 failed"),  # a part of the name
        ("unit tests", ".*", "1 passed, 2 failed"),
    ],
)
def test_a_failure_with_a_reason_is_skipped(tmp_path: Path, suite: str, tests: str, expected: str) -> None:
    assert tally(tmp_path, Limit(suite, "the emulator has no locks", tests)) == expected


@pytest.mark.parametrize("end", ["os.kill(os.getpid(), 9)", "os._exit(128 + 9)"])
def test_a_crash_behind_the_report_is_a_failure_of_its_own(tmp_path: Path, end: str) -> None:
    write = WRITE.replace("import sys", "import os, sys").replace("sys.exit(1)", end)
    assert tally(tmp_path, Limit("guests", "the emulator", ".*"), write=write) == "1 passed, 1 failed, 2 skipped"


def test_what_would_end_the_suite_is_not_run_and_counts_as_skipped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    limit = Limit("the patched engine", "it aborts", left_out="Calls.Many/singlepass")
    engine = check_aarch64.suites(Path("build"), Path("engine"), [limit])[0]
    assert engine.command[-1] == "--gtest_filter=-Calls.Many/singlepass"
    suite = Suite(engine.name, [sys.executable, "-c", WRITE, REPORT, CASES])
    assert str(check_aarch64.run(suite, tmp_path, {}, [limit])) == "1 passed, 2 failed, 1 skipped"
    assert "not run Calls.Many/singlepass: it aborts" in capsys.readouterr().out


def test_what_would_wait_is_left_out_of_the_guests() -> None:
    limit = Limit("guests by cranelift", "it waits", left_out="files/locks mpich")
    suites = {suite.name: suite for suite in check_aarch64.suites(Path("build"), Path("engine"), [limit])}
    assert "--leave-out files/locks mpich --junit" in " ".join(suites["guests by cranelift"].command)
    assert "--leave-out" not in suites["guests by llvm"].command


def test_the_reason_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tally(tmp_path, Limit("guests", "the emulator has no clock", "wasi/.*"))
    assert "skipped wasi/clocks none: the emulator has no clock" in capsys.readouterr().out


def test_every_limit_is_for_a_suite_and_has_a_reason() -> None:
    limits = check_aarch64.read_limits(check_aarch64.LIMITS)
    names = [suite.name for suite in check_aarch64.suites(Path("build"), Path("engine"), limits)]
    assert limits
    for limit in limits:
        assert any(name.startswith(limit.suite) for name in names), limit
        assert limit.reason.strip()
        assert limit.tests or limit.left_out, limit
        assert not limit.explains(limit.suite, ""), limit


def test_a_job_of_two_ranks_is_moved(tmp_path: Path) -> None:
    (suite,) = check_aarch64.moves(tmp_path / "build", tmp_path / "here", tmp_path / "tools")
    sides = f"--here {tmp_path}/here --there {tmp_path}/build/prefix --tools {tmp_path}/tools"
    assert f"move.py {sides}" in suite.command[-1]
    assert "--ranks 2 --points 1,60" in suite.command[-1]


def test_programs_of_this_machine_get_its_own_launchers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/tools/bin:/usr/bin:/bin")
    assert move.path_without(Path("/tools/bin")) == "/usr/bin:/bin"
    assert move.path_without(None) == "/tools/bin:/usr/bin:/bin"
