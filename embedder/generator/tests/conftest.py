"""Lets the tests import the generator, and gives them the table of the project and small ones."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
GENERATOR = TESTS.parent
sys.path[:0] = [str(GENERATOR), str(TESTS)]

from mpi_api.model import Api  # noqa: E402
from mpi_api.read_api import read_api  # noqa: E402
from small_table import CALLBACKS, CONSTANTS, KINDS  # noqa: E402


@pytest.fixture(scope="session")
def api() -> Api:
    """The table of the project."""
    return read_api(GENERATOR.parent / "mpi-api")


@pytest.fixture
def table(tmp_path: Path) -> Callable[..., Path]:
    """Writes a small table of one chapter; each file can be replaced."""

    def write(chapter: str, kinds: str = KINDS, constants: str = CONSTANTS, callbacks: str = CALLBACKS) -> Path:
        head = '[chapter]\ntitle = "Sums"\nplace = 1\n'
        (tmp_path / "sums.toml").write_text(chapter if "[chapter]" in chapter else head + chapter)
        (tmp_path / "kinds.toml").write_text(kinds)
        (tmp_path / "constants.toml").write_text(constants)
        (tmp_path / "callbacks.toml").write_text(callbacks)
        (tmp_path / "mpiwasm-2023.toml").write_text('functions = ""\n[by_hand]\n')
        return tmp_path

    return write
