"""What the readers of the table share: the error they raise and the check of keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


class ApiError(Exception):
    """The table is wrong; the text names the file, the function and the parameter."""


def check_keys(where: str, table: Any, required: Iterable[str], optional: Iterable[str]) -> None:
    """Refuses missing and unknown keys of one TOML table."""
    if not isinstance(table, Mapping):
        raise ApiError(f"{where}: must be a table")
    required = tuple(required)
    for key in required:
        if key not in table:
            raise ApiError(f"{where}: '{key}' is missing")
    for key in table:
        if key not in (*required, *optional):
            raise ApiError(f"{where}: unknown key '{key}'")
