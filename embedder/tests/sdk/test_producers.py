"""A module says which compiler its author used, not which one Debian's C library was built with."""

from __future__ import annotations

import json

import pytest
from guest_sdk import Sdk
from linked_module import read_wasm


@pytest.mark.parametrize("flags", [[], ["-g"], ["-flto"], ["-mexec-model=command"], ["-xc++"]])
@pytest.mark.parametrize(("compiler", "source"), [("mpiwasm-cc", "program.c"), ("mpiwasm-c++", "program.cpp")])
def test_the_compiler_of_the_program_is_named(sdk: Sdk, compiler: str, source: str, flags: list[str]) -> None:
    sdk.write(source, '#include <stdio.h>\nint main() { puts("hello"); }\n')
    sdk.quietly(compiler, "-O2", *flags, source, "-o", "program.wasm")
    inspected = json.loads(sdk.run("mpiwasm", "inspect", "--json", "program.wasm").stdout)
    made_by = inspected["producers"][0]
    clang = sdk.quietly(compiler, "--version").splitlines()[1]
    assert clang == f"{made_by['name']} version {made_by['version']}"


@pytest.mark.parametrize(
    ("flags", "start"),
    [(["-mexec-model=reactor"], {"_initialize"}), (["-nostartfiles", "-Wl,--no-entry"], set())],
    ids=["reactor", "nostartfiles"],
)
def test_whoever_wants_another_start_gets_it(sdk: Sdk, flags: list[str], start: set[str]) -> None:
    sdk.write("part.c", '__attribute__((export_name("part"))) int part(void) { return 1; }\n')
    sdk.quietly("mpiwasm-cc", *flags, "part.c", "-o", "part.wasm")
    exports = read_wasm(sdk.folder / "part.wasm").exports
    assert exports["part"] == "function"
    assert exports.keys() & {"_start", "_initialize"} == start
