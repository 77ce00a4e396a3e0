"""Functions whose stack frames are much larger than a page. Singlepass extends a frame in the middle of a function."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from installed import Installed
from wasm_builder import HEAD, I64, MEMORY, function_type, number, section, text

TRAPPED = 134
MOST_VALUES = 1000  # the limit on parameters and on results
UNREACHABLE, BLOCK, IF, ELSE, END, BR, CALL, DROP = (bytes([code]) for code in b"\x00\x02\x04\x05\x0b\x0c\x10\x1a")
LOCAL_GET, LOCAL_SET, I32_CONST, I64_CONST, I64_NE = (bytes([code]) for code in b"\x20\x21\x41\x42\x52")
NO_RESULT = b"\x40"
VALUES = [I64] * MOST_VALUES
TYPES = [function_type(), function_type([], VALUES), function_type(VALUES, VALUES)]
NOTHING, RESULTS, PARAMETERS_AND_RESULTS = (number(index) for index in range(len(TYPES)))


@dataclass(frozen=True)
class Function:
    kind: bytes
    code: bytes
    further_locals: int = 0

    @property
    def body(self) -> bytes:
        groups = [number(self.further_locals) + bytes([I64])] if self.further_locals else []
        content = number(len(groups)) + b"".join(groups) + self.code + END
        return number(len(content)) + content


def program(*functions: Function) -> bytes:
    """A program that begins in the first of these functions."""
    return b"".join(
        [
            HEAD,
            section(1, TYPES),
            section(3, [function.kind for function in functions]),
            section(5, [b"\0" + number(1)]),
            section(7, [text("_start") + b"\0" + number(0), text("memory") + bytes([MEMORY]) + number(0)]),
            section(10, [function.body for function in functions]),
        ]
    )


def constant(value: int) -> bytes:
    """A number below 8192; the sign is in the last byte."""
    return I64_CONST + bytes([value & 0x7F | 0x80, value >> 7])


def is_overflow(mpiwasm: Installed, module: bytes) -> bool:
    (mpiwasm.folder / "large.wasm").write_bytes(module)
    ended = mpiwasm.run("--backend", "singlepass", "--no-cache", "--stack-size", "1M", "large.wasm")
    line = "mpiwasm: large.wasm: stack overflow: the program's calls nest too deeply for its stack of 1024 KiB; "
    return ended.code == TRAPPED and ended.own_lines == [f"{line}--stack-size gives it more"]


# The frame ends in the stack's guard area of 8 MiB, or below it.
@pytest.mark.parametrize("blocks", [500, 1250])
def test_results_of_nested_blocks_overflow_the_stack(mpiwasm: Installed, blocks: int) -> None:
    nested = (BLOCK + RESULTS) * blocks + CALL + number(1) + UNREACHABLE + END * blocks + DROP * MOST_VALUES
    stores = Function(NOTHING, constant(42) + LOCAL_SET + number(0), further_locals=1)
    assert is_overflow(mpiwasm, program(Function(NOTHING, nested), stores))


def test_parameters_results_and_locals_overflow_the_stack(mpiwasm: Installed) -> None:
    pushed = b"".join(LOCAL_GET + number(index) for index in range(MOST_VALUES))
    again = Function(PARAMETERS_AND_RESULTS, pushed + CALL + number(1), further_locals=5000)
    first = b"".join(constant(index) for index in range(MOST_VALUES)) + CALL + number(1) + DROP * MOST_VALUES
    assert is_overflow(mpiwasm, program(Function(NOTHING, first), again))


def test_large_frames_keep_their_values(mpiwasm: Installed) -> None:
    """Through results of blocks, both branches, parameters and results of calls; the frames are 10 to 70 pages."""
    constants = b"".join(constant(index) for index in range(MOST_VALUES))
    pushed = b"".join(LOCAL_GET + number(index) for index in range(MOST_VALUES))
    checked = b"".join(
        constant(index) + I64_NE + IF + NO_RESULT + UNREACHABLE + END for index in reversed(range(MOST_VALUES))
    )
    branches = b"".join(
        I32_CONST + bytes([condition]) + IF + PARAMETERS_AND_RESULTS + taken + ELSE + other + END
        for condition, taken, other in ((1, b"", UNREACHABLE), (0, UNREACHABLE, BR + number(0)))
    )
    start = (
        (BLOCK + RESULTS) * 5 + constants + BR + number(4) + END * 5
        + BLOCK + PARAMETERS_AND_RESULTS + branches + CALL + number(1) + END + checked
    )  # fmt: skip
    further = b"".join(constant(index) + LOCAL_SET + number(MOST_VALUES + index) for index in range(600))
    kept = b"".join(
        LOCAL_GET + number(MOST_VALUES + index) + constant(index) + I64_NE + IF + NO_RESULT + UNREACHABLE + END
        for index in range(600)
    )
    nested = (BLOCK + RESULTS) * 30 + pushed + BR + number(15) + END * 30
    same = Function(PARAMETERS_AND_RESULTS, further + nested + kept, further_locals=600)
    (mpiwasm.folder / "values.wasm").write_bytes(program(Function(NOTHING, start), same))
    assert mpiwasm.succeed("--backend", "singlepass", "--no-cache", "values.wasm") == ""
