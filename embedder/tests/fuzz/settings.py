"""What run.py runs: its targets, where their programs are, and the environment of each."""

from __future__ import annotations

import ctypes.util
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD = HERE.parents[2] / "build"
# Debian's, whose launchers are named the same way.
LIBRARIES = {"openmpi": "libmpi.so.40", "mpich": "libmpich.so.12"}
# guided: libFuzzer and sanitizers, one rank; heap: guard pages and canaries in the library's heap;
# race: the same, while another thread changes the arguments; threads: the same, while another thread makes calls;
# pair: two ranks.
MODES = {"mpi": "guided", "heap": "heap", "race": "race", "threads": "threads", "pair": "pair"}
# Libraries that still work in a child of the process that has started them; Open MPI needs its threads.
FORKING = ("mpich",)
SHARED_MEMORY = Path("/dev/shm")
# One allocation in so many ends at an unmapped page.
GUARDED_ALLOCATIONS = 7
# Of those that are freed, one in so many is unmapped.
UNMAPPED_OF_FREED = 16
# Of the heap, while two threads make calls: one call in so many lets the other thread go on amid the library's work.
CALLS_BETWEEN_PAUSES = 16


@dataclass(frozen=True)
class Settings:
    build: Path
    plain_build: Path
    work: Path
    seconds: int
    seed: int
    executions: int

    @property
    def temporary(self) -> str | None:
        """Files are created again for each input, which in memory is thirty times as fast as on a disk."""
        return str(SHARED_MEMORY) if os.access(SHARED_MEMORY, os.W_OK) else None


@dataclass(frozen=True)
class Target:
    name: str
    mode: str
    corpus: str
    library: str = ""

    @property
    def ranks(self) -> int:
        return 2 if self.mode == "pair" else 1

    @property
    def forks(self) -> bool:
        """Whether one process starts MPI for many (stream.cpp)."""
        return self.mode in ("heap", "race", "threads") and self.library in FORKING

    def program(self, settings: Settings, beginning: str) -> Path:
        build = settings.build if self.mode == "guided" else settings.plain_build
        return build / "tests" / "fuzz" / f"{beginning}_{self.corpus}"

    def adapter(self, settings: Settings) -> Path:
        build = settings.build if self.mode == "guided" else settings.plain_build
        return build / "adapters" / f"libmpiwasm-host-{self.library}.so"

    def missing(self, settings: Settings) -> str:
        """Why the target cannot run here; empty when it can."""
        if not self.program(settings, "fuzz" if self.mode == "guided" else "stream").exists():
            return "it is not built"
        if self.library and not self.adapter(settings).exists():
            return f"there is no adapter for {self.library}"
        if self.library and ctypes.util.find_library(LIBRARIES[self.library].split(".")[0].removeprefix("lib")) is None:
            return f"{LIBRARIES[self.library]} is not installed"
        return ""


@dataclass(frozen=True)
class Result:
    name: str
    executions: int
    detail: str
    findings: Sequence[str]
    interrupted: bool = False

    def __str__(self) -> str:
        count = len(self.findings)
        found = f"{count} finding{'s' if count != 1 else ''}" if count else "nothing found"
        lines = [f"{self.name:16}{self.executions:>12,} executions, {self.detail}, {found}"]
        return "\n    ".join([*lines, *self.findings])


def environment(target: Target, settings: Settings, folder: Path) -> dict[str, str]:
    """That of the target's processes, whose files go into `folder`."""
    variables = {
        **os.environ,
        "TMPDIR": str(folder),
        # Objects of MPI that one input leaves are no leaks, the next one finds them; and a call that ends the guest is
        # left without destructors. Libraries take what they cannot get for an error, not for an end.
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    }
    if target.library:
        variables["MPIWASM_FUZZ_LIBRARY"] = LIBRARIES[target.library]
        variables["MPIWASM_FUZZ_ADAPTER"] = str(target.adapter(settings))
    if target.mode != "guided":
        heap = str(settings.plain_build / "tests" / "fuzz" / "libmpiwasm-guard-heap.so")
        # Tools that stand before the library stay there.
        variables["LD_PRELOAD"] = " ".join(filter(None, [heap, os.environ.get("LD_PRELOAD", "")]))
        variables["MPIWASM_GUARD_EVERY"] = str(GUARDED_ALLOCATIONS)
        variables["MPIWASM_GUARD_UNMAP_EVERY"] = str(UNMAPPED_OF_FREED)
    if target.forks:
        variables["MPIWASM_FUZZ_FORK"] = "1"
    if target.mode == "race":
        variables["MPIWASM_FUZZ_RACE"] = "1"
    if target.mode == "threads":
        variables["MPIWASM_FUZZ_THREADS"] = "1"
        variables["MPIWASM_GUARD_PAUSE"] = str(CALLS_BETWEEN_PAUSES)
    if target.mode == "pair":
        variables["MPIWASM_FUZZ_PAIR"] = str(folder / "pair")
    return variables
