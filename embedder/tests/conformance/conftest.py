"""The programs of a small test suite, as the tests of the suite's runner compile them."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripted_runs import make_suite
from suite.programs import Builder


@pytest.fixture
def builder(tmp_path: Path) -> Builder:
    suite = make_suite(tmp_path, "")
    (suite / "coll" / "Makefile.am").touch()
    (suite / "coll" / "bcast.c").write_text("int main(void) { return 0; }")
    for source in ("util", "dtpools/src"):
        (suite / source).mkdir(parents=True, exist_ok=True)
    return Builder(suite, tmp_path / "out", "true", "")
