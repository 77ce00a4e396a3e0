"""Unpacks parts of LLVM's source archive, which recipes/flang-runtime/source.toml describes.

The archive is kept in the cache. LLVM_SOURCE names an unpacked llvm-project of the same version instead, for sites that
have one, or that cannot reach Debian's archive."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from .recipe import Source, tomllib
from .sources import Failed, fetch_first, run

DESCRIPTION = Path(__file__).resolve().parent.parent / "flang-runtime" / "source.toml"


def version() -> str:
    return str(tomllib.loads(DESCRIPTION.read_text(encoding="utf-8"))["version"])


def version_of(tree: Path) -> str:
    try:
        text = (tree / "cmake" / "Modules" / "LLVMVersion.cmake").read_text(encoding="utf-8")
    except OSError as error:
        raise Failed(f"LLVM_SOURCE ({tree}) is no llvm-project: {error}") from None
    return ".".join(re.findall(r"set\(LLVM_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)\)", text))


def copy_parts(tree: Path, parts: list[str], into: Path) -> None:
    if version_of(tree) != version():
        raise Failed(f"LLVM_SOURCE ({tree}) is version {version_of(tree)}, the recipe requires {version()}")
    for part in parts:
        shutil.copytree(tree / part, into / part)


def unpack_parts(parts: list[str], into: Path) -> None:
    """Makes `into` with these folders of the source tree."""
    into.mkdir(parents=True)
    given = os.environ.get("LLVM_SOURCE")
    if given:
        copy_parts(Path(given), parts, into)
        return
    described = tomllib.loads(DESCRIPTION.read_text(encoding="utf-8"))
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    archive = fetch_first([Source(**source) for source in described["source"]], cache / "mpiwasm" / "archives")
    command = ["tar", "-xf", str(archive), "--strip-components=1", "--no-same-owner", "--anchored", "--wildcards"]
    run([*command, *(f"*/{part}/*" for part in parts)], into, f"unpacking {archive.name}")
