"""Gives each test the installed SDK; MPIWASM_PREFIX names the installation (make check sets it)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from guest_sdk import Sdk

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def sdk(tmp_path: Path) -> Sdk:
    prefix = Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix"))
    assert (prefix / "bin" / "mpiwasm-cc").exists(), f"no SDK in {prefix}; run make first"
    return Sdk(prefix, tmp_path)
