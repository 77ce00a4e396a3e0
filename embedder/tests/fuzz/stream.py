"""Runs stream_mpi again and again: a process runs some thousand inputs, the next one goes on where it ended."""

from __future__ import annotations

import hashlib
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import corpus
from settings import Result, Settings, Target, environment

BATCH = 4000
# Of a process that forks others.
LARGE_BATCH = 200_000
LONGEST_COMMAND = 900
# From the worst to the best.
KINDS = ("finding", "ended", "left", "slow", "done")
LAST_LINE = re.compile(
    rf"^({'|'.join(KINDS)}): (.*) in (\S+), input (\d+) of those from (\d+)(?:, (\d+) calls)?$", re.MULTILINE
)
FRAME = re.compile(r"^\S*/([^/(\s]+)\(([^)]*)\)\[", re.MULTILINE)
# Frames of the fuzzer itself.
OUTER = ("libc", "stream_mpi", "libmpiwasm-guard-heap")
# A finding is run again from so many inputs before it.
DISTANCES = (0, 3, 15, 63, 255, 1023, BATCH)
# Every call is printed, and all that is freed is unmapped.
REPEATED = {"MPIWASM_FUZZ_TRACE": "1", "MPIWASM_GUARD_UNMAP_EVERY": "1"}
SHOWN_LINES = 400
SHOWN_CALLS = 5
SHOWN_FRAMES = 3


@dataclass(frozen=True)
class End:
    """How a process ended."""

    kind: str  # of KINDS
    what: str
    call: str
    number: int  # of its last input
    first: int  # input
    frames: tuple[str, ...] = ()
    calls: int = 0  # of MPI functions

    @property
    def executions(self) -> int:
        return self.number - self.first + 1

    @property
    def key(self) -> str:
        return f"{self.what} in {self.call}" + (f" ({', '.join(self.frames)})" if self.frames else "")


def frames_of(text: str) -> tuple[str, ...]:
    """The functions nearest to the crash, of the libraries and the adapter."""
    frames = [
        (library.split(".so")[0], function.split("+")[0] or function) for library, function in FRAME.findall(text)
    ]
    return tuple(f"{library}:{name}" for library, name in frames if library not in OUTER)[:SHOWN_FRAMES]


def read_ends(log: str, status: int | None, first: int, ranks: int = 1) -> list[End]:
    """How the processes of one command ended, whose first input was `first`; the worse one of two ranks."""
    ends: dict[int, End] = {}
    reports = 0
    for found in LAST_LINE.finditer(log):
        frames = frames_of(log[found.end() : found.end() + 6000]) if found[1] == "finding" else ()
        end = End(found[1], found[2], found[3], int(found[4]), int(found[5]), frames, int(found[6] or 0))
        other = ends.setdefault(end.first, end)
        reports += 1
        ends[end.first] = min(other, end, key=lambda each: KINDS.index(each.kind))
    # Hydra returns the number of the signal.
    if status in (-signal.SIGALRM, signal.SIGALRM) and not ends:
        return [End("slow", "the time limit", "MPI_Init", first, first)]  # before there is a handler that reports it
    # Launchers report an error when ranks end without MPI_Finalize, as these do.
    all_reported = ranks > 1 and reports == ranks * len(ends)
    if not ends or (status != 0 and not all_reported and all(end.kind == "done" for end in ends.values())):
        return [*ends.values(), End("finding", f"ended without a report, status {status}", "?", first, first)]
    return list(ends.values())


class Stream:
    def __init__(self, target: Target, settings: Settings, variables: dict[str, str]) -> None:
        self.target, self.settings, self.variables = target, settings, variables
        self.folder = Path(variables["TMPDIR"])
        self.inputs = self.folder / "corpus"
        corpus.unpack(target.corpus, self.inputs)
        self.log = settings.work / f"{target.name}.log"

    def command(self, first: int, count: int, seconds: int) -> list[str]:
        program = str(self.target.program(self.settings, "stream"))
        words = [program, str(self.settings.seed), str(first), str(count), str(self.inputs), str(seconds)]
        ranks = self.target.ranks
        # Without its launcher, MPICH waits for ever when it is asked how many processes there may be.
        if ranks == 1 and self.target.library != "mpich":
            return words
        launcher = shutil.which(f"mpirun.{self.target.library}") or "mpirun"
        # Two ranks also where there is one core.
        openmpi = ["--oversubscribe", "--bind-to", "none"] if self.target.library == "openmpi" else []
        return [launcher, "-np", str(ranks), *openmpi, *words]

    def execute(self, first: int, count: int, seconds: int = LONGEST_COMMAND, **more: str) -> tuple[list[End], str]:
        # What processes have left there.
        for path in self.folder.iterdir():
            if path != self.inputs:
                shutil.rmtree(path, ignore_errors=True) if path.is_dir() else path.unlink(missing_ok=True)
        with self.log.open("w") as output:
            process = subprocess.Popen(
                self.command(first, count, seconds), stdout=output, stderr=subprocess.STDOUT, env=self.variables | more
            )
            try:
                status = process.wait(seconds + LONGEST_COMMAND)
            except subprocess.TimeoutExpired:
                process.kill()
                status = process.wait()
            except KeyboardInterrupt:
                process.terminate()
                raise
        log = self.log.read_text(errors="replace")
        return read_ends(log, status, first, self.target.ranks), log

    def run(self) -> Result:
        began, executions, first = time.monotonic(), 0, 0
        seen: Counter[str] = Counter()
        # Endless loops harm no other process, and a library may end a job whose program is wrong.
        others: dict[str, Counter[str]] = {"slow": Counter(), "ended": Counter()}
        lines: dict[str, str] = {}
        processes = calls = 0
        interrupted = False
        wanted = self.settings.executions
        batch = LARGE_BATCH if self.target.forks else BATCH

        def seconds_left() -> float:
            return self.settings.seconds - (time.monotonic() - began)

        while executions < wanted if wanted else seconds_left() > 0:
            seconds = LONGEST_COMMAND if wanted else min(LONGEST_COMMAND, int(seconds_left()) + 1)
            try:
                ends, _ = self.execute(first, min(batch, wanted - executions) if wanted else batch, seconds)
            except KeyboardInterrupt:
                interrupted = True
                break
            for end in ends:
                processes += 1
                executions += end.executions
                calls += end.calls
                if end.kind in others:
                    others[end.kind][end.call] += 1
                if end.kind == "finding":
                    seen[end.key] += 1
                    if end.key not in lines:
                        lines[end.key] = self.describe(end)
                        print(f"    {lines[end.key]}", flush=True)
            first = max(end.number for end in ends) + 1
        rate = executions / max(time.monotonic() - began, 1)
        each = calls / max(executions, 1)
        detail = f"{each:.0f} calls each, {rate:,.0f}/s, {processes:,} processes, seed {self.settings.seed}"
        for kind, title in (("slow", "too slow"), ("ended", "ended by the library")):
            if others[kind]:
                calls = ", ".join(f"{call} {count}" for call, count in others[kind].most_common(SHOWN_CALLS))
                detail += f", {title}: {sum(others[kind].values())} ({calls})"
        return Result(
            self.target.name, executions, detail, [f"{seen[key]} x {line}" for key, line in lines.items()], interrupted
        )

    def describe(self, end: End) -> str:
        """One line of a finding, with the shortest run that repeats it; its calls are kept in a file."""
        for distance in DISTANCES:
            start = max(end.first, end.number - distance)
            ends, log = self.execute(start, end.number - start + 1, **REPEATED)
            again = ends[-1]
            if again.kind == "finding":
                break
            if start == end.first:
                place = f"input {end.number} of those from {end.first} of seed {self.settings.seed}"
                return f"{end.key}, at {place}, does not repeat"
        folder = self.settings.work / f"{self.target.name}-findings"
        folder.mkdir(exist_ok=True)
        path = folder / f"{hashlib.sha256(end.key.encode()).hexdigest()[:12]}.txt"
        path.write_text("\n".join([end.key, *log.splitlines()[-SHOWN_LINES:]]) + "\n", encoding="utf-8")
        repeat = f"{self.settings.seed} {start} {again.number - start + 1}"
        where = "" if again.key == end.key else f", or {again.key}"
        return f"{end.key}{where}; again with --only {self.target.name} --repeat {repeat}; calls in {path}"


def repeat_inputs(target: Target, settings: Settings, seed: int, first: int, count: int) -> int:
    """Runs some inputs of a stream with every call printed; 1 when something is found."""
    settings = Settings(settings.build, settings.plain_build, settings.work, 0, seed, 0)
    settings.work.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=settings.temporary) as folder:
        ends, log = Stream(target, settings, environment(target, settings, Path(folder))).execute(
            first, count, **REPEATED
        )
    print(log, end="")
    return 1 if ends[-1].kind == "finding" else 0
