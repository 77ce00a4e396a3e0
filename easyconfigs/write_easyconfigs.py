#!/usr/bin/env python3
"""Writes the easyconfigs from templates/, so that every version and checksum has one source.

With --check it writes nothing, names what is not current, and ends with 1. Versions come from recipes/versions.env,
crates from recipes/wasmer/Cargo.lock, archives from release.toml, toolchains from toolchains.py.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from string import Template

from release import CHANNEL, RECIPES, Crate, Release, read_crates, read_release
from toolchains import GENERATIONS, HEADER_LIBRARIES, PYTHON, TOOLCHAINS, Generation, HeaderLibrary, Toolchain

FOLDERS = ("c", "m", "t", "w")  # where easyconfigs are: those of software by its first letter


def filled(template: str, **words: str) -> str:
    """A template with its words; every word must be known."""
    return Template((CHANNEL / "templates" / f"{template}.eb").read_text(encoding="utf-8")).substitute(words)


def row(*entries: str, kind: str) -> str:
    lines = "\n".join(f"    {entry}," for entry in entries)
    return f"{kind} = [\n{lines}\n]\n"


def wasmer(release: Release, crates: list[Crate]) -> str:
    checksums = [(release.source, release.sha256["mpiwasm"]), *((crate.file, crate.checksum) for crate in crates)]
    return filled(
        "Wasmer",
        wasmer_version=release.versions["WASMER_VERSION"],
        patch_level=release.versions["WASMER_PATCH_LEVEL"],
        llvm_major=release.versions["LLVM_MAJOR"],
        releases=release.releases,
        source=release.source,
        crates="\n".join(f"    ('{crate.name}', '{crate.version}')," for crate in crates),
        checksums="\n".join(f"    {{'{file}':\n     '{checksum}'}}," for file, checksum in checksums),
    )


def of_guests(release: Release, name: str) -> str:
    """One of the guest sysroots, or the Fortran runtime."""
    return filled(
        name,
        sysroot_version=release.sysroot_version,
        releases=release.releases,
        source=release.archives[name],
        checksum=release.sha256[name],
    )


def header_library(library: HeaderLibrary, generation: Generation) -> str:
    words = {field: getattr(library, field) for field in ("name", "version", "homepage", "description", "header")}
    words |= {field: getattr(generation, field) for field in ("gcc", "binutils", "cmake")}
    return filled("header-library", checksum=library.checksum, configopts=library.configopts, **words)


FORTRAN = "-Fortran"  # the suffix of easyconfigs with mpiwasm-fc, which need flang of the system
FORTRAN_FILES = (
    " +\n             ['share/mpiwasm/fortran/%s' % x for x in ['bin/tco', 'lib/libflang_rt.a', 'mpi/mpi_f08.mod']]"
)
FORTRAN_CHECK = """
# And one in Fortran.
local_guest = 'use mpi_f08\\\\ncall MPI_Init()\\\\ncall MPI_Finalize()\\\\nend\\\\n'
sanity_check_commands += [
    'cd $(mktemp -d) && printf "%s" > guest.f90 && mpiwasm-fc -O2 guest.f90 -o guest.wasm && '
    'mpiwasm --no-cache --mpi serial guest.wasm && rm -r $PWD' % local_guest,
]
"""


def fortran_options(llvm: str) -> str:
    return f"""# Fortran by flang {llvm}, likewise; it must stay where it is. Python makes the bindings of MPI.
configopts += '-DMPIWASM_FLANG_RUNTIME=$EBROOTWASIMINFLANGMINRUNTIME '
configopts += '-DMPIWASM_FLANG=${{LLVM_PREFIX:+$LLVM_PREFIX/bin/}}flang-{llvm} '
"""


def mpiwasm(
    release: Release, fortran: bool, toolchain: str, dependencies: str, mpi_h: str, compilers: str, adapters: str
) -> str:
    llvm = release.versions["LLVM_MAJOR"]
    return filled(
        "mpiwasm",
        version=release.version,
        homepage=release.homepage,
        releases=release.releases,
        checksum=release.sha256["mpiwasm"],
        llvm_major=llvm,
        versionsuffix=f"versionsuffix = '{FORTRAN}'\n" if fortran else "",
        compilers="mpiwasm-cc, mpiwasm-c++ and mpiwasm-fc" if fortran else "mpiwasm-cc and mpiwasm-c++",
        fortran_options=fortran_options(llvm) if fortran else "",
        fortran_files=FORTRAN_FILES if fortran else "",
        fortran_check=FORTRAN_CHECK if fortran else "",
        toolchain=toolchain,
        dependencies=dependencies,
        mpi_h=mpi_h,
        mpi_compilers=compilers,
        adapters=adapters,
    )


def ours(release: Release, fortran: bool) -> tuple[str, ...]:
    """The engine and what guests need, as dependencies of mpiwasm; all go into what mpiwasm installs."""
    versions = release.versions
    runtime = (f"('wasi-flang-runtime', '{release.sysroot_version}', '', SYSTEM)",)
    return (
        f"('Wasmer', '{versions['WASMER_VERSION']}', '-{versions['WASMER_PATCH_LEVEL']}', SYSTEM)",
        f"('wasi-sysroot', '{release.sysroot_version}', '', SYSTEM)",
        f"('wasi-threads-sysroot', '{release.sysroot_version}', '', SYSTEM)",
        *(runtime if fortran else ()),
    )


def compilers_of_guests(release: Release, fortran: bool) -> list[str]:
    """Of the system, since EasyBuild has no LLVM so new."""
    llvm = release.versions["LLVM_MAJOR"]
    return [f"('{name}-{llvm}', '{name}')" for name in ("clang", "lld", *(["flang"] if fortran else []))]


def mpiwasm_for(release: Release, toolchain: Toolchain, fortran: bool) -> str:
    """mpiwasm for a toolchain: all that EasyBuild can provide is a dependency."""
    generation = GENERATIONS[toolchain.gcc]
    build = (
        f"('CMake', '{generation.cmake}')",
        f"('Ninja', '{generation.ninja}')",
        f"('CLI11', '{generation.cli11}')",
        f"('nlohmann_json', '{generation.json}')",
        f"({generation.expected})",
        f"('xxHash', '{generation.xxhash}')",
        *([f"({PYTHON[toolchain.gcc]})"] if fortran else []),
        *ours(release, fortran),
    )
    system = compilers_of_guests(release, fortran)
    run = (f"('fmt', '{generation.fmt}')", f"('zstd', '{generation.zstd}')", "('OpenSSL', '3', '', SYSTEM)")
    return mpiwasm(
        release,
        fortran,
        f"{{'name': '{toolchain.name}', 'version': '{toolchain.version}'}}",
        row(*system, kind="osdependencies") + row(*build, kind="builddependencies") + row(*run, kind="dependencies"),
        "of the toolchain's MPI library",
        "-DMPIWASM_MPI_COMPILERS=$(command -v mpicc)",
        f"'{toolchain.adapter}', 'mpi-abi', 'serial'",
    )


def mpiwasm_for_system(release: Release, fortran: bool) -> str:
    """mpiwasm for the MPI libraries that a site has already, built with what the system has."""
    packages = (
        "('cmake',)",
        "('ninja-build',)",
        "('libcli11-dev', 'cli11-devel')",
        "('libfmt-dev', 'fmt-devel')",
        "('nlohmann-json3-dev', 'json-devel')",
        "('libexpected-dev', 'expected-devel')",
        "('libxxhash-dev', 'xxhash-devel')",
        "('libzstd-dev', 'libzstd-devel')",
        "OS_PKG_OPENSSL_DEV",
        *compilers_of_guests(release, fortran),
    )
    return mpiwasm(
        release,
        fortran,
        "SYSTEM",
        row(*packages, kind="osdependencies") + row(*ours(release, fortran), kind="builddependencies"),
        "of every mpicc in PATH, or those in MPIWASM_MPI_COMPILERS='/opt/a/mpicc;/opt/b/mpicc'",
        """${MPIWASM_MPI_COMPILERS:+-DMPIWASM_MPI_COMPILERS="$MPIWASM_MPI_COMPILERS"}""",
        "'mpi-abi', 'serial'",
    )


def easyconfigs() -> dict[str, str]:
    """Every easyconfig by its file name."""
    release = read_release()
    suffix = f"{release.versions['WASMER_VERSION']}-{release.versions['WASMER_PATCH_LEVEL']}"
    files = {
        f"Wasmer-{suffix}.eb": wasmer(release, read_crates(RECIPES / "wasmer" / "Cargo.lock")),
    }
    for name in ("wasi-sysroot", "wasi-threads-sysroot", "wasi-flang-runtime"):
        files[f"{name}-{release.sysroot_version}.eb"] = of_guests(release, name)
    for fortran, ending in ((False, ".eb"), (True, f"{FORTRAN}.eb")):
        files[f"mpiwasm-{release.version}{ending}"] = mpiwasm_for_system(release, fortran)
        for toolchain in TOOLCHAINS:
            name = f"mpiwasm-{release.version}-{toolchain.name}-{toolchain.version}"
            files[f"{name}{ending}"] = mpiwasm_for(release, toolchain, fortran)
    for library in HEADER_LIBRARIES:
        for gcc in library.generations:
            name = f"{library.name}-{library.version}-GCCcore-{gcc}.eb"
            files[name] = header_library(library, GENERATIONS[gcc])
    return files


def place(file: str, text: str) -> Path:
    """Where EasyBuild's search wants an easyconfig: by first letter and name."""
    name = next(line for line in text.splitlines() if line.startswith("name = ")).split("'")[1]
    return CHANNEL / name[0].lower() / name / file


SPACK = CHANNEL.parent / "spack-repo" / "spack_repo" / "mpiwasm"


def spack_release(release: Release) -> str:
    """What the Spack packages need to know of the release."""
    sums = "".join(f'    "{name}": "{release.sha256[name]}",\n' for name in release.archives)
    return f'''# Copyright mpiwasm contributors.
#
# SPDX-License-Identifier: MIT
"""The release: where it is, and its checksums. Made by easyconfigs/write_easyconfigs.py from
release.toml; change that."""

import os

ADDRESS = "{release.homepage}"
# MPIWASM_DOWNLOADS: where the archives are instead, such as file:///FOLDER of make_sources.py.
DOWNLOADS = os.environ.get("MPIWASM_DOWNLOADS", "{release.releases}")
SHA256 = {{
{sums}}}


def url_of(file):
    """Where an archive of the release is."""
    return f"{{DOWNLOADS}}/{{file}}"
'''


UENV = CHANNEL.parent / "spack-repo" / "for-alps-uenv"


def uenv_configuration(release: Release) -> str:
    """The recipe of a uenv that gets the packages from the release's repository."""
    return f"""# Made by easyconfigs/write_easyconfigs.py from release.toml; change that.
name: mpiwasm
description: MPI programs compiled once to WebAssembly, under Cray MPICH and Open MPI
store: /user-environment
version: 2
default-view: default
spack:
  repo: https://github.com/spack/spack.git
  commit: releases/v1.2
  packages:
    mpiwasm:
      repo: {release.homepage}
      commit: {release.commit}
      path: {SPACK.relative_to(CHANNEL.parent)}
    builtin:
      repo: https://github.com/spack/spack-packages.git
      commit: v2026.06.0
"""


def outputs() -> dict[Path, str]:
    """Every generated file with its text."""
    release = read_release()
    files = {place(file, text): text for file, text in easyconfigs().items()}
    if SPACK.exists():
        files[SPACK / "release.py"] = spack_release(release)
        files[UENV / "mc" / "config.yaml"] = uenv_configuration(release)
    return files


def present() -> set[Path]:
    return {path for folder in FOLDERS for path in (CHANNEL / folder).glob("*/*.eb")}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; say what is not current")
    options = parser.parse_args()
    texts = outputs()
    leftover = present() - set(texts)
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if options.check:
        for path in sorted([*stale, *leftover]):
            print(f"{path.relative_to(CHANNEL.parent)} is not what write_easyconfigs.py makes")
        return 1 if stale or leftover else 0
    for path in leftover:
        path.unlink()
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
