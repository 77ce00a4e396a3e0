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
    from comparison.page import page, picture
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


def main() -> int:
    """Reads, merges, writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("json", type=Path, nargs="+", help="what compare.py --json wrote")
    parser.add_argument("--html", type=Path, metavar="FILE", help="the page to write")
    parser.add_argument(
        "--svg", type=Path, metavar="FILE", help="its first chart, the speed of every benchmark, as a file"
    )
    arguments = parser.parse_args()
    if arguments.html is None and arguments.svg is None:
        parser.error("nothing to write: --html FILE or --svg FILE")
    documents = []
    for path in arguments.json:
        try:
            documents.append(json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError) as problem:
            print(f"show.py: {path}: {problem}", file=sys.stderr)
            return 1
    for write, file in ((page, arguments.html), (picture, arguments.svg)):
        if file is not None:
            file.write_text(write(merged(documents)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
