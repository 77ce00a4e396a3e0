"""The comparison of C library functions: names of symbols, verdicts, and the published page."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from library_names.guest import Verdicts, verdicts
from library_names.needs import names_needed, read_packages, source_name
from library_names.page import render

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("fork", "fork"),
        ("__printf_chk", "printf"),
        ("__isoc99_sscanf", "sscanf"),
        ("__open64_2", ""),
        ("__xstat64", "stat"),
        ("__lxstat", "stat"),
        ("fopen64", "fopen"),
        ("readdir64_r", "readdir_r"),
        ("__libc_start_main", ""),
        ("__fdelt_chk", ""),
        ("log2", "log2"),
        ("a64", "a"),
    ],
)
def test_names_of_symbols(symbol: str, name: str) -> None:
    assert source_name(symbol) == name


def test_what_a_binary_needs(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no program\n", encoding="utf-8")
    source = '#include <stdio.h>\n#include <unistd.h>\nint main(void) { return puts("") + fork(); }\n'
    subprocess.run(["gcc", "-xc", "-", "-o", tmp_path / "program"], input=source, text=True, check=True)
    assert {"puts", "fork"} <= names_needed(tmp_path)


def test_verdicts(tmp_path: Path) -> None:
    prefix = ROOT / "build" / "prefix"
    found = verdicts(
        {"printf", "stdout", "sigsetjmp", "err", "pthread_create", "fork", "no_such_function"}, prefix, tmp_path
    )
    assert found.provided == {"printf", "stdout", "sigsetjmp", "err"}
    assert found.with_threads == {"pthread_create"}
    assert list(found.refused) == ["fork"] and found.refused["fork"].startswith("a guest is one process")
    assert found.unexplained == {"no_such_function"}


def test_the_page_has_every_package_and_every_refused_name() -> None:
    needs = {"one": {"puts", "fork"}, "two": {"fork", "vfork"}}
    page = render(needs, Verdicts({"puts"}, set(), {"fork": "no processes", "vfork": "no processes"}))
    assert "| one | 2 | `fork` |" in page and "| `fork`, `vfork` | 2 | no processes |" in page
    assert "Of 3 functions, 1 are provided, 0 of them" in page


def test_the_published_page_has_today_s_advice() -> None:
    page = (ROOT / "docs" / "reference" / "library-names.md").read_text(encoding="utf-8")
    packages = read_packages(HERE / "library_names" / "packages.txt")
    assert all(f"| {package} | " in page for package in packages)
    advice = (ROOT / "embedder" / "guest-sdk" / "absent-names.txt").read_text(encoding="utf-8")
    reasons = re.findall(r"^\| `.*` \| \d+ \| (.*) \|$", page, re.MULTILINE)
    assert reasons and all(f": {reason}\n" in advice for reason in reasons)
