"""Reads a package.py without Spack: the directives that the class body calls with plain words."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PACKAGES = Path(__file__).resolve().parents[1] / "spack_repo" / "mpiwasm" / "packages"


@dataclass(frozen=True)
class Directive:
    """One call such as version("0.1.0", tag="v0.1.0"); values that are no plain words are left out."""

    name: str
    words: tuple[str, ...]
    options: dict[str, str]


def package_files() -> list[Path]:
    return sorted(PACKAGES.glob("*/package.py"))


def package_class(path: Path) -> ast.ClassDef:
    """The class of the package, which is the last one in the file."""
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    return [node for node in tree.body if isinstance(node, ast.ClassDef)][-1]


def tables(path: Path) -> dict[str, Any]:
    """What the file assigns in front of the class: plain data, which may be made of what stands above it."""
    data: dict[str, Any] = {}
    assignments = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.Assign)]
    exec(compile(ast.Module(assignments, []), str(path), "exec"), {}, data)
    return data


def directives(path: Path, name: str) -> list[Directive]:
    """The calls of one directive in the class body, in their order."""
    found = []
    for node in package_class(path).body:
        call = node.value if isinstance(node, ast.Expr) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == name:
            words = tuple(str(word.value) for word in call.args if isinstance(word, ast.Constant))
            options = {
                keyword.arg: str(keyword.value.value)
                for keyword in call.keywords
                if keyword.arg and isinstance(keyword.value, ast.Constant)
            }
            found.append(Directive(name, words, options))
    return found
