"""Which MPI functions the passing tests call, and which the library itself lacks: the manual's coverage page says both.

A program counts as calling a function when its own source names it and its module imports it: what only the suite's
helpers would call does not count.
"""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Iterable

from suite.comparison import PASSED, Result
from suite.programs import Builder

NAMESPACE = b"mpi_abi_1"
NAME = re.compile(r"\bP?(MPI_\w+)")


def imported_functions(module: bytes) -> set[str]:
    """The MPI functions that a module imports, `PMPI_` names as `MPI_` ones."""
    found = set()
    start = bytes([len(NAMESPACE)]) + NAMESPACE
    place = module.find(start)
    while place >= 0:
        length = module[place + len(start)]
        name = module[place + len(start) + 1 :][:length]
        if name.isascii() and (whole := NAME.fullmatch(name.decode())):
            found.add(whole[1])
        place = module.find(start, place + len(start))
    return found


def called_functions(results: Iterable[Result], builder: Builder) -> dict[str, int]:
    """How many passing tests call each function."""
    counts: Counter[str] = Counter()
    by_program: dict[tuple[str, str], set[str]] = {}
    for test in (each.test for each in results if each.verdict == PASSED):
        key = (test.group, test.program)
        if key not in by_program:
            sources, _ = builder.parts(*key)
            text = "".join(each.read_text(encoding="utf-8", errors="replace") for each in sources if each.exists())
            module = builder.build(*key).path.read_bytes()
            by_program[key] = imported_functions(module) & set(NAME.findall(text))
        counts.update(by_program[key])
    return dict(sorted(counts.items()))


def lacking(library: str, functions: Iterable[str], environment: dict[str, str]) -> list[str]:
    """Those of `functions` that the library does not export."""
    # In a process of its own: MPI libraries do things when they are loaded.
    script = "import ctypes,sys; l=ctypes.CDLL(sys.argv[1]); print(*[n for n in sys.argv[2:] if not hasattr(l,n)])"
    done = subprocess.run(
        ["python3", "-c", script, library, *sorted(functions)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()
