"""The scales of the site configurations, and the tags that follow from them."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "site-configs"))
from mpiwasm_site.scales import SCALES, feature  # noqa: E402

__all__ = ["SCALES", "feature", "tags_of"]

# What a nightly run on production nodes may take, and what a check of a change may.
LARGEST_IN_PRODUCTION = 8
SMALL = ("1_core", "2_cores")


def tags_of(scale: str) -> set[str]:
    """The tags that follow from a test's scale alone."""
    tags = {"nightly", scale}
    if SCALES[scale].nodes <= LARGEST_IN_PRODUCTION:
        tags.add("production")
    if scale in SMALL:
        tags.add("ci")
    return tags
