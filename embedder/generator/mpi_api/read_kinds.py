"""Reads embedder/mpi-api/kinds.toml: what the parameters of functions can be."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.schema import ApiError, check_keys

from mpi_api.model import Kind
from mpi_api.read_constants import ConstantGroup
from mpi_api.read_rules import read_rule

SHAPES = ("number", "handle", "status", "buffer", "target", "string", "address", "user_data", "function", "special")


def read_kinds(path: Path, tables: Mapping[str, Any], groups: tuple[ConstantGroup, ...]) -> dict[str, Kind]:
    """Reads kinds.toml."""
    group_names = {group.name for group in groups}
    error_names = {row.name for group in groups if group.name == "error_class" for row in group.rows}
    optional = ("large", "declares", "constants", "bits", "least", "error", "undeclared", "rules")
    kinds = {}
    for name, table in tables.items():
        where = f"{path.name}: {name}"
        check_keys(where, table, required=("shape", "guest", "says"), optional=optional)
        if table["shape"] not in SHAPES:
            raise ApiError(f"{where}: unknown shape '{table['shape']}'")
        for group in table.get("constants", ()):
            if group not in group_names:
                raise ApiError(f"{where}: no group of constants is called '{group}'")
        if "error" in table and table["error"] not in error_names:
            raise ApiError(f"{where}: no error class is called '{table['error']}'")
        rules = []
        for text in table.get("rules", ()):
            rule = read_rule(text)
            if rule is None:
                raise ApiError(f"{where}: unknown rule '{text}'")
            rules.append(rule)
        values = {key: table[key] for key in table if key not in ("constants", "rules")}
        constants = tuple(table.get("constants", ()))
        kinds[name] = Kind(name=name, constants=constants, rules=tuple(rules), **values)
    return kinds
