"""Gives each test a shell with a real module tool: Lmod with Lua modules, Lmod with Tcl ones, Environment Modules."""

from __future__ import annotations

from pathlib import Path

import pytest
from module_shell import ModuleShell, Tool, configure, module_tool


@pytest.fixture(scope="session")
def lmod() -> str:
    return module_tool("lmod")


@pytest.fixture(scope="session")
def environment_modules() -> str:
    return module_tool("environment-modules")


@pytest.fixture(params=["lmod-lua", "lmod-tcl", "environment-modules"])
def tool(request: pytest.FixtureRequest) -> Tool:
    if request.param == "environment-modules":
        return Tool("Environment Modules", "tcl", ("tclsh", request.getfixturevalue("environment_modules")))
    return Tool("Lmod", request.param.removeprefix("lmod-"), (request.getfixturevalue("lmod"),))


@pytest.fixture(scope="session")
def trees(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The modules of an installation, by the syntax they are made in."""
    made = {syntax: tmp_path_factory.mktemp(syntax) for syntax in ("lua", "tcl", "both")}
    for syntax, folder in made.items():
        configure(folder, SYNTAX=syntax)
    return made


@pytest.fixture
def shell(tool: Tool, trees: dict[str, Path], tmp_path: Path) -> ModuleShell:
    return ModuleShell(tool, str(trees[tool.syntax]), tmp_path)
