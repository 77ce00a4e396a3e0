"""Writes parameters.inc for mpi_fuzzer.cpp: for each MPI function a letter for every parameter.

Handles have the letter of their kind, small when the guest passes an address of them. Of the rest: n a number, a the
address of numbers, b a buffer, t a text, u a status, f a function, x anything.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "generator"))

from model import Function, Parameter  # noqa: E402
from read_api import read_api  # noqa: E402

HANDLES = {
    "comm": "C",
    "datatype": "T",
    "op": "O",
    "group": "G",
    "info": "I",
    "request": "R",
    "message": "M",
    "errhandler": "E",
    "file": "F",
    "win": "W",
    "session": "S",
}
SHAPES = {"buffer": "b", "string": "t", "status": "u", "function": "f"}


def letter(parameter: Parameter) -> str:
    handle = HANDLES.get(parameter.kind.name)
    if handle:
        return handle.lower() if parameter.by_address else handle
    if parameter.kind.shape in SHAPES:
        return SHAPES[parameter.kind.shape]
    if parameter.kind.shape in ("number", "target"):
        return "a" if parameter.by_address else "n"
    return "x"


def row(function: Function) -> str:
    letters = "".join(letter(each) for each in function.parameters)
    return f'{{"{function.name}", "{letters}"}},\n'


def main() -> None:
    table = read_api(Path(__file__).resolve().parents[2] / "mpi-api")
    text = "".join(row(each) for each in table.functions)
    Path(sys.argv[1]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
