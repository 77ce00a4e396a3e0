"""The runner of the guest tests: what a line of a testlist means, and when a run counts as passed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

GUESTS = Path(__file__).resolve().parent / "guests"
sys.path[:0] = [str(GUESTS), str(GUESTS.parents[1] / "generator")]

from memcheck import findings, native_tests  # noqa: E402
from mpi_api.write_coverage import EMULATED, WORKS, read_results, with_effects, with_refusals  # noqa: E402
from runner.coverage import check_coverage  # noqa: E402
from runner.effects import entry_of, named_in, read_effects, shows_effects, stub_header  # noqa: E402
from runner.launch import LAUNCHERS, Runner, problem_of  # noqa: E402
from runner.modules import Module  # noqa: E402
from runner.table import api, implemented_functions, large_count_macros  # noqa: E402
from runner.testlist import GuestTest, read_tests  # noqa: E402
from runner.testlist import TestlistError as BadLine  # noqa: E402


def read_list(folder: Path, line: str) -> list[GuestTest]:
    chapter = folder / "chapter"
    chapter.mkdir(exist_ok=True)
    (chapter / "program.c").touch()
    (chapter / "testlist").write_text(f"# a comment\n{line}\n", encoding="utf-8")
    return read_tests(folder)


def test_a_line_gives_one_test_for_each_variant_and_width(tmp_path: Path) -> None:
    tests = read_list(tmp_path, 'program 3 large variants=blocking,persistent options="-d {scratch}:."')
    assert [test.name for test in tests] == [
        "chapter/program.blocking",
        "chapter/program.blocking.large",
        "chapter/program.persistent",
        "chapter/program.persistent.large",
    ]
    assert all(test.ranks == 3 and test.options == "-d {scratch}:." for test in tests)


def test_a_tool_has_the_name_of_its_program(tmp_path: Path) -> None:
    with_tool, without = read_list(tmp_path, "program 1 tool\nprogram 1")
    assert with_tool.tool == tmp_path / "chapter" / "program.tool.c"
    assert without.tool is None


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("program", "a line begins with the program's name and its number of ranks"),
        ("program 1 slow", "unknown word 'slow'"),
        ("absent 1", "no absent.c or absent.cpp"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(tmp_path: Path, line: str, problem: str) -> None:
    with pytest.raises(BadLine, match=problem) as caught:
        read_list(tmp_path, line)
    assert str(caught.value).startswith("chapter/testlist:2: ")


def test_a_run_passes_by_exit_code_and_last_line(tmp_path: Path) -> None:
    test = read_list(tmp_path, "program 1")[0]
    assert problem_of(test, 0, "3 checks\nNo Errors\n") is None
    assert problem_of(test, 0, "No Errors\nand more\n") == "the last line is not 'No Errors'"
    assert problem_of(test, 0, "") == "the last line is not 'No Errors'"
    assert problem_of(test, 3, "No Errors\n") == "exit code 3 instead of 0"
    assert problem_of(test, None, "No Errors\n") == "the time limit was reached"


def test_a_run_that_must_fail_passes_by_its_message(tmp_path: Path) -> None:
    test = read_list(tmp_path, 'program 2 exit=7 says="code 7"')[0]
    assert problem_of(test, 7, "ended with code 7\n") is None
    assert problem_of(test, 7, "No Errors\n") == "the output lacks 'code 7'"
    assert problem_of(test, 0, "ended with code 7\n") == "exit code 0 instead of 7"


def test_a_line_sets_variables_of_the_job(tmp_path: Path) -> None:
    test = read_list(tmp_path, 'program 2 only=mpich environment="A=1 B=two"')[0]
    printer = tmp_path / "printer"
    printer.write_text('#!/bin/sh\necho "$A $B"\necho "No Errors"\n', encoding="utf-8")
    printer.chmod(0o755)
    runner = Runner(tmp_path, {"mpich": str(printer)}, {"PATH": "/usr/bin:/bin"}, 60)
    outcome = runner.run(test, Module(tmp_path / "program.wasm"), "mpich")
    assert (outcome.problem, outcome.output) == (None, "1 two\nNo Errors\n")


def test_a_run_that_starts_processes_is_repeated_once(tmp_path: Path) -> None:
    spawning, other = read_list(tmp_path, "program 2 spawns\nprogram 2")
    launcher = tmp_path / "launcher"
    launcher.write_text(
        f'#!/bin/sh\necho run >> "{tmp_path}/runs"\n'
        f'[ "$(wc -l < "{tmp_path}/runs")" -eq "$PASSING" ] || exec sleep 60\necho "No Errors"\n',
        encoding="utf-8",
    )
    launcher.chmod(0o755)

    def runs(test: GuestTest, library: str, passing: int) -> tuple[bool, bool, int]:
        """Whether it passed, whether it was repeated, how often it ran; run number `passing` does not wait."""
        (tmp_path / "runs").unlink(missing_ok=True)
        environment = {"PATH": "/usr/bin:/bin", "PASSING": str(passing)}
        runner = Runner(tmp_path, {library: str(launcher)}, environment, 0.5)
        outcome = runner.run(test, Module(tmp_path / "program.wasm"), library)
        return outcome.problem is None, outcome.repeated, len((tmp_path / "runs").read_text().splitlines())

    assert runs(spawning, "openmpi", 1) == (True, False, 1)
    assert runs(spawning, "openmpi", 2) == (True, True, 2)
    assert runs(spawning, "openmpi", 3) == (False, True, 2)
    assert runs(spawning, "mpich", 2) == (False, False, 1)
    assert runs(other, "openmpi", 2) == (False, False, 1)


def test_an_exit_code_that_the_launcher_lost_is_taken_from_mpich(tmp_path: Path) -> None:
    test = read_list(tmp_path, 'program 1 exit=7 says="wrong"')[0]
    aborted = "wrong\nAbort({}) on node 0 (rank 0 in comm 0): application called MPI_Abort(MPI_COMM_WORLD, {})\n"
    lost = "YOUR APPLICATION TERMINATED WITH THE EXIT STRING: Hangup (signal 1)\n"
    assert problem_of(test, 1, aborted.format(7, 7) + lost) is None
    assert problem_of(test, 1, aborted.format(8, 8) + lost) == "exit code 8 instead of 7"
    assert problem_of(test, 1, aborted.format(7, 7)) == "exit code 1 instead of 7"
    assert problem_of(test, 1, f"wrong\n{lost}") == "exit code 1 instead of 7"


def test_an_implemented_function_without_a_test_is_found(tmp_path: Path) -> None:
    functions = dict.fromkeys(sorted(implemented_functions() - {"MPI_Scan_c"}), "tested")
    results = check_coverage(tmp_path / "coverage.json", {"mpich": {"version": "4.0.2", "functions": functions}})
    assert "no test calls MPI_Scan_c" in results.values()


def test_the_large_count_header_renames_only_functions_that_have_a_variant() -> None:
    macros = large_count_macros()
    assert "#define MPI_Send MPI_Send_c\n" in macros
    assert "MPI_Barrier " not in macros


def test_every_recorded_effect_is_of_a_function_and_a_test_that_are_there() -> None:
    recorded = read_effects()
    assert set(recorded) <= implemented_functions()
    named = {test for entry in recorded.values() for test in named_in(entry)}
    assert named <= {test.name for test in read_tests(GUESTS) if shows_effects(test.name)}


def test_an_effect_counts_for_all_libraries_if_one_test_shows_it_under_each() -> None:
    assert entry_of({"mpich": "a/test", "openmpi": "a/test"}, LAUNCHERS) == "a/test"
    assert entry_of({"mpich": "a/test"}, LAUNCHERS) == {"mpich": "a/test"}
    assert entry_of({"mpich": "a/test", "openmpi": "b"}, LAUNCHERS) == {"mpich": "a/test", "openmpi": "b"}
    assert entry_of({}, LAUNCHERS) is None


@pytest.mark.parametrize("library", LAUNCHERS)
def test_what_works_has_a_test_that_shows_its_effect_under_the_library(library: str) -> None:
    """Whether a test shows the effect is what effects.py has tried; here: that this test runs under each library."""
    running = {test.name for test in read_tests(GUESTS) if test.only in ("", "serial", library) and not test.uncounted}
    found = next(each for each in read_results() if each.key == library)
    states = with_effects(with_refusals(found, api().functions), read_effects()).states
    shown = {
        name: entry if isinstance(entry, str) else entry[library]
        for name, entry in read_effects().items()
        if states.get(name) in (WORKS, EMULATED)
    }
    assert len(shown) == sum(state in (WORKS, EMULATED) for state in states.values()) > 500
    assert {name: test for name, test in shown.items() if test not in running} == {}


def test_a_function_without_effect_only_returns() -> None:
    header = stub_header(api().function("MPI_Comm_free"))
    assert "static inline int ineffective_MPI_Comm_free(MPI_Comm *comm) { return (int)0; }\n" in header
    assert "#define MPI_Comm_free ineffective_MPI_Comm_free\n" in header
    assert "#define PMPI_Comm_free ineffective_MPI_Comm_free\n" in header


MEMCHECK_LOG = """==7== Invalid read of size 8
==7==    at 0x4C3: ??? (in libmpich.so)
==7==    by 0x4D0: PMPI_Neighbor_alltoallw (in libmpich.so)
==7==    by 0x109: main (uneven.c:52)
==7==  Address 0x60 is 0 bytes after a block of size 8 alloc'd
==7==
==7== Conditional jump or move depends on uninitialised value(s)
==7==    at 0x10A: main (uneven.c:60)
==7==
==7== Syscall param writev(vector[0]) points to uninitialised byte(s)
==7==    at 0x5B1: writev (in libc.so)
"""


def test_what_memcheck_reports_is_named_with_the_function_of_mpi() -> None:
    assert list(findings(MEMCHECK_LOG)) == [
        "Invalid read in MPI_Neighbor_alltoallw",
        "Conditional jump in the program",
    ]
    assert list(findings("")) == []


def test_memcheck_runs_each_c_program_once_for_a_number_of_ranks() -> None:
    tests = native_tests("hostile/external32")
    assert [(test.name, test.ranks) for test in tests] == [("hostile/external32", 1), ("hostile/external32", 2)]
