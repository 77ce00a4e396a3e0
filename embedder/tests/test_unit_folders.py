"""The folders of tests/unit are named as those of src, and every folder of src has its own."""

from __future__ import annotations

import re
from pathlib import Path

from structure import long_files

EMBEDDER = Path(__file__).resolve().parents[1]
SOURCE = EMBEDDER / "src"
UNIT = EMBEDDER / "tests" / "unit"

# Folders without unit tests of their own, and why.
WITHOUT = {
    "host": "what an adapter starts with: every test of guests runs it, under each MPI library",
    "host/interface": "declarations only",
}


def folders_with(root: Path, pattern: str) -> set[str]:
    return {str(path.parent.relative_to(root)) for path in root.rglob(pattern)}


def test_every_folder_has_unit_tests() -> None:
    missing = folders_with(SOURCE, "*.[ch]pp") - folders_with(UNIT, "*_test.cpp")
    assert missing == set(WITHOUT)


def test_unit_tests_are_named_as_what_they_test() -> None:
    assert folders_with(UNIT, "*_test.cpp") - folders_with(SOURCE, "*.[ch]pp") == set()


def test_every_test_is_built() -> None:
    """A file that no CMakeLists.txt names would never run."""
    listed = {
        str((path.parent / word).relative_to(UNIT))
        for path in UNIT.rglob("CMakeLists.txt")
        for word in path.read_text(encoding="utf-8").replace("(", " ").replace(")", " ").split()
        if word.endswith("_test.cpp")
    }
    assert {str(path.relative_to(UNIT)) for path in UNIT.rglob("*_test.cpp")} == listed


def test_long_files_have_a_reason() -> None:
    """docs/contributors/where-to-change.md says why a file is longer than others."""
    page = EMBEDDER.parent / "docs" / "contributors" / "where-to-change.md"
    section = page.read_text(encoding="utf-8").partition("## Files above 300 lines")[2].partition("\n## ")[0]
    rows = "".join(line for line in section.splitlines() if line.startswith("|"))
    named = set(re.findall(r"`([\w/.-]+)`", rows))
    assert named == long_files()
