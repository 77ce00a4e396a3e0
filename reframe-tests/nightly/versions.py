"""The versions of mpiwasm, engine, MPI libraries and fabric of a run, with which its session is marked."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from typing import Any

from .login import insist_on_tool
from .run import ROOT, CannotRun, Order

sys.path[:0] = [str(ROOT / "site-configs"), str(ROOT / "modulefiles")]
from mpiwasm_site.output.reframe import environment  # noqa: E402
from mpiwasm_site.site import Mpi, Site, read_site  # noqa: E402

# The libraries below MPI that have a version to ask for, where the loader finds them; no tool of theirs is needed.
FABRICS = """
import ctypes
def library(name):
    try:
        return ctypes.CDLL(name)
    except OSError:
        return None
ucx, libfabric = library("libucp.so.0"), library("libfabric.so.1")
if ucx:
    ucx.ucp_get_version_string.restype = ctypes.c_char_p
    print("UCX", ucx.ucp_get_version_string().decode())
if libfabric:
    version = libfabric.fi_version()
    print(f"libfabric {version >> 16}.{version & 0xffff}")
"""


def in_environment(order: Order, site: Site, mpi: Mpi, command: list[str]) -> str:
    """What a command prints where a library's modules are loaded; nothing if that fails, which the tests report."""
    loaded = environment(site, mpi, order.made, str(order.prefix))
    lines = []
    for module in loaded["modules"]:
        if isinstance(module, dict):
            lines.append(f"module use {shlex.quote(module['path'])}")
            module = module["name"]
        lines.append(f"module load {module}")
    lines += [f'export {name}="{value}"' for name, value in loaded["env_vars"]]
    script = "\n".join([*lines, shlex.join(command)])
    try:
        done = subprocess.run(
            ["bash", "-lc" if "RFM_USE_LOGIN_SHELL" in os.environ else "-c", script],
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout if done.returncode == 0 else ""


def library_of(said: str) -> str:
    """The version of the library that `mpiwasm info --json` would use: "Open MPI v4.1.4"."""
    try:
        found: dict[str, Any] = json.loads(said)
    except ValueError:
        return ""
    versions = [one["version"] for one in found["libraries"] if one["path"] == found["chosen"]]
    return versions[0].partition(",")[0].replace(" Version:", "") if versions else ""


def versions(order: Order) -> dict[str, str]:
    """The marks of a session, by name."""
    mpiwasm = order.prefix / "bin" / "mpiwasm"
    try:
        done = subprocess.run([mpiwasm, "info"], capture_output=True, text=True, check=False, timeout=60)
    except OSError as error:
        raise CannotRun(f"{mpiwasm}: {error.strerror}; give the installation prefix with --prefix") from error
    found = {"site": order.site, "tags": order.tags_mark}
    for name, pattern in (
        ("mpiwasm", r"^mpiwasm (\S+)"),
        ("engine", r"^  engine +(.+)$"),
        ("processor", r"^  processor +(.+)$"),
    ):
        if match := re.search(pattern, done.stdout, re.MULTILINE):
            found[name] = match[1].strip()
    site = read_site(order.sites / order.site)
    insist_on_tool(site.modules.tool)
    libraries = [library_of(in_environment(order, site, mpi, ["mpiwasm", "info", "--json"])) for mpi in site.mpi]
    found["mpi"] = " and ".join(filter(None, libraries))
    below = [in_environment(order, site, mpi, ["python3", "-c", FABRICS]).splitlines() for mpi in site.mpi]
    found["fabric"] = " and ".join(
        [site.fabric or "no preset", *dict.fromkeys(line for lines in below for line in lines)]
    )
    return {name: value for name, value in found.items() if value}
