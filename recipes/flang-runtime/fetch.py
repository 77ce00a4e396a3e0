"""Unpacks the parts of LLVM's source archive that the Fortran runtime is built from: fetch.py FOLDER.

The archive is kept in the cache. LLVM_SOURCE names an unpacked llvm-project of the same version instead, for sites that
have one, or that cannot reach Debian's archive."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from mpiwasm_recipe.recipe import Source, tomllib  # noqa: E402
from mpiwasm_recipe.sources import Failed, fetch, run  # noqa: E402

PARTS = ["flang-rt/include", "flang-rt/lib", "flang/include/flang", "flang/lib/Decimal", "flang/module"]


def released(tree: Path) -> str:
    """The version that the source tree says it is."""
    text = (tree / "cmake" / "Modules" / "LLVMVersion.cmake").read_text(encoding="utf-8")
    return ".".join(re.findall(r"set\(LLVM_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)\)", text))


def copy_parts(tree: Path, version: str, into: Path) -> None:
    try:
        found = released(tree)
    except OSError as error:
        raise Failed(f"LLVM_SOURCE ({tree}) is no llvm-project: {error}") from None
    if found != version:
        raise Failed(f"LLVM_SOURCE ({tree}) is version {found}, the recipe requires {version}")
    for part in PARTS:
        shutil.copytree(tree / part, into / part)


def fetch_first(sources: list[Source], archives: Path) -> Path:
    """The archive from the first place that has it."""
    reasons = []
    for source in sources:
        try:
            return fetch(source, archives)
        except Failed as error:
            reasons.append(str(error))
    raise Failed("; ".join(reasons))


def unpack_parts(sources: list[Source], into: Path) -> None:
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    archive = fetch_first(sources, cache / "mpiwasm" / "archives")
    into.mkdir(parents=True)
    members = [f"*/{part}/*" for part in PARTS]
    command = ["tar", "-xf", str(archive), "--strip-components=1", "--no-same-owner", "--wildcards"]
    run([*command, *members], into, f"unpacking {archive.name}")


def main() -> int:
    into = Path(sys.argv[1])
    described = tomllib.loads((HERE / "source.toml").read_text(encoding="utf-8"))
    given = os.environ.get("LLVM_SOURCE")
    try:
        if given:
            copy_parts(Path(given), described["version"], into)
        else:
            unpack_parts([Source(**source) for source in described["source"]], into)
    except Failed as error:
        print(f"flang-runtime: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
