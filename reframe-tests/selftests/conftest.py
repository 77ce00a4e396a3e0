"""Logins on this machine, as ReFrame and the nightly driver find them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from reframe_login import ROOT, Login, make_login


@pytest.fixture(scope="session")
def reframe() -> Path:
    path = Path(sys.executable).with_name("reframe")
    if not path.exists():
        pytest.skip("no reframe beside this Python (it needs Python 3.10)")
    return path


@pytest.fixture(scope="session")
def prefix() -> Path:
    path = Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix"))
    assert (path / "bin" / "mpiwasm").exists(), f"no mpiwasm in {path}; run make first"
    return path


@pytest.fixture
def login(tmp_path: Path) -> Callable[..., Login]:
    """login(folder, ...): a login that finds modules in these folders."""
    return lambda *folders: make_login(tmp_path, *folders)
