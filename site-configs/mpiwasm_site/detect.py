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

from .speaks import SPEAKS

PRESETS = {
    "omni-path": "psm2",
    "infiniband": "ucx",
    "roce": "ucx",
    "slingshot-11": "ofi-cxi",
    "efa": "ofi-efa",
    "ethernet": "",  # libraries use shared memory and TCP by themselves
    "none": "shm",
}
# What `mpirun --version` says, and whose that is.
LIBRARIES = (
    (r"\(Open MPI\) (\S+)", "openmpi"),
    (r"Intel\(R\) MPI Library.*Version (\S+)", "intel-oneapi-mpi"),
    (r"HYDRA build details:\s+Version:\s+(\S+)", "mpich"),
)


# How Slurm's programs are called; none of them changes anything.
LIST_PMI = ("srun", "--mpi=list")
ASK_ACCOUNTING = ("sacct", "--noheader", "--allocations")
LIST_PARTITIONS = ("sinfo", "--noheader", "--format=%P %c")
# A login sets the module tool up; cron, sudo and scripts do not.
ASK_LOGIN = ("bash", "-lc", 'echo "tool ${LMOD_CMD:+lmod} ${MODULESHOME:+environment-modules}"')
LONGEST_ANSWER = 30.0


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
    pmi: str
    partition: str
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


def answer(command: tuple[str, ...], environment: Mapping[str, str]) -> Optional[str]:
    """What a program prints; nothing when it is missing, fails, or does not answer."""
    program = shutil.which(command[0], path=environment.get("PATH", ""))
    if program is None:
        return None
    try:
        asked = subprocess.run(
            [program, *command[1:]],
            env=dict(environment),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LONGEST_ANSWER,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return asked.stdout if asked.returncode == 0 else None


def tool(environment: Mapping[str, str]) -> str:
    if "LMOD_CMD" in environment:
        return "lmod"
    if "MODULESHOME" in environment:
        return "environment-modules"
    said = re.search(r"^tool (\S+)", answer(ASK_LOGIN, environment) or "", re.MULTILINE)
    return said[1] if said else "none"


def pmi(mpi: str, environment: Mapping[str, str]) -> str:
    """The PMI for this library: the first one it supports that this Slurm provides; empty if there is none."""
    listed = (answer(LIST_PMI, environment) or "").split()
    return next((name for name in SPEAKS[mpi] if name in listed), "")


def default_partition(listed: str) -> tuple[str, int]:
    """The partition that jobs get by default, and the cores of its nodes; empty when Slurm names none."""
    found = re.search(r"^(\S+)\* (\d+)", listed, re.MULTILINE)
    return (found[1], int(found[2])) if found else ("", 0)


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
    mpi, version = library(path)
    # Slurm's commands may be installed where no Slurm runs.
    partitions = answer(LIST_PARTITIONS, variables)
    slurm = partitions is not None
    partition, cores = default_partition(partitions or "")
    has_accounting = slurm and answer(ASK_ACCOUNTING, variables) is not None
    return Detected(
        architecture="aarch64" if platform.machine() in ("aarch64", "arm64") else "x86_64",
        network=network(devices),
        scheduler=("slurm" if has_accounting else "squeue") if slurm else "local",
        launcher="srun" if slurm else "mpirun",
        tool=tool(variables),
        library=mpi,
        version=version,
        pmi=pmi(mpi, variables) if slurm else "",
        partition=partition or "batch",
        cores=cores or os.cpu_count() or 1,
    )


def source(seen: Detected) -> str:
    """The centre knows its own system; for sites that are offered to the public, each fact has a page instead."""
    facts = ["architecture", "network", "scheduler", "launcher", f"mpi.{seen.library}", f"partition.{seen.partition}"]
    facts += ["modules"] * (seen.tool != "none") + ["pmi"] * bool(seen.pmi)
    listed = ", ".join(f'"{fact}"' for fact in facts)
    return f'''
[[source]]
says = "this centre"
# url = "https://..."           # the page, for a site that is offered to the public
date = "{date.today()}"
facts = [{listed}]
'''


def site_file(name: str, seen: Detected) -> str:
    """A site.toml to begin with; what it does not say stays as a comment."""
    options = "[]" if seen.scheduler == "local" else f'["--partition={seen.partition}"]'
    fabric = f'fabric = "{seen.fabric}"' if seen.fabric else '# fabric = "ucx"'
    pmi_line = f'pmi = "{seen.pmi}"' if seen.pmi else '# pmi = "pmix"'
    version = f'version = "{seen.version}"' if seen.version else '# version = "5.0.8"'
    return f'''# {name}: what a machine showed of itself; correct it, then run `mpiwasm-site check {name}`.
# docs/admins/site-configs.md lists every key.
title = "{name}"
architecture = "{seen.architecture}"
# target = "zen3"               # the processor, as Spack calls it
network = "{seen.network}"
{fabric:30}  # the preset, where one is needed: modulefiles/fabrics.toml
scheduler = "{seen.scheduler}"  # squeue: Slurm without accounting
launcher = "{seen.launcher}"

[modules]
tool = "{seen.tool}"

[[mpi]]
library = "{seen.library}"
{version:30}  # with modules or prefix, Spack need not build it
# modules = ["{seen.library}/{seen.version or "5.0.8"}"]
# prefix = "/opt/{seen.library}"
{pmi_line:30}  # argument of `srun --mpi`

[[partition]]
name = "{seen.partition}"
cores = {seen.cores}
options = {options}
{source(seen) if not name.startswith("generic/") else ""}'''
