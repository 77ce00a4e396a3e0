"""mpiwasm in a hierarchy of modules under Lmod, and modules that ask for an MPI module."""

from __future__ import annotations

from pathlib import Path

import pytest
from module_shell import ModuleShell, Tool, configure, write_module

LIBRARIES = ("openmpi/5.0", "mpich/4.2")


def write_hierarchy(root: Path) -> None:
    """A compiler and two MPI libraries, each behind the one before: Core, Compiler/gcc/13, MPI/gcc/13/<library>."""
    behind = 'prepend_path("MODULEPATH", "{}")\n'
    write_module(root / "Core" / "gcc" / "13.lua", 'family("compiler")\n' + behind.format(root / "Compiler/gcc/13"))
    for library in LIBRARIES:
        text = 'family("mpi")\n' + behind.format(root / "MPI/gcc/13" / library) + f'setenv("LIBRARY", "{library}")\n'
        write_module(root / "Compiler" / "gcc" / "13" / f"{library}.lua", text)


@pytest.fixture
def hierarchy(lmod: str, tmp_path: Path) -> ModuleShell:
    write_hierarchy(tmp_path)
    return ModuleShell(Tool("Lmod", "lua", (lmod,)), str(tmp_path / "Core"), tmp_path)


def test_at_the_core_level_it_stays_while_mpi_modules_change(hierarchy: ModuleShell, tmp_path: Path) -> None:
    configure(tmp_path / "Core", SYNTAX="lua")
    after = hierarchy.run("module load mpiwasm gcc openmpi", "module swap openmpi mpich 2> swapped")
    assert after.environment["LOADEDMODULES"].split(":") == ["mpiwasm/1.2.3", "gcc/13", "mpich/4.2"]
    assert after.environment["MPIWASM_PREFIX"] == "/opt/mpiwasm"


def test_at_the_mpi_level_it_changes_with_the_mpi_module(hierarchy: ModuleShell, tmp_path: Path) -> None:
    for library in LIBRARIES:
        configure(tmp_path / "MPI/gcc/13" / library, SYNTAX="lua", PREFIX=f"/opt/{library}/mpiwasm")
    first = hierarchy.run("module load gcc openmpi mpiwasm")
    assert first.environment["MPIWASM_PREFIX"] == "/opt/openmpi/5.0/mpiwasm"
    second = hierarchy.run("module load gcc openmpi mpiwasm", "module swap openmpi mpich 2> swapped")
    assert second.environment["MPIWASM_PREFIX"] == "/opt/mpich/4.2/mpiwasm"
    assert "/opt/openmpi" not in second.environment["PATH"]
    third = hierarchy.run("module load gcc openmpi mpiwasm", "module unload openmpi 2> unloaded")
    assert "MPIWASM_PREFIX" not in third.environment


def test_spider_finds_every_level_and_preset(hierarchy: ModuleShell, tmp_path: Path) -> None:
    configure(tmp_path / "MPI/gcc/13/openmpi/5.0", SYNTAX="lua")
    reported = hierarchy.run("module spider mpiwasm/1.2.3", "module spider mpiwasm-fabric/psm2").messages
    assert "gcc/13  openmpi/5.0" in reported
    assert "Omni-Path through PSM2" in reported


@pytest.fixture
def flat(tool: Tool, tmp_path: Path) -> ModuleShell:
    """Both MPI modules in one tree, and an mpiwasm that asks for either."""
    for library in LIBRARIES:
        text = f'setenv("LIBRARY", "{library}")\n' if tool.syntax == "lua" else f"#%Module\nsetenv LIBRARY {library}\n"
        write_module(tmp_path / "tree" / f"{library}{'.lua' if tool.syntax == 'lua' else ''}", text)
    configure(tmp_path / "tree", SYNTAX=tool.syntax, REQUIRES="openmpi;mpich")
    return ModuleShell(tool, str(tmp_path / "tree"), tmp_path)


@pytest.mark.parametrize("library", LIBRARIES)
def test_any_of_the_required_mpi_modules_will_do(flat: ModuleShell, library: str) -> None:
    after = flat.run(f"module load {library}", "module load mpiwasm")
    assert (after.status, after.environment["LIBRARY"]) == (0, library)
    assert after.environment["MPIWASM_PREFIX"] == "/opt/mpiwasm"


def test_without_an_mpi_module_one_is_loaded_or_asked_for(flat: ModuleShell) -> None:
    """What loads one by itself: Lmod from 8.7.41, Environment Modules. Others name both modules and load nothing."""
    after = flat.run("module load mpiwasm || true")
    if "MPIWASM_PREFIX" in after.environment:
        assert after.environment["LIBRARY"] in LIBRARIES
    else:
        assert "openmpi" in after.messages
        assert "mpich" in after.messages


def test_wasmer_is_a_conflict(tool: Tool, tmp_path: Path) -> None:
    """A libwasmer.so in LD_LIBRARY_PATH would be loaded in place of mpiwasm's own."""
    configure(tmp_path / "tree", SYNTAX=tool.syntax)
    lua = tool.syntax == "lua"
    text = 'setenv("WASMER", "1")\n' if lua else "#%Module\nsetenv WASMER 1\n"
    write_module(tmp_path / "tree" / "wasmer" / ("1.0.lua" if lua else "1.0"), text)
    shell = ModuleShell(tool, str(tmp_path / "tree"), tmp_path)
    after = shell.run("module load wasmer", "module load mpiwasm || true")
    assert "MPIWASM_PREFIX" not in after.environment
    assert "wasmer" in after.messages
