"""Starts processes and says what they took: time on the clock, and time on the processors."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .launch import LAUNCHER_ENVIRONMENT, RunFailed


@dataclass(frozen=True)
class Taken:
    """Seconds, of the processes and of those that they started and waited for."""

    wall: float
    processors: float


def run_together(commands: Sequence[Sequence[str]], variables: Mapping[str, str] | None = None) -> Taken:
    """Starts all commands at once and waits for them; each must end with status 0."""
    environment = {**os.environ, **LAUNCHER_ENVIRONMENT, **(variables or {})}
    silent = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    start = time.perf_counter()
    try:
        processes = [subprocess.Popen(command, env=environment, **silent) for command in commands]
    except OSError as error:
        raise RunFailed(f"{commands[0][0]}: {error.strerror}") from None
    processors = 0.0
    failed = ""
    for process in processes:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        processors += usage.ru_utime + usage.ru_stime
        if process.returncode != 0:
            failed = f"{' '.join(process.args)}: exit status {process.returncode}"
    wall = time.perf_counter() - start
    if failed:
        raise RunFailed(failed)
    return Taken(wall, processors)
