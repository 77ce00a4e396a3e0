"""hooks.py: modules that EasyBuild makes set a preset's variables, unless they are set already."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from easybuild_runner import CHANNEL, EasyBuild

PSM2 = {"OMPI_MCA_pml": "cm", "OMPI_MCA_mtl": "psm2,ofi", "OMPI_MCA_mtl_ofi_provider_include": "psm2"}
SHOW = "env | grep -E '^(OMPI_MCA|FI_|I_MPI)' | sort"


def install(easybuild: EasyBuild, folder: Path, name: str, preset: str, syntax: str = "Lua") -> EasyBuild:
    """An EasyBuild that has, with the hooks, installed something of this name that consists of a module only."""
    easyconfig = folder / f"{name}-1.0.eb"
    lines = ["easyblock = 'Bundle'", f"name = '{name}'", "version = '1.0'", "homepage = 'https://example.org'"]
    lines += ["description = 'A module'", "toolchain = SYSTEM", "moduleclass = 'tools'"]
    easyconfig.write_text("\n".join(lines) + "\n")
    environment = {"MPIWASM_FABRIC": preset, "EASYBUILD_MODULE_SYNTAX": syntax}
    other = replace(easybuild, prefix=folder / "installed", environment=environment)
    other.must(easyconfig, f"--hooks={CHANNEL / 'hooks.py'}")
    return other


def settings(text: str) -> dict[str, str]:
    return dict(line.split("=", 1) for line in text.splitlines())


@pytest.mark.parametrize("syntax", ["Lua", "Tcl"])
def test_the_module_of_a_library_sets_its_variables_and_takes_them_back(
    easybuild: EasyBuild, tmp_path: Path, syntax: str
) -> None:
    installed = install(easybuild, tmp_path, "OpenMPI", "psm2", syntax)
    assert settings(installed.shell("module load OpenMPI", SHOW).stdout) == PSM2
    own = settings(installed.shell("module load OpenMPI", SHOW, OMPI_MCA_mtl="ofi").stdout)
    assert own == PSM2 | {"OMPI_MCA_mtl": "ofi"}
    assert installed.shell("module load OpenMPI", "module unload OpenMPI", SHOW).stdout == ""


def test_mpiwasm_without_a_library_of_easybuild_sets_those_of_all(easybuild: EasyBuild, tmp_path: Path) -> None:
    installed = install(easybuild, tmp_path, "mpiwasm", "psm2")
    output = settings(installed.shell("module load mpiwasm", SHOW).stdout)
    assert output == PSM2 | {"FI_PROVIDER": "psm2", "I_MPI_FABRICS": "shm:ofi", "I_MPI_OFI_PROVIDER": "psm2"}


@pytest.mark.parametrize(("name", "preset"), [("OpenMPI", ""), ("zlib", "psm2")])
def test_without_a_preset_and_in_other_modules_nothing_is_set(
    easybuild: EasyBuild, tmp_path: Path, name: str, preset: str
) -> None:
    installed = install(easybuild, tmp_path, name, preset)
    assert installed.shell(f"module load {name}", SHOW).stdout == ""


def test_an_unknown_preset_is_an_error_that_lists_the_known(easybuild: EasyBuild, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="MPIWASM_FABRIC=ps2 is no preset; there are: psm2, opx"):
        install(easybuild, tmp_path, "OpenMPI", "ps2")
