"""What EasyBuild's module of mpiwasm does, and EasyBuild's own sanity check, over the finished build of `make check`.

Only the sysroots are installed from their archives. Wasmer and mpiwasm are not built again: it takes long, and `make`
did the same.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import release as pinned
from easybuild_runner import ROOT, EasyBuild, link_tree

PREFIX = Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix"))
RING = ROOT / "recipes" / "apps" / "ring" / "ring.c"
MODULE = f"mpiwasm/{pinned.read_release().version}"


@pytest.fixture(scope="module")
def installed(easybuild: EasyBuild, sources: subprocess.CompletedProcess[str]) -> EasyBuild:
    """What guests need, installed; the finished build as EasyBuild would have installed it, with its modules."""
    assert sources.returncode == 0, sources.stdout
    release = pinned.read_release()
    for name in ("wasi-sysroot", "wasi-threads-sysroot", "wasi-flang-runtime"):
        easybuild.must(f"{name}-{release.sysroot_version}.eb")
    software = easybuild.prefix / "software"
    suffix = f"{release.versions['WASMER_VERSION']}-{release.versions['WASMER_PATCH_LEVEL']}"
    recipe = [ROOT / "recipes" / "cached-build.sh", "wasmer"]
    wasmer = subprocess.run(recipe, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    link_tree(Path(wasmer), software / "Wasmer" / suffix)
    mpiwasm = software / "mpiwasm" / release.version
    link_tree(PREFIX, mpiwasm)
    # The modules that mpiwasm brings name the place where they were installed.
    modulefiles = mpiwasm / "share" / "mpiwasm" / "modulefiles"
    shutil.rmtree(modulefiles)
    names = [f"-DPREFIX={mpiwasm}", f"-DINTO={modulefiles}", "-P", ROOT / "modulefiles" / "configure.cmake"]
    subprocess.run(["cmake", *names], check=True, stdout=subprocess.PIPE)
    easybuild.must("--module-only", "--robot", f"mpiwasm-{release.version}.eb")
    # The finished build has Fortran; the easyconfig without it looks for less.
    (software / "mpiwasm" / f"{release.version}-Fortran").symlink_to(mpiwasm)
    easybuild.must("--module-only", "--robot", f"mpiwasm-{release.version}-Fortran.eb")
    return easybuild


def loaded(installed: EasyBuild, *lines: str, **variables: str) -> str:
    done = installed.shell(f"module load {MODULE}", *lines, **variables)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["Wasmer", "mpiwasm", "mpiwasm-Fortran"])
def test_the_sanity_check_passes(installed: EasyBuild, name: str) -> None:
    """Files, and commands: version, info, and guests that are compiled, inspected and run."""
    release = pinned.read_release()
    suffix = f"{release.versions['WASMER_VERSION']}-{release.versions['WASMER_PATCH_LEVEL']}"
    files = {
        "Wasmer": f"Wasmer-{suffix}.eb",
        "mpiwasm": f"mpiwasm-{release.version}.eb",
        "mpiwasm-Fortran": f"mpiwasm-{release.version}-Fortran.eb",
    }
    output = installed.must("--sanity-check-only", files[name])
    assert "sanity checking" in output
    assert ("mpiwasm-fc -O2 guest.f90" in output) == name.endswith("-Fortran")


def test_the_module_sets_what_the_hand_written_ones_set(installed: EasyBuild) -> None:
    prefix = installed.prefix / "software" / "mpiwasm" / pinned.read_release().version
    variables = 'echo "$MPIWASM_PREFIX" "$CMAKE_PREFIX_PATH" "$PKG_CONFIG_PATH" "${MANPATH%%:*}"'
    output = loaded(installed, variables, "command -v mpiwasm-cc")
    folders = ["share/pkgconfig", "share/man", "bin/mpiwasm-cc"]
    assert output.split() == [str(prefix), str(prefix), *(f"{prefix}/{folder}" for folder in folders)]


def test_its_users_get_the_same_as_from_make_install(installed: EasyBuild) -> None:
    """Files, variables, and what `mpiwasm info` says."""
    settings = "; ".join(f"export {name}={shlex.quote(value)}" for name, value in installed.lmod_settings().items())
    module = f'{settings}; module() {{ eval "$({shlex.quote(str(installed.lmod))} bash "$@")"; }}'
    places = {
        "make": PREFIX / "share" / "mpiwasm" / "modulefiles",
        "easybuild": installed.prefix / "modules" / "all",
    }
    users = [f"{name}={module}; module use {place}; module load {MODULE}" for name, place in places.items()]
    compare = [sys.executable, ROOT / "recipes" / "compare_installations.py", *users]
    done = subprocess.run(compare, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[1].startswith("easybuild: the same, in ")


def test_unloading_leaves_nothing_behind(installed: EasyBuild) -> None:
    # The project itself may lie in a folder of that name.
    ours = f"env | grep -e '^[^=]*MPIWASM' -e {installed.prefix}/software | grep -v '^[_A-Z]*MODULEPATH=' || true"
    assert loaded(installed, "module unload mpiwasm", ours) == ""


@pytest.mark.parametrize("mpi", ["openmpi", "mpich"])
def test_a_guest_runs_under(installed: EasyBuild, tmp_path: Path, mpi: str) -> None:
    compiled = f"mpiwasm-cc -O2 {RING} -o {tmp_path}/ring.wasm"
    output = loaded(installed, compiled, f"mpirun.{mpi} -np 2 mpiwasm {tmp_path}/ring.wasm")
    assert "rank 1 of 2: token " in output
