"""Functions that only return, and the record of the tests that notice it: effects.json."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Optional, Union

from runner.table import Function, api
from runner.testlist import GuestTest

# A test that shows the effect of a function, or, where the test checks other things under other MPI libraries, the test
# of each library under which it has been tried.
Entry = Union[str, dict[str, str]]

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


def read_effects() -> dict[str, Entry]:
    """For each function that has one, a test that fails without its effect."""
    return json.loads(EFFECTS_FILE.read_text(encoding="utf-8")) if EFFECTS_FILE.exists() else {}


def checks_the_same_everywhere(test: GuestTest) -> bool:
    """Whether what a test checks does not depend on the MPI library."""
    texts = [test.source.read_text(encoding="utf-8")]
    texts += [path.read_text(encoding="utf-8") for path in test.source.parent.glob("*.h")]
    # The tools interface has what the library offers.
    return not test.only and test.folder != "tools" and not any("runs_over(" in text for text in texts)


def entry_of(shown: Mapping[str, str], libraries: Iterable[str]) -> Optional[Entry]:
    """The entry of a function for which these tests have shown the effect under these libraries."""
    everywhere = set(shown) == set(libraries) and len(set(shown.values())) == 1
    return next(iter(shown.values())) if everywhere else dict(shown) or None


def named_in(entry: Optional[Entry]) -> list[str]:
    return [entry] if isinstance(entry, str) else list((entry or {}).values())


def write_effects(found: dict[str, Entry]) -> None:
    """In the order of the table."""
    ordered = {each.name: found[each.name] for each in api().functions if each.name in found}
    EFFECTS_FILE.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
