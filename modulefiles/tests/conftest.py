"""Gives each test a shell with a real module tool: Lmod with Lua modules, Lmod with Tcl ones, Environment Modules."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from module_shell import ROOT, ModuleShell, Tool, configure, lmod_command


@pytest.fixture(scope="session")
def lmod() -> str:
    command = lmod_command()
    if not Path(command).exists():
        pytest.skip(f"no Lmod: {command} is not there (LMOD_CMD names another)")
    return command


@pytest.fixture(scope="session")
def environment_modules() -> str:
    recipe = [ROOT / "recipes" / "environment-modules.sh", ROOT / "build" / "environment-modules"]
    done = subprocess.run(recipe, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.skip(f"no Environment Modules: {done.stderr.strip()}")
    return done.stdout.strip()


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
