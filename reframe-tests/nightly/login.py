"""What a login sets and cron does not: the module tool, above all."""

from __future__ import annotations

import os
import pwd
import subprocess

from .run import CannotRun

# What shows that a module tool is set up, by the names of site.toml.
MARKS = {"lmod": ("LMOD_CMD",), "environment-modules": ("MODULESHOME",), "any": ("LMOD_CMD", "MODULESHOME")}
# What belongs to the shell that was asked.
OF_SHELL = ("_", "SHLVL", "PWD", "OLDPWD")
LONGEST_LOGIN = 60


def has_tool(tool: str) -> bool:
    return tool not in MARKS or any(name in os.environ for name in MARKS[tool])


def complete_environment() -> None:
    """Makes this process's environment that of a login shell, unless a module tool is set up already."""
    user = pwd.getpwuid(os.getuid())
    for name, value in (("HOME", user.pw_dir), ("USER", user.pw_name), ("PATH", os.defpath)):
        os.environ.setdefault(name, value)
    if has_tool("any"):
        return
    command = ["bash", "-lc", "env -0"]
    try:
        asked = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LONGEST_LOGIN, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return
    pairs = (entry.partition("=") for entry in asked.stdout.split("\0"))
    os.environ.update({name: value for name, found, value in pairs if found and name not in OF_SHELL})
    # So the scripts of jobs are set up alike.
    os.environ.setdefault("RFM_USE_LOGIN_SHELL", "y")


def insist_on_tool(tool: str) -> None:
    """Raises CannotRun where the site's modules cannot be loaded."""
    if not has_tool(tool):
        raise CannotRun(
            f"no module tool: site.toml says {tool}, but a login shell (bash -l) does not set "
            f"{' or '.join(MARKS[tool])}; set the tool up in the login's profile"
        )
