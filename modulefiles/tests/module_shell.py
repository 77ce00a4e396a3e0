"""A shell in which Lmod or Environment Modules load modules, as a user's login shell would."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PREFIX = "/opt/mpiwasm"  # nothing needs to be there
VERSION = "1.2.3"

# What the tools keep for themselves; what users and programs see is all the rest.
BOOKKEEPING = ("_ModuleTable", "_LMFILES_", "LOADEDMODULES", "MODULEPATH", "LMOD_", "__LMOD_", "MODULES_", "__MODULES_")


@dataclass(frozen=True)
class Tool:
    """A module tool, and the kind of modulefile it is given."""

    name: str
    syntax: str
    command: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} with {self.syntax}"


@dataclass(frozen=True)
class Outcome:
    """What a sequence of commands left behind."""

    environment: dict[str, str]
    messages: str
    status: int

    def visible(self) -> dict[str, str]:
        return {name: value for name, value in self.environment.items() if not name.startswith(BOOKKEEPING)}


@dataclass(frozen=True)
class ModuleShell:
    """A bash with only the module command defined; each call starts a new one."""

    tool: Tool
    modulepath: str
    home: Path

    def run(self, *commands: str, **variables: str) -> Outcome:
        """Runs shell commands, in which `module` works, with these variables set before; stops at the first failure."""
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(self.home), "MODULEPATH": self.modulepath, **variables}
        module = " ".join(self.tool.command)
        # As the tools' own init files define it.
        define = (
            f'module() {{ local code; code=$({module} bash "$@"); local status=$?; eval "$code"; return $status; }}'
        )
        # `module` may return success and yet evaluate to a failing command.
        script = "\n".join([define, "show() { /usr/bin/env -0 > state; }", "trap show EXIT", "set -e", *commands])
        done = subprocess.run(
            ["/bin/bash", "--norc", "--noprofile", "-c", script],
            cwd=self.home,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        state = (self.home / "state").read_text(encoding="utf-8").split("\0")
        ignored = {"_", "SHLVL", "PWD", "OLDPWD"}
        left = dict(entry.split("=", 1) for entry in state if "=" in entry)
        left = {name: value for name, value in left.items() if name not in ignored}
        return Outcome(left, done.stdout + done.stderr, done.returncode)


def configure(into: Path, **settings: str) -> None:
    """Makes the modules as `cmake --install` does."""
    values = {"PREFIX": PREFIX, "VERSION": VERSION, "INTO": str(into), **settings}
    definitions = [f"-D{name}={value}" for name, value in values.items()]
    script = ROOT / "modulefiles" / "configure.cmake"
    subprocess.run(["cmake", *definitions, "-P", script], check=True, capture_output=True, text=True)


def difference(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """What changed, a line each, in the order of names."""
    # Lmod writes an empty last entry of a path as "::", Environment Modules as ":"; both mean the same.
    before, after = ({name: re.sub(":+$", ":", value) for name, value in state.items()} for state in (before, after))
    changed = (name for name in sorted(before.keys() | after.keys()) if before.get(name) != after.get(name))
    return [f"{name}={after[name]}" if name in after else f"unset {name}" for name in changed]


def write_module(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def module_tool(name: str) -> str:
    """The program of lmod or environment-modules; skips the test, saying why, where there is none."""
    recipe = [ROOT / "recipes" / "module-tool.sh", name, ROOT / "build" / "module-tools"]
    done = subprocess.run(recipe, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.skip(f"no {name}: {done.stderr.strip()}")
    return done.stdout.strip()
