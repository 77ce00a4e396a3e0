"""What the nightly tests share with the benchmarks: verdicts, and the parts of a report."""

from __future__ import annotations

import sys

from .run import ROOT

sys.path.insert(0, str(ROOT / "embedder" / "bench"))
from html_report.verdicts import BUSY, MET, MISSED, NOT_DECIDED, counted, is_noise, verdict  # noqa: E402

__all__ = ["BUSY", "MET", "MISSED", "NOT_DECIDED", "counted", "is_noise", "verdict"]
