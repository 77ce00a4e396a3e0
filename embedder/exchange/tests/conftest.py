"""Gives each test the installed mpiwasm; MPIWASM_PREFIX names the installation (make check sets it)."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from exchange_jobs import Jobs
from installed import MPICH, OPEN_MPI, Launcher

ROOT = Path(__file__).resolve().parents[3]
PROGRAMS = Path(__file__).resolve().parent / "programs"


@pytest.fixture(scope="session")
def prefix() -> Path:
    path = Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix")).resolve()
    assert (path / "bin" / "mpiwasm-schema").exists(), f"no mpiwasm-schema in {path}; run make first"
    return path


@pytest.fixture(params=[OPEN_MPI, MPICH], ids=lambda launcher: launcher.family)
def launcher(request: pytest.FixtureRequest) -> Launcher:
    return request.param


@pytest.fixture(scope="session")
def built(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the test programs."""
    folder = tmp_path_factory.mktemp("exchange")
    tools = prefix / "bin"
    include = subprocess.run([tools / "mpiwasm-schema", "--include"], stdout=subprocess.PIPE, text=True, check=True)
    subprocess.run([tools / "mpiwasm-schema", PROGRAMS / "fields.toml", "--output", folder], check=True)
    newer = folder / "newer"
    newer.mkdir()
    subprocess.run([tools / "mpiwasm-schema", PROGRAMS / "newer.toml", "--output", newer], check=True)
    for name in ("fields.h", "fields.hpp"):
        (newer / name).write_text((newer / name.replace("fields", "newer")).read_text().replace("newer.h", "fields.h"))
    host = f"-I{include.stdout.strip()}"
    programs = [
        ("pair", "pair.c", "-std=c11", [f"-I{folder}"]),
        ("newer", "pair.c", "-std=c11", ["-DNEWER", f"-I{newer}"]),
        ("hostile", "hostile.c", "-std=c11", []),
        ("sums", "sums.cpp", "-std=c++20", ["-DOMPI_SKIP_MPICXX", "-DMPICH_SKIP_MPICXX", f"-I{folder}"]),
    ]
    for name, source, standard, flags in programs:
        words = [standard, "-O2", "-Wall", "-Wextra", "-Werror", *flags, str(PROGRAMS / source), "-o"]
        is_c = source.endswith(".c")
        wrapper = tools / ("mpiwasm-cc" if is_c else "mpiwasm-c++")
        subprocess.run([wrapper, *words, folder / f"{name}.wasm"], check=True)
        for family in ("openmpi", "mpich"):
            compiler = f"{'mpicc' if is_c else 'mpicxx'}.{family}"
            subprocess.run([compiler, host, *words, folder / f"{name}.{family}"], check=True)
    return folder


@pytest.fixture
def jobs(prefix: Path, built: Path, tmp_path: Path) -> Jobs:
    return Jobs(prefix, built, tmp_path)
