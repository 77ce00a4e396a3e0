"""Compiles Fortran that computes, and neither reads nor writes, to WebAssembly, for callers in C.

flang 22 has no target WebAssembly. It has i386, which is as much the same as a target can be: pointers and lengths of
32 bits, the low byte first. So flang compiles for that as far as LLVM's intermediate code, this script adapts what
a procedure call is, and mpiwasm-cc compiles the rest. Whatever is not adapted does not link: the linker resolves names
and compares signatures, and the recipe makes its warnings errors.

    guest_fortran.py [-O3] [-j JOBS] SOURCE...

makes objects in the current directory: SOURCE.o of each source that is preprocessed or has modules, in the order given,
then part-1.o and so on, each of dozens of the others, for starting the compilers takes longer than most routines do.
Definitions are weak, so that a program may have a procedure of the same name, as it may with an object for each.
CC names mpiwasm-cc, FLANG another flang-22.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# The same arithmetic as gfortran's: products and sums are not fused, complex division scales.
FLANG_FLAGS = ["-O2", "-ffp-contract=off", "-complex-range=improved"]

TOGETHER = 60

# Procedures whose lengths stay, behind all other arguments: those with CHARACTER*(*), and lsame_ as lapack.h has it.
WITH_LENGTHS = frozenset({"ilaenv_", "ilaenv2stage_", "iparam2stage_", "iparmq_", "lsame_", "lsamen_", "xerbla_"})

# A procedure of Fortran, or a function of C's library like csqrtf(); no name of the run time or of LLVM.
SIGNATURE = re.compile(r"^(?P<before>(?:define|declare|.*\bcall)\b.*?)@(?P<name>[a-z]\w*_|c\w+f)\(")
LENGTHS = re.compile(r"(?:, i32(?: \w+(?:\([^()]*\))?)*?(?: (?:%[\w.]+|-?\d+))?)+$")
PACKED_COMPLEX = re.compile(r"^(define|declare) (.*?)\bi64 $")


def closing(text: str, position: int) -> int:
    """Where the parenthesis closes that opens before the position."""
    depth = 1
    while depth:
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
    return position - 1


def helper(kind: str, name: str, parameters: str) -> Iterator[str]:
    """i386 returns COMPLEX in a register of 64 bits, C for WebAssembly through a first argument, like COMPLEX*16."""
    types = re.findall(r"\bptr\b(?: byval\({ float, float }\) align 4)?", parameters)
    inner = ", ".join(f"{type_} %a{number}" for number, type_ in enumerate(types))
    outer = f"ptr sret({{ float, float }}) align 4 %result, {inner}"
    if kind == "define":
        yield f"define weak void @{name}({outer}) {{"
        yield f"  %value = call i64 @{name}.packed({inner})"
        yield "  store i64 %value, ptr %result, align 4"
        yield "  ret void"
    else:
        yield f"declare void @{name}({', '.join(['ptr sret({ float, float }) align 4', *types])})"
        yield f"define internal i64 @{name}.packed({inner}) {{"
        yield "  %result = alloca { float, float }, align 4"
        yield f"  call void @{name}({outer})"
        yield "  %value = load i64, ptr %result, align 4"
        yield "  ret i64 %value"
    yield "}"


def adapted(line: str) -> Iterator[str]:
    """One line of intermediate code, with C's idea of a call."""
    match = SIGNATURE.match(line)
    if not match:
        if not line.startswith("target "):
            yield line
        return
    before, name = match["before"], match["name"]
    end = closing(line, match.end())
    arguments, after = line[match.end() : end], line[end:]
    if name not in WITH_LENGTHS:
        arguments = LENGTHS.sub("", arguments)
    packed = PACKED_COMPLEX.match(before)
    if packed:
        yield from helper(packed[1], name, arguments)
        if packed[1] == "declare":
            return
        before = f"define internal {packed[2]}i64 "
        after = after.replace(" local_unnamed_addr", "", 1)
    elif before.startswith("define "):
        before = before.replace("define ", "define weak ", 1)
    if packed or before.endswith("call i64 "):
        name += ".packed"
    yield f"{before}@{name}({arguments}{after}"
    if before.startswith("define"):
        # The first block is numbered after the arguments that there were.
        yield f"{len(re.findall(r'%[0-9]+', line[:end]))}:"


def run(*command: str | Path) -> None:
    try:
        subprocess.run(command, check=True)
    except FileNotFoundError:
        sys.exit(f"guest_fortran.py: {command[0]} is not installed")
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


def compile_to(output: Path, source: Path, level: str) -> None:
    frontend = [os.environ.get("FLANG", "flang-22"), "-fc1", "-triple", "i386-unknown-linux-gnu", *FLANG_FLAGS]
    with tempfile.TemporaryDirectory() as folder:
        high, code = Path(folder, "code.fir"), Path(folder, "code.ll")
        run(*frontend, "-emit-fir", source, "-o", high)
        # What flang 22 writes here, an extent that nobody knows, it cannot read back as 32 bits.
        text = high.read_text(encoding="utf-8")
        high.write_text(text.replace("fir.assumed_size_extent : index", "arith.constant -1 : index"), encoding="utf-8")
        run(*frontend, "-emit-llvm", high, "-o", code)
        lines = code.read_text(encoding="utf-8").splitlines()
        code.write_text("".join(f"{out}\n" for line in lines for out in adapted(line)), encoding="utf-8")
        backend = [os.environ.get("CC", "mpiwasm-cc"), f"-O{level}", "-Wno-override-module", "-x", "ir"]
        run(*backend, "-c", code, "-o", output)


def compile_together(output: Path, sources: list[Path], level: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        together = Path(folder, "together.f")
        together.write_bytes(b"\n".join(source.read_bytes() for source in sources))
        compile_to(output, together, level)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compiles Fortran that computes to WebAssembly.")
    parser.add_argument("-O", default="3", metavar="LEVEL")
    parser.add_argument("-j", type=int, default=1, metavar="JOBS")
    parser.add_argument("sources", type=Path, nargs="+", metavar="SOURCE")
    given = parser.parse_args()
    plain = [source for source in given.sources if source.suffix == ".f"]
    for source in given.sources:
        if source not in plain:
            compile_to(Path(f"{source.stem}.o"), source, given.O)
    parts = [plain[start : start + TOGETHER] for start in range(0, len(plain), TOGETHER)]
    with ThreadPoolExecutor(given.j) as pool:
        outputs = [Path(f"part-{number}.o") for number in range(1, len(parts) + 1)]
        list(pool.map(compile_together, outputs, parts, [given.O] * len(parts)))


if __name__ == "__main__":
    main()
