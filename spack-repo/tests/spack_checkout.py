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
# Of the user who runs the tests: an installation of mpiwasm, another Spack.
FOREIGN = ("MPIWASM_", "SPACK_")


def without_site(original: Path, folder: Path) -> Path:
    """The command of a Spack that is the original one without what its site has configured (etc/spack): it looks for
    everything beside itself, so it is a copy of the command among links to the rest."""
    shutil.copytree(original / "bin", folder / "bin")
    for name in ("lib", "share", "var"):
        (folder / name).symlink_to(original / name)
    (folder / "etc" / "spack").mkdir(parents=True)
    (folder / "etc" / "spack" / "defaults").symlink_to(original / "etc" / "spack" / "defaults")
    return folder / "bin" / "spack"


@dataclass(frozen=True)
class Spack:
    """Runs Spack with our package repository, the checkout's `builtin`, and the configuration in some scopes. It
    installs into `scratch`."""

    program: Path
    python: Path
    builtin: Path
    scratch: Path

    def run(self, *words: str, scopes: tuple[Path, ...] = (), patience: int = 3600) -> subprocess.CompletedProcess[str]:
        own = self.scratch / "scope"
        own.mkdir(exist_ok=True)
        (own / "repos.yaml").write_text(f"repos::\n  mpiwasm: {REPOSITORY}\n  builtin: {self.builtin}\n")
        (own / "bootstrap.yaml").write_text("bootstrap:\n  enable: false\n")
        (own / "config.yaml").write_text(
            f"config:\n  install_tree:\n    root: {self.scratch}/installed\n  test_stage: {self.scratch}/test\n"
        )
        environment = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)} | {
            "SPACK_PYTHON": str(self.python),
            "SPACK_DISABLE_LOCAL_CONFIG": "1",
            "SPACK_USER_CACHE_PATH": str(CACHE),
        }
        configuration = [word for scope in (own, *scopes) for word in ("-C", str(scope))]
        command = [str(self.program), *configuration, *words]
        return subprocess.run(command, env=environment, text=True, capture_output=True, timeout=patience, check=False)


def program() -> Optional[Path]:
    """The spack command: of SPACK_ROOT, else of PATH."""
    if "SPACK_ROOT" in os.environ:
        return Path(os.environ["SPACK_ROOT"]) / "bin" / "spack"
    found = shutil.which("spack")
    return Path(found) if found else None
