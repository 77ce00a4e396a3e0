"""Adapts the test programs of the reference BLAS, as BLIS has them in C, to how guests call Fortran.

Subroutines return nothing, and routines of BLAS get no lengths of strings.

    adapt.py SOURCE...
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

# f2c writes int, for Fortran's alternate returns; the functions of its run time (s_copy) do return one.
SUBROUTINE = re.compile(r"/\* Subroutine \*/ int (?!s_)")
BLAS = re.compile(
    r"\b(?:i?[sdcz]{1,2}(?:gemv|gbmv|(?:sy|he|sp|hp|sb|hb)mv|t[rbp][ms]v|ger[uc]?|(?:sy|he|sp|hp)r2?"
    r"|gemm|(?:sy|he)mm|(?:sy|he)r2?k|tr[ms]m))_\("
)
LENGTH = re.compile(r",\s*(?:\(\s*ftnlen\s*\)\s*\d+|ftnlen)")


def closing(text: str, position: int) -> int:
    """Behind the parenthesis that closes the one before the position."""
    depth = 1
    while depth:
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
    return position


def adapted(text: str) -> str:
    text = SUBROUTINE.sub("void ", text)
    parts, done = [], 0
    for match in BLAS.finditer(text):
        end = closing(text, match.end())
        parts += [text[done : match.start()], LENGTH.sub("", text[match.start() : end])]
        done = end
    return "".join([*parts, text[done:]])


def main() -> None:
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(adapted(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
