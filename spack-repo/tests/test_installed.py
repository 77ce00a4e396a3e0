"""What an installation gives to Spack's users: the stand-alone tests of the package, and what `spack load` sets. The
finished build of `make check` stands in for one that Spack has built, which takes long; `make` did the same.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from read_package import PACKAGES
from spack_checkout import ROOT, Spack

PREFIX = Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix"))
DEBIAN = ROOT / "spack-repo" / "environments" / "debian-12"  # has Open MPI, the system's
GOLDEN = ROOT / "modulefiles" / "tests" / "golden" / "mpiwasm.txt"  # what our own modules set
EXTERNAL = """\
packages:
  mpiwasm:
    buildable: false
    externals:
    - spec: mpiwasm@main +fortran %mpi=openmpi %llvm targets=all
      prefix: {prefix}
"""


@pytest.fixture(scope="module")
def scopes(spack: Spack, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, ...]:
    """Configuration in which Spack has installed mpiwasm."""
    scope = tmp_path_factory.mktemp("external")
    (scope / "packages.yaml").write_text(EXTERNAL.format(prefix=PREFIX))
    done = spack.run("install", "mpiwasm", scopes=(DEBIAN, scope))
    assert done.returncode == 0, done.stdout + done.stderr
    return DEBIAN, scope


def test_the_stand_alone_tests_pass(spack: Spack, scopes: tuple[Path, ...]) -> None:
    source = (PACKAGES / "mpiwasm" / "package.py").read_text(encoding="utf-8")
    names = re.findall(r"^    def (test_\w+)", source, re.MULTILINE)
    assert {"test_version", "test_hello", "test_fortran", "test_mpi_library", "test_fabric"} <= set(names)
    spack.run("test", "run", "--externals", "--alias", "try", "mpiwasm", scopes=scopes)
    results = spack.run("test", "results", "-l", "try", scopes=scopes).stdout
    passed = set(re.findall(r"^Mpiwasm::(\w+) \.\. PASSED$", results, re.MULTILINE))
    assert passed == set(names), results


def test_load_sets_what_our_modules_set(spack: Spack, scopes: tuple[Path, ...]) -> None:
    """PATH and its kin may have folders of others, such as LLVM's, behind ours."""
    said = spack.run("load", "--sh", "mpiwasm", scopes=scopes)
    assert said.returncode == 0, said.stderr
    loaded = dict(re.findall(r"^export (\w+)=(.*);$", said.stdout, re.MULTILINE))
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        variable, value = line.replace("/opt/mpiwasm", str(PREFIX)).split("=")
        assert loaded[variable].split(":")[0] == value.split(":")[0]
    assert not loaded.keys() & {"LD_LIBRARY_PATH", "MPIWASM_MPI", "MPIWASM_BACKEND"}
