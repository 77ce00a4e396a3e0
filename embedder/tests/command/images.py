"""Files of checkpoints, changed by one who has their key: what they say is another, and all digests are right.

src/checkpoint/image_table.hpp has their form. Only what is not compressed can be changed.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MAGIC_SIZE = 16
TRAILER_SIZE = 8 + 32
PIECE = struct.Struct("<QHBBIQ")
DIGEST_SIZE = 32
PLAIN = 0


@dataclass(frozen=True)
class Piece:
    """Bytes of this file, and where the table has their digests."""

    kind: int
    offset: int
    size: int
    digests: int


class ImageFile:
    def __init__(self, path: Path, key: Path) -> None:
        self.path, self.key = path, key.read_bytes()
        self.content = bytearray(path.read_bytes())
        end = len(self.content) - TRAILER_SIZE
        (self.table_size,) = struct.unpack_from("<Q", self.content, end)
        self.table = end - self.table_size

    def pieces(self) -> Iterator[Piece]:
        place = self.table
        (label,) = struct.unpack_from("<Q", self.content, place)
        place += 8 + label
        (bases,) = struct.unpack_from("<Q", self.content, place)
        place += 8 + 12 * bases
        (chunks,) = struct.unpack_from("<Q", self.content, place)
        place += 8
        for _ in range(chunks):
            kind, _, count = struct.unpack_from("<IQQ", self.content, place)
            place += 20
            for _ in range(count):
                _, _, source, encoding, stored, offset = PIECE.unpack_from(self.content, place)
                place += PIECE.size
                if source == 0 and encoding == PLAIN:
                    yield Piece(kind, offset, stored, place)
                place += 2 * DIGEST_SIZE

    def replace(self, kind: int, old: bytes, new: bytes) -> None:
        """Where the bytes are, once, in what a chunk of the kind has."""
        assert len(old) == len(new)
        found = 0
        for piece in self.pieces():
            end = piece.offset + piece.size
            place = self.content.find(old, piece.offset, end)
            if piece.kind != kind or place < 0:
                continue
            found += self.content.count(old, piece.offset, end)
            self.content[place : place + len(new)] = new
            digest = hashlib.sha256(self.content[piece.offset : end]).digest()
            self.content[piece.digests : piece.digests + 2 * DIGEST_SIZE] = 2 * digest
        assert found == 1, found
        self.sign()

    def sign(self) -> None:
        signed = self.content[:MAGIC_SIZE] + self.content[self.table : -DIGEST_SIZE]
        self.content[-DIGEST_SIZE:] = hmac.digest(self.key, bytes(signed), "sha256")
        self.path.write_bytes(self.content)
