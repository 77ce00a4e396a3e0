"""The table of presets, what is made of it, and the style of the Lua modules."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from fabrics import Library, Preset, module_text, outputs, read_presets
from module_shell import ROOT, configure

HERE = ROOT / "modulefiles"
# As Spack calls the packages that provide MPI.
LIBRARIES = {"openmpi", "mpich", "mvapich", "mvapich2", "intel-oneapi-mpi", "cray-mpich"}


def test_the_committed_modules_are_current() -> None:
    assert {path: path.read_text(encoding="utf-8") for path in (HERE / "mpiwasm-fabric").iterdir()} == outputs(
        read_presets()
    )


def test_check_names_a_module_that_is_not_current(tmp_path: Path) -> None:
    copy = tmp_path / "modulefiles"
    subprocess.run(["cp", "-r", str(HERE), str(copy)], check=True)
    assert subprocess.run([sys.executable, copy / "fabrics.py", "--check"], check=False).returncode == 0
    with (copy / "mpiwasm-fabric" / "shm.lua").open("a") as module:
        module.write("-- changed by hand\n")
    (copy / "mpiwasm-fabric" / "gone").write_text("")
    done = subprocess.run([sys.executable, copy / "fabrics.py", "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "mpiwasm-fabric/shm.lua is not up to date: run fabrics.py",
        "mpiwasm-fabric/gone is not up to date: run fabrics.py",
    ]


def test_the_table_has_the_promised_presets_and_known_libraries_only() -> None:
    presets = read_presets()
    assert set(presets) == {"psm2", "opx", "ucx", "ofi-cxi", "ofi-efa", "ofi-tcp", "shm"}
    for preset in presets.values():
        assert set(preset.mpi) <= LIBRARIES
        assert "openmpi" in preset.mpi


def test_libraries_that_want_different_values_are_refused() -> None:
    both = {"openmpi": Library({"FI_PROVIDER": "tcp"}, ""), "mpich": Library({"FI_PROVIDER": "sockets"}, "")}
    preset = Preset("odd", "an odd fabric", ("any",), "odd", both)
    with pytest.raises(ValueError, match="odd: mpich needs another FI_PROVIDER than the preceding libraries"):
        module_text(preset, "lua")
    assert "FI_PROVIDER" in module_text(replace(preset, mpi={"openmpi": both["openmpi"]}), "lua")


def test_luacheck_reports_nothing(tmp_path: Path) -> None:
    configure(tmp_path, SYNTAX="lua", REQUIRES="openmpi;mpich", DEFAULTS="MPIWASM_BACKEND=llvm")
    configure(tmp_path / "plain", SYNTAX="lua")
    done = subprocess.run(
        ["luacheck", "--config", HERE / ".luacheckrc", "--no-color", "--codes", tmp_path, HERE / "mpiwasm-fabric"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert re.search(r"0 warnings / 0 errors in \d+ files", done.stdout)


def test_lmods_own_check_of_a_tree_finds_nothing(lmod: str, tmp_path: Path) -> None:
    configure(tmp_path / "tree")
    check = Path(lmod).with_name("check_module_tree_syntax")
    done = subprocess.run([check, tmp_path / "tree"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (done.stdout + done.stderr).strip() == "No errors found"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"PREFIX": ""}, "PREFIX (where mpiwasm is) and INTO (where the modules go) must be given"),
        ({"SYNTAX": "perl"}, "SYNTAX is lua, tcl or both, not perl"),
        ({"DEFAULTS": "PATH=/evil"}, "DEFAULTS takes MPIWASM_NAME=value, not PATH=/evil"),
        ({"DEFAULTS": 'MPIWASM_MPI=x"y'}, 'DEFAULTS takes MPIWASM_NAME=value, not MPIWASM_MPI=x"y'),
    ],
)
def test_configure_refuses_what_it_cannot_use(tmp_path: Path, settings: dict[str, str], message: str) -> None:
    with pytest.raises(subprocess.CalledProcessError) as refused:
        configure(tmp_path, **settings)
    assert message in " ".join(refused.value.stderr.split())


def test_the_version_is_the_projects_unless_it_is_given(tmp_path: Path) -> None:
    configure(tmp_path, VERSION="")
    project = (ROOT / "embedder" / "CMakeLists.txt").read_text(encoding="utf-8")
    version = re.search(r"project\(mpiwasm VERSION ([0-9.]+)", project)
    assert version is not None
    assert sorted(path.name for path in (tmp_path / "mpiwasm").iterdir()) == [version[1], f"{version[1]}.lua"]
