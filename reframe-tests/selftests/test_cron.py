"""The page's lines for cron, in the environment that cron gives."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from module_shell import module_tool
from reframe_login import ROOT

PAGE = ROOT / "docs" / "admins" / "nightly.md"
ONE_TEST = "-- -n ModuleIsComplete -p openmpi -S rounds=1"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of a user whose login sets the module tool up."""
    lmod = Path(module_tool("lmod"))
    folder = tmp_path / "home"
    folder.mkdir()
    profile = [
        f"export LMOD_CMD={lmod} LMOD_PKG={lmod.parents[1]} LMOD_DIR={lmod.parent}",
        f"export PATH={lmod.parent}:$PATH OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1",
        'module() { eval "$("$LMOD_CMD" bash "$@")"; }',
        "export -f module",
    ]
    (folder / ".bash_profile").write_text("\n".join(profile) + "\n", encoding="utf-8")
    return folder


def in_cron(command: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Runs a line as cron does."""
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh", "LOGNAME": "anna"}
    return subprocess.run(
        ["/bin/sh", "-c", command], env=environment, cwd=home, capture_output=True, text=True, check=False, timeout=600
    )


def first_line(prefix: Path, state: Path) -> str:
    """The command of the page's first line, with this machine's places, and one test."""
    line = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("30 1 * * * "))
    places = {
        "/opt/reframe/bin/python3": sys.executable,
        "/opt/mpiwasm-source": str(ROOT),
        "centre/system": "generic/workstation",
        "--prefix /opt/mpiwasm": f"--prefix {prefix}",
        "/var/lib/mpiwasm/nightly": str(state),
        " > ": f" --tag ci {ONE_TEST} > ",
    }
    command = re.sub(r"^30 1 \* \* \* ", "", line)
    for named, here in places.items():
        assert named in command
        command = command.replace(named, here)
    assert command.endswith(f'|| mail -s "mpiwasm" hpc-team < {state}.txt')
    return command.partition(" || ")[0]


def test_the_line_runs_without_a_login(home: Path, prefix: Path, reframe: Path, tmp_path: Path) -> None:
    assert reframe
    state = tmp_path / "state"
    done = in_cron(first_line(prefix, state), home)
    said = (tmp_path / "state.txt").read_text(encoding="utf-8")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), said
    assert said.startswith("no regressions")


def test_without_a_module_tool_the_reason_is_in_the_mail(
    home: Path, prefix: Path, reframe: Path, tmp_path: Path
) -> None:
    assert reframe
    (home / ".bash_profile").write_text("", encoding="utf-8")
    done = in_cron(first_line(prefix, tmp_path / "state"), home)
    assert done.returncode == 3
    said = (tmp_path / "state.txt").read_text(encoding="utf-8")
    assert said.startswith("mpiwasm-nightly: no module tool: site.toml says lmod, but a login shell (bash -l) does not")


def test_what_reframe_says_is_in_the_mail(home: Path, prefix: Path, tmp_path: Path) -> None:
    broken = tmp_path / "reframe"
    broken.write_text("#!/bin/sh\necho 'starting'; echo 'ERROR: no such option'; exit 2\n", encoding="utf-8")
    broken.chmod(0o755)
    command = first_line(prefix, tmp_path / "state").replace(" --tag", f" --reframe {broken} --tag", 1)
    done = in_cron(command, home)
    assert done.returncode == 3
    said = (tmp_path / "state.txt").read_text(encoding="utf-8")
    assert "ReFrame ended with status 2 and no report: ERROR: no such option; see " in said
