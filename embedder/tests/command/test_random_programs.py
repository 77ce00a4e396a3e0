"""A few of the random programs of tests/checkpoint/random_programs.py, whose complete run takes an hour."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from installed import Installed

RUNNER = Path(__file__).resolve().parents[1] / "checkpoint" / "random_programs.py"


@pytest.mark.parametrize("kind", [[], ["--threads"], ["--apart"]], ids=["one-thread", "threads", "several-nodes"])
def test_random_programs_have_the_same_results_when_they_are_stopped(mpiwasm: Installed, kind: list[str]) -> None:
    options = ["--stops", "20", "--restarts", "0.3", "--programs", "4", "--phases", "30", "--limit", "150"]
    options += ["--ranks", "2,2,3", *kind]
    ended = mpiwasm.command(sys.executable, RUNNER, "--prefix", mpiwasm.prefix, *options)
    assert ended.code == 0, ended.out + ended.err
    assert " 0 wrong" in ended.out.splitlines()[-1], ended.out
