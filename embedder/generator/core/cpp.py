"""Lines of generated C++."""

from __future__ import annotations

import re


def wrap(line: str, width: int = 118) -> str:
    """Breaks a long line behind a comma or before an operator."""
    pieces = []
    while len(line) > width:
        breaks = [match.end() for match in re.finditer(r", |(?= [?:&|]+ )", line[:width])]
        if not breaks:
            break
        pieces.append(line[: breaks[-1]].rstrip())
        line = "      " + line[breaks[-1] :].lstrip()
    return "\n".join([*pieces, line])
