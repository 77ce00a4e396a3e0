"""The tests under a real Slurm of one node: srun with PMIx for Open MPI, with PMI-2 for MPICH."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from reframe_login import HERE, Login

SITE = """
title = "One node with Slurm"
architecture = "x86_64"
network = "none"
fabric = "shm"
scheduler = "squeue"
launcher = "srun"

[modules]
tool = "lmod"

[[mpi]]
library = "openmpi"
modules = ["openmpi"]
pmi = "pmix"

[[mpi]]
library = "mpich"
modules = ["mpich"]
pmi = "pmi2"

[[partition]]
name = "batch"
cores = 2
nodes = 1
options = ["--partition=batch"]
"""


@pytest.fixture
def slurm(tmp_path: Path) -> Iterator[Path]:
    """The configuration of a Slurm that runs for one test."""
    missing = [
        name for name in ("munged", "slurmctld", "slurmd") if shutil.which(name, path="/usr/sbin:/usr/bin") is None
    ]
    if missing:
        pytest.skip(f"no {', '.join(missing)}; recipes/prepare.sh installs them")
    if os.geteuid() != 0:
        pytest.skip("daemons of Slurm are started by root")
    script = HERE / "slurm-on-one-node" / "slurm-on-one-node"
    environment = Login({"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"})
    started = environment.run(script, "start", tmp_path / "slurm")
    assert started.returncode == 0, started.stderr
    yield tmp_path / "slurm" / "slurm.conf"
    assert environment.run(script, "stop", tmp_path / "slurm").returncode == 0


def module_of_library(folder: Path, name: str) -> None:
    """A module that puts Debian's commands of one MPI library first, as a site's module does."""
    commands = folder / "commands" / name
    commands.mkdir(parents=True)
    for command in ("mpicc", "mpicxx", "mpirun"):
        (commands / command).symlink_to(f"/usr/bin/{command}.{name}")
    (folder / "modules").mkdir(exist_ok=True)
    (folder / "modules" / f"{name}.lua").write_text(f'prepend_path("PATH", "{commands}")\n', encoding="utf-8")


def test_every_small_test_passes_with_both_libraries(
    slurm: Path, login: Callable[..., Login], reframe: Path, prefix: Path, tmp_path: Path
) -> None:
    site = tmp_path / "sites" / "generic" / "onenode"
    site.mkdir(parents=True)
    (site / "site.toml").write_text(SITE, encoding="utf-8")
    for name in ("openmpi", "mpich"):
        module_of_library(tmp_path, name)
    state = tmp_path / "state"
    here = login(tmp_path / "modules", state / "site" / "modules")
    done = here.run(
        HERE / "mpiwasm-nightly", "generic/onenode", "--sites", tmp_path / "sites", "--prefix", prefix,
        "--state", state, "--reframe", reframe, "--tag", "ci", "--threshold", "1000", "--",
        "-S", "rounds=1", "-S", "slowest=0", "-x", "ConjugateGradient|Allreduce",
        "-S", "IntegerSort.arguments=100000 --repetitions 3", "-S", "LennardJones.arguments=6 --steps 20",
        "-S", "PingPong.arguments=--seconds-per-size 0.002",
        SLURM_CONF=str(slurm),
    )  # fmt: skip
    log = (state / "last-night.log").read_text(encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr + log
    page = (state / "report.html").read_text(encoding="utf-8")
    for library in ("openmpi", "mpich"):
        for test in ("ModuleIsWhole", "UsesTheLoadedMpi", "Ring, 2 cores", "CodeCache"):
            assert f"{test} [batch, {library}]" in page
        assert f"batch, {library}, latency" in page
