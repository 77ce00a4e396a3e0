"""Reads the imports of a WebAssembly module with their signatures: just enough for the tests."""

from __future__ import annotations

from dataclasses import dataclass

VALUE_TYPES = {0x7F: "i32", 0x7E: "i64", 0x7D: "f32", 0x7C: "f64"}
TYPE_SECTION = 1
IMPORT_SECTION = 2
FUNCTION_IMPORT = 0


@dataclass
class Bytes:
    """Bytes with a place to read from."""

    content: bytes
    at: int = 0

    def byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """An unsigned LEB128 number."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, length: int) -> bytes:
        self.at += length
        return self.content[self.at - length : self.at]

    def name(self) -> str:
        return self.take(self.number()).decode()

    def value_types(self) -> list[str]:
        return [VALUE_TYPES[self.byte()] for _ in range(self.number())]


def sections(module: bytes) -> dict[int, Bytes]:
    """The content of each section by its number; custom sections (0) are left out."""
    assert module[:8] == b"\0asm\1\0\0\0"
    reader = Bytes(module, 8)
    found = {}
    while reader.at < len(module):
        number = reader.byte()
        content = reader.take(reader.number())
        if number:
            found[number] = Bytes(content)
    return found


def imported_functions(module: bytes) -> dict[tuple[str, str], tuple[list[str], list[str]]]:
    """(module, name) -> (parameters, results). Only functions may be imported."""
    content = sections(module)
    types = []
    reader = content[TYPE_SECTION]
    for _ in range(reader.number()):
        assert reader.byte() == 0x60
        types.append((reader.value_types(), reader.value_types()))
    imports = {}
    reader = content[IMPORT_SECTION]
    for _ in range(reader.number()):
        key = (reader.name(), reader.name())
        assert reader.byte() == FUNCTION_IMPORT
        imports[key] = types[reader.number()]
    return imports
