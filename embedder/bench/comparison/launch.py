"""Starts programs, natively and as Wasm, the way a user does, and brings back what they print."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from .output_lines import MalformedLine, Output, Result, parse
from .suite import Benchmark
from .turns import TookTooLong, finish_in_turns

RANK_MEMORY = Path(__file__).with_name("rank_memory.py")

# Lets the launchers run as root, as in a container, and with more ranks than cores.
LAUNCHER_ENVIRONMENT = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
}


# Where benchmarks that want a directory get one.
DIRECTORIES = {"memory": "/dev/shm", "disk": "/var/tmp"}


class RunFailed(RuntimeError):
    """A program did not end as it should; the message is for the user."""


@dataclass(frozen=True)
class MpiLibrary:
    """An MPI library: the name of its folder of native programs, and its launcher."""

    name: str
    title: str
    launcher: tuple[str, ...]

    def command(self, ranks: int) -> list[str]:
        """What comes before the program."""
        return [*self.launcher, "-np", str(ranks)]

    def version(self) -> str:
        """The version the launcher states, for example 4.1.4."""
        text = subprocess.run([self.launcher[0], "--version"], capture_output=True, text=True, check=False).stdout
        found = re.search(r"\d+\.\d+[\w.]*", text)
        return found.group() if found else "of unknown version"


def find_libraries(names: list[str], launchers: dict[str, str]) -> list[MpiLibrary]:
    """The libraries asked for, in that order; `launchers` replaces the usual launcher of some."""
    known = {
        "openmpi": ("Open MPI", "mpirun.openmpi", ("--oversubscribe",)),
        "mpich": ("MPICH", "mpirun.mpich", ()),
    }
    libraries = []
    for name in names:
        if name not in known:
            raise RunFailed(f"unknown MPI library {name!r}; known are {', '.join(known)}")
        title, program, options = known[name]
        launcher = shutil.which(launchers.get(name, program))
        if launcher is None:
            raise RunFailed(f"{title}: no launcher {launchers.get(name, program)!r} in PATH")
        libraries.append(MpiLibrary(name, title, (launcher, *options)))
    return libraries


@dataclass(frozen=True)
class Programs:
    """Where the programs are: <native>/<library>/<program> and <wasm>/<program>.wasm."""

    mpiwasm: Path
    native: Path
    wasm: Path

    def native_command(self, library: MpiLibrary, program: str) -> list[str]:
        """How the native program is started on each rank."""
        path = self.native / library.name / program
        _require_file(path)
        return [str(path)]

    def wasm_command(self, program: str) -> list[str]:
        """How the Wasm program is started on each rank."""
        return [str(self.mpiwasm), str(self.wasm_module(program))]

    def wasm_module(self, program: str) -> Path:
        """The Wasm file."""
        path = self.wasm / f"{program}.wasm"
        _require_file(path)
        return path

    def compile(self, program: str) -> None:
        """Fills the code cache, so that no measured run compiles."""
        _run([str(self.mpiwasm), "compile", str(self.wasm_module(program))], 600.0)


def _require_file(path: Path) -> None:
    if not path.is_file():
        raise RunFailed(f"no such program: {path}")


def run_benchmark(benchmark: Benchmark, library: MpiLibrary, command: list[str], quick: bool, seconds: float) -> Output:
    """Runs one side of one repetition and gives its figures, by whichever way they are measured."""
    if benchmark.directory:
        with tempfile.TemporaryDirectory(prefix="file-io-", dir=DIRECTORIES[benchmark.directory]) as folder:
            command = [*with_directory(command, folder), *benchmark.arguments_for(quick)]
            return _parse(_run([*library.command(benchmark.ranks), *command], seconds), command)
    command = [*command, *benchmark.arguments_for(quick)]
    if benchmark.measure == "memory":
        return _run_for_memory(library.command(benchmark.ranks), command, seconds)
    if benchmark.ranks > 0:
        command = [*library.command(benchmark.ranks), *command]
    start = time.perf_counter()
    text = _run(command, seconds)
    elapsed = time.perf_counter() - start
    if benchmark.measure == "wall-time":
        return Output({"wall_time": Result(elapsed * 1e3, "ms")})
    return _parse(text, command)


def run_in_turns(
    benchmark: Benchmark, library: MpiLibrary, sides: list[list[str]], quick: bool, seconds: float
) -> list[Output]:
    """Runs all sides of one repetition at once, each for `benchmark.turn` milliseconds while the others stand still."""
    commands = [[*library.command(benchmark.ranks), *command, *benchmark.arguments_for(quick)] for command in sides]
    try:
        ended = finish_in_turns(commands, benchmark.turn * 1e-3, seconds, {**os.environ, **LAUNCHER_ENVIRONMENT})
    except TookTooLong as late:
        raise RunFailed(f"{benchmark.name}: {late}") from None
    except OSError as error:
        raise RunFailed(f"{error.filename}: {error.strerror}") from None
    return [_parse(_output_of(finished), command) for finished, command in zip(ended, commands)]


def with_directory(command: list[str], folder: str) -> list[str]:
    """A program with a directory as its first argument; a Wasm program is granted it."""
    if command[-1].endswith(".wasm"):
        return [*command[:-1], "-d", folder, command[-1], folder]
    return [*command, folder]


def _run_for_memory(launcher: list[str], command: list[str], seconds: float) -> Output:
    with tempfile.TemporaryDirectory(prefix="rank-memory-") as folder:
        command = [*launcher, sys.executable, str(RANK_MEMORY), folder, *command]
        output = _parse(_run(command, seconds), command)
        records = [json.loads(path.read_text()) for path in Path(folder).iterdir()]
    # Ranks are distinguished by size only: which one it was does not matter for their memory.
    results = {}
    for kind in ("rss", "pss"):
        for rank, kib in enumerate(sorted(record[f"{kind}_kib"] for record in records)):
            results[f"{kind}[{rank}]"] = Result(kib / 1024, "MiB")
    return Output(results, output.answers)


def _parse(text: str, command: list[str]) -> Output:
    try:
        return parse(text)
    except MalformedLine as malformed:
        raise RunFailed(f"{' '.join(command)}: {malformed}") from None


def _run(command: list[str], seconds: float) -> str:
    return _output_of(finish(command, seconds))


def _output_of(finished: subprocess.CompletedProcess[str]) -> str:
    if finished.returncode != 0:
        complaint = "\n".join(finished.stderr.strip().splitlines()[:12])
        raise RunFailed(f"{' '.join(finished.args)}: exit status {finished.returncode}\n{complaint}".rstrip())
    return finished.stdout


def finish(command: list[str], seconds: float) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end, whatever its exit status; it must end within `seconds`."""
    try:
        return subprocess.run(
            command,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            timeout=seconds,
            stdin=subprocess.DEVNULL,
            env={**os.environ, **LAUNCHER_ENVIRONMENT},
        )
    except subprocess.TimeoutExpired:
        raise RunFailed(f"{' '.join(command)}: not finished after {seconds:g} s") from None
    except OSError as error:
        raise RunFailed(f"{command[0]}: {error.strerror}") from None
