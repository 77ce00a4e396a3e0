"""The packages of make_packages.py, from a small installation."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

RECIPES = Path(__file__).resolve().parents[1]
PROGRAM = RECIPES / "packages" / "make_packages.py"


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    """An installation whose command is a program of this machine."""
    folder = tmp_path / "prefix"
    for part in ("bin", "lib", "share/mpiwasm/modulefiles/mpiwasm"):
        (folder / part).mkdir(parents=True)
    shutil.copy("/bin/true", folder / "bin" / "mpiwasm")
    (folder / "bin" / "mpiwasm-c++").symlink_to("mpiwasm")
    (folder / "share" / "mpiwasm" / "modulefiles" / "mpiwasm" / "0.1.0.lua").write_text(str(folder), encoding="utf-8")
    (folder / "share" / "mpiwasm" / "mpi.h").write_text("/* guests */\n", encoding="utf-8")
    return folder


def pack(prefix: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, PROGRAM, prefix, folder],
        env={**os.environ, "SOURCE_DATE_EPOCH": "1000000000"},
        capture_output=True,
        text=True,
        check=False,
    )


def packages(folder: Path) -> tuple[Path, Path]:
    (archive,) = folder.glob("*.tar.gz")
    (wheel,) = folder.glob("*.whl")
    return archive, wheel


def test_both_packages_hold_the_installation_and_no_path_of_the_machine(prefix: Path, tmp_path: Path) -> None:
    assert pack(prefix, tmp_path / "out").returncode == 0
    archive, wheel = packages(tmp_path / "out")
    with tarfile.open(archive) as tar:
        held = {entry.name.partition("/")[2]: entry.mode for entry in tar}
    expected = {"bin/mpiwasm": 0o755, "bin/mpiwasm-c++": 0o755, "share/mpiwasm/mpi.h": 0o644}
    assert held == expected
    with zipfile.ZipFile(wheel) as contents:
        data = "mpiwasm-0.1.0.data/data/"
        files = {entry.filename: entry.external_attr >> 16 & 0o777 for entry in contents.infolist()}
        assert {name[len(data) :]: mode for name, mode in files.items() if name.startswith(data)} == expected
        assert not any(str(tmp_path).encode() in contents.read(name) for name in files)


def test_pip_installs_commands_that_run(prefix: Path, tmp_path: Path) -> None:
    pack(prefix, tmp_path / "out")
    _, wheel = packages(tmp_path / "out")
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-index", wheel], check=True)
    assert subprocess.run([tmp_path / "venv" / "bin" / "mpiwasm"], check=False).returncode == 0
    shown = subprocess.run([python, "-m", "pip", "show", "mpiwasm"], capture_output=True, text=True, check=True).stdout
    assert "Version: 0.1.0" in shown
    subprocess.run([python, "-m", "pip", "uninstall", "--quiet", "--yes", "mpiwasm"], check=True)
    assert not (tmp_path / "venv" / "bin" / "mpiwasm").exists()


def test_the_same_installation_gives_the_same_bytes(prefix: Path, tmp_path: Path) -> None:
    pack(prefix, tmp_path / "one")
    os.utime(prefix / "share" / "mpiwasm" / "mpi.h", (1, 1))
    pack(prefix, tmp_path / "two")
    sums = [(tmp_path / name / "SHA256SUMS").read_text(encoding="utf-8") for name in ("one", "two")]
    assert sums[0] == sums[1]
    for line in sums[0].splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((tmp_path / "one" / name).read_bytes()).hexdigest() == digest


def test_a_folder_without_an_installation_is_refused(tmp_path: Path) -> None:
    done = pack(tmp_path, tmp_path / "out")
    assert done.returncode == 1
    assert done.stderr == f"make_packages: {tmp_path}: no bin/mpiwasm; make install PREFIX={tmp_path} first\n"
