"""The copy without recipes can be made: the patch fits the sources."""

from __future__ import annotations

import subprocess
from pathlib import Path

EMBEDDER = Path(__file__).resolve().parents[2]


def test_the_patch_fits() -> None:
    patch = EMBEDDER / "bench" / "recipes" / "without_recipes.patch"
    command = ["git", "apply", "--check", "--directory=embedder", str(patch)]
    done = subprocess.run(command, cwd=EMBEDDER.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
