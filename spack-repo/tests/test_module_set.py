"""The module set of the manual gives mpiwasm a module, and no other package."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml
from spack_checkout import ROOT, Spack

PAGE = ROOT / "docs" / "admins" / "spack.md"
# Stands for mpiwasm, so that nothing is built; it has a dependency, which must get no module.
PACKAGE = """
try:
    from spack_repo.builtin.build_systems.generic import Package
except ImportError:  # before Spack 1.0
    pass
from spack.package import *


class {name}(Package):
    homepage = "https://mpiwasm.invalid"
    has_code = False
    version("0.1.0")
    {more}

    def install(self, spec, prefix):
        mkdirp(prefix.bin)
"""
LAYOUTS = {"lmod": "Core/mpiwasm/0.1.0.lua", "tcl": "mpiwasm/0.1.0"}  # both of one installation


def settings_of_the_page() -> dict[str, Any]:
    text = PAGE.read_text(encoding="utf-8").partition("## Creating a module")[2]
    found = re.search(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert found
    return yaml.safe_load(found[1])["modules"]


def test_it_changes_no_other_modules() -> None:
    settings = settings_of_the_page()
    assert list(settings) == ["mpiwasm"]
    assert settings["mpiwasm"]["lmod"]["include"] == ["mpiwasm"]


def tcl_of(settings: dict[str, Any]) -> dict[str, Any]:
    """What the page says of Tcl modules."""
    one = {key: value for key, value in settings["lmod"].items() if not key.startswith("core_")}
    return {**one, "projections": {"all": "{name}/{version}"}}


def test_only_mpiwasm_gets_a_module(spack: Spack, tmp_path: Path) -> None:
    lmod = settings_of_the_page()["mpiwasm"]["lmod"]
    own_set = {
        "enable": list(LAYOUTS),
        "roots": {kind: str(tmp_path / kind) for kind in LAYOUTS},
        "arch_folder": False,
        "lmod": lmod,
        "tcl": tcl_of({"lmod": lmod}),
    }
    repository, scope = tmp_path / "stand_in", tmp_path / "scope"
    scope.mkdir()
    for name, more in (("Mpiwasm", 'depends_on("toolkit", type=("build", "link", "run"))'), ("Toolkit", "")):
        folder = repository / "packages" / name.lower()
        folder.mkdir(parents=True)
        (folder / "package.py").write_text(PACKAGE.format(name=name, more=more), encoding="utf-8")
    (repository / "repo.yaml").write_text("repo:\n  namespace: stand_in\n", encoding="utf-8")
    (scope / "repos.yaml").write_text(f"repos:\n  stand_in: {repository}\n", encoding="utf-8")
    (scope / "modules.yaml").write_text(yaml.safe_dump({"modules": {"mpiwasm": own_set}}), encoding="utf-8")
    done = spack.run("install", "--fake", "stand_in.mpiwasm", scopes=(scope,))
    assert done.returncode == 0, done.stdout + done.stderr
    for kind, layout in LAYOUTS.items():
        made = tmp_path / kind
        assert [str(path.relative_to(made)) for path in made.rglob("*") if path.is_file()] == [layout]
