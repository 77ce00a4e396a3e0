"""What a figure depends on besides the program: the machine and the versions of everything."""

from __future__ import annotations

import os
import platform
import subprocess
import time
from pathlib import Path

from .launch import MpiLibrary


def describe_machine() -> dict[str, object]:
    """Processor, cores, memory, system."""
    return {
        "processor": _field("/proc/cpuinfo", "model name") or platform.machine(),
        "architecture": platform.machine(),
        "cores": len(os.sched_getaffinity(0)),
        "memory": _field("/proc/meminfo", "MemTotal"),
        "system": f"{platform.system()} {platform.release()}",
        "load_before": round(os.getloadavg()[0], 2),
        "other_work": round(share_of_others(), 2),
    }


def share_of_others(seconds: float = 1.0, statistics: Path = Path("/proc/stat")) -> float:
    """How much of the processors' time other work takes while this process waits, from 0 to 1. Unlike the load average,
    it does not count what has just ended, such as the compiler."""

    def used_and_all() -> tuple[int, int]:
        times = [int(word) for word in statistics.read_text(encoding="utf-8").splitlines()[0].split()[1:9]]
        return sum(times) - times[3] - times[4], sum(times)  # all but idle and waiting for disks

    used, everything = used_and_all()
    time.sleep(seconds)
    used_later, everything_later = used_and_all()
    return (used_later - used) / max(everything_later - everything, 1)


def describe_versions(mpiwasm: Path, libraries: list[MpiLibrary]) -> dict[str, str]:
    """mpiwasm and the MPI libraries."""
    versions = {library.name: library.version() for library in libraries}
    said = subprocess.run([str(mpiwasm), "--version"], capture_output=True, text=True, check=False).stdout.strip()
    versions["mpiwasm"] = said.splitlines()[0] if said else "unknown"
    return versions


def _field(path: str, name: str) -> str:
    try:
        for line in Path(path).read_text(encoding="utf-8", errors="replace").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == name:
                return value.strip()
    except OSError:
        pass
    return ""
