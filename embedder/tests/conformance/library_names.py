#!/usr/bin/env python3
"""Which functions of the C library do parallel programs need, and do guests have them?

The programs are Debian's packages of library_names/packages.txt, fetched by apt and unpacked into --work. What their
binaries import from glibc is what they need. A name is provided if mpiwasm-cc links a program that refers to it, and
refused if mpiwasm-cc explains why guests lack it. Exit status: 1 if a name is neither, or --page is out of date.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Optional

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from library_names.guest import Verdicts, verdicts  # noqa: E402
from library_names.needs import names_needed, read_packages, unpack  # noqa: E402
from library_names.page import render  # noqa: E402

ROOT = HERE.parents[2]


def parse_arguments(arguments: Optional[list[str]] = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm to ask [%(default)s]")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "library-names", help="[%(default)s]")
    parser.add_argument("--page", type=Path, help="write the results as a page of the manual")
    return parser.parse_args(arguments)


def print_summary(needs: dict[str, set[str]], found: Verdicts) -> None:
    for package, names in needs.items():
        refused = sorted(names & set(found.refused))
        unexplained = sorted(names & found.unexplained)
        print(f"{package}: {len(names)} names, {len(refused)} refused: {' '.join(refused) or 'none'}")
        if unexplained:
            print(f"{package}: neither provided nor explained: {' '.join(unexplained)}")


def main() -> int:
    options = parse_arguments()
    packages = read_packages(HERE / "library_names" / "packages.txt")
    try:
        needs = {package: names_needed(unpack(package, options.work)) for package in packages}
    except subprocess.CalledProcessError as error:
        print(f"library_names: {' '.join(map(str, error.cmd))}: {error.stderr}", file=sys.stderr)
        return 1
    found = verdicts(set().union(*needs.values()), options.prefix, options.work)
    print_summary(needs, found)
    if options.page:
        options.page.write_text(render(needs, found), encoding="utf-8")
    return 1 if found.unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
