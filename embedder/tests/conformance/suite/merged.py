"""Sources that the suite's own build makes from a template: its tests of file access in Fortran.

A template (ioharness.tlt) has lines <name/>, and the definitions (ioharness.defn) say what stands for them: some for
all programs, and some in a block <TESTDEFN filename="..."> for one. The script of the suite that puts them together
(maint/testmerge, and f77tof90 for f90) is not in MPICH's archive.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Optional

PLACE = re.compile(r"^(\s*)<(\w+)/>\s*$")
BLOCK = re.compile(r"^<(\w+)>\n(.*?)^</\1>", re.MULTILINE | re.DOTALL)
PROGRAM = re.compile(r'^<TESTDEFN filename="([^"]+)">\n(.*?)^</TESTDEFN>', re.MULTILINE | re.DOTALL)
# The heads of programs, which are comments.
HEADERS = {"fheader": "", "f90header": ""}
# The programs in f90 are those in f77 with the module.
USES_MODULE = (
    (r"^ *implicit none\n *include 'mpif.h'", "        use mpi\n        implicit none"),
    (r"^( *)include 'iooffset.h'", r"\1integer (kind=MPI_OFFSET_KIND) offset"),
    (r"^C", "!"),
)


def merged(suite: Path, source: Path) -> Optional[str]:
    """The text of a source that is made from a template; nothing for others."""
    group = source.parent.relative_to(suite)
    if group.name != "io" or source.exists():
        return None
    from_f77 = group.parts[0] == "f90"
    folder = suite / "f77" / "io" if from_f77 else source.parent
    template, definitions = folder / "ioharness.tlt", folder / "ioharness.defn"
    if not template.is_file() or not definitions.is_file():
        return None
    name = source.name.replace("f90.f90", "f.f") if from_f77 else source.name
    text = definitions.read_text(encoding="utf-8")
    own = {match[1]: match[2] for match in PROGRAM.finditer(text)}.get(name)
    if own is None:
        return None
    common = PROGRAM.sub("", text)
    blocks = HEADERS | {match[1]: match[2] for part in (common, own) for match in BLOCK.finditer(part)}
    result = filled(template.read_text(encoding="utf-8"), blocks) + "\n"
    if source.suffix == ".f":
        result = "\n".join(map(fixed_form, result.splitlines())) + "\n"
    if from_f77:
        for pattern, replacement in USES_MODULE:
            result = re.sub(pattern, replacement, result, flags=re.MULTILINE)
    return result


def fixed_form(line: str) -> str:
    """A line of at most 72 columns, and the lines that continue it."""
    lines = []
    while len(line) > 72:
        lines.append(line[:72])
        line = "     &" + line[72:]
    return "\n".join([*lines, line])


def filled(text: str, blocks: dict[str, str], indent: str = "") -> str:
    """The text with what stands for its <name/> lines, indented as they are."""
    lines = []
    for line in text.splitlines():
        place = PLACE.match(line)
        if place:
            lines.append(filled(blocks[place[2]], blocks, indent + place[1]))
        elif line.startswith("#") and indent:
            continue
        else:
            lines.append(indent + line if line else line)
    return "\n".join(lines)
