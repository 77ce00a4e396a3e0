"""Runs on this machine: one without regressions, one with a slow mpiwasm, one with a module that is broken."""

from __future__ import annotations

import contextlib
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from reframe_login import NIGHTLY, Login

# Programs that are done at once. Speeds here are noise, so only large factors count as a change: 3 for starts, which
# are slowed down here, and 31 for messages, which are not.
QUICK = ["-S", "rounds=3", "-S", "slowest=0", "-n", "StartUp|PingPong|ModuleIsComplete|Ring", "-p", "openmpi"]
QUICK += ["-S", "Programs.names=ring ping-pong start-up", "-S", "PingPong.arguments=--seconds-per-size 0.002"]
QUICK += ["-S", "StartUp.threshold=2", "-S", "PingPong.threshold=30"]
SLOW = "StartUp, 2 cores [local, openmpi]"


@pytest.fixture
def nightly(login: Callable[..., Login], reframe: Path, prefix: Path, tmp_path: Path) -> Callable[..., tuple]:
    """nightly(option...): one run; its exit status, and its lines of output and error."""

    def run(*options: object) -> tuple[int, list[str], list[str]]:
        done = login().run(
            *NIGHTLY, "generic/workstation", "--prefix", prefix, "--state", tmp_path / "state",
            "--reframe", reframe, "--tag", "ci", *options, "--", *QUICK,
        )  # fmt: skip
        return done.returncode, done.stdout.splitlines(), done.stderr.splitlines()

    return run


def with_command(script: str, prefix: Path, installation: Path) -> Path:
    """An installation with the tools of another, and `script` as its mpiwasm."""
    folder = installation / "bin"
    folder.mkdir(parents=True)
    for tool in (prefix / "bin").glob("mpiwasm-*"):
        (folder / tool.name).symlink_to(tool)
    (folder / "mpiwasm").write_text(script, encoding="utf-8")
    (folder / "mpiwasm").chmod(0o755)
    return installation


def test_drift_is_reported_and_nothing_else(nightly: Callable[..., tuple], prefix: Path, tmp_path: Path) -> None:
    state = tmp_path / "state"
    page = state / "report.html"

    status, lines, errors = nightly()
    assert (status, errors) == (0, []), (state / "latest-run.log").read_text(encoding="utf-8")
    assert lines == [f"no regressions; 4 of 4 tests passed ({page})"]
    assert "Every speed is as in the last week" in page.read_text(encoding="utf-8")

    slow = f'#!/bin/sh\n[ "$1" = compile ] || sleep 3\nexec "{prefix}/bin/mpiwasm" "$@"\n'
    status, lines, _ = nightly("--prefix", with_command(slow, prefix, tmp_path / "slow"))
    assert status == 1
    assert [line.split(": ")[0] for line in lines[:-1]] == [SLOW]
    assert lines[0].endswith("times slower")
    assert lines[-1].startswith("1 regression")
    assert "1 speed changed." in page.read_text(encoding="utf-8")

    broken = "#!/bin/sh\necho 'libwasmer.so: cannot open shared object file' >&2\nexit 127\n"
    status, lines, _ = nightly("--prefix", with_command(broken, prefix, tmp_path / "broken"))
    assert status == 1
    failing = ["ModuleIsComplete", "PingPong, 2 cores", "Ring, 2 cores", "StartUp, 2 cores"]
    assert sorted(line.split(": ")[0] for line in lines[:-1]) == [f"{test} [local, openmpi]" for test in failing]
    assert all(": fail: " in line for line in lines[:-1])
    assert "0 of 4 tests passed, 4 failed." in page.read_text(encoding="utf-8")


def test_a_run_that_takes_too_long_ends(nightly: Callable[..., tuple]) -> None:
    status, lines, errors = nightly("--time-limit", "0.02")
    assert (status, lines) == (3, [])
    assert len(errors) == 1
    assert "did not end within 0.02 minutes" in errors[0]


def test_a_run_that_is_ended_leaves_nothing_running(
    login: Callable[..., Login], reframe: Path, prefix: Path, tmp_path: Path
) -> None:
    state = tmp_path / "state"
    command = [*NIGHTLY, "generic/workstation", "--prefix", prefix, "--state", state]
    driver = subprocess.Popen([*command, "--reframe", reframe, "--tag", "ci"], env=login().variables)
    log = state / "latest-run.log"
    try:
        until = time.monotonic() + 300
        while not (log.exists() and log.stat().st_size) and time.monotonic() < until:
            time.sleep(0.1)
        driver.terminate()
        assert driver.wait(timeout=300) == 128 + signal.SIGTERM
    finally:
        driver.kill()
    assert str(state) not in command_lines()


def command_lines() -> str:
    """Of all processes; some end while they are read."""
    lines = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            lines.append(file.read_text(encoding="utf-8", errors="replace"))
    return "\n".join(lines)


def test_a_site_that_does_not_exist(login: Callable[..., Login], reframe: Path, prefix: Path, tmp_path: Path) -> None:
    done = login(tmp_path).run(
        *NIGHTLY, "no/where", "--prefix", prefix, "--state", tmp_path / "state", "--reframe", reframe
    )
    assert done.returncode == 3
    assert "no/where" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_without_the_packages_of_the_report(login: Callable[..., Login], prefix: Path, tmp_path: Path) -> None:
    python, program = NIGHTLY
    done = login(tmp_path).run(python, "-S", program, "generic/workstation", "--prefix", prefix, "--state", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(
        r"mpiwasm-nightly: \S+ has no package \w+; install what docs/admins/nightly.md lists\n", done.stderr
    )


def test_without_reframe(login: Callable[..., Login], prefix: Path, tmp_path: Path) -> None:
    done = login(tmp_path).run(
        *NIGHTLY, "generic/workstation", "--prefix", prefix, "--state", tmp_path, "--reframe", "no-such"
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "install ReFrame" in done.stderr
