#!/usr/bin/env python3
"""Makes every generated file from the tables embedder/*-api.

generate.py           writes the files that differ
generate.py --check   writes nothing; says which files are not current and ends with 1
generate.py --fortran FOLDER   writes the Fortran bindings, which are not kept in the repository, into the folder
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Optional

import blas_api
import fftw_api
import mpi_api
import mpi_fortran
from core.api import REPOSITORY, ApiDescription
from core.schema import ApiError

APIS = (mpi_api.API, blas_api.API, fftw_api.API)


def stale(texts: dict[str, str], root: Path) -> list[str]:
    """The paths whose file is missing or differs."""
    return [path for path, text in texts.items() if read_if_there(root / path) != text]


def left_over(api: ApiDescription, texts: dict[str, str], root: Path) -> list[str]:
    """The files that nothing makes any more."""
    there = sorted(path for pattern in api.owned for path in root.glob(pattern))
    return [path for path in (str(each.relative_to(root)) for each in there) if path not in texts]


def read_if_there(path: Path) -> Optional[str]:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main(arguments: Optional[Sequence[str]] = None) -> int:
    parser = argparse.ArgumentParser(description="Makes every generated file from the tables.")
    parser.add_argument("--check", action="store_true", help="only say which files are not current")
    parser.add_argument("--tables", type=Path, default=REPOSITORY / "embedder", help="where the folders of tables lie")
    parser.add_argument("--root", type=Path, default=REPOSITORY, help="where the files lie")
    parser.add_argument("--fortran", type=Path, metavar="FOLDER", help="write the Fortran bindings there instead")
    options = parser.parse_args(arguments)
    texts: dict[str, str] = {}
    removed: list[str] = []
    try:
        if options.fortran:
            mpi_fortran.write_bindings(options.tables / mpi_api.API.name, options.fortran)
            return 0
        for api in APIS:
            made = api.outputs(options.tables / api.name)
            removed += left_over(api, made, options.root)
            texts.update(made)
    except ApiError as error:
        print(f"generate.py: {error}", file=sys.stderr)
        return 2
    differing = stale(texts, options.root)
    for path in removed:
        if options.check:
            print(f"{path} is left over: run embedder/generator/generate.py", file=sys.stderr)
            continue
        (options.root / path).unlink()
        print(f"removed {path}")
    for path in differing:
        if options.check:
            print(f"{path} is not current: run embedder/generator/generate.py", file=sys.stderr)
            continue
        target = options.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(texts[path], encoding="utf-8")
        print(f"wrote {path}")
    return 1 if options.check and (differing or removed) else 0


if __name__ == "__main__":
    sys.exit(main())
