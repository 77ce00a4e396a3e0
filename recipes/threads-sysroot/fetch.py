"""Unpacks what the sysroot for programs with threads is built from: fetch.py FOLDER makes FOLDER/libc and FOLDER/llvm.

The archives are kept in the cache. LLVM_SOURCE names an unpacked llvm-project of the same version instead, and
WASI_LIBC_SOURCE an unpacked wasi-libc, for sites that have them, or that cannot reach Debian's archive."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from mpiwasm_recipe.recipe import Source, tomllib  # noqa: E402
from mpiwasm_recipe.sources import Failed, fetch, run  # noqa: E402

LLVM_PARTS = [
    "compiler-rt/lib/builtins",
    "libcxx/include",
    "libcxx/src",
    "libcxxabi/include",
    "libcxxabi/src",
    "libc/hdr",
    "libc/include",
    "libc/shared",
    "libc/src/__support",
]


def copy(tree: Path, parts: list[str], into: Path) -> None:
    for part in parts:
        if not (tree / part).is_dir():
            raise Failed(f"{tree} has no folder {part}")
        shutil.copytree(tree / part, into / part, dirs_exist_ok=True)


def fetch_first(sources: list[Source], archives: Path) -> Path:
    """The archive from the first place that has it."""
    reasons = []
    for source in sources:
        try:
            return fetch(source, archives)
        except Failed as error:
            reasons.append(str(error))
    raise Failed("; ".join(reasons))


def unpack(sources: list[Source], parts: list[str], into: Path) -> None:
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    archive = fetch_first(sources, cache / "mpiwasm" / "archives")
    command = ["tar", "-xf", str(archive), "--strip-components=1", "--no-same-owner", "--anchored", "--wildcards"]
    run([*command, *(f"*/{part}/*" if part != "." else "*" for part in parts)], into, f"unpacking {archive.name}")


def main() -> int:
    into = Path(sys.argv[1])
    libc = tomllib.loads((HERE / "sources.toml").read_text(encoding="utf-8"))["libc"]
    llvm = tomllib.loads((HERE.parent / "flang-runtime" / "source.toml").read_text(encoding="utf-8"))["source"]
    wanted = {
        "libc": ([Source(**libc)], ["."], "WASI_LIBC_SOURCE"),
        "llvm": ([Source(**source) for source in llvm], LLVM_PARTS, "LLVM_SOURCE"),
    }
    try:
        for name, (sources, parts, variable) in wanted.items():
            (into / name).mkdir(parents=True)
            given = os.environ.get(variable)
            if given:
                copy(Path(given), parts, into / name)
            else:
                unpack(sources, parts, into / name)
    except Failed as error:
        print(f"threads-sysroot: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
