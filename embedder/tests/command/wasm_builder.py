"""Modules that no compiler makes: wrong ones for the tests of bad input, byte by byte."""

from __future__ import annotations

from collections.abc import Sequence

HEAD = b"\0asm\1\0\0\0"
I32, I64 = 0x7F, 0x7E
FUNCTION, MEMORY = 0, 2


def number(value: int) -> bytes:
    """An unsigned number in LEB128."""
    result = bytearray()
    while True:
        low = value & 0x7F
        value >>= 7
        result.append(low | (0x80 if value else 0))
        if not value:
            return bytes(result)


def text(value: str) -> bytes:
    return number(len(value.encode())) + value.encode()


def section(identity: int, entries: Sequence[bytes]) -> bytes:
    content = number(len(entries)) + b"".join(entries)
    return bytes([identity]) + number(len(content)) + content


def custom_section(name: str, content: bytes) -> bytes:
    whole = text(name) + content
    return b"\0" + number(len(whole)) + whole


def function_type(parameters: Sequence[int] = (), results: Sequence[int] = ()) -> bytes:
    return b"\x60" + number(len(parameters)) + bytes(parameters) + number(len(results)) + bytes(results)


def function_import(module: str, name: str, type_index: int) -> bytes:
    return text(module) + text(name) + bytes([FUNCTION]) + number(type_index)


def program(
    imports: Sequence[tuple[str, str, int]] = (),
    *,
    entry: str | None = "_start",
    memory_flags: int = 0,
    memories: int = 1,
    types: Sequence[bytes] = (),
    tables: Sequence[bytes] = (),
    code: bytes = b"",
) -> bytes:
    """A program that does nothing but `code`: one function under the name `entry`, and memories of one page.

    Type 0 takes and gives nothing; `types` are numbered from 1. Imports are (namespace, name, type).
    """
    own_function = len(imports)
    exports = [text("memory") + bytes([MEMORY]) + number(0)]
    if entry is not None:
        exports.append(text(entry) + bytes([FUNCTION]) + number(own_function))
    body = b"\0" + code + b"\x0b"
    return b"".join(
        [
            HEAD,
            section(1, [function_type(), *types]),
            section(2, [function_import(*each) for each in imports]),
            section(3, [number(0)]),
            section(4, tables) if tables else b"",
            section(5, [bytes([memory_flags]) + number(1)] * memories),
            section(7, exports),
            section(10, [number(len(body)) + body]),
        ]
    )
