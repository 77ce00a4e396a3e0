"""What generate.py knows of an API: its folder beside the tables, and the files that are made from its table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

EMBEDDER = Path(__file__).resolve().parents[2]
REPOSITORY = EMBEDDER.parent


@dataclass(frozen=True)
class ApiDescription:
    """An API that guests import."""

    name: str  # of the folder of its table, such as "mpi-api"
    outputs: Callable[[Path], dict[str, str]]  # its table to the text of each file, by its path in the repository
    owned: tuple[str, ...] = ()  # patterns of files that go when nothing makes them any more
