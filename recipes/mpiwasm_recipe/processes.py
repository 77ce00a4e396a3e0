"""Runs a command with all that it starts, and leaves none of it behind."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import IO, Optional

ENDING = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}


def run_all(
    command: Sequence[str],
    folder: Path,
    variables: Mapping[str, str],
    output: IO,
    errors: IO,
    seconds: Optional[float] = None,
    standard_input: Optional[Path] = None,
) -> int:
    """Its exit status. Raises subprocess.TimeoutExpired after so many seconds; whatever ends the waiting, a signal too,
    ends the command and its children."""
    # A signal while the command starts would leave it behind: it comes when the process is known.
    former = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    process: Optional[subprocess.Popen[bytes]] = None
    try:
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        with open(standard_input or os.devnull, "rb") as given:
            process = subprocess.Popen(
                command,
                cwd=folder,
                env=variables,
                stdin=given,
                stdout=output,
                stderr=errors,
                start_new_session=True,
                preexec_fn=lambda: signal.pthread_sigmask(signal.SIG_SETMASK, former),
            )
        signal.pthread_sigmask(signal.SIG_SETMASK, former)
        return process.wait(timeout=seconds)
    except BaseException:
        if process is not None:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()
        raise
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, former)


def end_orderly_on_signals() -> None:
    """Lets the signals of a batch system or a closed terminal end this process as an exception does."""

    def end(number: int, frame: Optional[FrameType]) -> None:
        raise SystemExit(128 + number)

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, end)
