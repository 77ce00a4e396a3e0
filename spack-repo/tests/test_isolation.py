"""The tests see nothing of the user's, nor of the site's: neither configuration nor an installation of mpiwasm."""

from __future__ import annotations

from pathlib import Path

import pytest
from spack_checkout import Spack, program


def test_no_scope_is_the_sites_or_the_users(spack: Spack) -> None:
    found = program()
    assert found is not None
    original = found.resolve().parents[1]
    listed = spack.run("config", "scopes", "-p")
    assert listed.returncode == 0, listed.stderr
    paths = [Path(word) for line in listed.stdout.splitlines() for word in line.split() if word.startswith("/")]
    assert any(path.name == "scope" for path in paths)
    assert [path for path in paths if path.is_relative_to(original / "etc") and "defaults" not in path.parts] == []
    assert [path for path in paths if path.is_relative_to(Path.home() / ".spack")] == []


def test_an_installation_of_whoever_runs_the_tests_is_not_seen(spack: Spack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPIWASM_PREFIX", "/nowhere")
    said = spack.run("python", "-c", "import os; print(os.environ.get('MPIWASM_PREFIX'))")
    assert said.stdout.splitlines()[-1:] == ["None"], said.stderr
