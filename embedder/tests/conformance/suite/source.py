"""Where the suite comes from: recipes/mpich-suite, once per machine, or a directory that holds one unpacked."""

from __future__ import annotations

import subprocess
from pathlib import Path

RECIPES = Path(__file__).resolve().parents[4] / "recipes"


def suite_in(directory: Path) -> Path:
    """The suite's own folder, whether `directory` is it or an MPICH source tree around it."""
    for place in (directory, directory / "test" / "mpi", *sorted(directory.glob("mpich-*/test/mpi"))):
        if (place / "util" / "mtest.c").is_file():
            return place
    raise SystemExit(f"{directory}: no MPICH test suite here (test/mpi of the sources of MPICH)")


def fetch() -> Path:
    """The suite of Debian's source package."""
    done = subprocess.run([RECIPES / "cached-build.sh", "mpich-suite"], stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit("the suite could not be fetched; give the sources of MPICH with --source")
    return suite_in(Path(done.stdout.strip()))
