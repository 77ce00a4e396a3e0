"""Compiling the programs of the MPICH test suite."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from scripted_runs import GOOD, OTHER, PLAIN, compare_in_turn, make_suite, scripted_comparison
from suite.programs import Builder
from suite.testlist import SuiteTest


def test_sources_and_macros_come_from_the_suites_makefile(tmp_path: Path) -> None:
    suite = make_suite(tmp_path, "")
    rules = "nbcoll2_SOURCES = coll2.c\nnbcoll2_CPPFLAGS = -DUSE_MTEST_NBC $(AM_CPPFLAGS)\n"
    (suite / "coll" / "Makefile.am").write_text(rules)
    builder = Builder(suite, tmp_path / "out", "cc", "")
    assert builder.parts("coll", "nbcoll2") == ([suite / "coll" / "coll2.c"], ["-DUSE_MTEST_NBC"])
    assert builder.parts("coll", "coll2") == ([suite / "coll" / "coll2.c"], [])


def test_a_program_that_is_built_alone_is_linked_with_the_suites_own_parts(tmp_path: Path, builder: Builder) -> None:
    compiler = tmp_path / "compiler"
    compiler.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/commands\n', encoding="utf-8")
    compiler.chmod(0o755)
    suite = builder.parts("coll", "bcast")[0][0].parents[1]
    assert Builder(suite, tmp_path / "alone", str(compiler), "").build("coll", "bcast").problem is None
    linked = (tmp_path / "commands").read_text(encoding="utf-8").splitlines()[-1]
    assert all(f"{tmp_path}/alone/{part}.o" in linked for part in ("mtest", "dtpools"))


def test_programs_are_compiled_for_what_is_still_to_be_run(tmp_path: Path) -> None:
    comparison = scripted_comparison(tmp_path, [GOOD, GOOD], [GOOD, GOOD])
    spawned = SuiteTest("spawn", "child", 1)
    compare_in_turn(comparison, PLAIN, spawned)
    assert [comparison.wasm.needs_programs(test) for test in (PLAIN, spawned, OTHER)] == [False, True, True]


def test_nothing_is_compiled_without_time(tmp_path: Path, builder: Builder) -> None:
    builder.build_all([PLAIN], 1, lambda: False)
    assert not (tmp_path / "out" / "coll").exists()
    builder.build_all([PLAIN], 1)
    assert (tmp_path / "out" / "coll").exists()


def test_a_mistake_of_the_suite_is_corrected_in_both_programs(tmp_path: Path) -> None:
    suite = make_suite(tmp_path, "")
    folder = suite / "threads" / "pt2pt"
    folder.mkdir(parents=True)
    (folder / "mt_probe_impl.c").write_text("RECORD_ERROR(*message != MPI_REQUEST_NULL);")
    rules = "a_SOURCES = mt_probe_impl.c\na_CPPFLAGS = -DIMPROBE\nb_SOURCES = mt_probe_impl.c\n"
    (folder / "Makefile.am").write_text(rules)
    compiler = tmp_path / "compiler"
    compiler.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/commands\n', encoding="utf-8")
    compiler.chmod(0o755)
    builder = Builder(suite, tmp_path / "out", str(compiler), "")
    assert builder.build("threads/pt2pt", "a").problem is None
    copy = tmp_path / "out" / "corrected" / "threads" / "pt2pt" / "mt_probe_impl.c"
    assert copy.read_text() == "RECORD_ERROR(*message != MPI_MESSAGE_NULL);"
    assert str(copy) in (tmp_path / "commands").read_text(encoding="utf-8").splitlines()[-1]
    assert "MPI_REQUEST_NULL" in (builder.correction("threads/pt2pt", "a") or "")
    assert builder.correction("threads/pt2pt", "b") is None

    # A compiler that reads the copy for another program finds it complete.
    os.utime(copy, (1, 1))
    assert builder.build("threads/pt2pt", "b").problem is None
    assert copy.stat().st_mtime == 1


def test_a_correction_that_does_not_fit_the_suite_is_an_error(tmp_path: Path) -> None:
    suite = make_suite(tmp_path, "")
    folder = suite / "threads" / "pt2pt"
    folder.mkdir(parents=True)
    (folder / "mt_probe_impl.c").write_text("another text")
    (folder / "Makefile.am").write_text("a_SOURCES = mt_probe_impl.c\n")
    with pytest.raises(SystemExit, match="to correct"):
        Builder(suite, tmp_path / "out", "true", "").build("threads/pt2pt", "a")


TEMPLATE = """<fheader/>
        program main
        implicit none
        include 'mpif.h'
C a comment
        <declarations/>
        <step/>
        end
"""
DEFINITIONS = """# text
<step>
call a_procedure_with_a_long_name( 1, 2, 3, MPI_COMM_WORLD, ierr )
<check/>
</step>
<check>
if (ierr .ne. 0) stop
</check>
<TESTDEFN filename="writef.f">
<declarations>
include 'iooffset.h'
</declarations>
</TESTDEFN>
"""


def test_sources_that_the_suite_makes_from_a_template(tmp_path: Path) -> None:
    suite = make_suite(tmp_path, "")
    for language in ("f77", "f90"):
        (suite / language / "io").mkdir(parents=True)
        (suite / language / "io" / "Makefile.am").write_text("")
    (suite / "f77" / "io" / "ioharness.tlt").write_text(TEMPLATE)
    (suite / "f77" / "io" / "ioharness.defn").write_text(DEFINITIONS)
    builder = Builder(suite, tmp_path / "out", "cc", "")
    made = builder.parts("f77/io", "writef")[0][0]
    assert made == tmp_path / "out" / "merged" / "f77" / "io" / "writef.f"
    assert made.read_text().splitlines() == [
        "",
        "        program main",
        "        implicit none",
        "        include 'mpif.h'",
        "C a comment",
        "        include 'iooffset.h'",
        "        call a_procedure_with_a_long_name( 1, 2, 3, MPI_COMM_WORLD, ierr",
        "     & )",
        "        if (ierr .ne. 0) stop",
        "        end",
    ]
    module = builder.parts("f90/io", "writef90")[0][0].read_text().splitlines()
    assert module[2:6] == [
        "        use mpi",
        "        implicit none",
        "! a comment",
        "        integer (kind=MPI_OFFSET_KIND) offset",
    ]
    assert builder.correction("f77/io", "writef") is None
    assert builder.parts("f77/io", "other")[0] == [suite / "f77" / "io" / "other.f"]


def test_a_source_of_another_language_is_found(tmp_path: Path) -> None:
    suite = make_suite(tmp_path, "")
    (suite / "f08" / "ext").mkdir(parents=True)
    (suite / "f08" / "ext" / "Makefile.am").write_text("both_SOURCES = both.f90 part.c\n")
    (suite / "f90" / "ext").mkdir(parents=True)
    (suite / "f90" / "ext" / "part.c").write_text("")
    sources = Builder(suite, tmp_path / "out", "cc", "").parts("f08/ext", "both")[0]
    assert sources == [suite / "f08" / "ext" / "both.f90", suite / "f90" / "ext" / "part.c"]
