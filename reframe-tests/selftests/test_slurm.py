"""The tests under a real Slurm of one node, with Open MPI and MPICH.

By `srun --mpi=pmix` for Open MPI and `--mpi=pmi2` for MPICH, as Debian's does not speak PMIx; and by `mpirun` of both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from nightly.history import Record, read_report
from reframe_login import HERE, NIGHTLY, Login
from slurm import started_slurm

SITE = """
title = "One node with Slurm"
architecture = "x86_64"
network = "none"
fabric = "shm"
scheduler = "squeue"
launcher = "{launcher}"

[modules]
tool = "lmod"

[[mpi]]
library = "openmpi"
prefix = "/usr"
suffix = ".openmpi"
modules = ["openmpi"]
{pmix}

[[mpi]]
library = "mpich"
prefix = "/usr"
suffix = ".mpich"
modules = ["mpich"]
{pmi2}

[[partition]]
name = "batch"
cores = 2
nodes = 1
options = ["--partition=alone"]
"""


LIBRARIES = ("openmpi", "mpich")
# Ranks that wait spin, so jobs here share no cores. Slurm keeps them apart, and ReFrame submits all of them at once: it
# asks for the state of a job two seconds after its submission at the earliest.
PARTITION = "PartitionName=alone Nodes=ALL MaxTime=60 State=UP OverSubscribe=NO\n"
QUICK = [
    "-S",
    "rounds=1",
    "-S",
    "slowest=0",
    "-S",
    "PingPong.arguments=--seconds-per-size 0.002",
]
QUICK += ["-S", "IntegerSort.arguments=100000 --repetitions 3", "-S", "LennardJones.arguments=6 --steps 20"]
QUICK += ["-S", "Stencil.arguments=200 --steps 20", "-S", "DataTransfer.arguments=shuffle 1000 --repetitions 2"]
QUICK += ["-S", "only=point-to-point", "-S", "Files.arguments=. --mebibytes 16 --files 100"]


@pytest.fixture(scope="module")
def slurm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The configuration of a Slurm that runs for the tests here."""
    yield from started_slurm(tmp_path_factory.mktemp("slurm"), PARTITION)


def test_two_of_them_run_beside_each_other(slurm: Path, tmp_path: Path) -> None:
    script = HERE / "slurm-on-one-node" / "slurm-on-one-node"
    environment = Login({"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"})
    started = environment.run(script, "start", tmp_path)
    assert started.returncode == 0, started.stderr
    try:
        for configuration in (slurm, tmp_path / "slurm.conf"):
            user = Login({"PATH": "/usr/bin:/bin", "SLURM_CONF": str(configuration)})
            job = user.run("srun", "-n", "1", "echo", "here")
            assert job.stdout == "here\n", job.stderr
    finally:
        assert environment.run(script, "stop", tmp_path).returncode == 0


def test_a_start_that_fails_says_why_and_leaves_nothing(slurm: Path, tmp_path: Path) -> None:
    commands, folder = tmp_path / "commands", tmp_path / "slurm"
    commands.mkdir()
    failing = commands / "slurmd"
    lines = "error: the reason\nerror: and what follows from it\n"
    failing.write_text(f"#!/bin/sh\nprintf '{lines}' > {folder}/slurmd-$(hostname -s).log\nexit 1\n", encoding="utf-8")
    failing.chmod(0o755)
    environment = Login({"PATH": f"{commands}:/usr/sbin:/usr/bin:/sbin:/bin"})
    started = environment.run(HERE / "slurm-on-one-node" / "slurm-on-one-node", "start", folder)
    assert (started.returncode, started.stderr) == (1, "slurm-on-one-node: slurmd: error: the reason\n")
    assert list(folder.glob("*.pid")) == []


@pytest.fixture
def run_in(
    slurm: Path, login: Callable[..., Login], reframe: Path, prefix: Path, tmp_path: Path
) -> Callable[..., Record]:
    """run_in(launcher, option of ReFrame...): a run in this Slurm, whose tests must all pass."""

    def run(launcher: str, *options: str) -> Record:
        site = tmp_path / "sites" / "generic" / "onenode"
        site.mkdir(parents=True)
        # Options of srun only.
        pmi = {name: f'pmi = "{name}"' if launcher == "srun" else "" for name in ("pmix", "pmi2")}
        (site / "site.toml").write_text(SITE.format(launcher=launcher, **pmi), encoding="utf-8")
        state = tmp_path / "state"
        done = login().run(
            *NIGHTLY, "generic/onenode", "--sites", tmp_path / "sites", "--prefix", prefix,
            "--state", state, "--reframe", reframe, "--tag", "ci", "--threshold", "1000", "--", *QUICK, *options,
            SLURM_CONF=str(slurm),
        )  # fmt: skip
        log = state / "latest-run.log"
        assert done.returncode == 0, done.stdout + done.stderr + (log.read_text("utf-8") if log.exists() else "")
        return read_report(state / "latest-run.json")

    return run


def scripts(state: Path, test: str) -> str:
    """The job scripts of a test, for every library."""
    found = [file.read_text(encoding="utf-8") for file in state.glob(f"output/*/*/*/{test}*/rfm_job.sh")]
    return "".join(found)


@pytest.mark.long
def test_every_small_test_passes_by_srun(run_in: Callable[..., Record], tmp_path: Path) -> None:
    record = run_in("srun", "-x", "ConjugateGradient|Allreduce")
    tests = {
        "ModuleIsComplete", "UsesTheLoadedMpi", "Transport, 2 cores", "Ring, 2 cores", "Conformance, 2 cores",
        "PingPong, 2 cores", "LennardJones, 2 cores", "IntegerSort, 2 cores", "Stencil, 2 cores",
        "DataTransfer, 2 cores", "Files, 1 core", "FilesTogether, 2 cores", "StartUp, 2 cores", "CodeCache",
        "Blas, 1 core", "Fftw, 1 core", "Exchange, 2 cores", "OpenMpLoops, 2 cores", "OpenMpRegions, 2 cores",
    }  # fmt: skip
    assert set(record.outcomes) == {f"{test} [batch, {library}]" for test in tests for library in LIBRARIES}
    assert "\n  printf '0 mpiwasm" in scripts(tmp_path / "state", "Exchange")
    assert "--cpus-per-task=2" in scripts(tmp_path / "state", "OpenMpLoops")
    assert "\nsrun mpiwasm info" in scripts(tmp_path / "state", "Transport")
    page = (tmp_path / "state" / "report.html").read_text(encoding="utf-8")
    for library in LIBRARIES:
        assert f"PingPong, 2 cores: latency<br><small>batch, {library}</small>" in page


def test_mpirun_starts_jobs_in_an_allocation(run_in: Callable[..., Record], tmp_path: Path) -> None:
    record = run_in("mpirun", "-n", "UsesTheLoadedMpi|Transport|Ring|Stencil", "-S", "Programs.names=heat-2d")
    tests = ("UsesTheLoadedMpi", "Transport, 2 cores", "Ring, 2 cores", "Stencil, 2 cores")
    assert set(record.outcomes) == {f"{test} [batch, {library}]" for test in tests for library in LIBRARIES}
    assert "\nmpirun -np 2 mpiwasm info" in scripts(tmp_path / "state", "Transport")
    assert "#SBATCH" in scripts(tmp_path / "state", "Transport")
    # What the session is marked with, each library as its own module has it.
    assert re.fullmatch(r"Open MPI v\S+ and MPICH \S+", record.marks["mpi"])
