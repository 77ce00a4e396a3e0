"""A login on this machine that ReFrame's jobs can run in."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from module_shell import module_tool

HERE = Path(__file__).resolve().parents[1]
ROOT = HERE.parent
# With a Python that has the packages of docs/admins/nightly.md, as the crontab there names one.
NIGHTLY = (sys.executable, HERE / "mpiwasm-nightly")


@dataclass(frozen=True)
class Login:
    """Variables of a shell in which `module` works, and where it finds modules."""

    variables: dict[str, str]

    def run(self, *command: object, **more: str) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in command]
        variables = self.variables | more
        return subprocess.run(words, env=variables, capture_output=True, text=True, check=False, timeout=3600)


def make_login(home: Path, *folders: Path) -> Login:
    """A login with this home that finds modules in these folders."""
    lmod = Path(module_tool("lmod"))
    (home / "module.sh").write_text('module() { eval "$("$LMOD_CMD" bash "$@")"; }\n', encoding="utf-8")
    return Login(
        {
            "PATH": f"{lmod.parent}:/usr/bin:/bin:/usr/sbin:/sbin",
            "HOME": str(home),
            "USER": "anna",
            "TMPDIR": str(home),
            "LMOD_CMD": str(lmod),
            "LMOD_PKG": str(lmod.parents[1]),
            "LMOD_DIR": str(lmod.parent),
            "BASH_ENV": str(home / "module.sh"),
            "MODULEPATH": ":".join(str(folder) for folder in folders),
            "OMPI_ALLOW_RUN_AS_ROOT": "1",
            "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
        }
    )
