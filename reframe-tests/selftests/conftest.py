"""Logins on this machine, as ReFrame and the nightly driver find them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from module_shell import module_tool
from reframe_login import ROOT, Login


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
    lmod = Path(module_tool("lmod"))
    (tmp_path / "module.sh").write_text('module() { eval "$("$LMOD_CMD" bash "$@")"; }\n', encoding="utf-8")

    def make(*folders: Path) -> Login:
        return Login(
            {
                "PATH": f"{lmod.parent}:/usr/bin:/bin:/usr/sbin:/sbin",
                "HOME": str(tmp_path),
                "USER": "anna",
                "TMPDIR": str(tmp_path),
                "LMOD_CMD": str(lmod),
                "LMOD_PKG": str(lmod.parents[1]),
                "LMOD_DIR": str(lmod.parent),
                "BASH_ENV": str(tmp_path / "module.sh"),
                "MODULEPATH": ":".join(str(folder) for folder in folders),
                "OMPI_ALLOW_RUN_AS_ROOT": "1",
                "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
            }
        )

    return make
