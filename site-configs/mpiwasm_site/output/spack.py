"""A Spack scope: packages.yaml says which MPI libraries there are, modules.yaml how modules are laid out."""

from __future__ import annotations

from typing import Any, Optional

import yaml
from fabrics import Preset

from ..site import Mpi, Site


class Indented(yaml.SafeDumper):
    """Lists indented below their key, as Spack's own files have them."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)


def dumped(banner: str, remarks: list[str], content: dict[str, Any]) -> str:
    head = "".join(f"# {line}\n" for line in [banner, *remarks])
    return head + yaml.dump(content, Dumper=Indented, sort_keys=False, width=1000)


def external(mpi: Mpi) -> dict[str, Any]:
    """The external of an installed library; empty if not enough is known about it.

    Spack calls PREFIX/bin/mpicc, which belongs to another library where the commands have a suffix.
    """
    if mpi.suffix or not mpi.version or not (mpi.prefix or mpi.modules):
        return {}
    place: dict[str, Any] = {"prefix": mpi.prefix} if mpi.prefix else {}
    place |= {"modules": list(mpi.modules)} if mpi.modules else {}
    return {"spec": f"{mpi.library}@{mpi.version} {mpi.spack}".strip(), **place}


def words_of(preset: Optional[Preset], mpi: Mpi) -> str:
    """How the preset wants a library to be built."""
    return preset.mpi[mpi.library].spack if preset else ""


def package(mpi: Mpi, preset: Optional[Preset]) -> dict[str, Any]:
    """The site's library where it is known well enough, else what a build of it must have for the fabric."""
    known = external(mpi)
    if known:
        return {"buildable": False, "externals": [known]}
    if mpi.library == "cray-mpich":
        return {"buildable": False}
    words = mpi.spack or words_of(preset, mpi)
    # What belongs to a dependency is required of it, by its own name.
    own = words.split(" ^", maxsplit=1)[0]
    return {"require": [own]} if own else {}


def dependencies(site: Site, preset: Optional[Preset]) -> dict[str, Any]:
    """What libraries that Spack builds need of libfabric and UCX: the site's words, else the preset's."""
    found: dict[str, Any] = {}
    for mpi in site.mpi:
        if external(mpi) or mpi.library == "cray-mpich":
            continue
        said = mpi.spack if " ^" in mpi.spack else words_of(preset, mpi)
        for words in said.split(" ^")[1:]:
            name, _, wanted = words.partition(" ")
            found[name] = {"require": [wanted]}
    return found


def packages(site: Site, preset: Optional[Preset], banner: str) -> str:
    content: dict[str, Any] = {"all": {"providers": {"mpi": [mpi.library for mpi in site.mpi]}}}
    if all(external(mpi) for mpi in site.mpi):
        content["mpi"] = {"buildable": False}
    for mpi in site.mpi:
        settings = package(mpi, preset)
        if settings:
            content[mpi.library] = settings
    remarks = [f"Spack packages of {site.name}: {site.title}."]
    unknown = [mpi.library for mpi in site.mpi if mpi.library == "cray-mpich" and not external(mpi)]
    remarks += [f"Add the external {name}, whose version is not public: spack external find {name}" for name in unknown]
    return dumped(banner, remarks, {"packages": content | dependencies(site, preset)})


# Where the modules of the set lie; `module use` it, or its Core below for Lmod.
MODULES = "$spack/share/spack/mpiwasm"


def modules(site: Site, banner: str) -> str:
    """A module set of its own: how a site names and arranges its other modules, and whether it has any, is its own
    affair."""
    kind = "lmod" if site.modules.tool == "lmod" else "tcl"  # Tcl modules work under either tool
    # Core compilers are named, since Spack otherwise looks for them and writes them into its configuration.
    layout: dict[str, Any] = (
        {"core_specs": ["mpiwasm"], "core_compilers": ["gcc"]}
        if kind == "lmod"
        else {"projections": {"all": "{name}/{version}"}}
    )
    # It calls its libraries and compilers by their paths, and works with whichever MPI module is loaded.
    content: dict[str, Any] = {"autoload": "none"}
    if site.defaults:
        content["environment"] = {"set": dict(site.defaults)}
    only = {"include": ["mpiwasm"], "exclude": ["platform=linux"]}
    one_set = {
        "enable": [kind],
        "roots": {kind: MODULES},
        "arch_folder": False,
        kind: {**layout, "hash_length": 0, **only, "all": content},
    }
    remarks = [
        f"Spack modules of {site.name}: {site.title}.",
        "A module set with mpiwasm alone; other sets stay as they are.",
    ]
    return dumped(banner, remarks, {"modules": {"mpiwasm": one_set}})
