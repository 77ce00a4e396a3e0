"""Writes later_calls.inc: a call, with zeros for all arguments, of each function that comes later."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from runner.modules import write_when_changed  # noqa: E402
from runner.table import api  # noqa: E402

folder = Path(sys.argv[1])
lines = []
for function in api().functions:
    if function.later:
        arguments = ", ".join("0" for _ in function.parameters)
        kind = "CODE" if function.returns is None else "VALUE"
        lines.append(f"CALL_{kind}({function.name}, ({arguments}))\n")
write_when_changed(folder / "later_calls.inc", "".join(lines))
