#!/usr/bin/env python3
"""Redraws the pictures of docs/images: the reports of invented runs, in a browser.

screenshots.py FOLDER, with a Python that has the packages of the reports, and with chromium-headless-shell.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent), str(ROOT / "embedder" / "bench" / "tests")]

from browser import NAME, Browser  # noqa: E402
from made_up_sessions import example  # noqa: E402
from nightly.changes import find_changes  # noqa: E402
from nightly.history import record_of  # noqa: E402
from nightly.page import write_page  # noqa: E402

# After nightly, which knows where the benchmarks are.
from comparison.page import page as bench_page  # noqa: E402 isort: skip
from made_up_document import example as bench_example  # noqa: E402 isort: skip

# file, page, width, height, dark
PICTURES = (
    ("nightly.png", "nightly.html", 1100, 900, False),
    ("nightly-phone.png", "nightly.html", 390, 844, True),
    ("bench.png", "bench.html", 1100, 900, False),
    ("bench-phone.png", "bench.html", 390, 844, True),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    program = shutil.which(NAME)
    if program is None:
        print(f"screenshots.py: no {NAME}; recipes/prepare.sh installs it", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        pages = Path(name)
        records = [record_of(example(days)) for days in range(20, 0, -1)]
        latest, week = record_of(example(0)), records[-7:]
        title = "centre/system (example with invented figures)"
        write_page(pages / "nightly.html", title, latest, records, week, find_changes(latest, week))
        (pages / "bench.html").write_text(bench_page(bench_example()), encoding="utf-8")
        browser = Browser(Path(program), pages)
        for picture, page, width, height, dark in PICTURES:
            file = folder.resolve() / picture
            browser.run(pages / page, width, height, dark, f"--screenshot={file}")
            print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
