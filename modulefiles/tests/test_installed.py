"""The modules of the installation under test: they load, and MPI libraries obey the presets."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from module_shell import ROOT, ModuleShell, Tool

RING = ["rank 0 of 2: token 1, 0 arguments", "rank 1 of 2: token 1, 0 arguments"]
ALLOWED = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
VERBOSE = {"OMPI_MCA_pml_base_verbose": "10", "OMPI_MCA_mtl_base_verbose": "10"}
# There is no InfiniBand here: UCX must be allowed to use other transports, which leaves the preset as it is.
UCX_ANYWHERE = {"OMPI_MCA_pml_ucx_tls": "any", "OMPI_MCA_pml_ucx_devices": "any", "UCX_TLS": "posix,self"}


def modules() -> Path:
    prefix = Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix"))
    tree = prefix / "share" / "mpiwasm" / "modulefiles"
    assert tree.is_dir(), f"no modules in {tree}; run make first"
    return tree


@pytest.fixture
def installed(tool: Tool, tmp_path: Path) -> ModuleShell:
    return ModuleShell(tool, str(modules()), tmp_path)


@pytest.fixture
def ring(lmod: str, tmp_path: Path) -> ModuleShell:
    """A shell in which ring.wasm has been compiled with the loaded mpiwasm. The tools set the same: one is enough."""
    shell = ModuleShell(Tool("Lmod", "lua", (lmod,)), str(modules()), tmp_path)
    source = ROOT / "recipes" / "apps" / "ring" / "ring.c"
    done = shell.run("module load mpiwasm", f"mpiwasm-cc -O1 {source} -o ring.wasm")
    assert done.status == 0, done.messages
    return shell


def test_the_loaded_command_runs(installed: ModuleShell) -> None:
    done = installed.run("module load mpiwasm", "mpiwasm --version", "command -v mpiwasm-cc", "echo $MPIWASM_PREFIX")
    version, compiler, prefix = done.messages.splitlines()
    assert version.startswith("mpiwasm ")
    assert compiler == f"{prefix}/bin/mpiwasm-cc"


def test_pkg_config_finds_it(installed: ModuleShell) -> None:
    done = installed.run("module load mpiwasm", "pkg-config --modversion mpiwasm", "mpiwasm --version")
    packaged, version = done.messages.splitlines()
    assert version == f"mpiwasm {packaged}"


def test_man_finds_the_pages_of_the_installation_beside_others(installed: ModuleShell, tmp_path: Path) -> None:
    others = tmp_path / "man"
    (others / "man1").mkdir(parents=True)
    (others / "man1" / "other.1").write_text(".TH OTHER 1\n", encoding="utf-8")
    # What mman says on standard error is that there is no index of these folders.
    where = "mman -w mpiwasm mpiwasm-c++ other 2> unindexed"
    done = installed.run("module load mpiwasm", "echo $MPIWASM_PREFIX", where, MANPATH=str(others))
    prefix, *pages = done.messages.splitlines()
    own = [f"{prefix}/share/man/man1/{name}.1" for name in ("mpiwasm", "mpiwasm-c++")]
    assert pages == [*own, f"{others}/man1/other.1"]


@pytest.mark.parametrize(
    ("preset", "variables", "selected"),
    [
        ("shm", {}, ["component ob1 selected"]),
        ("ofi-tcp", {}, ["component cm selected", "component ofi selected"]),
        ("ucx", UCX_ANYWHERE, ["component ucx selected"]),
    ],
)
def test_open_mpi_uses_the_fabric_of_the_preset(
    ring: ModuleShell, preset: str, variables: dict[str, str], selected: list[str]
) -> None:
    commands = [f"module load mpiwasm mpiwasm-fabric/{preset}", "mpirun.openmpi -np 2 mpiwasm ring.wasm"]
    done = ring.run(*commands, **ALLOWED, **VERBOSE, **variables)
    assert done.status == 0, done.messages
    assert sorted(line for line in done.messages.splitlines() if line.startswith("rank")) == RING
    for choice in selected:
        assert done.messages.count(choice) == 2


def test_open_mpi_stops_when_the_network_of_the_preset_is_missing(ring: ModuleShell) -> None:
    """Rather than falling back to a slow one unseen."""
    if Path("/dev/hfi1_0").exists():
        pytest.skip("this machine has Omni-Path")
    commands = ["module load mpiwasm mpiwasm-fabric/psm2", "mpirun.openmpi -np 2 mpiwasm ring.wasm"]
    done = ring.run(*commands, **ALLOWED)
    assert done.status != 0
    assert "PML cm cannot be selected" in done.messages


def test_mpich_runs_under_a_preset(ring: ModuleShell) -> None:
    done = ring.run("module load mpiwasm mpiwasm-fabric/shm", "mpirun.mpich -np 2 mpiwasm ring.wasm")
    assert sorted(done.messages.splitlines()) == RING
