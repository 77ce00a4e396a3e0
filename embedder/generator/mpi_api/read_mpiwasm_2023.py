"""Reads embedder/mpi-api/mpiwasm-2023.toml: what programs of the MPIWasm toolchain of 2023 import."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.schema import ApiError, check_keys

from mpi_api.read_constants import ConstantGroup

LOWEST = -1  # the lowest number that meant something else than it does in the standard ABI


@dataclass(frozen=True)
class Mpiwasm2023:
    functions: tuple[str, ...]  # of MPI-5.0, sorted
    by_hand: Mapping[str, str]  # other functions and their wasm signatures
    values: Mapping[str, Mapping[str, int]]  # group -> name of the standard -> number


def read_mpiwasm_2023(
    path: Path, tables: Mapping[str, Any], groups: Iterable[ConstantGroup], known_functions: Iterable[str]
) -> Mpiwasm2023:
    """Refuses names that the standard does not have, and numbers that the translation does not reach."""
    names = {group.name: {row.name for row in group.rows} for group in groups}
    check_keys(path.name, tables, required=("functions", "by_hand"), optional=names)
    functions = sorted(tables["functions"].split())
    for unknown in set(functions) - set(known_functions):
        raise ApiError(f"{path.name}: functions: '{unknown}' is not in the table")
    values = {group: values for group, values in tables.items() if group in names}
    for group, numbers in values.items():
        for name, number in numbers.items():
            if name not in names[group]:
                raise ApiError(f"{path.name}: {group}: no constant is called '{name}'")
            if number < LOWEST:
                raise ApiError(f"{path.name}: {group}: {name}: must not be below {LOWEST}")
    return Mpiwasm2023(tuple(functions), tables["by_hand"], values)
