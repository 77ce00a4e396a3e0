"""EasyBuild accepts the easyconfigs, and finds everything that they depend on among its own and ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from easybuild_runner import CHANNEL, EASYCONFIGS, EasyBuild

MPIWASM = [path for path in EASYCONFIGS if path.parent.name == "mpiwasm"]
LIBRARIES = {"gompi": "OpenMPI", "gmpich": "MPICH", "iimpi": "impi"}


@pytest.fixture(scope="module")
def resolved(easybuild: EasyBuild) -> dict[str, list[str]]:
    """The modules that a dry run of the easystacks would install, for each version of mpiwasm, in order."""
    return {**dry_run(easybuild, "easystack.yml"), **dry_run(easybuild, "easystack-fortran.yml")}


def dry_run(easybuild: EasyBuild, easystack: str) -> dict[str, list[str]]:
    output = easybuild.must("--dry-run", "--robot", "--easystack", CHANNEL / easystack)
    modules: list[str] = []
    found = {}
    for module in re.findall(r"^ \* \[.\] .*\(module: (.*)\)$", output, re.MULTILINE):
        modules.append(module)
        if module.startswith("mpiwasm/"):
            found[module.removeprefix("mpiwasm/")] = modules
            modules = []
    return found


def test_style_and_checksums_are_as_easybuild_wants_contributions(easybuild: EasyBuild) -> None:
    output = easybuild.must("--check-contrib", *EASYCONFIGS)
    passed = re.findall(r"^\[PASS\] (.*\.eb)$", output, re.MULTILINE)
    assert sorted(passed) == sorted(str(path) for path in EASYCONFIGS for _check in ("style", "checksums"))


@pytest.mark.parametrize("easyconfig", EASYCONFIGS, ids=lambda path: path.stem)
def test_the_file_is_where_the_search_finds_it(easyconfig: Path) -> None:
    said = dict(re.findall(r"^(name|version) = '(.*)'$", easyconfig.read_text(), re.MULTILINE))
    assert easyconfig.relative_to(CHANNEL).parts[:2] == (said["name"][0].lower(), said["name"])
    assert easyconfig.name.startswith(f"{said['name']}-{said['version']}")


@pytest.mark.parametrize("easyconfig", MPIWASM, ids=lambda path: path.stem)
def test_all_dependencies_are_found(resolved: dict[str, list[str]], easyconfig: Path) -> None:
    version = easyconfig.stem.removeprefix("mpiwasm-")
    modules = resolved[version]
    names = [module.split("/")[0] for module in modules]
    fortran = version.endswith("-Fortran")
    assert {"Wasmer", "wasi-sysroot", "wasi-threads-sysroot"} < set(names)
    assert names.count("wasi-flang-runtime") == fortran
    _, _, toolchain = version.removesuffix("-Fortran").partition("-")
    if not toolchain:
        assert len(modules) == 4 + fortran
        return
    assert toolchain.replace("-", "/", 1) in modules
    assert LIBRARIES[toolchain.split("-")[0]] in names
    assert "OpenSSL/3" in modules
    assert [names.count(name) for name in ("CLI11", "fmt", "nlohmann_json", "xxHash")] == [1, 1, 1, 1]
    assert "zstd" in names  # a second one may belong to a tool that another GCC builds
    assert names.count("tl-expected") + names.count("expected") == 1
    # Which makes the bindings; others, of tools, may be older.
    pythons = [
        tuple(map(int, module[len("Python/") :].split("-")[0].split(".")))
        for module in modules
        if module.startswith("Python/3")
    ]
    assert not fortran or max(pythons) >= (3, 11)


def test_nothing_else_is_in_the_easystacks(resolved: dict[str, list[str]]) -> None:
    assert sorted(resolved) == sorted(path.stem.removeprefix("mpiwasm-") for path in MPIWASM)


HOST_TOOLS = {"mpiwasm": ("clang-22", "lld-22"), "Wasmer": ("cargo", "llvm-22-dev")}


@pytest.mark.parametrize(
    "easyconfig", [path for path in EASYCONFIGS if path.parent.name in HOST_TOOLS], ids=lambda path: path.stem
)
def test_what_comes_from_the_system_is_declared(easyconfig: Path) -> None:
    """So that EasyBuild names it before it builds for an hour."""
    declared = re.search(r"^osdependencies = \[\n(.*?)^\]", easyconfig.read_text(), re.MULTILINE | re.DOTALL)
    assert declared
    for tool in HOST_TOOLS[easyconfig.parent.name]:
        assert f"('{tool}'" in declared[1]
    assert ("('flang-22'" in declared[1]) == easyconfig.stem.endswith("-Fortran")
