"""Reads embedder/mpi-api/callbacks.toml: the types of the functions that a guest hands to MPI."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

from core.schema import ApiError, check_keys


@dataclass(frozen=True)
class Callback:
    """One function type, or a second name (`same_as`) of another one."""

    name: str
    says: str = ""
    declares: str = ""  # C declaration; {name} stands for the name
    same_as: Optional[str] = None


def read_callbacks(path: Path, tables: Mapping[str, Any]) -> tuple[Callback, ...]:
    callbacks = []
    for name, table in tables.items():
        where = f"{path.name}: {name}"
        if isinstance(table, Mapping) and "same_as" in table:
            check_keys(where, table, required=("same_as",), optional=())
            if table["same_as"] not in tables:
                raise ApiError(f"{where}: no function type is called '{table['same_as']}'")
        else:
            check_keys(where, table, required=("says", "declares"), optional=())
            if "{name}(" not in table["declares"]:
                raise ApiError(f"{where}: declares: must contain '{{name}}('")
        callbacks.append(Callback(name, **table))
    return tuple(callbacks)
