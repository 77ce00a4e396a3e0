"""Functions that only return, and the record of the tests that notice it: effects.json."""

from __future__ import annotations

import json
from pathlib import Path

from runner.table import Function, api

EFFECTS_FILE = Path(__file__).resolve().parents[1] / "effects.json"


def stub_header(function: Function) -> str:
    """A header for the start of a program, after which calls of the function, under both its names, do nothing."""
    parameters = ", ".join(each.declaration for each in function.parameters) or "void"
    stub = f"ineffective_{function.name}"
    profiling = function.name.replace("MPI_", "PMPI_", 1)
    return (
        "#include <mpi.h>\n"
        f"static inline {function.c_return} {stub}({parameters}) {{ return ({function.c_return})0; }}\n"
        f"#define {function.name} {stub}\n#define {profiling} {stub}\n"
    )


def shows_effects(name: str) -> bool:
    """Whether a test, by its name, does more than to show that bad arguments are refused."""
    folder, _, program = name.partition("/")
    return folder not in ("bad-arguments", "hostile") and "impossible" not in program


def read_effects() -> dict[str, str]:
    """For each function that has one, a test that fails without its effect."""
    return json.loads(EFFECTS_FILE.read_text(encoding="utf-8")) if EFFECTS_FILE.exists() else {}


def write_effects(found: dict[str, str]) -> None:
    """In the order of the table."""
    ordered = {each.name: found[each.name] for each in api().functions if each.name in found}
    EFFECTS_FILE.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
