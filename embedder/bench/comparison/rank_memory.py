"""Stands between the MPI launcher and one rank, to record the most memory the rank had:

    mpirun -np 2 python3 rank_memory.py FOLDER program arguments...

Each rank leaves one file in FOLDER. A guest cannot read /proc, and a native program is to be
measured in the same way, so it is done from outside.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

SECONDS_BETWEEN_SAMPLES = 0.02


def proportional_kib(process: int) -> int:
    """The memory of a process, with what it shares divided among those that share it."""
    try:
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1])
    except OSError:
        # It has ended since, or the kernel does not report it.
        pass
    return 0


def main(arguments: list[str]) -> int:
    """Runs the rank, samples it until it ends, and passes its exit status on."""
    folder, command = Path(arguments[0]), arguments[1:]
    # The launcher speaks with the rank through descriptors that it has opened.
    rank = subprocess.Popen(command, close_fds=False)
    signal.signal(signal.SIGTERM, lambda *_: rank.terminate())
    largest_share = 0
    while True:
        process, status, usage = os.wait4(rank.pid, os.WNOHANG)
        if process == rank.pid:
            break
        largest_share = max(largest_share, proportional_kib(rank.pid))
        time.sleep(SECONDS_BETWEEN_SAMPLES)
    # The peak the kernel keeps includes this script's own 10 MiB before the exec; a rank of any
    # MPI library has more.
    figures = {"rss_kib": usage.ru_maxrss, "pss_kib": largest_share}
    (folder / f"{os.getpid()}.json").write_text(json.dumps(figures), encoding="utf-8")
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
