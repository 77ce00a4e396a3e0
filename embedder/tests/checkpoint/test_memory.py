"""No image lacks an operation of a window that was begun before the job stopped."""

from __future__ import annotations

import sys
from itertools import permutations
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from memory import MemoryRules, incomplete_images  # noqa: E402

RANKS = 3
OPERATIONS = [
    frozenset({(0, 1)}),
    frozenset({(0, 1), (1, 0)}),
    frozenset({(0, 1), (1, 2), (2, 0)}),
    frozenset(permutations(range(RANKS), 2)),
]


@pytest.mark.parametrize("operations", OPERATIONS, ids=lambda each: f"{len(each)}-operations")
def test_images_contain_all_operations(operations: frozenset[tuple[int, int]]) -> None:
    assert incomplete_images(RANKS, operations, MemoryRules()) == {()}


@pytest.mark.parametrize("rule", MemoryRules.__dataclass_fields__)
def test_images_lack_operations_without_a_rule(rule: str) -> None:
    for operations in OPERATIONS:
        assert incomplete_images(RANKS, operations, MemoryRules(**{rule: False})) != {()}
