"""What a recipe.toml says, and what is wrong with one."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Optional

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib


class Malformed(Exception):
    """The file is no recipe; the arguments are one line each."""


@dataclass(frozen=True)
class Source:
    """Where the program comes from: a Debian source package, an upstream archive, or else the recipe's own folder."""

    debian: str = ""  # the source package
    version: str = ""  # of the Debian package
    suite: str = ""  # the Debian release that has it
    url: str = ""
    archive: str = ""  # the file's name
    sha256: str = ""
    checksum_from: str = ""  # who publishes the checksum of an archive by URL
    built_here: bool = True  # false: untested, not built with this recipe yet

    @property
    def kind(self) -> str:
        return "debian" if self.debian else "url" if self.url else "own"


@dataclass(frozen=True)
class Lines:
    """Lines of what a run leaves behind, to be found or compared."""

    pattern: str
    file: str = ""  # instead of standard output
    tolerance: float = 0.0  # relative, of numbers in the lines
    absolute: float = 0.0  # numbers that differ by less are equal
    at_least: int = 1  # how many lines there must be


@dataclass(frozen=True)
class Measure:
    """A figure that a run prints: the first group of the pattern."""

    name: str
    pattern: str
    unit: str
    better: str
    file: str = ""


@dataclass(frozen=True)
class Case:
    """One way to run the program."""

    name: str
    command: str
    ranks: int = 2
    prepare: str = ""
    input: str = ""  # the file in the run's directory that is standard input
    variables: Mapping[str, str] = field(default_factory=dict)  # of the run
    seconds: int = 600
    compare: tuple[Lines, ...] = ()
    expect: tuple[Lines, ...] = ()
    measure: tuple[Measure, ...] = ()


@dataclass(frozen=True)
class Recipe:
    name: str
    folder: Path
    title: str
    version: str
    licence: str
    build: str
    source: Source = field(default_factory=Source)
    in_tree: bool = False
    fortran: bool = False  # it needs Fortran compilers
    needs: tuple[str, ...] = ()
    environment: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # by kind, "native" or "wasm"
    cases: tuple[Case, ...] = ()
    install: Mapping[str, str] = field(default_factory=dict)  # below share/mpiwasm: the file of the build

    @property
    def patches(self) -> list[Path]:
        return sorted((self.folder / "patches").glob("*.patch"))


# Key -> type, for each table; what is not in it is a mistake. A key with "?" may be missing.
TABLES: dict[str, dict[str, Any]] = {
    "recipe": {
        "title": str,
        "version": str,
        "licence": str,
        "build": str,
        "source?": dict,
        "in_tree?": bool,
        "fortran?": bool,
        "needs?": list,
        "native?": dict,
        "wasm?": dict,
        "case?": list,
        "install?": dict,
    },
    "source": {
        "debian?": str,
        "version?": str,
        "suite?": str,
        "url?": str,
        "archive?": str,
        "sha256": str,
        "checksum_from?": str,
        "built_here?": bool,
    },
    "case": {
        "name": str,
        "command": str,
        "ranks?": int,
        "prepare?": str,
        "input?": str,
        "variables?": dict,
        "seconds?": int,
        "compare?": list,
        "expect?": list,
        "measure?": list,
    },
    "compare": {"pattern": str, "file?": str, "tolerance?": (float, int), "absolute?": (float, int), "at_least?": int},
    "expect": {"pattern": str, "file?": str, "at_least?": int},
    "measure": {"name": str, "pattern": str, "unit": str, "better": str, "file?": str},
}


def shape_problems(table: Mapping[str, Any], kind: str, where: str) -> list[str]:
    """Missing, unknown and mistyped keys of one table."""
    keys = TABLES[kind]
    known = {key.rstrip("?"): wanted for key, wanted in keys.items()}
    found = [f"{where}no key {key}" for key in keys if not key.endswith("?") and key not in table]
    found += [f"{where}unknown key {key}" for key in table if key not in known]
    for key, value in table.items():
        if key in known and (not isinstance(value, known[key]) or (isinstance(value, bool) and known[key] is not bool)):
            found.append(f"{where}{key} has the wrong type")
    return found


def pattern_problems(table: Mapping[str, Any], where: str, groups: Optional[int] = None) -> list[str]:
    try:
        pattern = re.compile(table["pattern"])
    except re.error as error:
        return [f"{where}pattern: {error}"]
    if groups is not None and pattern.groups != groups:
        return [f"{where}pattern must have {groups} group, the figure"]
    return []


def case_problems(case: Mapping[str, Any], index: int) -> list[str]:
    where = f"case {case.get('name', index)}: "
    found = shape_problems(case, "case", where)
    if found:
        return found
    if any(not isinstance(value, str) for value in case.get("variables", {}).values()):
        found.append(f"{where}variables: values must be strings")
    if case.get("ranks", 2) < 1:
        found.append(f"{where}ranks must be 1 or more")
    for kind in ("compare", "expect", "measure"):
        for table in case.get(kind, []):
            wrong = shape_problems(table, kind, f"{where}{kind}: ")
            found += wrong or pattern_problems(table, f"{where}{kind}: ", 1 if kind == "measure" else None)
            if not wrong and kind == "measure" and table["better"] not in ("higher", "lower"):
                found.append(f"{where}measure {table['name']}: better is higher or lower")
    if not case.get("compare") and not case.get("expect"):
        found.append(f"{where}nothing is verified: add compare or expect")
    return found


def source_problems(source: Mapping[str, Any]) -> list[str]:
    found = shape_problems(source, "source", "source: ")
    if found:
        return found
    if ("debian" in source) == ("url" in source):
        found.append("source: give debian or url, one of them")
    if not re.fullmatch(r"[0-9a-f]{64}", source["sha256"]):
        found.append("source: sha256 has 64 hexadecimal digits")
    for key in ("version", "suite", "archive") if "debian" in source else ("checksum_from",):
        if key not in source:
            found.append(f"source: no key {key}")
    if "url" in source and not source["url"].startswith("https://"):
        found.append("source: url must begin with https://")
    return found


def problems(table: Mapping[str, Any]) -> list[str]:
    """Everything that is wrong with a recipe's table."""
    found = shape_problems(table, "recipe", "")
    if "source" in table and isinstance(table["source"], dict):
        found += source_problems(table["source"])
    for kind in ("native", "wasm"):
        if any(not isinstance(value, str) for value in table.get(kind, {}).values()):
            found.append(f"{kind}: values must be strings, environment variables of the build")
    for target, made in table.get("install", {}).items():
        if not isinstance(made, str) or any(
            ".." in Path(path).parts or path[:1] == "/" for path in (target, str(made))
        ):
            found.append(f"install: {target}: both must be relative paths")
    names = []
    for index, case in enumerate(table.get("case", []), 1):
        found += case_problems(case, index)
        names.append(case.get("name"))
    found += [f"case {name}: duplicate name" for name in sorted({str(n) for n in names if names.count(n) > 1})]
    return found


def case_of(table: Mapping[str, Any]) -> Case:
    values = dict(table)
    for key in ("compare", "expect"):
        values[key] = tuple(Lines(**line) for line in table.get(key, ()))
    values["measure"] = tuple(Measure(**measure) for measure in table.get("measure", ()))
    return Case(**values)


def read_recipe(folder: Path) -> Recipe:
    """The recipe in a folder; raises Malformed."""
    path = folder / "recipe.toml"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Malformed(f"{path}: {error.strerror}") from None
    except ValueError as error:
        raise Malformed(f"{path}: {error}") from None
    found = problems(table)
    if found:
        raise Malformed(*(f"{path}: {problem}" for problem in found))
    source = dict(table.get("source", {}))
    if "url" in source:
        source.setdefault("archive", source["url"].rsplit("/", 1)[1])
    return Recipe(
        name=folder.name,
        folder=folder,
        title=table["title"],
        version=table["version"],
        licence=table["licence"],
        build=table["build"],
        source=Source(**source),
        in_tree=table.get("in_tree", False),
        fortran=table.get("fortran", False),
        needs=tuple(table.get("needs", ())),
        environment={kind: table.get(kind, {}) for kind in ("native", "wasm")},
        cases=tuple(case_of(case) for case in table.get("case", ())),
        install=table.get("install", {}),
    )


def find(name: str, folders: list[Path]) -> Recipe:
    """The recipe of this name, from the first of the folders that has it."""
    for folder in folders:
        if (folder / name / "recipe.toml").is_file():
            return read_recipe(folder / name)
    raise Malformed(f"no recipe {name} in {', '.join(map(str, folders))}; see mpiwasm-recipe list")


def names(folders: list[Path]) -> list[str]:
    return sorted({path.parent.name for folder in folders for path in folder.glob("*/recipe.toml")})
