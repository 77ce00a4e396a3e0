"""How large ReFrame tests are: from one core to 16 nodes, the same names on every system, which are those of the EESSI
test suite.

A partition has the scales it can run as features of its ReFrame settings; a test asks for the one it needs, and so runs
only where that exists.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Scale:
    """A number of nodes, and of ranks on each: a fixed one, or one for every core."""

    nodes: int
    ranks_per_node: int | None = None

    def ranks_on_each(self, cores: int) -> int:
        return self.ranks_per_node or cores


SCALES = {
    "1_core": Scale(1, 1),
    "2_cores": Scale(1, 2),
    "4_cores": Scale(1, 4),
    "1_node": Scale(1),
    "1cpn_2nodes": Scale(2, 1),  # the network alone
    "2_nodes": Scale(2),
    "4_nodes": Scale(4),
    "8_nodes": Scale(8),
    "16_nodes": Scale(16),
}


def feature(name: str) -> str:
    """The feature of a partition that has this scale."""
    return f"scale_{name}"


def scale_features(cores: int, nodes: int) -> list[str]:
    """For a partition with so many cores a node, of whose nodes a test may take at most so many.

    A complete node is not listed again if a smaller scale uses it already.
    """
    fixed = [scale.ranks_per_node for scale in SCALES.values() if scale.nodes == 1 and scale.ranks_per_node]
    found = []
    for name, scale in SCALES.items():
        again = scale == SCALES["1_node"] and cores in fixed
        if scale.nodes <= nodes and (scale.ranks_per_node or 1) <= cores and not again:
            found.append(feature(name))
    return found
