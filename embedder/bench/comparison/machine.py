"""What a figure depends on besides the program: the machine and the versions of everything."""

from __future__ import annotations

import os
import platform
import subprocess
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
    }


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
