"""The page of a site: how mpiwasm is installed and run there, and where each fact about the system comes from."""

from __future__ import annotations

from typing import Optional

from fabrics import Preset

from ..site import Mpi, Site


def start(site: Site, mpi: Mpi, tasks: int) -> str:
    """The command that starts a program."""
    if site.launcher == "srun":
        return f"srun --mpi={mpi.mpi_type} mpiwasm app.wasm" if mpi.mpi_type else "srun mpiwasm app.wasm"
    if site.launcher == "ibrun":
        return "ibrun mpiwasm app.wasm"
    if site.scheduler != "local":
        return f"{site.launcher} mpiwasm app.wasm"
    return f"{site.launcher} -np {tasks} mpiwasm app.wasm"


def job(site: Site) -> str:
    """A job of two nodes, or of one where there is no scheduler."""
    mpi, partition = site.mpi[0], site.partitions[0]
    lines = ["#!/bin/bash -l"]
    if site.scheduler in ("slurm", "squeue"):
        lines += ["#SBATCH --nodes=2", f"#SBATCH --ntasks-per-node={partition.cores}", "#SBATCH --time=00:10:00"]
        lines += [f"#SBATCH {option}" for option in (*partition.options, *mpi.options)]
    if site.modules.tool != "none":
        lines.append(
            " ".join(["module load", *site.modules.required, *mpi.modules, *site.libraries.modules, "mpiwasm"])
        )
        lines += [f"module load {site.preset_module}"] * bool(site.fabric)
    lines += [f"export {name}={value}" for name, value in site.environment.items()]
    return "\n".join([*lines, start(site, mpi, partition.cores)]) + "\n"


def libraries(site: Site) -> str:
    """The numerical libraries, as the table shows them."""
    chosen = [
        f"{kind.upper()} `{name}`"
        for kind, name in (("blas", site.libraries.blas), ("fftw", site.libraries.fftw))
        if name
    ]
    return ", ".join([*chosen, *(f"module `{name}`" for name in site.libraries.modules)])


def stated(site: Site) -> dict[str, str]:
    """Each fact and its value, as the table shows them."""
    values = {
        "architecture": site.architecture,
        "target": site.target,
        "network": site.network,
        "scheduler": site.scheduler,
        "launcher": site.launcher,
        "pmi": ", ".join(f"{mpi.mpi_type or 'MpiDefault'} for {mpi.library}" for mpi in site.mpi if mpi.pmi),
        "modules": "a module command, tool unknown" if site.modules.tool == "any" else site.modules.tool,
        "libraries": libraries(site),
        "environment": ", ".join(f"`{name}={value}`" for name, value in site.environment.items()),
    }
    for mpi in site.mpi:
        known = [f"version {mpi.version}" if mpi.version else "", f"module `{' '.join(mpi.modules)}`", mpi.prefix]
        known += [f"`{' '.join(mpi.options)}`"] if mpi.options else []
        known += [f"commands like `mpicc{mpi.suffix}`"] if mpi.suffix else []
        values[f"mpi.{mpi.library}"] = ", ".join(word for word in known if word and word != "module ``") or "available"
    for partition in site.partitions:
        options = f", `{' '.join(partition.options)}`" if partition.options else ""
        says = f"{partition.says}, " if partition.says else ""
        values[f"partition.{partition.name}"] = f"{says}{partition.cores} cores per node{options}"
    return {fact: values[fact] for fact in site.facts()}


def text(site: Site, preset: Optional[Preset], banner: str) -> str:
    if site.centre == "generic":
        tested = "A generic configuration without public sources."
    elif any(source.url for source in site.sources):
        tested = "Written from public documentation and untested on the system. Corrections to `site.toml` are welcome."
    else:
        tested = "Described by the centre itself."
    lines = [f"<!-- {banner} -->", f"# {site.title}", "", tested, ""]
    lines += ["Spack configuration of MPI libraries and modules:", "", "```yaml", "include:", "- git: URL"]
    lines += ["  branch: main", f"  paths: [site-configs/{site.name}/spack]", "```", ""]
    lines += ["EasyBuild and ReFrame configuration and modulefiles for your paths:", "", "```"]
    lines += [f"site-configs/mpiwasm-site generate {site.name} --prefix /opt/mpiwasm --into FOLDER", "```", ""]
    lines += ["Example job:", "", "```", *job(site).splitlines(), "```", ""]
    lines += [
        f"The preset `{site.preset_module}` is for {preset.says}."
        if preset
        else "No preset: the MPI libraries select the network."
    ]
    lines += ["", *(f"- {note}" for note in site.notes), ""] if site.notes else [""]
    lines += ["| fact | value | source |", "|---|---|---|"]
    numbers = {fact: number for number, source in enumerate(site.sources, 1) for fact in reversed(source.facts)}
    unsourced = "assumed" if site.centre == "generic" else "the centre"
    for fact, value in stated(site).items():
        lines.append(f"| {fact} | {value} | {f'[{numbers[fact]}]' if fact in numbers else unsourced} |")
    if site.sources:
        lines.append("")
    for number, source in enumerate(site.sources, 1):
        said = ", ".join(word for word in (source.url and f"<{source.url}>", source.says) if word)
        lines.append(f"{number}. {said}, as of {source.date}")
    return "\n".join(lines) + "\n"
