"""The installed mpiwasm as the tests use it: every run is bounded in time and must leave no process behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
import time
import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

LONGEST_RUN = 180.0  # only what hangs takes this long, on a busy machine too
LONGEST_CLEANING = 10.0
MARK = "MPIWASM_TEST_MARK"
# What decides how mpiwasm behaves; the tests set these themselves.
FOREIGN = ("MPIWASM_", "OMPI_", "PMI_", "PMIX_", "HYDI_", "SLURM_", "FLUX_", "PALS_", "I_MPI_")


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def own_lines(self) -> list[str]:
        """What mpiwasm itself said, without the launcher's words."""
        return [line for line in self.err.splitlines() if line.startswith("mpiwasm:")]

    @property
    def phases(self) -> list[str]:
        """The phases of a start that --timings names."""
        words = [line.partition(": ")[2] for line in self.own_lines if " ms" in line]
        return [part.rsplit(" ", 2)[0].rpartition(": ")[2] for line in words for part in line.split(", ")]


def marked_processes(mark: str) -> list[int]:
    """The live processes that carry this mark in their environment, wherever their parents went."""
    wanted = f"{MARK}={mark}".encode()
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and wanted in (entry / "environ").read_bytes().split(b"\0"):
                found.append(int(entry.name))
        except OSError:
            continue  # it ended meanwhile, or belongs to another user
    return found


def is_running(process: int) -> bool:
    """False for one that has ended, whether or not its parent has taken note."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def left_behind(mark: str) -> list[int]:
    """What still runs after a while, of what carries this mark."""
    deadline = time.monotonic() + LONGEST_CLEANING
    while (found := marked_processes(mark)) and time.monotonic() < deadline:
        time.sleep(0.05)
    return found


class Job:
    """A command that runs."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], folder: Path, stdin: int) -> None:
        self.mark = uuid.uuid4().hex
        self.process = subprocess.Popen(
            command,
            env={**environment, MARK: self.mark},
            cwd=folder,
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.is_overdue = False
        self.watchdog = threading.Timer(LONGEST_RUN, self.end_overdue)
        self.watchdog.daemon = True
        self.watchdog.start()

    def end_overdue(self) -> None:
        self.is_overdue = True
        self.kill()

    def wait_for_lines(self, count: int) -> None:
        """Waits until so many lines came on standard output."""
        assert self.process.stdout is not None
        for _ in range(count):
            assert self.process.stdout.readline(), f"ended early: {self.end()}"

    def ranks(self, module: str) -> list[int]:
        """The processes that run `module`."""
        found = []
        for process in marked_processes(self.mark):
            words = Path(f"/proc/{process}/cmdline").read_bytes().decode().split("\0")
            if Path(words[0]).name == "mpiwasm" and any(word.endswith(module) for word in words[1:]):
                found.append(process)
        return sorted(found)

    def signal_all(self, ranks: Sequence[int], sent: signal.Signals) -> None:
        """Sends a signal to these ranks and waits until each has ended. Meanwhile the launcher is held still: MPICH's
        kills all others as soon as one has ended."""
        launchers = [process for process in marked_processes(self.mark) if process not in ranks]
        for process in launchers:
            os.kill(process, signal.SIGSTOP)
        for rank in ranks:
            os.kill(rank, sent)
        while any(is_running(rank) for rank in ranks):
            time.sleep(0.01)
        for process in launchers:
            os.kill(process, signal.SIGCONT)

    def end(self, given: str | None = None) -> Ended:
        """Waits for the end; nothing of the job may be left then."""
        out, err = self.process.communicate(given)
        assert not self.is_overdue, f"{self.process.args} did not end in {LONGEST_RUN} s:\n{out}{err}"
        left = left_behind(self.mark)
        assert not left, f"{self.process.args} left processes behind: {left}"
        return Ended(self.process.returncode, out, err)

    def kill(self) -> None:
        """Ends whatever is left of the job."""
        self.watchdog.cancel()
        for process in marked_processes(self.mark):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue


@dataclass(frozen=True)
class Launcher:
    """An mpirun and the family of MPI library that it belongs to."""

    family: str
    program: str


OPEN_MPI = Launcher("openmpi", "mpirun.openmpi")
MPICH = Launcher("mpich", "mpirun.mpich")


@dataclass(frozen=True)
class Installed:
    """One installation, run in a folder of the test's own with a code cache of its own."""

    prefix: Path
    folder: Path
    cache: Path
    variables: Mapping[str, str] = field(default_factory=dict)

    @property
    def program(self) -> str:
        return str(self.prefix / "bin" / "mpiwasm")

    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
        ours = {
            "MPIWASM_CACHE": str(self.cache),
            # Nothing compiles behind the back of a test; test_first_run.py is about what does.
            "MPIWASM_FIRST_RUN": "wait",
            # Containers run as root, and have fewer cores than the tests start ranks.
            "OMPI_ALLOW_RUN_AS_ROOT": "1",
            "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
            "OMPI_MCA_rmaps_base_oversubscribe": "1",
        }
        return {**kept, **ours, **self.variables}

    @contextmanager
    def started(self, command: Sequence[str | Path], stdin: int = subprocess.DEVNULL) -> Iterator[Job]:
        """A command that runs while the block does."""
        job = Job([str(word) for word in command], self.environment(), self.folder, stdin)
        try:
            yield job
        finally:
            job.kill()

    def command(self, *words: str | Path, given: str | None = None) -> Ended:
        """Runs any command."""
        with self.started(words, subprocess.DEVNULL if given is None else subprocess.PIPE) as job:
            return job.end(given)

    def run(self, *words: str | Path, given: str | None = None) -> Ended:
        """Runs mpiwasm."""
        return self.command(self.program, *words, given=given)

    def launch(self, launcher: Launcher, ranks: int, *words: str | Path) -> Ended:
        """Runs mpiwasm on several ranks."""
        return self.command(*self.launched(launcher, ranks, *words))

    def launched(self, launcher: Launcher, ranks: int, *words: str | Path) -> list[str | Path]:
        """The command of launch()."""
        return [launcher.program, "-np", str(ranks), self.program, *words]

    def succeed(self, *words: str | Path, given: str | None = None) -> str:
        """Runs mpiwasm without an error or a word on standard error; returns its standard output."""
        ended = self.run(*words, given=given)
        assert (ended.code, ended.err) == (0, ""), ended
        return ended.out

    def info(self) -> dict:
        return json.loads(self.succeed("info", "--json"))

    def cached(self) -> int:
        """The number of compiled modules in the code cache."""
        return len(list(self.cache.glob("*.code")))
