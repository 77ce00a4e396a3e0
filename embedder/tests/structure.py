#!/usr/bin/env python3
"""Prints the folders of the sources with their files and lines, and the files above 300 lines."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

EMBEDDER = Path(__file__).resolve().parents[1]
LONG = 300
ENDINGS = (".c", ".cpp", ".h", ".hpp", ".py")


def sources() -> Iterator[tuple[str, int]]:
    """Files written by hand, below embedder/, with their lines."""
    listed = subprocess.run(["git", "ls-files"], cwd=EMBEDDER, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        path = EMBEDDER / name
        if path.suffix in ENDINGS and not name.startswith("generated/") and path.exists():
            yield name, len(path.read_text(encoding="utf-8").splitlines())


def long_files() -> set[str]:
    return {name for name, lines in sources() if lines > LONG}


def main() -> None:
    folders: dict[str, tuple[int, int]] = {}
    for name, lines in sources():
        folder = name.rpartition("/")[0]
        files, before = folders.get(folder, (0, 0))
        folders[folder] = (files + 1, before + lines)
    print(f"{'files':>5} {'lines':>6}  folder")
    for folder, (files, lines) in sorted(folders.items()):
        print(f"{files:5} {lines:6}  {folder}")
    print(f"\nabove {LONG} lines:")
    for name in sorted(long_files()):
        print(f"  {name}")


if __name__ == "__main__":
    main()
