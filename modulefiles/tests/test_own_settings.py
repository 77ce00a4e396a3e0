"""A preset, and the site's defaults, never take the place of what the user or the site has set."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from module_shell import ModuleShell, Tool, configure, difference

PSM2 = ["OMPI_MCA_pml", "OMPI_MCA_mtl", "OMPI_MCA_mtl_ofi_provider_include", "FI_PROVIDER", "I_MPI_FABRICS"]


@pytest.mark.parametrize("name", ["OMPI_MCA_pml", "FI_PROVIDER"])
@pytest.mark.parametrize("value", ["own", "", "a b;c"])
def test_a_variable_that_is_set_stays_at_load_and_unload(shell: ModuleShell, name: str, value: str) -> None:
    loaded = shell.run("module load mpiwasm-fabric/psm2", **{name: value})
    assert loaded.environment[name] == value
    assert name not in loaded.environment["MPIWASM_FABRIC_VARIABLES"].split(":")
    unloaded = shell.run("module load mpiwasm-fabric/psm2", "module unload mpiwasm-fabric/psm2", **{name: value})
    assert difference(shell.run(**{name: value}).visible(), unloaded.visible()) == []


def test_the_same_value_set_by_the_user_outlives_the_preset(shell: ModuleShell) -> None:
    user = {"OMPI_MCA_pml": "cm"}
    after = shell.run("module load mpiwasm-fabric/psm2", "module unload mpiwasm-fabric/psm2", **user)
    assert after.environment["OMPI_MCA_pml"] == "cm"


def test_what_the_user_changes_after_load_outlives_the_preset(shell: ModuleShell) -> None:
    after = shell.run(
        "module load mpiwasm-fabric/psm2",
        "export OMPI_MCA_mtl=ofi",
        "unset FI_PROVIDER",
        "module unload mpiwasm-fabric/psm2",
    )
    assert difference(shell.run().visible(), after.visible()) == ["OMPI_MCA_mtl=ofi"]


def test_with_everything_set_the_preset_leaves_only_its_name(shell: ModuleShell) -> None:
    user = dict.fromkeys([*PSM2, "I_MPI_OFI_PROVIDER"], "own")
    after = shell.run("module load mpiwasm-fabric/psm2", **user)
    assert difference(shell.run(**user).visible(), after.visible()) == ["MPIWASM_FABRIC=psm2"]


def test_another_preset_takes_the_place_of_the_first(shell: ModuleShell) -> None:
    swapped = shell.run("module load mpiwasm-fabric/psm2", "module switch mpiwasm-fabric/psm2 mpiwasm-fabric/shm")
    alone = shell.run("module load mpiwasm-fabric/shm")
    assert difference(alone.visible(), swapped.visible()) == []
    assert "Warning" not in swapped.messages


def test_two_presets_never_mix(shell: ModuleShell) -> None:
    """Lmod puts the second in the place of the first, Environment Modules refuse it; never are there both."""
    tried = shell.run("module load mpiwasm-fabric/psm2", "module load mpiwasm-fabric/shm || true")
    name = "psm2" if shell.tool.name == "Environment Modules" else "shm"
    alone = shell.run(f"module load mpiwasm-fabric/{name}")
    assert difference(alone.visible(), tried.visible()) == []


def test_another_preset_under_environment_modules_is_refused_with_what_to_do(shell: ModuleShell) -> None:
    if shell.tool.name != "Environment Modules":
        pytest.skip("Lmod puts the second in the place of the first")
    tried = shell.run("module load mpiwasm-fabric/psm2", "module load mpiwasm-fabric/ucx || true")
    (hint,) = re.findall(r"to replace it: (.*)", tried.messages)
    done = shell.run("module load mpiwasm-fabric/psm2", hint)
    alone = shell.run("module load mpiwasm-fabric/ucx")
    assert difference(alone.visible(), done.visible()) == []


@pytest.mark.parametrize("name", ["mpiwasm-fabric", "mpiwasm-fabric/latest", "mpiwasm-fabric/default"])
def test_no_preset_is_the_default(shell: ModuleShell, name: str) -> None:
    tried = shell.run(f"module load {name} || true")
    assert difference(shell.run().visible(), tried.visible()) == []
    assert "mpiwasm-fabric" in tried.messages


def test_a_preset_leaves_its_name_as_long_as_it_is_loaded(shell: ModuleShell) -> None:
    loaded = shell.run("module load mpiwasm-fabric/shm")
    assert loaded.environment["MPIWASM_FABRIC"] == "shm"
    unloaded = shell.run("module load mpiwasm-fabric/shm", "module unload mpiwasm-fabric/shm")
    assert "MPIWASM_FABRIC" not in unloaded.environment


def test_show_lists_every_variable_even_when_it_is_set(shell: ModuleShell) -> None:
    reported = shell.run("module show mpiwasm-fabric/psm2", OMPI_MCA_pml="own").messages
    for name in PSM2:
        assert name in reported


@pytest.fixture
def site_shell(tool: Tool, tmp_path: Path) -> ModuleShell:
    """A module with the site's own defaults for mpiwasm."""
    configure(
        tmp_path / "tree",
        SYNTAX=tool.syntax,
        DEFAULTS="MPIWASM_SITE_CACHE=/apps/mpiwasm cache;MPIWASM_BACKEND=llvm",
    )
    return ModuleShell(tool, str(tmp_path / "tree"), tmp_path)


def test_site_defaults_are_set_and_taken_back(site_shell: ModuleShell) -> None:
    loaded = site_shell.run("module load mpiwasm")
    assert loaded.environment["MPIWASM_SITE_CACHE"] == "/apps/mpiwasm cache"
    assert loaded.environment["MPIWASM_BACKEND"] == "llvm"
    unloaded = site_shell.run("module load mpiwasm", "module unload mpiwasm")
    assert difference(site_shell.run().visible(), unloaded.visible()) == []


def test_users_win_over_site_defaults(site_shell: ModuleShell) -> None:
    user = {"MPIWASM_BACKEND": "cranelift"}
    loaded = site_shell.run("module load mpiwasm", **user)
    assert loaded.environment["MPIWASM_BACKEND"] == "cranelift"
    unloaded = site_shell.run("module load mpiwasm", "module unload mpiwasm", **user)
    assert unloaded.environment["MPIWASM_BACKEND"] == "cranelift"
