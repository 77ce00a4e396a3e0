"""Tests of what an installation and a site may have or not: BLAS, OpenMP, several programs in one job."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from nightly.history import Outcome, Record, read_report
from reframe_login import NIGHTLY, ROOT, Login

WORKSTATION = ROOT / "site-configs" / "generic" / "workstation" / "site.toml"
QUICK = ["-S", "rounds=1", "-S", "slowest=0"]
WITHOUT_OPENMP = """#!/bin/sh
case " $* " in *" -fopenmp "*)
    echo "mpiwasm-cc: -fopenmp: this installation has no OpenMP for guests; build mpiwasm with 'make threads'" >&2
    exit 1 ;;
esac
exec "{prefix}/bin/mpiwasm-cc" "$@"
"""


@pytest.fixture
def run(login: Callable[..., Login], reframe: Path, prefix: Path, tmp_path: Path) -> Callable[..., tuple]:
    """run(tests, lines of site.toml, installation): exit status, what was printed, and the record of a run."""

    def run_tests(tests: str, lines: str = "", installation: Path = prefix) -> tuple[int, str, Record]:
        site = tmp_path / "sites" / "generic" / "workstation"
        site.mkdir(parents=True)
        (site / "site.toml").write_text(WORKSTATION.read_text(encoding="utf-8") + lines, encoding="utf-8")
        state = tmp_path / "state"
        done = login().run(
            *NIGHTLY, "generic/workstation", "--sites", tmp_path / "sites", "--prefix", installation, "--state", state,
            "--reframe", reframe, "--tag", "ci", "--", "-p", "openmpi", "-n", tests, *QUICK,
        )  # fmt: skip
        log = state / "latest-run.log"
        assert done.returncode in (0, 1), done.stderr + (log.read_text("utf-8") if log.exists() else "")
        return done.returncode, done.stdout, read_report(state / "latest-run.json")

    return run_tests


def only_outcome(record: Record) -> Outcome:
    (outcome,) = record.outcomes.values()
    return outcome


def test_the_blas_of_the_site_is_measured(run: Callable[..., tuple]) -> None:
    status, printed, record = run("Blas", '\n[libraries]\nblas = "blis"\n')
    assert status == 0, printed
    outcome = only_outcome(record)
    assert (outcome.result, outcome.group) == ("pass", "libraries")
    assert {"product_native", "product_wasm", "product_speed"} <= set(outcome.values)


def test_another_blas_than_that_of_the_site_fails(run: Callable[..., tuple]) -> None:
    status, printed, record = run("Blas", '\n[libraries]\nblas = "flexiblas"\n')
    assert status == 1
    assert "site.toml selects flexiblas, mpiwasm uses none: --blas flexiblas: found neither" in printed
    assert only_outcome(record).failed


def test_a_site_without_blas_skips_its_test(run: Callable[..., tuple]) -> None:
    status, printed, record = run("Blas", '\n[libraries]\nblas = "wasm"\n')
    assert (status, only_outcome(record).result) == (0, "skip"), printed


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="two programs wait for each other actively")
def test_two_programs_of_one_job(run: Callable[..., tuple]) -> None:
    status, printed, record = run("Exchange")
    assert status == 0, printed
    outcome = only_outcome(record)
    figures = {"step", "1_MiB_against_MPI_Send", "1_MiB_against_memcpy"}
    assert {name.removesuffix("_wasm") for name in outcome.values if name.endswith("_wasm")} == figures


def test_without_openmp_its_tests_are_skipped(run: Callable[..., tuple], prefix: Path, tmp_path: Path) -> None:
    folder = tmp_path / "installation" / "bin"
    folder.mkdir(parents=True)
    for tool in (prefix / "bin").iterdir():
        if tool.name != "mpiwasm-cc":
            (folder / tool.name).symlink_to(tool)
    (folder / "mpiwasm-cc").write_text(WITHOUT_OPENMP.format(prefix=prefix), encoding="utf-8")
    (folder / "mpiwasm-cc").chmod(0o755)
    status, printed, record = run("OpenMpLoops", "", folder.parent)
    assert (status, only_outcome(record).result) == (0, "skip"), printed
