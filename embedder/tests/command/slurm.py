"""A Slurm on this machine for tests."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

SLURM_ON_ONE_NODE = Path(__file__).resolve().parents[3] / "reframe-tests" / "slurm-on-one-node" / "slurm-on-one-node"
DAEMONS = ("munged", "slurmctld", "slurmd")


def started_slurm(folder: Path, further: str = "", nodes: int = 1) -> Iterator[Path]:
    """Its slurm.conf, while it runs, with further lines in it."""
    missing = [name for name in DAEMONS if shutil.which(name, path="/usr/sbin:/usr/bin") is None]
    if missing:
        pytest.skip(f"no {', '.join(missing)}; recipes/prepare.sh installs them")
    if os.geteuid() != 0:
        pytest.skip("daemons of Slurm are started by root")
    lines = folder / "further.conf"
    lines.write_text(further, encoding="utf-8")
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "NODES": str(nodes)}
    subprocess.run([SLURM_ON_ONE_NODE, "start", folder, lines], env=environment, check=True)
    yield folder / "slurm.conf"
    subprocess.run([SLURM_ON_ONE_NODE, "stop", folder], env=environment, check=True)
