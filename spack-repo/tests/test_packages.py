"""The package files as any machine can check them, without Spack."""

from __future__ import annotations

import re
import runpy
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


def dependencies() -> list[str]:
    """What mpiwasm depends on, also within `with when(...)`."""
    source = (PACKAGES / "mpiwasm" / "package.py").read_text(encoding="utf-8")
    return re.findall(r'^ +depends_on\("([^"]+)"', source, re.MULTILINE)


def spack_name(path: Path) -> str:
    return path.parent.name.replace("_", "-")


def test_the_repository_has_the_packages() -> None:
    guests = ["wasi-flang-runtime", "wasi-sysroot", "wasi-threads-sysroot"]
    assert [spack_name(path) for path in FILES] == ["mpiwasm", *guests, "wasmer-mpiwasm"]


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


@pytest.mark.parametrize("package", ["mpiwasm", "wasmer_mpiwasm"])
def test_each_release_is_an_archive_with_a_checksum(package: str) -> None:
    """Not a tag, which may be moved. (The branch is for `spack develop`.)"""
    source = (PACKAGES / package / "package.py").read_text(encoding="utf-8")
    assert f'url=url_of("mpiwasm-{VERSIONS["MPIWASM_VERSION"]}.tar.gz"),\n        sha256=SHA256["mpiwasm"],' in source
    assert "tag=" not in source


def test_the_project_address_and_checksums_are_those_of_the_release() -> None:
    said = runpy.run_path(str(PACKAGES.parent / "release.py"))
    release = read_release()
    assert said["ADDRESS"] == release.homepage
    assert said["SHA256"] == {name: release.sha256[name] for name in release.archives}
    assert said["url_of"](release.source) == f"{release.releases}/{release.source}"


def test_the_archives_may_be_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPIWASM_DOWNLOADS", "file:///site/dist")
    said = runpy.run_path(str(PACKAGES.parent / "release.py"))
    assert said["url_of"]("mpiwasm-0.1.0.tar.gz") == "file:///site/dist/mpiwasm-0.1.0.tar.gz"


def test_make_dist_makes_every_archive_that_the_packages_fetch() -> None:
    fetched = set()
    for package in PACKAGES.glob("*/package.py"):
        fetched |= set(re.findall(r'url_of\("([^"]+)"\)', package.read_text(encoding="utf-8")))
    of_sources = set(read_release().archives.values())
    of_crates = {f"wasmer-crates-{VERSIONS['WASMER_VERSION']}-{VERSIONS['WASMER_PATCH_LEVEL']}.tar.gz"}
    assert fetched <= of_sources | of_crates and of_crates <= fetched
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.partition("\ndist:")[2].partition("\n\n")[0]
    assert "easyconfigs/make_sources.py build/dist" in recipe and "recipes/vendor-crates.sh build/dist" in recipe
    page = (ROOT / "docs" / "admins" / "spack.md").read_text(encoding="utf-8")
    assert "make -C mpiwasm dist" in page and "MPIWASM_DOWNLOADS=file://$PWD/mpiwasm/build/dist" in page


def test_wasmer_has_the_version_and_patch_level_of_the_recipe() -> None:
    newest = directives(PACKAGES / "wasmer_mpiwasm" / "package.py", "version")[0]
    assert newest.words == (WASMER,)


def test_mpiwasm_asks_for_this_wasmer_and_llvm() -> None:
    needed = dependencies()
    assert f"wasmer-mpiwasm@{WASMER}" in needed
    assert any(re.match(rf"llvm@{VERSIONS['LLVM_MAJOR']}\.1 ", spec) for spec in needed)


def test_the_crates_are_of_this_wasmer() -> None:
    crates = directives(PACKAGES / "wasmer_mpiwasm" / "package.py", "resource")[0]
    assert crates.options["when"] == f"@{WASMER} +vendored"
    assert re.fullmatch(r"[0-9a-f]{64}", crates.options["sha256"])
    source = (PACKAGES / "wasmer_mpiwasm" / "package.py").read_text(encoding="utf-8")
    assert f'"wasmer-crates-{WASMER}.tar.gz"' in source


def test_the_sysroot_is_the_archive_of_the_release() -> None:
    """EasyBuild installs the same one; `make install` has its files."""
    release = read_release()
    path = PACKAGES / "wasi_sysroot" / "package.py"
    newest = directives(path, "version")[0]
    assert newest.words == (release.sysroot_version,)
    assert f'"{release.sysroot_source}"' in path.read_text(encoding="utf-8")
    assert {source.options["when"] for source in directives(path, "resource")} == {f"@{newest.words[0]} +sources"}


@pytest.mark.parametrize("name", ["wasi-threads-sysroot", "wasi-flang-runtime"])
def test_what_guests_need_for_a_variant_is_an_archive_of_the_release(name: str) -> None:
    release = read_release()
    path = PACKAGES / name.replace("-", "_") / "package.py"
    assert [directive.words for directive in directives(path, "version")] == [(release.sysroot_version,)]
    assert f'"{release.archives[name]}"' in path.read_text(encoding="utf-8")
    assert f"{name}@{release.sysroot_version}" in dependencies()


def test_nothing_names_an_address_that_somebody_else_may_own() -> None:
    """As long as the project has none, only release.toml and what is made of it name one that cannot be owned."""
    listed = subprocess.run(
        ["git", "-C", ROOT, "grep", "-l", "github.com/mpiwasm"], capture_output=True, text=True, check=False
    )
    assert [name for name in listed.stdout.splitlines() if name != "spack-repo/tests/test_packages.py"] == []
    assert read_release().homepage.endswith(".invalid")


def test_the_engine_is_named_as_a_fork() -> None:
    """Spack may have a package of Wasmer itself some day."""
    source = (PACKAGES / "wasmer_mpiwasm" / "package.py").read_text(encoding="utf-8")
    assert '"""A fork of Wasmer' in source


def test_crates_come_from_an_archive_by_default() -> None:
    vendored = next(one for one in directives(PACKAGES / "wasmer_mpiwasm" / "package.py", "variant"))
    assert (vendored.words, vendored.options["default"]) == (("vendored",), "True")
