"""The easyconfigs are what the templates and the pinned versions make."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from easybuild_runner import CHANNEL, ROOT


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of all that the easyconfigs are made from."""
    shutil.copytree(CHANNEL, tmp_path / "easyconfigs")
    shutil.copytree(ROOT / "recipes", tmp_path / "recipes")
    return tmp_path


def write(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, tree / "easyconfigs" / "write_easyconfigs.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_easyconfigs_are_current() -> None:
    done = write(ROOT, "--check")
    assert (done.stdout, done.returncode) == ("", 0)


def test_a_crate_of_another_version_is_noticed_and_written(tree: Path) -> None:
    lock = tree / "recipes" / "wasmer" / "Cargo.lock"
    text = re.sub(r'(name = "adler2"\nversion = )"[^"]+"', r'\1"9.9.9"', lock.read_text())
    lock.write_text(re.sub(r'(name = "adler2"(?:\n.*){2}\nchecksum = )"[^"]+"', rf'\1"{"ab" * 32}"', text))
    done = write(tree, "--check")
    assert re.fullmatch(r"easyconfigs/w/Wasmer/Wasmer-.*\.eb is not what write_easyconfigs.py makes\n", done.stdout)
    assert done.returncode == 1
    assert write(tree).returncode == 0
    assert write(tree, "--check").returncode == 0
    (easyconfig,) = (tree / "easyconfigs" / "w" / "Wasmer").glob("*.eb")
    assert "('adler2', '9.9.9')" in easyconfig.read_text()
    assert f"{{'adler2-9.9.9.tar.gz':\n     '{'ab' * 32}'}}" in easyconfig.read_text()


def test_an_easyconfig_that_nothing_makes_is_noticed_and_removed(tree: Path) -> None:
    old = tree / "easyconfigs" / "m" / "mpiwasm" / "mpiwasm-0.0.1.eb"
    old.write_text("name = 'mpiwasm'\n")
    assert write(tree, "--check").stdout == f"{old.relative_to(tree)} is not what write_easyconfigs.py makes\n"
    assert write(tree).returncode == 0
    assert not old.exists()


def test_the_homepage_of_mpiwasm_is_in_one_place() -> None:
    """Where releases will be is decided later; it must take one change."""
    homepage = re.search(r'^homepage = "(.*)"$', (CHANNEL / "release.toml").read_text(), re.MULTILINE)
    assert homepage is not None
    files = [
        path for path in CHANNEL.rglob("*") if path.suffix in (".py", ".toml", ".yml") or "templates" in path.parts
    ]
    assert [path.name for path in files if path.is_file() and homepage[1] in path.read_text()] == ["release.toml"]
