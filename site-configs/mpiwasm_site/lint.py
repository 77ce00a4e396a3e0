"""Finds what is of the right form in a site.toml and yet cannot work."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from fabrics import Preset

from . import names
from .schema import FACTS
from .site import Site

# What each library's start-up code can speak, by the words of `srun --mpi`.
SPEAKS = {
    "openmpi": ("pmix", "pspmix"),
    "mpich": ("pmix", "pspmix", "pmi2", "cray_shasta"),
    "mvapich": ("pmix", "pspmix", "pmi2"),
    "mvapich2": ("pmix", "pmi2"),
    "intel-oneapi-mpi": ("pmix", "pmi2"),
    "cray-mpich": ("cray_shasta", "pmi2", "pmix"),
}


def problems(site: Site, presets: dict[str, Preset]) -> list[str]:
    """What is wrong, a sentence each, in the order of the file."""
    found = [*fabric_problems(site, presets), *launcher_problems(site), *module_problems(site)]
    found += [f"environment.{problem}" for problem in names.problems(site.environment)]
    for name in site.defaults:
        if not name.startswith("MPIWASM_"):
            found.append(f"defaults.{name}: defaults are variables of mpiwasm (MPIWASM_...); put it into [environment]")
    if site.target and (site.target in ARM_TARGETS or site.target.startswith("neoverse")) != (
        site.architecture == "aarch64"
    ):
        found.append(f"target: {site.target} is no processor of the architecture {site.architecture}")
    return [*found, *source_problems(site)]


ARM_TARGETS = ("aarch64", "a64fx", "thunderx2", "graviton", "graviton2", "graviton3", "graviton4", "m1", "m2")


def fabric_problems(site: Site, presets: dict[str, Preset]) -> Iterable[str]:
    preset = presets.get(site.fabric)
    if preset is None:
        near = difflib.get_close_matches(site.fabric, presets, n=1)
        meant = f"; did you mean {near[0]}?" if near else f": one of {', '.join(presets)}"
        yield f"fabric: there is no preset {site.fabric}{meant}"
        return
    if not preset.suits(site.network):
        fit = [name for name, other in presets.items() if other.suits(site.network) and "any" not in other.networks]
        better = f"; for {site.network} there is {' and '.join(fit)}" if fit else ""
        yield f"fabric: {site.fabric} is for {' and '.join(preset.networks)}, not for {site.network}{better}"
    for mpi in site.mpi:
        if mpi.library not in preset.mpi:
            yield f"fabric: {mpi.library} cannot use {site.fabric}: it is for {', '.join(preset.mpi)}"


def launcher_problems(site: Site) -> Iterable[str]:
    if site.launcher in ("srun", "ibrun") and site.scheduler not in ("slurm", "squeue"):
        yield f"launcher: {site.launcher} starts programs under slurm, not under {site.scheduler}"
    for mpi in site.mpi:
        if mpi.pmi and site.launcher != "srun":
            yield f"mpi.{mpi.library}: pmi is a choice of srun's; {site.launcher} brings its own"
        elif mpi.pmi and mpi.pmi not in SPEAKS[mpi.library]:
            yield (
                f"mpi.{mpi.library}: it speaks {' or '.join(SPEAKS[mpi.library])}, not {mpi.pmi}: "
                "each task would run as a job of one rank"
            )


def module_problems(site: Site) -> Iterable[str]:
    wanting = [mpi.library for mpi in site.mpi if mpi.modules]
    if site.modules.tool == "none" and wanting:
        yield f"modules.tool: none, but {', '.join(wanting)} name modules"
    for mpi in site.mpi:
        if mpi.suffix and not (mpi.prefix and len(mpi.modules) == 1):
            yield (
                f"mpi.{mpi.library}: a suffix needs the prefix below which its commands are, and one name in modules "
                "for the module that is made"
            )
    libraries = [mpi.library for mpi in site.mpi]
    for library in sorted({library for library in libraries if libraries.count(library) > 1}):
        yield f"mpi.{library}: is there twice"
    partitions = [partition.name for partition in site.partitions]
    for name in sorted({name for name in partitions if partitions.count(name) > 1}):
        yield f"partition.{name}: is there twice"


def source_problems(site: Site) -> Iterable[str]:
    """Every fact about a real system has a public source; the generic ones describe none."""
    vouched = {fact for source in site.sources for fact in source.facts}
    for fact in sorted(vouched - set(site.facts()) - set(FACTS)):
        yield f"source: {fact} is no fact of this file"
    if site.centre != "generic":
        for fact in site.facts():
            if fact not in vouched:
                yield f"source: none for {fact}; leave out what no public page says, or name the site generic/..."
