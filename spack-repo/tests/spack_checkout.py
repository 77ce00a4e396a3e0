"""A Spack checkout that runs with nothing of the user's: where it is, and one command in it."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

ROOT = Path(__file__).resolve().parents[2]
REPOSITORY = ROOT / "spack-repo" / "spack_repo" / "mpiwasm"
CACHE = ROOT / "build" / "spack-cache"  # Spack's index of all packages takes a minute to make
MACHINE = Path(__file__).parent / "machine"  # the pretended machine that specs are concretized for


@dataclass(frozen=True)
class Spack:
    """Runs Spack with our package repository, the checkout's `builtin`, and the configuration in a scope."""

    program: Path
    python: Path
    builtin: Path
    scratch: Path

    def run(self, *words: str, scope: Optional[Path] = None, patience: int = 3600) -> subprocess.CompletedProcess[str]:
        own = self.scratch / "scope"
        own.mkdir(exist_ok=True)
        (own / "repos.yaml").write_text(f"repos::\n  mpiwasm: {REPOSITORY}\n  builtin: {self.builtin}\n")
        (own / "bootstrap.yaml").write_text("bootstrap:\n  enable: false\n")
        scopes = ["-C", str(own)] + (["-C", str(scope)] if scope else [])
        environment = os.environ | {
            "SPACK_PYTHON": str(self.python),
            "SPACK_DISABLE_LOCAL_CONFIG": "1",
            "SPACK_USER_CACHE_PATH": str(CACHE),
        }
        command = [str(self.program), *scopes, *words]
        return subprocess.run(command, env=environment, text=True, capture_output=True, timeout=patience, check=False)


def program() -> Optional[Path]:
    """The spack command: of SPACK_ROOT, else of PATH."""
    if "SPACK_ROOT" in os.environ:
        return Path(os.environ["SPACK_ROOT"]) / "bin" / "spack"
    found = shutil.which("spack")
    return Path(found) if found else None
