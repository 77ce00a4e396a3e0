"""Every folder of src/ includes only what the table "Folders" of embedder/README.md lets it use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

EMBEDDER = Path(__file__).resolve().parents[1]
SOURCE = EMBEDDER / "src"
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def rows() -> dict[str, list[str]]:
    """Folder under src/ -> the folders that it may use, as the README lists them."""
    text = (EMBEDDER / "README.md").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for folder, allowed in re.findall(r"^\| `src/([\w/]+)/` \|[^|]*\|([^|]*)\|$", text, re.MULTILINE):
        assert folder not in found, f"{folder} has two rows"
        found[folder] = [name.rstrip("/") for name in re.findall(r"`([\w/]+)`", allowed)]
    return found


def owner(path: str, folders: list[str]) -> str:
    """The listed folder that a path below src/ belongs to, empty when there is none."""
    return max((folder for folder in folders if path.startswith(folder + "/")), key=len, default="")


def violations(folder: str, allowed: list[str], folders: list[str], root: Path = SOURCE) -> list[str]:
    """The includes of a folder that its row does not allow."""
    found = []
    for path in sorted((root / folder).rglob("*.[ch]pp")):
        if owner(str(path.relative_to(root)), folders) != folder:
            continue
        for included in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if not (root / included).exists():  # generated, or beside the file
                continue
            used = owner(included, folders)
            if used and used != folder and used not in allowed:
                found.append(f"{path.relative_to(root)} includes {included}")
    return found


def test_the_table_lists_every_folder() -> None:
    sources = [str(path.parent.relative_to(SOURCE)) for path in SOURCE.rglob("*.[ch]pp")]
    listed = list(rows())
    assert listed
    assert not {folder for folder in sources if not owner(folder + "/", listed)}


@pytest.mark.parametrize("folder", rows())
def test_a_folder_includes_what_it_may(folder: str) -> None:
    table = rows()
    assert not violations(folder, table[folder], list(table))


def test_a_forbidden_include_is_found(tmp_path: Path) -> None:
    (tmp_path / "translate").mkdir()
    (tmp_path / "calls" / "core").mkdir(parents=True)
    (tmp_path / "calls" / "core" / "call.hpp").touch()
    (tmp_path / "translate" / "bad.hpp").write_text('#include "calls/core/call.hpp"\n', encoding="utf-8")
    assert violations("translate", [], ["calls", "translate"], tmp_path) == [
        "translate/bad.hpp includes calls/core/call.hpp"
    ]
