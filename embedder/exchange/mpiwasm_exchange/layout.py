"""The layout of a segment, as include/mpiwasm_exchange/layout.h has it; tests/test_layout.py compares the two."""

from __future__ import annotations

import struct

MAGIC = b"MPIWEXC\0"
LAYOUT_VERSION = 1
ALIGNMENT = 64
NAME_BYTES = 64
UNITS_BYTES = 32
MOST_FIELDS = 1024
MOST_SLOTS = 16

PEER = struct.Struct("<8sQQ40x")
HEADER = struct.Struct("<8sIIIIQQQQI4x64sII3Q3d3d112x")
PROGRESS = struct.Struct("<QQ48x")
SLOT = struct.Struct("<Qd48x")
FIELD = struct.Struct("<64s32sIII4xQQ")

HEADER_OFFSET = PEER.size
PROGRESS_OFFSET = HEADER_OFFSET + HEADER.size
SLOTS_OFFSET = PROGRESS_OFFSET + PROGRESS.size

# Name in a schema -> number in a segment, C type, NumPy's name, bytes.
TYPES = {
    "int8": (1, "int8_t", "<i1", 1),
    "int16": (2, "int16_t", "<i2", 2),
    "int32": (3, "int32_t", "<i4", 4),
    "int64": (4, "int64_t", "<i8", 8),
    "uint8": (5, "uint8_t", "<u1", 1),
    "uint16": (6, "uint16_t", "<u2", 2),
    "uint32": (7, "uint32_t", "<u4", 4),
    "uint64": (8, "uint64_t", "<u8", 8),
    "float32": (9, "float", "<f4", 4),
    "float64": (10, "double", "<f8", 8),
}
NUMPY_TYPES = {number: (name, size) for number, _, name, size in TYPES.values()}
ASSOCIATIONS = {"none": 0, "vertex": 1, "element": 2}
COORDSETS = {"none": 0, "uniform": 1, "rectilinear": 2, "explicit": 3}
AXES = {"x": 1, "y": 2, "z": 3}
POLICIES = {1: "block", 2: "drop", 3: "latest"}
