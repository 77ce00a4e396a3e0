"""make_sources.py makes, byte for byte, the archives whose checksums the easyconfigs have."""

from __future__ import annotations

import os
import subprocess
import tarfile
from pathlib import Path

import pytest
import release as pinned
from easybuild_runner import ROOT, EasyBuild


def test_the_archives_are_the_pinned_ones(sources: subprocess.CompletedProcess[str]) -> None:
    assert (sources.stdout, sources.returncode) == ("", 0)


def test_the_archive_of_mpiwasm_has_what_building_needs(
    easybuild: EasyBuild, sources: subprocess.CompletedProcess[str]
) -> None:
    release = pinned.read_release()
    with tarfile.open(easybuild.sources / release.source) as archive:
        names = archive.getnames()
    assert f"mpiwasm-{release.version}/embedder/CMakeLists.txt" in names
    assert f"mpiwasm-{release.version}/recipes/wasmer/build.sh" in names
    # These contain the checksum of the archive.
    assert not [name for name in names if name.split("/")[1:2] in (["easyconfigs"], ["spack-repo"])]


@pytest.mark.parametrize("name", ["wasi-sysroot", "wasi-threads-sysroot", "wasi-flang-runtime"])
def test_nothing_of_this_machine_is_in_the_archives_for_guests(
    easybuild: EasyBuild, sources: subprocess.CompletedProcess[str], name: str
) -> None:
    with tarfile.open(easybuild.sources / pinned.read_release().archives[name]) as archive:
        assert {(entry.uid, entry.gid, entry.mtime) for entry in archive} == {(0, 0, 0)}
        cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"  # where recipes are built
        places = [os.fsencode(cache), os.fsencode(ROOT)]
        for entry in (entry for entry in archive if entry.isfile()):
            content = archive.extractfile(entry)
            assert content is not None
            text = content.read()
            assert not [place for place in places if place in text], entry.name


def test_the_pinned_commit_has_the_versions_that_the_easyconfigs_are_made_of(
    easybuild: EasyBuild, sources: subprocess.CompletedProcess[str]
) -> None:
    release = pinned.read_release()
    with tarfile.open(easybuild.sources / release.source) as archive:
        for name in ("recipes/wasmer/Cargo.lock", "recipes/versions.env"):
            member = archive.extractfile(f"mpiwasm-{release.version}/{name}")
            assert member is not None
            assert member.read() == (ROOT / name).read_bytes(), f"{name} has changed: pin a later commit"


@pytest.mark.long
def test_make_dist_ends_with_the_checksums_of_all_archives() -> None:
    release = pinned.read_release()
    crates = pinned.read_crates(pinned.RECIPES / "wasmer" / "Cargo.lock")
    subprocess.run(["make", "dist"], cwd=ROOT, check=True, capture_output=True)
    lines = (ROOT / "build" / "dist" / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    sums = {file: checksum for checksum, file in (line.split("  ") for line in lines)}
    archives = {file: release.sha256[name] for name, file in release.archives.items()}
    assert {**archives, **{crate.file: crate.checksum for crate in crates}}.items() <= sums.items()
    assert len(sums) == len(archives) + len(crates) + 1  # and that of all crates, for Spack
