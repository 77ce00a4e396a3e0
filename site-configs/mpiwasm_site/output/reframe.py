"""The system as ReFrame wants it described."""

from __future__ import annotations

import pprint
from pathlib import Path
from typing import Any

from ..scales import scale_features
from ..site import Mpi, Partition, Site

# For "any", ReFrame's own start decides.
TOOLS = {"lmod": "'lmod'", "environment-modules": "'envmod'", "none": "'nomod'"}
EITHER = "'lmod' if 'LMOD_CMD' in os.environ else 'envmod'"

# What a job of tests may take where site.toml does not say.
LARGEST_JOB = 16


def nodes(site: Site, partition: Partition) -> int:
    """The nodes that one test may take: only a scheduler can give more than this one."""
    return 1 if site.scheduler == "local" else partition.nodes or LARGEST_JOB


def compilers(mpi: Mpi) -> dict[str, str]:
    """Cray's compilers know their MPI; all others are called through its wrappers."""
    return {"cc": "cc", "cxx": "CC"} if mpi.library == "cray-mpich" else {"cc": "mpicc", "cxx": "mpicxx"}


# The option for `size` MiB on each node of a job; other schedulers count memory in other ways.
MEMORY = {"slurm": "--mem={size}M", "squeue": "--mem={size}M"}


def resource_name(mpi: Mpi) -> str:
    """ReFrame's names for resources have no hyphen."""
    return "for_" + mpi.library.replace("-", "_")


def resources(site: Site) -> list[dict[str, Any]]:
    """What tests and environments may ask of the scheduler."""
    found = [{"name": resource_name(mpi), "options": list(mpi.options)} for mpi in site.mpi if mpi.options]
    if site.scheduler in MEMORY:
        found.append({"name": "memory", "options": [MEMORY[site.scheduler]]})
    return found


def environment(site: Site, mpi: Mpi, into: Path, prefix: str) -> dict[str, Any]:
    """One ReFrame environment for each MPI library.

    It has the mpiwasm of this prefix, whatever else is installed, without anything that a login must set before.
    """
    variables = dict(site.environment)
    if mpi.mpi_type:
        variables["SLURM_MPI_TYPE"] = mpi.mpi_type  # what srun reads instead of --mpi
    modules: list[Any] = list(site.modules.required)
    made = str(into.resolve() / "modules" / site.modules.place)
    modules += [{"name": name, "path": made} if mpi.suffix else name for name in mpi.modules]
    modules += site.libraries.modules
    if site.modules.tool == "none":
        # Otherwise the module of mpiwasm sets them.
        variables |= site.defaults
        variables["PATH"] = f"{prefix}/bin:$PATH"
    else:
        modules += [{"name": name, "path": made} for name in ("mpiwasm", site.preset_module) if name]
    return {
        "name": mpi.library,
        **compilers(mpi),
        "modules": modules,
        "env_vars": [[name, value] for name, value in variables.items()],
        "features": ["mpi", "mpiwasm"],
        "extras": {"mpi": mpi.library},
        **({"resources": {resource_name(mpi): {}}} if mpi.options else {}),
        "target_systems": [site.system],
    }


def settings(site: Site, banner: str, into: Path, prefix: str) -> str:
    partitions = [
        {
            "name": partition.name,
            "descr": partition.says or partition.name,
            "scheduler": site.scheduler,
            "launcher": site.launcher,
            "access": list(partition.options),
            "environs": [mpi.library for mpi in site.mpi],
            "resources": resources(site),
            # Without a scheduler, tests that run at once would slow each other down.
            **({"max_jobs": 1} if site.scheduler == "local" else {}),
            "features": ["mpiwasm", site.network, *scale_features(partition.cores, nodes(site, partition))],
            "extras": {
                "network": site.network,
                "scheduler": site.scheduler,
                "fabric": site.fabric,
                "cores": partition.cores,
                "blas": site.libraries.blas,
                "fftw": site.libraries.fftw,
                "site": str(site.folder),  # where the tests find references.yaml
            },
        }
        for partition in site.partitions
    ]
    system = {
        "name": site.system,
        "descr": site.title,
        "hostnames": list(site.hostnames) or [".*"],
        "modules_system": "@tool@",
        "partitions": partitions,
    }
    content = {"systems": [system], "environments": [environment(site, mpi, into, prefix) for mpi in site.mpi]}
    text = pprint.pformat(content, width=110, sort_dicts=False)
    text = text.replace("'@tool@'", TOOLS.get(site.modules.tool, EITHER))
    start = "import os\n\n" if site.modules.tool == "any" else ""
    return f"# {banner}\n# ReFrame settings of {site.name}: {site.title}.\n{start}site_configuration = {text}\n"
