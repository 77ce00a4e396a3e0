"""Finds names of variables and transports that no MPI library reads; known-names.toml has those that are read."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from .site import tomllib

KNOWN = tomllib.loads((Path(__file__).parent / "known-names.toml").read_text(encoding="utf-8"))
OF_PROVIDERS = ("FI_PROVIDER", "MPIR_CVAR_OFI_USE_PROVIDER", "I_MPI_OFI_PROVIDER")


def problems(variables: Mapping[str, str]) -> Iterable[str]:
    """What is wrong with these variables, a sentence each."""
    for name, value in variables.items():
        yield from name_problems(name)
        yield from value_problems(name, value)


def name_problems(name: str) -> Iterable[str]:
    """Names that differ from what is read only in their letters' case, or in a prefix."""
    parameter = re.fullmatch(r"(OMPI|PMIX|PRTE)_MCA_(\w+)", name, re.IGNORECASE)
    if parameter:
        start = f"{parameter[1].upper()}_MCA_"
        right = start + parameter[2].lower()
        if name != right:
            yield f"{name}: names of MCA parameters are in lower case after {start}; write {right}"
    elif re.match(r"OMPI_(pml|mtl|btl|osc|coll)", name, re.IGNORECASE):
        yield f"{name}: Open MPI reads OMPI_MCA_{name[5:].lower()}"
    elif re.match(r"(FI|UCX|PSM2|MPIR_CVAR|MPICH|I_MPI|MV2)_", name, re.IGNORECASE) and name != name.upper():
        yield f"{name}: is read in upper case only; write {name.upper()}"


def value_problems(name: str, value: str) -> Iterable[str]:
    """Values that name a transport which is not there."""
    framework = name.lower()[len("ompi_mca_") :] if name.lower().startswith("ompi_mca_") else ""
    if framework in KNOWN["openmpi"]:
        yield from component_problems(name, value, KNOWN["openmpi"][framework])
    elif name in OF_PROVIDERS or name.endswith(("_provider_include", "_provider_exclude")):
        layers = value.replace(";", ",")
        yield from selection_problems(name, layers, KNOWN["libfabric"]["providers"], "libfabric provider")
    elif name == "UCX_TLS":
        yield from selection_problems(name, value, KNOWN["ucx"]["transports"], "UCX transport")
    elif name == "I_MPI_FABRICS":
        yield from one_of(name, value, KNOWN["intel-oneapi-mpi"]["fabrics"])
    elif name == "MPIR_CVAR_CH4_NETMOD":
        yield from one_of(name, value, KNOWN["mpich"]["netmods"])


def component_problems(name: str, value: str, known: list[str]) -> Iterable[str]:
    """Components of Open MPI. To leave out openib is right for version 4; to ask for it is a sign of age."""
    if "openib" in value.split(","):
        yield f"{name}: Open MPI 5 has no openib; use the preset ucx for InfiniBand"
    yield from selection_problems(name, value, [*known, "openib"], "component")


def selection_problems(name: str, value: str, known: list[str], kind: str) -> Iterable[str]:
    """A list of names, or `^` and a list of those to leave out; never both in one."""
    words = value.split(",")
    if any(word.startswith("^") for word in words[1:]):
        yield f"{name}: {value} mixes names with ^names; one ^ in front excludes all that follow"
    for word in words:
        bare = word.lstrip("^").strip()
        if not bare:
            yield f"{name}: {value!r} has an empty entry"
        elif bare not in known and not word.startswith("^"):
            near = difflib.get_close_matches(bare.lower(), known, n=1)
            yield f"{name}: there is no {kind} {bare}" + (f"; did you mean {near[0]}?" if near else "")


def one_of(name: str, value: str, known: list[str]) -> Iterable[str]:
    if value not in known:
        yield f"{name}: there is no {value}: one of {', '.join(known)}"
