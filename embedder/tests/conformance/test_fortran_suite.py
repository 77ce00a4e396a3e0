"""The runner of gfortran's torture tests: what a program is run with, and when a run fails."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import fortran_suite
import pytest
from openmp_suite import NOT_NATIVELY, PASSED, Result
from torture import programs
from torture.programs import SUITE, guest, native

ROOT = Path(__file__).resolve().parents[3]
ARCHIVE = (
    Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mpiwasm/archives/gcc-12_12.2.0.orig.tar.gz"
)
PASSING = "program p\n  open (10, file='data', status='new')\n  write (10, *) 1\nend program\n"
# The size of a pointer differs between a guest and a native program of 64 bits.
DIFFERING = "use iso_c_binding\nif (c_sizeof(c_null_ptr) /= 8) stop 1\nend\n"


@pytest.fixture
def work(tmp_path: Path) -> Path:
    for kind in ("compile", "execute"):
        (tmp_path / SUITE / kind).mkdir(parents=True)
        (tmp_path / SUITE / kind / "passing.f90").write_text(PASSING, encoding="utf-8")
    (tmp_path / SUITE / "execute" / "execute.exp").write_text("", encoding="utf-8")
    return tmp_path


def test_each_level_is_a_test(work: Path) -> None:
    tests = programs.tests_in(work / SUITE, ["0", "2"])
    assert [each.name for each in tests] == [
        "compile/passing/O0",
        "compile/passing/O2",
        "execute/passing/O0",
        "execute/passing/O2",
    ]
    assert tests[0].commands == ("%fc -O0 -c %s -o %t",)
    assert tests[3].commands == ("%fc -O2 %s -o %t", "%run")


def test_the_sides() -> None:
    assert native("flang-22").substitutions == (("%fc", "flang-22"), ("%run", "%t"))
    words = dict(guest(Path("/prefix"), Path("/cache"), "llvm").substitutions)
    assert words["%fc"] == "/prefix/bin/mpiwasm-fc"
    assert words["%run"] == "/prefix/bin/mpiwasm --mpi serial --backend llvm --cache-dir /cache -d . -d .:/tmp %t"


def test_a_failure_without_a_reason_fails_the_run(work: Path, capsys: pytest.CaptureFixture[str]) -> None:
    needs_fortran()
    (work / SUITE / "execute" / "differing.f90").write_text(DIFFERING, encoding="utf-8")
    assert fortran_suite.main(["--work", str(work), "--prefix", str(prefix())]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "failed: execute/differing/O2: exit status 1" in lines
    assert lines[-3:] == [
        "execute: 1 of 2 = 50.0 %",
        "2 of 3 = 66.7 % of the tests that pass natively pass",
        "0 fail with a reason, 1 without",
    ]


def test_a_run_that_compares_nothing_fails(work: Path, capsys: pytest.CaptureFixture[str]) -> None:
    test = programs.tests_in(work / SUITE, ["0"])[0]
    assert fortran_suite.exit_code([Result(test, PASSED), Result(test, NOT_NATIVELY)]) == 0
    assert fortran_suite.exit_code([Result(test, NOT_NATIVELY)]) == 1
    assert capsys.readouterr().err == "fortran_suite: no test passes natively, so nothing was compared\n"


def test_some_of_the_tests(tmp_path: Path) -> None:
    needs_fortran()
    if not ARCHIVE.exists():
        pytest.skip(f"{ARCHIVE.name} is not in the cache; make fortran-tests fetches it")
    assert fortran_suite.main(["--work", str(tmp_path), "--prefix", str(prefix()), "--only", "execute/where_"]) == 0


def test_an_unknown_name_is_reported(work: Path, capsys: pytest.CaptureFixture[str]) -> None:
    needs_fortran()
    assert fortran_suite.main(["--work", str(work), "--only", "absent"]) == 2
    assert capsys.readouterr().err == "fortran_suite: no test has 'absent' in its name\n"


def prefix() -> Path:
    return Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix"))


def needs_fortran() -> None:
    if shutil.which("flang-22") is None or not (prefix() / "share" / "mpiwasm" / "fortran").exists():
        pytest.skip("flang-22, or Fortran for guests, is not installed; make fortran")
