"""The package files as any machine can check them, without Spack."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from read_package import PACKAGES, directives, package_class, package_files
from release import read_release

ROOT = Path(__file__).resolve().parents[2]
FILES = package_files()


def shell_assignments(path: Path) -> dict[str, str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if re.match(r"[A-Z_]+=", line))


VERSIONS = shell_assignments(ROOT / "recipes" / "versions.env")
WASMER = f"{VERSIONS['WASMER_VERSION']}-{VERSIONS['WASMER_PATCH_LEVEL']}"


def spack_name(path: Path) -> str:
    return path.parent.name.replace("_", "-")


def test_the_repository_has_the_packages() -> None:
    assert [spack_name(path) for path in FILES] == ["mpiwasm", "wasi-sysroot", "wasmer"]


def test_the_index_at_the_root_leads_to_the_repository() -> None:
    index = (ROOT / "spack-repo-index.yaml").read_text(encoding="utf-8")
    paths = re.findall(r"^  - (\S+)$", index, re.MULTILINE)
    assert [(ROOT / path / "repo.yaml").exists() for path in paths] == [True]
    assert (ROOT / paths[0] / "packages") == PACKAGES


@pytest.mark.parametrize("path", FILES, ids=spack_name)
def test_the_class_is_named_as_spack_expects(path: Path) -> None:
    expected = "".join(part.capitalize() for part in spack_name(path).split("-"))
    assert package_class(path).name == expected


@pytest.mark.parametrize("path", FILES, ids=spack_name)
def test_python_3_6_can_read_it(path: Path) -> None:
    vermin = [str(Path(sys.executable).with_name("vermin")), "--no-tips", "--violations", "-t=3.6-", str(path)]
    result = subprocess.run(vermin, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_mpiwasm_has_the_version_of_the_source() -> None:
    versions = [directive.words[0] for directive in directives(PACKAGES / "mpiwasm" / "package.py", "version")]
    assert versions == ["main", VERSIONS["MPIWASM_VERSION"]]


def test_each_release_is_a_tag() -> None:
    for release in directives(PACKAGES / "mpiwasm" / "package.py", "version")[1:]:
        assert release.options == {"tag": f"v{release.words[0]}"}


def test_wasmer_has_the_version_and_patch_level_of_the_recipe() -> None:
    newest = directives(PACKAGES / "wasmer" / "package.py", "version")[0]
    assert newest.words == (WASMER,)


def test_mpiwasm_asks_for_this_wasmer_and_llvm() -> None:
    needed = [
        directive.words[0]
        for directive in directives(PACKAGES / "mpiwasm" / "package.py", "depends_on")
        if directive.words
    ]
    assert f"wasmer@{WASMER}" in needed
    assert any(re.match(rf"llvm@{VERSIONS['LLVM_MAJOR']}\.1 ", spec) for spec in needed)


def test_the_crates_are_of_this_wasmer() -> None:
    crates = directives(PACKAGES / "wasmer" / "package.py", "resource")[0]
    assert crates.options["when"] == f"@{WASMER} +vendored"
    assert re.fullmatch(r"[0-9a-f]{64}", crates.options["sha256"])
    source = (PACKAGES / "wasmer" / "package.py").read_text(encoding="utf-8")
    assert f'"wasmer-crates-{WASMER}.tar.gz"' in source


def test_the_sysroot_is_the_archive_of_the_release() -> None:
    """EasyBuild installs the same one; `make install` has its files."""
    release = read_release()
    path = PACKAGES / "wasi_sysroot" / "package.py"
    newest = directives(path, "version")[0]
    assert newest.words == (release.sysroot_version,)
    assert newest.options == {"sha256": release.sha256["wasi-sysroot"]}
    assert f'"{release.sysroot_source}"' in path.read_text(encoding="utf-8")
    assert {source.options["when"] for source in directives(path, "resource")} == {f"@{newest.words[0]} +sources"}


def test_the_address_of_the_project_stands_in_one_file_only() -> None:
    naming = [spack_name(path) for path in FILES if "github.com/mpiwasm" in path.read_text(encoding="utf-8")]
    assert naming == ["mpiwasm"]
