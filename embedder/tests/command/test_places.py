"""A trap names its own line of the source, whatever the optimisers have made of it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from installed import Installed

SOURCE = Path(__file__).parent / "guests" / "places.c"


@pytest.fixture(scope="module")
def places(prefix: Path, guests: Path) -> Path:
    """Optimised as programs are, with the lines of the source."""
    module = guests / "optimised-places.wasm"
    subprocess.run([prefix / "bin" / "mpiwasm-cc", "-O3", "-g", SOURCE, "-o", module], check=True)
    return module


@pytest.mark.parametrize("backend", ["llvm", "cranelift"])
@pytest.mark.parametrize("what", ["bounds", "division", "unreachable", "null-call"])
def test_a_trap_in_a_long_inlined_function_names_its_line(
    mpiwasm: Installed, places: Path, backend: str, what: str
) -> None:
    ended = mpiwasm.run("--backend", backend, places, what, "1")
    lines = SOURCE.read_text().splitlines()
    line = next(number for number, text in enumerate(lines, 1) if f"/* {what} */" in text)
    frames = [frame for frame in ended.err.splitlines() if frame.startswith("    at ")]
    assert ended.code == 134, ended
    assert frames[0].startswith("    at main (function ")
    assert frames[0].endswith(f", places.c:{line})")


def test_the_same_program_runs_when_nothing_is_wrong(mpiwasm: Installed, places: Path) -> None:
    ended = mpiwasm.run(places, "nothing", "1")
    assert ended.code == 0, ended
