"""EasyBuild hooks: modules set the network of the MPI library, unless the site or the user has set it.

    MPIWASM_FABRIC=psm2 eb --hooks=/path/to/mpiwasm/easyconfigs/hooks.py --robot mpiwasm-0.1.0-gompi-2025b.eb

The presets are the rows of modulefiles/fabrics.toml, as in the modules mpiwasm-fabric/*. A module of
an MPI library that EasyBuild makes gets that library's variables; mpiwasm for the toolchain `system`, whose MPI library
has no module of EasyBuild's, gets those of all libraries. Without MPIWASM_FABRIC nothing changes.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import easybuild.tools.tomllib as tomllib
from easybuild.tools.build_log import EasyBuildError

MODULEFILES = Path(__file__).resolve().parents[1] / "modulefiles"
LIBRARIES = {"OpenMPI": "openmpi", "MPICH": "mpich", "MVAPICH2": "mvapich2", "impi": "intel-oneapi-mpi"}


def preset(name: str, modulefiles: Path) -> dict[str, dict[str, str]]:
    """The variables of each MPI library under a preset."""
    table = tomllib.loads((modulefiles / "fabrics.toml").read_text(encoding="utf-8"))
    if name not in table:
        raise EasyBuildError("MPIWASM_FABRIC=%s is no preset; there are: %s", name, ", ".join(table))
    return {library: needs["variables"] for library, needs in table[name]["mpi"].items()}


def wanted(software: str, toolchain: str, variables: dict[str, dict[str, str]]) -> dict[str, str]:
    """What a module of this software is to set; nothing for most."""
    if software == "mpiwasm" and toolchain == "system":
        return {name: value for library in variables.values() for name, value in library.items()}
    return variables.get(LIBRARIES.get(software, ""), {})


def footer(record: str, variables: dict[str, str], language: str, modulefiles: Path) -> str:
    """The addition to a module: sets unset variables, records them in `record`, and unsets them at unload."""
    function = (modulefiles / "templates" / f"defaults.{language}").read_text(encoding="utf-8")
    if language == "lua":
        pairs = "".join(f'  {{ "{name}", "{value}" }},\n' for name, value in variables.items())
        return f'\n{function}set_defaults("{record}", {{\n{pairs}}})\n'
    pairs = "".join(f"    {name} {{{value}}}\n" for name, value in variables.items())
    return f"\n{function}setDefaults {record} {{\n{pairs}}}\n"


def parse_hook(ec: Any, *args: Any, **kwargs: Any) -> None:
    """EasyBuild calls it for each easyconfig that it has read."""
    fabric = os.environ.get("MPIWASM_FABRIC")
    if not fabric:
        return
    variables = wanted(ec["name"], ec["toolchain"]["name"], preset(fabric, MODULEFILES))
    if variables:
        record = f"{ec['name'].upper()}_FABRIC_VARIABLES"
        # `mpiwasm-fabric/*` note theirs in MPIWASM_FABRIC_VARIABLES, and may be loaded beside this module.
        record = "MPIWASM_MODULE_FABRIC_VARIABLES" if ec["name"] == "mpiwasm" else record
        for language in ("lua", "tcl"):
            parameter = f"mod{language}footer"
            ec[parameter] = (ec[parameter] or "") + footer(record, variables, language, MODULEFILES)
