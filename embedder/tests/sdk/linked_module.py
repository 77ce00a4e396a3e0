"""Reads as much of a WebAssembly binary as the SDK's tests ask about: sections, exports, limits, table elements."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

EXPORT_KINDS = ("function", "table", "memory", "global")


class Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """An unsigned or small non-negative LEB128 number."""
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return result

    def text(self) -> str:
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at].decode()


@dataclass(frozen=True)
class WasmModule:
    exports: dict[str, str]  # name -> kind
    memory_pages: tuple[int, int | None]  # least and most
    first_element: int | None  # the table index of the first function pointer
    custom_sections: list[str]


def read_wasm(path: Path) -> WasmModule:
    data = path.read_bytes()
    assert data[:8] == b"\0asm\1\0\0\0", f"{path} is no WebAssembly module"
    exports: dict[str, str] = {}
    memory: tuple[int, int | None] = (0, None)
    first_element = None
    custom = []
    reader = Reader(data)
    reader.at = 8
    while reader.at < len(data):
        section, size = reader.byte(), reader.number()
        end = reader.at + size
        if section == 0:
            custom.append(reader.text())
        elif section == 5:
            assert reader.number() == 1
            has_maximum = reader.byte()
            memory = (reader.number(), reader.number() if has_maximum else None)
        elif section == 7:
            for _ in range(reader.number()):
                name, kind = reader.text(), reader.byte()
                reader.number()
                exports[name] = EXPORT_KINDS[kind]
        elif section == 9 and reader.number() > 0:
            assert (reader.number(), reader.byte()) == (0, 0x41), "not an active segment at a constant offset"
            first_element = reader.number()
        reader.at = end
    return WasmModule(exports, memory, first_element, custom)
