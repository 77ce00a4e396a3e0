#!/usr/bin/env python3
"""The kept inputs of the fuzzers, one archive each: corpus/NAME.zip. List one, take its inputs out, or put some in."""

from __future__ import annotations

import argparse
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

NAMES = ("module", "wasi", "mpi", "image")
FOLDER = Path(__file__).resolve().parent / "corpus"
# Archives with the same inputs are the same byte for byte.
EPOCH = (1980, 1, 1, 0, 0, 0)


def read(name: str) -> dict[str, bytes]:
    path = FOLDER / f"{name}.zip"
    if not path.exists():
        return {}
    with zipfile.ZipFile(path) as archive:
        return {each: archive.read(each) for each in archive.namelist()}


def write(name: str, inputs: Mapping[str, bytes]) -> None:
    with zipfile.ZipFile(FOLDER / f"{name}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for each in sorted(inputs):
            archive.writestr(zipfile.ZipInfo(each, EPOCH), inputs[each], zipfile.ZIP_DEFLATED, 9)


def unpack(name: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for each, content in read(name).items():
        (folder / each).write_bytes(content)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", choices=NAMES, help="the fuzzer")
    parser.add_argument(
        "--add", type=Path, nargs="+", default=[], metavar="FILE", help="put these in, under their names"
    )
    parser.add_argument("--remove", nargs="+", default=[], metavar="INPUT", help="take these out")
    parser.add_argument("--unpack", type=Path, metavar="FOLDER", help="write all inputs into a folder")
    options = parser.parse_args()
    inputs = read(options.name)
    if options.unpack:
        unpack(options.name, options.unpack)
    elif options.add or options.remove:
        kept = {each: content for each, content in inputs.items() if each not in options.remove}
        write(options.name, kept | {path.name: path.read_bytes() for path in options.add})
    else:
        print("\n".join(sorted(inputs)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
