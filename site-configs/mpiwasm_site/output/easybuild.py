"""EasyBuild: a configuration file, and hooks that give the modules of MPI libraries the fabric's variables."""

from __future__ import annotations

import pprint
from pathlib import Path
from typing import Optional

from fabrics import HERE as MODULEFILES
from fabrics import Preset

from ..site import ROOT, Site

NAMES = {"openmpi": "OpenMPI", "mpich": "MPICH", "mvapich2": "MVAPICH2", "intel-oneapi-mpi": "impi"}
TOOLS = {
    "lmod": ("Lmod", "Lua"),
    "environment-modules": ("EnvironmentModules", "Tcl"),
}


def configuration(site: Site, into: Path, banner: str) -> str:
    # Where no tool is known, EasyBuild's own choice holds.
    tool, syntax = TOOLS.get(site.modules.tool, ("", ""))
    settings = {
        **({"modules-tool": tool, "module-syntax": syntax} if tool else {}),
        "module-naming-scheme": site.modules.naming_scheme,
        "robot-paths": f"{ROOT.parent / 'easyconfigs'}:%(DEFAULT_ROBOT_PATHS)s",
        "hooks": str(into.resolve() / "easybuild" / "hooks.py"),
    }
    lines = [f"# {banner}", f"# EasyBuild for {site.name}: eb --configfiles=mpiwasm.cfg ...", "[config]"]
    return "\n".join([*lines, *(f"{name}={value}" for name, value in settings.items())]) + "\n"


def hooks(site: Site, preset: Optional[Preset], banner: str) -> str:
    variables = {
        name: (f"{name.upper()}_FABRIC_VARIABLES", preset.mpi[library].variables)
        for library, name in NAMES.items()
        if preset and library in preset.mpi and preset.mpi[library].variables
    }
    if site.defaults:
        variables["mpiwasm"] = ("MPIWASM_MODULE_VARIABLES", site.defaults)
    lua = (MODULEFILES / "templates" / "defaults.lua").read_text(encoding="utf-8")
    tcl = (MODULEFILES / "templates" / "defaults.tcl").read_text(encoding="utf-8")
    fabric = f"the fabric {preset.name}\n({preset.says})" if preset else "the network, empty for this site"
    return f'''"""{banner}

EasyBuild hooks of {site.name}: modules of MPI libraries set what these need for {fabric},
unless users have set it themselves.
"""

# The name in EasyBuild: the variable that notes what was set, and what is set.
VARIABLES = {pprint.pformat(variables, width=110, sort_dicts=False)}

LUA = r"""
{lua}set_defaults("%s", {{
%s}})
"""

TCL = r"""
{tcl}setDefaults %s {{
%s}}
"""


def parse_hook(ec, *args, **kwargs):
    """Adds to the module of a library; EasyBuild calls it for each easyconfig."""
    if ec["name"] in VARIABLES:
        record, variables = VARIABLES[ec["name"]]
        lua = "".join('  {{ "%s", "%s" }},\\n' % pair for pair in variables.items())
        tcl = "".join("    %s {{%s}}\\n" % pair for pair in variables.items())
        ec["modluafooter"] = (ec["modluafooter"] or "") + LUA % (record, lua)
        ec["modtclfooter"] = (ec["modtclfooter"] or "") + TCL % (record, tcl)
'''
