"""Finds what is of the right form in a site.toml and yet cannot work."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from fabrics import Preset

from . import names
from .schema import FACTS
from .site import Site
from .speaks import OWN_DEFAULT, SPEAKS


def problems(site: Site, presets: dict[str, Preset]) -> list[str]:
    """What is wrong, a sentence each, in the order of the file."""
    found = [*fabric_problems(site, presets), *launcher_problems(site), *module_problems(site)]
    found += [f"environment.{problem}" for problem in names.problems(site.environment)]
    for name in site.own_defaults:
        if not name.startswith("MPIWASM_"):
            found.append(f"defaults.{name}: defaults are variables of mpiwasm (MPIWASM_...); use [environment]")
        elif name in site.libraries.defaults:
            found.append(f"defaults.{name}: {name.split('_')[1].lower()} of [libraries] sets it")
    if site.target and (site.target in ARM_TARGETS or site.target.startswith("neoverse")) != (
        site.architecture == "aarch64"
    ):
        found.append(f"target: {site.target} is not a processor of the architecture {site.architecture}")
    return [*found, *source_problems(site)]


ARM_TARGETS = ("aarch64", "a64fx", "thunderx2", "graviton", "graviton2", "graviton3", "graviton4", "m1", "m2")


def fabric_problems(site: Site, presets: dict[str, Preset]) -> Iterable[str]:
    if not site.fabric:
        return
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
            yield f"mpi.{mpi.library}: pmi is an option of srun; {site.launcher} has its own"
        elif site.launcher == "srun" and not mpi.pmi:
            yield (
                f"mpi.{mpi.library}: pmi is missing: the argument of srun --mpi for this library, one of "
                f"{', '.join(SPEAKS[mpi.library])} (srun --mpi=list lists those of this Slurm), or {OWN_DEFAULT} where "
                "Slurm's MpiDefault is right"
            )
        elif mpi.pmi not in ("", OWN_DEFAULT, *SPEAKS[mpi.library]):
            yield (
                f"mpi.{mpi.library}: it supports {' or '.join(SPEAKS[mpi.library])}, not {mpi.pmi}: "
                "each task would run as a job of one rank"
            )


def module_problems(site: Site) -> Iterable[str]:
    wanting = [mpi.library for mpi in site.mpi if mpi.modules] + ["libraries"] * bool(site.libraries.modules)
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
        yield f"mpi.{library}: is defined twice"
    partitions = [partition.name for partition in site.partitions]
    for name in sorted({name for name in partitions if partitions.count(name) > 1}):
        yield f"partition.{name}: is defined twice"


def source_problems(site: Site) -> Iterable[str]:
    """In this repository, every fact about a real system has a source; the generic ones describe none."""
    vouched = {fact for source in site.sources for fact in source.facts}
    for fact in sorted(vouched - set(site.facts()) - set(FACTS)):
        yield f"source: {fact} is not a fact of this file"
    for number, source in enumerate(site.sources, 1):
        if not source.url and not source.says:
            yield f"source[{number}]: requires url or says"
    if site.is_public:
        for fact in site.facts():
            if fact not in vouched:
                yield f"source: none for {fact}; name the page, or the centre itself: a source with says, without url"
