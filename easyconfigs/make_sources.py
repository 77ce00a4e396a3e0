#!/usr/bin/env python3
"""Puts all that EasyBuild would download for the system-toolchain easyconfigs into a folder: make_sources.py FOLDER.

For machines without a network, for tests, and for a release, whose files these become: the archive of mpiwasm, that of
the guest sysroot (from Debian's packages), that for threads with OpenMP and the Fortran runtime (from Debian's sources,
some minutes each, once per machine), and the crates under EasyBuild's names. The same commit and packages give the same
bytes; where a checksum is not that of release.toml, both are printed and the exit status is 1.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from release import CHANNEL, RECIPES, Crate, Release, read_crates, read_release

# What building needs, and the manual, as far as the commit has it. The recipes of Spack and EasyBuild stay out: they
# contain the checksum of this archive.
CONTENTS = ("CHANGELOG.md", "LICENSE", "README.md", "docs", "embedder", "modulefiles", "recipes")


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def compress(tar: list[str], target: Path) -> None:
    """Runs a command that writes an archive, and compresses what it writes; no time or name gets in."""
    with target.open("wb") as file, subprocess.Popen(tar, stdout=subprocess.PIPE) as archive:
        subprocess.run(["gzip", "-9n"], stdin=archive.stdout, stdout=file, check=True)
    if archive.returncode:
        raise subprocess.CalledProcessError(archive.returncode, tar)


def archive_mpiwasm(release: Release, target: Path, root: Path = CHANNEL.parent) -> None:
    git = ["git", "-C", str(root)]
    listing = subprocess.run([*git, "ls-tree", "--name-only", release.commit], stdout=subprocess.PIPE, check=True)
    contents = [name for name in CONTENTS if name in listing.stdout.decode().split()]
    prefix = f"--prefix=mpiwasm-{release.version}/"
    compress([*git, "archive", "--format=tar", prefix, release.commit, "--", *contents], target)


def archive_folder(parent: Path, name: str, target: Path) -> None:
    same = ["--sort=name", "--format=ustar", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0"]
    compress(["tar", "-C", str(parent), *same, "--mode=u=rwX,go=rX", "-c", name], target)


def archive_sysroot(release: Release, target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        name = f"wasi-sysroot-{release.sysroot_version}"
        subprocess.run([RECIPES / "wasi-sysroot" / "build.sh", f"{folder}/{name}"], stdout=sys.stderr, check=True)
        archive_folder(Path(folder), name, target)


def built(recipe: str) -> Path:
    """Where a recipe's files are, which this builds if this machine has not yet."""
    done = subprocess.run([RECIPES / "cached-build.sh", recipe], stdout=subprocess.PIPE, text=True, check=True)
    return Path(done.stdout.strip())


def archive_threads_sysroot(release: Release, target: Path) -> None:
    """The sysroot for threads, and in its folder openmp the OpenMP runtime."""
    with tempfile.TemporaryDirectory() as folder:
        name = f"wasi-threads-sysroot-{release.sysroot_version}"
        shutil.copytree(built("threads-sysroot"), Path(folder) / name)
        shutil.copytree(built("openmp-runtime"), Path(folder) / name / "openmp")
        archive_folder(Path(folder), name, target)


def archive_flang_runtime(release: Release, target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        name = f"wasi-flang-runtime-{release.sysroot_version}"
        shutil.copytree(built("flang-runtime"), Path(folder) / name)
        archive_folder(Path(folder), name, target)


def copy_crates(crates: list[Crate], folder: Path) -> None:
    """What Cargo keeps of a download is the crate as the registry has it; EasyBuild wants it under another name."""
    subprocess.run(["cargo", "fetch", "--quiet", "--locked"], cwd=RECIPES / "wasmer", check=True)
    home = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
    for crate in crates:
        kept = home.glob(f"registry/cache/*/{crate.name}-{crate.version}.crate")
        right = [file for file in kept if sha256(file) == crate.checksum]
        if not right:
            sys.exit(f"make_sources: {home}/registry/cache has no {crate.name} {crate.version} as Cargo.lock wants it")
        shutil.copyfile(right[0], folder / crate.file)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--no-crates", action="store_true", help="only the archives of mpiwasm, the sysroots and Fortran"
    )
    options = parser.parse_args()
    folder = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    release = read_release()
    archive_mpiwasm(release, folder / release.source)
    archive_sysroot(release, folder / release.sysroot_source)
    archive_threads_sysroot(release, folder / release.threads_sysroot_source)
    archive_flang_runtime(release, folder / release.flang_runtime_source)
    if not options.no_crates:
        copy_crates(read_crates(RECIPES / "wasmer" / "Cargo.lock"), folder)

    status = 0
    for name, file in release.archives.items():
        made = sha256(folder / file)
        if made != release.sha256[name]:
            print(f"{file} has the checksum {made}, not {release.sha256[name]}, which release.toml has for {name}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
