"""generate.py writes what is missing, and --check notices what is not current."""

from __future__ import annotations

from pathlib import Path

import generate
import mpi_api
import pytest
from core.api import REPOSITORY
from mpi_api.model import Api


def test_two_runs_make_the_same_text(api: Api) -> None:
    assert mpi_api.outputs(api) == mpi_api.outputs(api)


def test_the_committed_files_are_current(api: Api) -> None:
    assert generate.stale(mpi_api.outputs(api), REPOSITORY) == []


def test_what_is_written_passes_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert generate.main(["--root", str(tmp_path)]) == 0
    assert "wrote embedder/generated/guest/mpi.h\n" in capsys.readouterr().out
    assert generate.main(["--root", str(tmp_path), "--check"]) == 0
    assert generate.main(["--root", str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""


def test_a_changed_and_a_missing_file_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    generate.main(["--root", str(tmp_path)])
    header = tmp_path / "embedder" / "generated" / "guest" / "mpi.h"
    header.write_text(header.read_text() + "\n")
    (tmp_path / "docs" / "reference" / "mpi-coverage.md").unlink()
    capsys.readouterr()
    assert generate.main(["--root", str(tmp_path), "--check"]) == 1
    errors = capsys.readouterr().err.splitlines()
    assert errors == [
        "embedder/generated/guest/mpi.h is not current: run embedder/generator/generate.py",
        "docs/reference/mpi-coverage.md is not current: run embedder/generator/generate.py",
    ]
    assert header.read_text().endswith("\n\n")  # --check writes nothing


def test_a_mistake_in_the_table_ends_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "mpi-api"
    table.mkdir()
    for name in ("kinds", "constants", "callbacks"):
        (table / f"{name}.toml").write_text("")
    (table / "sums.toml").write_text('[chapter]\ntitle = "Sums"\nplace = 1\n[MPI_Sum]\nsince = "1.0"\n')
    assert generate.main(["--tables", str(tmp_path), "--root", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "generate.py: sums.toml: MPI_Sum: 'says' is missing\n"


def test_the_coverage_page_counts_every_function_once(api: Api) -> None:
    page = mpi_api.outputs(api)["docs/reference/mpi-coverage.md"]
    rows = [line for line in page.splitlines() if line.startswith("| `MPI_")]
    assert len(rows) == len({each.base for each in api.functions})
    assert sum("| `_c`, " in row for row in rows) == sum(each.large for each in api.functions)
    says = "Sends a message; the buffer may be reused when the call returns."
    row = next(row for row in rows if row.startswith("| `MPI_Send` |"))
    assert row.startswith("| `MPI_Send` | 1.0 | generated | `_c`, 4.0 | works") and row.endswith(f"| {says} |")
    assert not any("| later |" in row for row in rows)
