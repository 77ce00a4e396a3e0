"""Runs EasyBuild, as an administrator would who has nothing configured, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

CHANNEL = Path(__file__).resolve().parents[1]
ROOT = CHANNEL.parent
EB = Path(sys.executable).with_name("eb")
EASYCONFIGS = sorted(CHANNEL.glob("?/*/*.eb"))


@dataclass(frozen=True)
class EasyBuild:
    """An EasyBuild that installs into `prefix` and takes sources from `sources`."""

    prefix: Path
    sources: Path
    lmod: Path
    environment: dict[str, str] = field(default_factory=dict)

    def lmod_settings(self) -> dict[str, str]:
        return {"LMOD_CMD": str(self.lmod), "LMOD_DIR": str(self.lmod.parent), "LMOD_PKG": str(self.lmod.parents[1])}

    def surroundings(self) -> dict[str, str]:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("EASYBUILD_", "EB"))}
        # Python's own settings of `make check` would reach what EasyBuild starts, and no user's configuration counts.
        return inherited | {
            "EB_PYTHON": sys.executable,
            "PATH": f"{EB.parent}:{self.lmod.parent}:{inherited['PATH']}",
            **self.lmod_settings(),
            "XDG_CONFIG_HOME": str(self.prefix / "no-configuration"),
            "XDG_CONFIG_DIRS": str(self.prefix / "no-configuration"),
            "EASYBUILD_PREFIX": str(self.prefix),
            "EASYBUILD_SOURCEPATH": str(self.sources),
            "EASYBUILD_TMPDIR": str(self.prefix / "tmp"),
            "EASYBUILD_ROBOT_PATHS": f"{CHANNEL}:",
            "EASYBUILD_ALLOW_USE_AS_ROOT_AND_ACCEPT_CONSEQUENCES": "1",
            **self.environment,
        }

    def run(self, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        (self.prefix / "tmp").mkdir(parents=True, exist_ok=True)
        return subprocess.run(
            [EB, *arguments],
            env=self.surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )

    def must(self, *arguments: str | Path) -> str:
        done = self.run(*arguments)
        assert done.returncode == 0, done.stdout
        return done.stdout

    def shell(self, *lines: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Runs lines of bash in a fresh login's surroundings, with Lmod and the modules that were made."""
        module = f'module() {{ eval "$({self.lmod} bash "$@")"; }}'
        kept = {
            name: value for name, value in os.environ.items() if name in ("HOME", "LANG") or name.startswith("OMPI_")
        }
        modules = {"MODULEPATH": str(self.prefix / "modules" / "all"), "PATH": "/usr/bin:/bin", **self.lmod_settings()}
        return subprocess.run(
            ["bash", "--noprofile", "--norc", "-euc", "\n".join([module, *lines])],
            env=kept | modules | variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )


def link_tree(source: Path, target: Path) -> None:
    """The files of a finished build at another place, without their bytes where the file system can."""

    def link(one: str, other: str) -> None:
        try:
            os.link(one, other)
        except OSError:
            shutil.copy2(one, other)

    shutil.copytree(source, target, symlinks=True, copy_function=link)
