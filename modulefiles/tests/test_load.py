"""What users see after `module load`, under each tool: golden/MODULE.txt lists every variable that changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from module_shell import ModuleShell, Tool, difference

GOLDEN = Path(__file__).resolve().parent / "golden"
PRESETS = ["psm2", "opx", "ucx", "ofi-cxi", "ofi-efa", "ofi-tcp", "shm"]
MODULES = ["mpiwasm", *(f"mpiwasm-fabric/{name}" for name in PRESETS)]


def golden(module: str) -> list[str]:
    return (GOLDEN / f"{module.rpartition('/')[2]}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("module", MODULES)
def test_load_sets_exactly_the_golden_variables(shell: ModuleShell, module: str) -> None:
    before = shell.run()
    after = shell.run(f"module load {module}")
    assert (after.status, after.messages) == (0, "")
    assert difference(before.visible(), after.visible()) == golden(module)


@pytest.mark.parametrize("module", MODULES)
def test_unload_leaves_no_trace(shell: ModuleShell, module: str) -> None:
    user = {"MANPATH": "/home/anna/man:", "CMAKE_PREFIX_PATH": "/home/anna", "PKG_CONFIG_PATH": "/home/anna/pkg"}
    for variables in ({}, user):
        before = shell.run(**variables)
        after = shell.run(f"module load {module}", f"module unload {module}", **variables)
        assert (after.status, after.messages) == (0, "")
        assert difference(before.visible(), after.visible()) == []


def test_purge_leaves_no_trace(shell: ModuleShell) -> None:
    before = shell.run()
    after = shell.run("module load mpiwasm mpiwasm-fabric/ucx", "module purge")
    assert difference(before.visible(), after.visible()) == []


def test_users_paths_stay_behind_ours(shell: ModuleShell) -> None:
    after = shell.run("module load mpiwasm", MANPATH="/home/anna/man:", CMAKE_PREFIX_PATH="/home/anna")
    assert after.environment["MANPATH"].startswith("/opt/mpiwasm/share/man:/home/anna/man:")
    assert after.environment["CMAKE_PREFIX_PATH"] == "/opt/mpiwasm:/home/anna"


def test_loading_twice_changes_nothing_more(shell: ModuleShell) -> None:
    once = shell.run("module load mpiwasm mpiwasm-fabric/psm2")
    twice = shell.run("module load mpiwasm mpiwasm-fabric/psm2", "module load mpiwasm mpiwasm-fabric/psm2")
    assert difference(once.visible(), twice.visible()) == []


def test_help_says_how_to_start(shell: ModuleShell) -> None:
    reported = shell.run("module help mpiwasm").messages
    assert "mpirun -np 2 mpiwasm ring.wasm" in reported


def test_whatis_names_version_and_purpose(shell: ModuleShell) -> None:
    reported = shell.run("module whatis mpiwasm").messages
    assert "Version: 1.2.3" in reported
    assert "Description: Runs MPI programs compiled once to WebAssembly, on any MPI library" in reported


def test_help_of_a_preset_lists_what_it_sets(shell: ModuleShell) -> None:
    reported = shell.run("module help mpiwasm-fabric/psm2").messages
    for line in golden("mpiwasm-fabric/psm2"):
        if not line.startswith("MPIWASM_FABRIC"):
            assert line in reported


def test_one_tree_serves_both_tools(tool: Tool, trees: dict[str, Path], tmp_path: Path) -> None:
    """As `make install` leaves it: a Lua and a Tcl file of each module side by side."""
    shell = ModuleShell(tool, str(trees["both"]), tmp_path)
    listed = shell.run("module -t avail").messages.split()
    names = [name.removesuffix("(default)") for name in listed if name.startswith("mpiwasm") and not name.endswith("/")]
    assert sorted(names) == sorted("mpiwasm/1.2.3" if name == "mpiwasm" else name for name in MODULES)
    for module in MODULES:
        assert difference(shell.run().visible(), shell.run(f"module load {module}").visible()) == golden(module)
