"""The version is the same in three files: for CMake, for recipes and for citations."""

from __future__ import annotations

import re
from pathlib import Path

import yaml
from release import read_release

ROOT = Path(__file__).resolve().parents[2]
CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))


def test_all_say_the_same_version() -> None:
    cmake = (ROOT / "embedder" / "CMakeLists.txt").read_text(encoding="utf-8")
    project = re.search(r"^project\(mpiwasm VERSION (\S+)", cmake, flags=re.MULTILINE)
    assert project is not None
    assert str(CITATION["version"]) == read_release().version == project.group(1)


def test_no_other_address_is_named_than_that_of_the_releases() -> None:
    address = read_release().homepage
    assert CITATION.get("repository-code", address) == address


def test_what_the_format_requires_is_there() -> None:
    assert {"cff-version", "message", "title", "authors"} <= CITATION.keys()
    for reference in CITATION["references"]:
        assert {"type", "title", "authors"} <= reference.keys()


def test_the_license_is_the_one_that_the_project_has() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith(f"{CITATION['license']} License\n")
