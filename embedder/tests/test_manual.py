"""The pages of the manual: links, anchors and named files exist; decision records have their four parts."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^[ ]*```.*?^[ ]*```$", re.MULTILINE | re.DOTALL)
# A path in code that begins with one of our folders; wildcards and placeholders do not name one file.
OUR_PATH = re.compile(
    r"^(?:docs|easyconfigs|embedder|modulefiles|recipes|reframe-tests|site-configs|spack-repo|src)(?:/[\w.-]+)+/?$"
)
# Words for which there are plain ones: conformance tests, runs, prevents, reports, fixes, depends on, worked around.
AVOIDED = re.compile(
    r"\b(?:judges?|judged|nights?|tonight|told|tells?|mend(?:ed|s)?|hangs on|keeps off|keeps up|stepped round"
    r"|somebody|nobody|anybody|whoever|anew)\b",
    re.IGNORECASE,
)
PLACEHOLDER = re.compile(r"(?:^|/)[A-Z]+(?:[/.]|$)(?!md)")
PARTS_OF_A_RECORD = ["Context", "Decision", "Consequences", "Revisit when"]


def pages() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    names = listed.stdout.split() if listed.returncode == 0 else []
    found = [ROOT / name for name in names if (ROOT / name).exists()]
    return found or sorted((ROOT / "docs").rglob("*.md"))


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.MULTILINE):
        shown = re.sub(r"[^\w\- ]", "", LINK.sub(lambda link: link.group(0)[1:].split("]")[0], heading).lower())
        found.add(shown.replace(" ", "-"))
    return found


def broken_links(page: Path) -> list[str]:
    """The links of a page that lead to no file or to no heading."""
    broken = []
    for target in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        linked = (page.parent / path) if path else page
        if not linked.exists() or (anchor and anchor not in anchors(linked.read_text(encoding="utf-8"))):
            broken.append(target)
    return broken


def missing_files(page: Path) -> list[str]:
    """The paths of ours that a page names in code and that do not exist; src/ is below embedder/."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    named = [code for code in re.findall(r"`([^`\n]+)`", text) if OUR_PATH.match(code) and not PLACEHOLDER.search(code)]
    bases = (ROOT, ROOT / "embedder", page.parent)
    return [code for code in named if not any((base / code).exists() for base in bases)]


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_paths_exist(page: Path) -> None:
    assert broken_links(page) == []
    if page.name != "CHANGELOG.md":
        assert missing_files(page) == []


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_the_words_are_plain(page: Path) -> None:
    lines = re.sub(r"`[^`\n]*`", "", FENCE.sub("", page.read_text(encoding="utf-8"))).splitlines()
    assert [line for line in lines if AVOIDED.search(line)] == []


# Programs, with their messages, names and comments. Recipes are left out: their text is the key of what was built by
# them.
SOURCES = (
    "*.py",
    "*.toml",
    *(f"embedder/*.{ending}" for ending in ("c", "h", "cpp", "hpp", "in", "awk", "sh", "cmake")),
)
NOT_SEARCHED = ("recipes/", "easyconfigs/", "embedder/tests/test_manual.py")


def doubtful_lines(path: Path) -> list[str]:
    return [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if AVOIDED.search(line)]


def test_the_words_of_sources_are_plain() -> None:
    listed = subprocess.run(["git", "ls-files", *SOURCES], cwd=ROOT, check=True, capture_output=True, text=True)
    names = [name for name in listed.stdout.split() if not name.startswith(NOT_SEARCHED) and (ROOT / name).exists()]
    assert {"embedder/src/calls/core/call.hpp", "embedder/tests/guests/guest_test.h"} <= set(names)
    assert {name: lines for name in names if (lines := doubtful_lines(ROOT / name))} == {}


def test_words_of_comments_and_messages_are_found(tmp_path: Path) -> None:
    source = tmp_path / "message.cpp"
    source.write_text('// told\nauto text = "not told" + name("\\"nobody\\"");\nint retold;\n', encoding="utf-8")
    assert len(doubtful_lines(source)) == 2


def test_broken_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# One\n\n## Two `words`, both\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "[a](other.md) [b](other.md#two-words-both) [c](none.md) [d](other.md#none) `embedder/src/none.cpp`\n",
        encoding="utf-8",
    )
    assert broken_links(page) == ["none.md", "other.md#none"]
    assert missing_files(page) == ["embedder/src/none.cpp"]


@pytest.mark.parametrize("record", sorted((ROOT / "docs" / "decisions").glob("0*.md")), ids=lambda path: path.stem)
def test_decision_records_have_their_parts(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    found = re.findall(r"^\*\*(.+?)\.?\*\*", text, re.MULTILINE)
    assert [part for part in found if part in PARTS_OF_A_RECORD] == PARTS_OF_A_RECORD
    assert record.name in (record.parent / "README.md").read_text(encoding="utf-8")


def test_the_index_lists_every_page() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    chapters = [ROOT / "docs" / name for name in ("users", "admins", "contributors", "reference")]
    names = {f"{chapter.name}/{page.name}" for chapter in chapters for page in chapter.glob("*.md")}
    assert not {name for name in names if f"({name})" not in index}


def test_every_patch_of_the_engine_is_described() -> None:
    record = (ROOT / "docs" / "decisions" / "0006-wasmer-pinned-and-patched.md").read_text(encoding="utf-8")
    patches = {path.stem for path in (ROOT / "recipes" / "wasmer" / "patches").rglob("*.patch")}
    assert patches == set(re.findall(r"^\| `(\d\d-[\w-]+)` \|", record, re.MULTILINE))
    assert f"and {len(patches)} patches" in record.replace("\n", " ")
