"""Builds an application, natively or to Wasm, after what it needs."""

from __future__ import annotations

import hashlib
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from .processes import run_all
from .recipe import Recipe, find
from .sources import Failed, alone_in, unpack
from .tools import Tools


@dataclass(frozen=True)
class Place:
    """Where things lie: WORK/archives, and per application WORK/NAME/source, /wasm, /openmpi, /run."""

    work: Path
    recipes: list[Path]

    @property
    def archives(self) -> Path:
        return self.work / "archives"

    def source(self, recipe: Recipe) -> Path:
        return self.work / recipe.name / "source"

    def build(self, recipe: Recipe, tools: Tools, kind: str) -> Path:
        return self.work / recipe.name / tools.build_folder(kind)


def environment(recipe: Recipe, place: Place, tools: Tools, kind: str, jobs: int) -> dict[str, str]:
    """The variables of a build script; docs/users/applications.md lists them."""
    source = recipe.folder if recipe.source.kind == "own" else place.source(recipe)
    variables = {
        "KIND": kind,
        "RECIPE": str(recipe.folder),
        "SOURCE": str(source),
        "BUILD": str(place.build(recipe, tools, kind)),
        "JOBS": str(jobs),
        **tools.variables(kind),
        **(tools.fortran(kind) if recipe.fortran else {}),
    }
    for name in recipe.needs:
        variables[name.upper().replace("-", "_")] = str(place.build(find(name, place.recipes), tools, kind))
    return variables | recipe.environment[kind]


def identity(recipe: Recipe, place: Place, tools: Tools, kind: str) -> str:
    """Changes when a build would come out differently: with the recipe, its needs, its compiler."""
    sha256 = hashlib.sha256()
    for path in sorted(path for path in recipe.folder.rglob("*") if path.is_file() and path.suffix != ".md"):
        sha256.update(str(path.relative_to(recipe.folder)).encode())
        sha256.update(path.read_bytes())
    for name in recipe.needs:
        sha256.update(identity(find(name, place.recipes), place, tools, kind).encode())
    variables = tools.variables(kind) | (tools.fortran(kind) if recipe.fortran else {})
    for name in ("CC", "CXX", *(["FC"] if recipe.fortran else [])):
        compiler = Path(variables[name]).resolve()
        sha256.update(str(compiler).encode() + (compiler.read_bytes() if kind == "wasm" else b""))
    return sha256.hexdigest()


def build(recipe: Recipe, place: Place, tools: Tools, kind: str, jobs: int) -> bool:
    """Builds what is not built yet; false when it was all there. Raises Failed."""
    for name in recipe.needs:
        build(find(name, place.recipes), place, tools, kind, jobs)
    with alone_in(place.build(recipe, tools, kind)):
        return build_itself(recipe, place, tools, kind, jobs)


def build_itself(recipe: Recipe, place: Place, tools: Tools, kind: str, jobs: int) -> bool:
    folder = place.build(recipe, tools, kind)
    stamp = folder / ".mpiwasm-recipe-built"
    wanted = identity(recipe, place, tools, kind)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return False
    source = unpack(recipe, place.archives, place.source(recipe))
    shutil.rmtree(folder, ignore_errors=True)
    if recipe.in_tree:
        shutil.copytree(source, folder, symlinks=True)
    else:
        folder.mkdir(parents=True)
    log = folder.parent / f"{folder.name}.log"
    variables = os.environ | environment(recipe, place, tools, kind, jobs)
    with log.open("w", encoding="utf-8") as output:
        script = ["sh", "-eux", "-c", recipe.build]
        status = run_all(script, folder, variables, output, output)
    if status != 0:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        errors = [line for line in lines if any(mark in line for mark in (" error: ", ": error:", "Error ", "Error: "))]
        errors = errors or lines or [""]
        raise Failed(f"{recipe.name}: the {tools.build_folder(kind)} build failed: {errors[0].strip()} (log: {log})")
    stamp.write_text(wanted, encoding="utf-8")
    return True
