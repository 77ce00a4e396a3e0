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
sys.path.insert(0, str(PROGRAM.parent))

import licences  # noqa: E402


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
    (folder / "share" / "mpiwasm" / "fortran" / "lib").mkdir(parents=True)
    (folder / "share" / "mpiwasm" / "fortran" / "lib" / "llvm").symlink_to("/usr/lib")
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


def without_licences(files: dict[str, int]) -> dict[str, int]:
    return {name: mode for name, mode in files.items() if not name.startswith(f"{licences.FOLDER}/")}


def test_both_packages_hold_the_installation_and_no_path_of_the_machine(prefix: Path, tmp_path: Path) -> None:
    assert pack(prefix, tmp_path / "out").returncode == 0
    archive, wheel = packages(tmp_path / "out")
    with tarfile.open(archive) as tar:
        held = without_licences({entry.name.partition("/")[2]: entry.mode for entry in tar})
    expected = {"bin/mpiwasm": 0o755, "bin/mpiwasm-c++": 0o755, "share/mpiwasm/mpi.h": 0o644}
    assert held == expected
    with zipfile.ZipFile(wheel) as contents:
        data = "mpiwasm-0.1.0.data/data/"
        files = {entry.filename: entry.external_attr >> 16 & 0o777 for entry in contents.infolist()}
        installed = {name[len(data) :]: mode for name, mode in files.items() if name.startswith(data)}
        assert without_licences(installed) == expected
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


def test_the_packages_name_what_others_wrote(prefix: Path, tmp_path: Path) -> None:
    pack(prefix, tmp_path / "out")
    archive, _ = packages(tmp_path / "out")
    with tarfile.open(archive) as tar:
        tar.extractall(tmp_path)
    (folder,) = tmp_path.glob(f"mpiwasm-*/{licences.FOLDER}")
    index = (folder / "index.md").read_text(encoding="utf-8")
    # The small installation has a command, neither an engine nor a sysroot.
    named = [line.split(" | ")[0][2:] for line in index.splitlines()[4:]]
    assert named == ["libcli11-dev", "libexpected-dev", "libfmt-dev", "libxxhash-dev", "nlohmann-json3-dev"]
    for name in named:
        (text,) = folder.glob(f"{name}-*/copyright")
        assert "Copyright" in text.read_text(encoding="utf-8")


def crate(folder: Path, name: str, licence: str, more: str = "") -> Path:
    (folder / name / "src").mkdir(parents=True)
    (folder / name / "src" / "lib.rs").touch()
    manifest = folder / name / "Cargo.toml"
    manifest.write_text(f'[package]\nname = "{name}"\nversion = "1.2.3"\n{licence}\n{more}', encoding="utf-8")
    return manifest


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A crate that contains `used`, and needs `builder` only while it is built."""
    crate(tmp_path, "used", 'license = "MIT"')
    crate(tmp_path, "builder", 'license = "MIT"')
    needs = '[dependencies]\nused = { path = "../used" }\n[build-dependencies]\nbuilder = { path = "../builder" }\n'
    manifest = crate(tmp_path, "program", "", needs)
    subprocess.run(["cargo", "generate-lockfile", "--offline", f"--manifest-path={manifest}"], check=True)
    return manifest


def test_only_crates_that_are_linked_are_named(program: Path) -> None:
    (program.parents[1] / "used" / "LICENSE-MIT").write_text("the terms\n", encoding="utf-8")
    (work,) = licences.crates(program)
    assert (work.name, work.version, work.terms) == ("used", "1.2.3", "MIT")
    assert [text.name for text in work.texts] == ["LICENSE-MIT"]


def test_a_crate_without_licence_is_refused(program: Path) -> None:
    used = program.parents[1] / "used" / "Cargo.toml"
    used.write_text(used.read_text(encoding="utf-8").replace('license = "MIT"', ""), encoding="utf-8")
    with pytest.raises(licences.NoLicence, match=r"crate used 1\.2\.3 names no licence"):
        list(licences.crates(program))
