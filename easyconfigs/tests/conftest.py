"""Gives tests an EasyBuild, and the archives that it installs from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import release as pinned
from easybuild_runner import CHANNEL, EB, ROOT, EasyBuild
from module_shell import module_tool


@pytest.fixture(scope="session")
def easybuild(tmp_path_factory: pytest.TempPathFactory) -> EasyBuild:
    if not EB.exists():
        pytest.skip(f"no EasyBuild: {EB} is not there (recipes/python-requirements.txt has it)")
    folder = tmp_path_factory.mktemp("easybuild")
    return EasyBuild(folder / "installed", folder / "sources", Path(module_tool("lmod")))


@pytest.fixture(scope="session")
def sources(easybuild: EasyBuild) -> subprocess.CompletedProcess[str]:
    """What make_sources.py says when it makes the archives, without crates, for that EasyBuild."""
    release = pinned.read_release()
    present = ["git", "-C", ROOT, "cat-file", "-e", release.commit]
    if subprocess.run(present, capture_output=True, check=False).returncode:
        pytest.skip(f"this is no clone that has the commit {release.commit}")
    packages = [line.split()[0] for line in release.sysroot_packages]
    query = ["dpkg-query", "--show", "--showformat", "${Package} ${Version}\n", *packages]
    installed = subprocess.run(query, capture_output=True, text=True, check=True).stdout.splitlines()
    if installed != release.sysroot_packages:
        pytest.skip(f"release.toml pins {release.sysroot_packages}, this machine has {installed}")
    command = [sys.executable, CHANNEL / "make_sources.py", "--no-crates", easybuild.sources]
    return subprocess.run(command, capture_output=True, text=True, check=False)
