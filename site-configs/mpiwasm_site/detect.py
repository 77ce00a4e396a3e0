"""What this machine shows of itself: a start for its site.toml."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Optional

PRESETS = {
    "omni-path": "psm2",
    "infiniband": "ucx",
    "roce": "ucx",
    "slingshot-11": "ofi-cxi",
    "efa": "ofi-efa",
    "ethernet": "ofi-tcp",
    "none": "shm",
}
# What `mpirun --version` says, and whose that is.
LIBRARIES = (
    (r"\(Open MPI\) (\S+)", "openmpi"),
    (r"Intel\(R\) MPI Library.*Version (\S+)", "intel-oneapi-mpi"),
    (r"HYDRA build details:\s+Version:\s+(\S+)", "mpich"),
)


@dataclass(frozen=True)
class Detected:
    """What was seen."""

    architecture: str
    network: str
    scheduler: str
    launcher: str
    tool: str
    library: str
    version: str
    cores: int

    @property
    def fabric(self) -> str:
        return PRESETS[self.network]


def network(devices: Path) -> str:
    """The fastest network that has a device below /sys/class; Ethernet shows nothing that counts here."""
    if any((devices / "cxi").glob("*")):
        return "slingshot-11"
    adapters = sorted(path.name for path in (devices / "infiniband").glob("*"))
    for start, name in (("hfi1", "omni-path"), ("efa", "efa"), ("rdmap", "efa"), ("mlx", "infiniband")):
        if any(adapter.startswith(start) for adapter in adapters):
            return name
    return "ethernet"


def tool(environment: Mapping[str, str]) -> str:
    if "LMOD_CMD" in environment:
        return "lmod"
    return "environment-modules" if "MODULESHOME" in environment else "none"


def library(path: str) -> tuple[str, str]:
    """The MPI library that the mpirun in this PATH belongs to, and its version; Open MPI when there is none."""
    mpirun = shutil.which("mpirun", path=path)
    if mpirun:
        asked = subprocess.run([mpirun, "--version"], capture_output=True, text=True, check=False)
        for pattern, name in LIBRARIES:
            found = re.search(pattern, asked.stdout)
            if found:
                return name, found[1]
    return "openmpi", ""


def detect(devices: Path = Path("/sys/class"), environment: Optional[Mapping[str, str]] = None) -> Detected:
    variables = os.environ if environment is None else environment
    path = variables.get("PATH", "")
    slurm = shutil.which("sbatch", path=path) is not None
    mpi, version = library(path)
    return Detected(
        architecture="aarch64" if platform.machine() in ("aarch64", "arm64") else "x86_64",
        network=network(devices),
        scheduler="slurm" if slurm else "local",
        launcher="srun" if slurm else "mpirun",
        tool=tool(variables),
        library=mpi,
        version=version,
        cores=os.cpu_count() or 1,
    )


def site_file(name: str, seen: Detected) -> str:
    """A site.toml to begin with; what it does not say stays as a comment."""
    options = '["--partition=batch"]' if seen.scheduler == "slurm" else "[]"
    version = f'version = "{seen.version}"' if seen.version else '# version = "5.0.8"'
    return f'''# {name}: what a machine showed of itself; correct it, then run `mpiwasm-site check {name}`.
# docs/admins/site-configs.md lists every key.
title = "{name}"
architecture = "{seen.architecture}"
# target = "zen3"               # the processor, as Spack calls it
network = "{seen.network}"
fabric = "{seen.fabric}"        # the preset: modulefiles/fabrics.toml
scheduler = "{seen.scheduler}"
launcher = "{seen.launcher}"

[modules]
tool = "{seen.tool}"

[[mpi]]
library = "{seen.library}"
{version:30}  # with modules or prefix, Spack need not build it
# modules = ["{seen.library}/{seen.version or "5.0.8"}"]
# prefix = "/opt/{seen.library}"
# pmi = "pmix"                  # what `srun --mpi` is told

[[partition]]
name = "batch"
cores = {seen.cores}
options = {options}

# Every fact about a real system has a public source. A system that is not for the public is called generic/... instead.
# [[source]]
# url = "https://..."
# date = "{date.today()}"
# facts = ["architecture", "network", "scheduler", "launcher", "modules", "mpi.{seen.library}", "partition.batch"]
'''
