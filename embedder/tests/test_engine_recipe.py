"""Code in the cache belongs to the engine that compiled it: its key has the content of the engine's recipe."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "embedder" / "cmake" / "engine_recipe.cmake"


def recipe_hash(recipes: Path) -> str:
    command = ["cmake", f"-DRECIPES={recipes}", "-P", str(SCRIPT)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stderr.strip()


@pytest.fixture
def recipes(tmp_path: Path) -> Path:
    """A copy of the recipe, to be changed."""
    shutil.copytree(ROOT / "recipes" / "wasmer", tmp_path / "recipes" / "wasmer")
    shutil.copy(ROOT / "recipes" / "versions.env", tmp_path / "recipes")
    return tmp_path / "recipes"


def test_the_hash_does_not_depend_on_the_place(recipes: Path) -> None:
    assert len(recipe_hash(recipes)) == 16
    assert recipe_hash(recipes) == recipe_hash(ROOT / "recipes")


@pytest.mark.parametrize("changed", ["versions.env", "wasmer/Cargo.lock", "wasmer/build.sh", "a patch"])
def test_every_input_changes_the_hash(recipes: Path, changed: str) -> None:
    before = recipe_hash(recipes)
    path = next((recipes / "wasmer" / "patches").rglob("*.patch")) if changed == "a patch" else recipes / changed
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert recipe_hash(recipes) != before


def test_a_new_patch_changes_the_hash_and_a_note_does_not(recipes: Path) -> None:
    before = recipe_hash(recipes)
    (recipes / "wasmer" / "NOTES.md").write_text("a note\n", encoding="utf-8")
    assert recipe_hash(recipes) == before
    (recipes / "wasmer" / "patches" / "new.patch").write_text("a patch\n", encoding="utf-8")
    assert recipe_hash(recipes) != before
