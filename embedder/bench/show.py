#!/usr/bin/env python3
"""Makes the HTML page again from JSON files of compare.py. Of several files, each adds what the ones before do not
have, and replaces what they have: so a long comparison can be made in parts."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

try:
    from comparison.page import page
    from comparison.picture import picture
except ModuleNotFoundError as missing:
    sys.exit(f"show.py: {sys.executable} has no package {missing.name}; use build/venv/bin/python")


def merged(documents: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """One document; machine and date are those of the last."""
    comparisons: dict[tuple[str, ...], Any] = {}
    versions: dict[str, str] = {}
    for document in documents:
        versions.update(document["versions"])
        for one in document["comparisons"]:
            comparisons[one["group"], one["benchmark"], one["mpi"]] = one
    options = {**documents[-1]["options"], "only": []}
    return {**documents[-1], "versions": versions, "options": options, "comparisons": list(comparisons.values())}


class Unreadable(Exception):
    """A file that is no document of compare.py."""


def read(path: Path) -> dict[str, Any]:
    """A document of compare.py."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise Unreadable(f"{path}: {problem}") from problem


def main() -> int:
    """Reads, merges, writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("json", type=Path, nargs="+", help="what compare.py --json wrote")
    parser.add_argument("--html", type=Path, metavar="FILE", help="the page to write")
    parser.add_argument(
        "--svg", type=Path, metavar="FILE", help="the speeds of kernels, applications and messages as a picture"
    )
    parser.add_argument(
        "--earlier", type=Path, nargs="+", default=[], metavar="JSON", help="earlier results, oldest first: the history"
    )
    arguments = parser.parse_args()
    if arguments.html is None and arguments.svg is None:
        parser.error("nothing to write: --html FILE or --svg FILE")
    try:
        documents, earlier = ([read(path) for path in paths] for paths in (arguments.json, arguments.earlier))
    except Unreadable as problem:
        print(f"show.py: {problem}", file=sys.stderr)
        return 1
    together = merged(documents)
    if arguments.html is not None:
        arguments.html.write_text(page(together, earlier), encoding="utf-8")
    if arguments.svg is not None:
        arguments.svg.write_text(picture(together), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
