"""Reads embedder/mpi-api/constants.toml: the constants of the binary interface, by group."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

from core.schema import ApiError, check_keys

from mpi_api.words import MPI_VERSIONS

REMARKS = ("may lack", "deprecated")


@dataclass(frozen=True)
class Constant:
    """One row: a name and the value that guests see."""

    name: str
    value: int
    since: str
    alias: Optional[str] = None  # the constant of the same group that it equals
    may_lack: bool = False  # a host of that version may not define it
    deprecated: bool = False
    text: str = ""  # the value as it is written in the table


@dataclass(frozen=True)
class ConstantGroup:
    """Constants of one meaning; kinds refer to the group by its name."""

    name: str
    type: str  # C type in the guest's mpi.h
    says: str
    rows: tuple[Constant, ...]
    host: bool = True  # False: the host's own values are never needed
    enum: bool = False  # True: mpi.h declares the type as an enumeration


def read_constants(path: Path, tables: Mapping[str, Any]) -> tuple[ConstantGroup, ...]:
    """Reads all groups; a name may be used once in the file."""
    groups = []
    taken: dict[str, str] = {}
    for name, table in tables.items():
        where = f"{path.name}: {name}"
        check_keys(where, table, required=("type", "says", "rows"), optional=("host", "enum"))
        rows: dict[str, Constant] = {}
        for line in table["rows"].splitlines():
            if not line.strip():
                continue
            row = read_row(where, line, rows)
            if row.name in taken:
                raise ApiError(f"{where}: {row.name}: already in group '{taken[row.name]}'")
            taken[row.name] = name
            rows[row.name] = row
        groups.append(
            ConstantGroup(
                name,
                table["type"],
                table["says"],
                tuple(rows.values()),
                table.get("host", True),
                table.get("enum", False),
            )
        )
    return tuple(groups)


ROW = re.compile(
    r"\s*(?P<name>MPIX?_\w+)\s+(?P<value>-?\d+|0x[0-9a-f]+|MPI_\w+)\s+(?P<since>\d\.\d)"
    r"(?:\s+(?P<remarks>.+?))?\s*"
)


def read_row(where: str, line: str, earlier: Mapping[str, Constant]) -> Constant:
    """Reads one row; an alias must follow the constant that it equals."""
    match = ROW.fullmatch(line)
    if not match:
        raise ApiError(f"{where}: cannot read the row '{line.strip()}'")
    place = f"{where}: {match['name']}"
    if match["since"] not in MPI_VERSIONS:
        raise ApiError(f"{place}: '{match['since']}' is not a version of MPI")
    remarks = [each.strip() for each in (match["remarks"] or "").split(",") if each.strip()]
    for remark in remarks:
        if remark not in REMARKS:
            raise ApiError(f"{place}: unknown remark '{remark}'")
    alias = match["value"] if match["value"].startswith("MPI_") else None
    if alias and alias not in earlier:
        raise ApiError(f"{place}: no earlier row of the group is called '{alias}'")
    return Constant(
        name=match["name"],
        value=earlier[alias].value if alias else int(match["value"], 0),
        since=match["since"],
        alias=alias,
        may_lack="may lack" in remarks,
        deprecated="deprecated" in remarks,
        text=match["value"],
    )
