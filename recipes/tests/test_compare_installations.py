"""compare_installations.py finds what differs between two installations, and nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PREFIX = Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix"))


def commands(prefix: Path, manual: str = "share/man") -> str:
    paths = f"CMAKE_PREFIX_PATH={prefix} PKG_CONFIG_PATH={prefix}/share/pkgconfig MANPATH={prefix}/{manual}:"
    return f"export MPIWASM_PREFIX={prefix} PATH={prefix}/bin:$PATH {paths}"


def compared(first: str, second: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "recipes" / "compare_installations.py"), f"one={first}", f"other={second}"]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """The installation once more, elsewhere; the modules name its place."""
    folder = tmp_path / "other"
    shutil.copytree(PREFIX, folder, symlinks=True)
    shutil.rmtree(folder / "share" / "mpiwasm" / "modulefiles")
    settings = [f"-DPREFIX={folder}", f"-DINTO={folder}/share/mpiwasm/modulefiles"]
    script = ROOT / "modulefiles" / "configure.cmake"
    subprocess.run(["cmake", *settings, "-P", script], check=True, stdout=subprocess.PIPE)
    return folder


def test_the_same_elsewhere_is_the_same(other: Path) -> None:
    (other / ".spack").mkdir()
    (other / ".spack" / "spec.json").touch()
    (other / "lib" / "mpiwasm" / "libmpiwasm-host-mpich.so").unlink()
    done = compared(commands(PREFIX), commands(other))
    assert done.stdout.splitlines()[1:] == [f"other: the same, in {other}"]
    assert done.returncode == 0


def test_every_difference_is_named(other: Path) -> None:
    (other / "include" / "mpiwasm" / "mpi.h").unlink()
    (other / "bin" / "extra").touch()
    with (other / "bin" / "mpiwasm-cc").open("a") as wrapper:
        wrapper.write("# changed\n")
    adapters = other / "lib" / "mpiwasm"
    shutil.copy(adapters / "libmpiwasm-host-serial.so", adapters / "libmpiwasm-host-mpi-abi.so")
    variables = f"{commands(other, 'man')} MPIWASM_BACKEND=cranelift"
    done = compared(commands(PREFIX), variables)
    assert done.returncode == 1
    assert done.stdout.splitlines()[1:] == [
        f"other: 6 differences, in {other}",
        "  include/mpiwasm/mpi.h: only in the first",
        "  bin/extra: not in the first",
        "  bin/mpiwasm-cc: is different",
        "  lib/mpiwasm/libmpiwasm-host-mpi-abi.so: is different",
        "  MANPATH: is 'PREFIX/man', not 'PREFIX/share/man'",
        "  MPIWASM_BACKEND: is 'cranelift', not ''",
    ]


def test_commands_that_lead_to_no_mpiwasm_are_refused() -> None:
    assert compared("true", "true").returncode != 0
