"""The toolchains that mpiwasm is offered for, and what EasyBuild has for each generation of them.

Versions are those of the easyconfigs that EasyBuild 5.4 brings; the tests resolve every one of them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Generation:
    """The versions that EasyBuild's own easyconfigs have for one GCCcore."""

    gcc: str
    binutils: str
    cmake: str
    ninja: str
    fmt: str
    json: str
    xxhash: str
    zstd: str
    cli11: str = "2.6.2"
    expected: str = "'tl-expected', '1.3.1'"


@dataclass(frozen=True)
class Toolchain:
    """A toolchain with an MPI library, and the adapter that its MPI library needs."""

    name: str
    version: str
    gcc: str
    adapter: str


@dataclass(frozen=True)
class HeaderLibrary:
    """A library of headers that EasyBuild has for some of our generations only."""

    name: str
    version: str
    homepage: str
    description: str
    header: str
    checksum: str  # as in EasyBuild's easyconfig of this version for another toolchain
    configopts: str
    generations: tuple[str, ...]


# EasyBuild's own, which serves every toolchain.
FOR_ALL = "'tl-expected', '1.3.1', '', SYSTEM"

GENERATIONS = {
    generation.gcc: generation
    for generation in (
        Generation("12.2.0", "2.39", "3.24.3", "1.11.1", "9.1.0", "3.11.2", "0.8.1", "1.5.2", expected=FOR_ALL),
        Generation("12.3.0", "2.40", "3.26.3", "1.11.1", "10.1.0", "3.11.2", "0.8.2", "1.5.5", expected=FOR_ALL),
        Generation("13.2.0", "2.40", "3.27.6", "1.11.1", "10.2.1", "3.11.3", "0.8.2", "1.5.5"),
        Generation("13.3.0", "2.42", "3.29.3", "1.12.1", "11.2.0", "3.11.3", "0.8.3", "1.5.6", cli11="2.5.0"),
        Generation(
            "14.2.0", "2.42", "3.31.3", "1.12.1", "11.2.0", "3.12.0", "0.8.3", "1.5.6", expected="'expected', '1.3.1'"
        ),
        Generation(
            "14.3.0",
            "2.44",
            "4.0.3",
            "1.13.0",
            "11.2.0",
            "3.12.0",
            "0.8.3",
            "1.5.7",
            expected=FOR_ALL,
        ),
        Generation("15.2.0", "2.45", "4.2.1", "1.13.2", "12.2.0", "3.12.0", "0.8.3", "1.5.7"),
    )
}

# Python 3.11 or newer, which makes the Fortran bindings.
PYTHON = {
    "12.2.0": "'Python', '3.11.2', '-bare'",
    "12.3.0": "'Python', '3.11.3'",
    "13.2.0": "'Python', '3.11.5'",
    "13.3.0": "'Python', '3.12.3'",
    "14.2.0": "'Python', '3.13.1'",
    "14.3.0": "'Python', '3.13.5'",
    "15.2.0": "'Python', '3.14.2'",
}

TOOLCHAINS = (
    Toolchain("gompi", "2022b", "12.2.0", "openmpi"),
    Toolchain("gompi", "2023a", "12.3.0", "openmpi"),
    Toolchain("gompi", "2023b", "13.2.0", "openmpi"),
    Toolchain("gompi", "2024a", "13.3.0", "openmpi"),
    Toolchain("gompi", "2025a", "14.2.0", "openmpi"),
    Toolchain("gompi", "2025b", "14.3.0", "openmpi"),
    Toolchain("gompi", "2026.1", "15.2.0", "openmpi"),
    Toolchain("gmpich", "2025.07", "14.2.0", "mpich"),
    Toolchain("iimpi", "2025b", "14.3.0", "mpich"),
    Toolchain("iimpi", "2026.1", "15.2.0", "mpich"),
)

HEADER_LIBRARIES = (
    HeaderLibrary(
        name="CLI11",
        version="2.6.2",
        homepage="https://github.com/CLIUtils/CLI11",
        description="Command lines for C++ programs.",
        header="include/CLI/CLI.hpp",
        checksum="c6ea6b2e5608b3ea8617999bd5f47420c71b2ebdb8dc4767c1034d1da5785711",
        configopts="-DCLI11_BUILD_TESTS=OFF -DCLI11_BUILD_EXAMPLES=OFF -DCLI11_BUILD_DOCS=OFF",
        generations=("12.2.0", "12.3.0", "13.2.0", "14.2.0", "15.2.0"),
    ),
    HeaderLibrary(
        name="tl-expected",
        version="1.3.1",
        homepage="https://github.com/TartanLlama/expected",
        description="std::expected for C++ before C++23.",
        header="include/tl/expected.hpp",
        checksum="9a04f4f472fbb5c30bf60402f1ca626c4a76987f867978d0b8a35d7ab3fb8fe7",
        configopts="-DEXPECTED_BUILD_TESTS=OFF",
        generations=("13.2.0", "13.3.0", "15.2.0"),
    ),
)
