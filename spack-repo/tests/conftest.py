"""Gives tests a Spack checkout, or skips them and says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from spack_checkout import Spack, program, without_site


@pytest.fixture(scope="session")
def spack(tmp_path_factory: pytest.TempPathFactory) -> Spack:
    found = program()
    if found is None:
        pytest.skip("no Spack: SPACK_ROOT is not set, and there is no spack on PATH")
    where = subprocess.run([str(found), "location", "--repo", "builtin"], capture_output=True, text=True, check=False)
    if where.returncode != 0:
        pytest.skip(f"no Spack: it has no package repository builtin ({where.stderr.strip()})")
    python = Path(os.environ.get("SPACK_PYTHON", sys.executable))
    own = without_site(found.resolve().parents[1], tmp_path_factory.mktemp("checkout") / "spack")
    return Spack(own, python, Path(where.stdout.strip()), tmp_path_factory.mktemp("spack"))
