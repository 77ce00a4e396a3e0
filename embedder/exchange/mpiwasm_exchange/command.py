"""The command mpiwasm-schema."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from .schema import SchemaError, read_schema
from .write_c import write_c
from .write_cpp import write_cpp

USAGE_ERROR = 2  # a wrong command line or schema, as in docs/reference/exit-codes.md
SETUP_FAILED = 1

DESCRIPTION = "Writes C and C++ headers for the exchange of typed arrays between the programs of one MPI job."


def guard_of(name: str) -> str:
    """The word that protects a header from being read twice."""
    return re.sub(r"\W", "_", f"MPIWASM_SCHEMA_{name}", flags=re.ASCII).upper()


def headers_of(path: Path) -> dict[str, str]:
    """The names and texts of the headers of a schema's file."""
    schema = read_schema(path)
    c_name, cpp_name = f"{path.stem}.h", f"{path.stem}.hpp"
    return {
        c_name: write_c(schema, path.name, guard_of(c_name)),
        cpp_name: write_cpp(schema, path.name, guard_of(cpp_name), c_name),
    }


def main(arguments: list[str], include: Path) -> int:
    parser = argparse.ArgumentParser(prog="mpiwasm-schema", description=DESCRIPTION)
    parser.add_argument("schema", type=Path, nargs="?", metavar="FIELDS.toml", help="the schema")
    parser.add_argument("--output", type=Path, metavar="DIR", help="where FIELDS.h and FIELDS.hpp are written (.)")
    parser.add_argument(
        "--include", action="store_true", help="print the folder of mpiwasm_exchange.h, for native compilers"
    )
    options = parser.parse_args(arguments)
    if options.include:
        print(include)
        return 0
    if options.schema is None:
        parser.error("name a schema, such as fields.toml")
    try:
        headers = headers_of(options.schema)
    except SchemaError as error:
        print(f"mpiwasm-schema: {error}", file=sys.stderr)
        return USAGE_ERROR
    folder = options.output or Path(".")
    for name, text in headers.items():
        try:
            (folder / name).write_text(text, encoding="utf-8")
        except OSError as error:
            print(f"mpiwasm-schema: {folder / name}: cannot be written: {error.strerror}", file=sys.stderr)
            return SETUP_FAILED
    return 0
