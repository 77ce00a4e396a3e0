#!/usr/bin/env python3
"""Writes inputs for the fuzzer `image`, taken from images of the portable form: image_seeds.py IMAGES FOLDER.

IMAGES is a folder of checkpoints, such as that of --checkpoint, or one with several of them. Each of their files gives
inputs for the parts of image_fuzzer.cpp: its table, the file, the manifest, the open files, and the state of MPI. What
is longer than the fuzzer's inputs is left out.
"""

from __future__ import annotations

import argparse
import hashlib
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from guided import LONGEST_INPUT

MAGIC = b"mpiwasm image "
MAGIC_SIZE = 16
TRAILER = 8 + 32
PIECE = 65536
PAGE = 4096
# As in image_table.hpp.
MANIFEST, LIBRARY = 1, 4
# The parts of image_fuzzer.cpp.
TABLE, FILE, OF_MANIFEST, SYSTEM, MPI = range(5)


@dataclass(frozen=True)
class Chunk:
    kind: int
    content: bytes


class Reader:
    def __init__(self, content: bytes) -> None:
        self.content, self.place = content, 0

    def take(self, form: str) -> int:
        (value,) = struct.unpack_from(f"<{form}", self.content, self.place)
        self.place += struct.calcsize(f"<{form}")
        return int(value)

    def skip(self, size: int) -> None:
        self.place += size


def read_chunk(table: Reader, file: bytes) -> Chunk:
    """A chunk that is in this file alone and not compressed; what is elsewhere stays zero."""
    kind, size = table.take("I"), table.take("Q")
    content = bytearray(min(size, LONGEST_INPUT))
    for _ in range(table.take("Q")):
        place, pages, source = table.take("Q"), table.take("H"), table.take("B")
        encoding, stored, offset = table.take("B"), table.take("I"), table.take("Q")
        table.skip(2 * 32)
        if source == 0 and encoding == 0 and size <= LONGEST_INPUT and pages == 1:
            content[place : place + stored] = file[offset : offset + stored]
    return Chunk(kind, bytes(content) if size <= LONGEST_INPUT else b"")


def inputs_of(file: bytes) -> Iterator[bytes]:
    """The inputs that a file of an image gives."""
    if not file.startswith(MAGIC):
        return
    (table_size,) = struct.unpack_from("<Q", file, len(file) - TRAILER)
    data_end = len(file) - TRAILER - table_size
    content = file[data_end : data_end + table_size]
    yield bytes([TABLE]) + struct.pack("<Q", data_end) + content
    yield bytes([FILE]) + struct.pack("<H", table_size & 0xFFFF) + content + file[MAGIC_SIZE:data_end]
    table = Reader(content)
    table.skip(table.take("Q"))
    table.skip(12 * table.take("Q"))
    chunks = [read_chunk(table, file) for _ in range(table.take("Q"))]
    libraries = [each.content for each in chunks if each.kind == LIBRARY and each.content]
    yield from (bytes([OF_MANIFEST]) + each.content for each in chunks if each.kind == MANIFEST)
    yield from (bytes([part]) + each for each in libraries for part in (SYSTEM, MPI))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("images", type=Path)
    parser.add_argument("folder", type=Path, help="where the inputs go")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(each for each in options.images.rglob("*") if each.is_file()):
        for content in inputs_of(path.read_bytes()):
            if len(content) <= LONGEST_INPUT:
                (options.folder / hashlib.sha1(content).hexdigest()).write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
