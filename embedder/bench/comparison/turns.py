"""Several jobs side by side, of which only one runs at any moment: all others are stopped.

A virtual machine changes under a program that measures itself: now its two processors are two cores, now one. Runs one
after the other meet different machines. In turns of some milliseconds all jobs meet the same one, so that their
difference is that of the programs.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path


class TookTooLong(RuntimeError):
    """Not all jobs ended in time; none of them is left."""


class Job:
    """A command with its processes, of which the innermost ones (the ranks, below their launcher) are stopped."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.command = list(command)
        self._stopped: list[int] = []
        self._output = tempfile.TemporaryFile()  # noqa: SIM115 - closed in close()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed in close()
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=self._output, stderr=self._errors, env=dict(environment)
            )
        except OSError:
            self._close_files()
            raise

    def close(self) -> None:
        """Ends what still runs."""
        if not self.ended():
            for process in [*descendants(self._process.pid), self._process.pid]:
                _send(process, signal.SIGKILL)
            self._process.wait()
        self._close_files()

    def ended(self) -> bool:
        """Whether the command has come to its end."""
        return self._process.poll() is not None

    def stop(self) -> None:
        """Lets the ranks wait."""
        for process in innermost(self._process.pid):
            # Remembered, because one that starts others just now is not among the innermost when it shall go on.
            self._stopped.append(process)
            _send(process, signal.SIGSTOP)

    def go_on(self) -> None:
        """Lets the ranks run."""
        for process in self._stopped:
            _send(process, signal.SIGCONT)
        self._stopped.clear()

    def finished(self) -> subprocess.CompletedProcess[str]:
        """What the ended command said."""
        texts = []
        for stream in (self._output, self._errors):
            stream.seek(0)
            texts.append(stream.read().decode(errors="replace"))
        return subprocess.CompletedProcess(self.command, self._process.wait(), *texts)

    def _close_files(self) -> None:
        self._output.close()
        self._errors.close()


def finish_in_turns(
    commands: Sequence[Sequence[str]], turn: float, seconds: float, environment: Mapping[str, str] | None = None
) -> list[subprocess.CompletedProcess[str]]:
    """Runs all commands to their ends, in turns of `turn` seconds; TookTooLong when that takes more than `seconds`."""
    deadline = time.monotonic() + seconds
    jobs: list[Job] = []
    try:
        for command in commands:
            jobs.append(Job(command, os.environ if environment is None else environment))
        while waiting := [job for job in jobs if not job.ended()]:
            for job in waiting:
                _give_turn(job, [other for other in waiting if other is not job], turn)
            if time.monotonic() > deadline:
                raise TookTooLong(f"not finished after {seconds:g} s")
        return [job.finished() for job in jobs]
    finally:
        for job in jobs:
            job.close()


def _give_turn(job: Job, others: Sequence[Job], turn: float) -> None:
    for other in others:
        if not other.ended():
            other.stop()
    job.go_on()
    end = time.monotonic() + turn
    while not job.ended() and (left := end - time.monotonic()) > 0:
        time.sleep(min(left, 0.02))


def innermost(process: int) -> list[int]:
    """The processes below `process` that started none themselves; itself when it started none."""
    children = _children(process)
    return [each for child in children for each in innermost(child)] if children else [process]


def descendants(process: int) -> list[int]:
    """The processes that `process` started, and those that they started."""
    return [each for child in _children(process) for each in (child, *descendants(child))]


def _children(process: int) -> list[int]:
    found: list[int] = []
    for thread in _threads(process):
        with contextlib.suppress(OSError):  # It has just ended.
            found += [int(word) for word in (thread / "children").read_text().split()]
    return found


def _threads(process: int) -> list[Path]:
    try:
        return list(Path(f"/proc/{process}/task").iterdir())
    except OSError:
        return []  # It has just ended.


def _send(process: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):  # It has just ended.
        os.kill(process, number)
