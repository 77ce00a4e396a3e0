"""Which functions the tests have called on which MPI library: coverage.json, from which the manual's page is made."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Optional

from runner.launch import Outcome
from runner.table import api, implemented_functions

TESTED = "tested"
ABSENT = "not in library"  # called, and the answer was that this library does not have the function


def coverage(outcomes: list[Outcome], versions: dict[str, str]) -> dict[str, dict[str, object]]:
    """For each library its version and the state of each implemented function that a passing test has called."""
    wanted = implemented_functions()
    result: dict[str, dict[str, object]] = {}
    for library, version in versions.items():
        passed = [each for each in outcomes if each.library == library and not each.problem and not each.test.uncounted]
        called = {name.replace("PMPI_", "MPI_", 1) for each in passed for name in each.functions}
        absent = {name for each in passed for name in each.refused}
        names = [function.name for function in api().functions if function.name in called & wanted]
        result[library] = {
            "version": version,
            "functions": {name: ABSENT if name in absent else TESTED for name in names},
        }
    return result


def write_coverage(path: Path, found: dict[str, dict[str, object]]) -> None:
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def check_coverage(path: Path, found: dict[str, dict[str, object]]) -> dict[str, Optional[str]]:
    """Checks of a full run: what is wrong with each, None when nothing is."""
    results: dict[str, Optional[str]] = {}
    for library, now in found.items():
        functions = now["functions"]
        assert isinstance(functions, dict)
        missing = sorted(implemented_functions() - set(functions))
        results[f"every implemented function is called by a passing test under {library}"] = (
            f"no test calls {', '.join(missing)}" if missing else None
        )
    recorded = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    stale = [
        library
        for library, now in found.items()
        # Another version of a library may have more functions or fewer.
        if recorded.get(library, {}).get("version", now["version"]) == now["version"] and recorded.get(library) != now
    ]
    results[f"{path.name} is what the tests show"] = (
        f"it differs for {', '.join(stale)}: write it with run.py --write-coverage" if stale else None
    )
    return results
