"""Tests of the runner that stops and continues the programs of MPICH's suite: where it stops, and what it counts."""

from __future__ import annotations

import re
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

import checkpoint_suite
import pytest
from suite.comparison import FAILED, FAILED_NATIVELY_TOO, PASSED, Result
from suite.launch import NOT_COMPILED, Launcher, Run
from suite.programs import Program
from suite.reasons import read_reasons
from suite.restart import CONTINUED, MOST_CALLS, BothLauncher, Place, StoppingLauncher
from suite.testlist import SuiteTest

TEST = SuiteTest("pt2pt", "probe", 2)

# Stands for launcher and mpiwasm: saves at the call AT names, else goes on; a restart prints what the test shall.
FAKE = """#!/bin/sh
at=
for word; do
    case $last in --checkpoint) images=$word;; --checkpoint-at) at=$word;; restart) images=$word; restarts=1;; esac
    last=$word
done
echo "$@" >> "$LOG"
if [ "$restarts" ]; then
    cat "$images/saved"
elif [ "$at" = 7 ]; then
    echo 'mpiwasm: warning: no checkpoint here: a request is of MPI_Psend_init; the program goes on' >&2
    echo ' No Errors'
elif [ "$at" -gt 20 ]; then
    echo ' No Errors'
else
    echo "$RESULT" > "$images/saved"
    exit 85
fi
"""


@pytest.fixture
def program(tmp_path: Path) -> Program:
    path = tmp_path / "wasm" / "pt2pt" / "probe.wasm"
    path.parent.mkdir(parents=True)
    path.touch()
    return Program(path)


def stopping(folder: Path, place: Place, result: str = " No Errors") -> StoppingLauncher:
    fake = folder / "fake"
    fake.write_text(FAKE, encoding="utf-8")
    fake.chmod(0o755)
    variables = {"LOG": str(folder / "log"), "RESULT": result, "PATH": "/usr/bin:/bin"}
    first = Launcher((str(fake), "first"), ("mpiwasm", "-d", "."), variables, 1.0)
    return StoppingLauncher(first, replace(first, command=(str(fake), "second")), place, starts_threads)


def starts_threads(group: str, program: str) -> bool:
    del program
    return group == "threads/pt2pt"


def test_programs_with_threads_are_saved_in_the_portable_form(tmp_path: Path, program: Program) -> None:
    launcher = stopping(tmp_path, Place(number=5))
    for group in ("threads/pt2pt", "pt2pt"):
        assert launcher.run(replace(TEST, group=group), program).passed
    logged = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    stops = [line for line in logged if "--checkpoint-at" in line]
    assert ["--checkpoint-form portable" in line for line in stops] == [True, False]


def test_a_number_or_a_seed_says_where_tests_are_stopped() -> None:
    assert Place.read("5").of(TEST) == 5
    chosen = Place.read("random:3").of(TEST)
    assert 1 <= chosen <= MOST_CALLS
    assert Place.read("random:3").of(TEST) == chosen
    assert len({Place(seed=seed).of(TEST) for seed in range(20)}) > 5


@pytest.mark.parametrize("text", ["0", "-3", "some", "random:", "random:x", ""])
def test_other_places_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Place.read(text)


@pytest.mark.parametrize(("result", "passed"), [(" No Errors", True), ("Found 3 errors", False)])
def test_what_is_printed_after_the_restart_counts(tmp_path: Path, program: Program, result: str, passed: bool) -> None:
    run = stopping(tmp_path, Place(5), result).run(TEST, program)
    assert run.passed is passed
    assert run.output.endswith(CONTINUED)
    first, second = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert re.fullmatch(
        r"first -np 2 mpiwasm -d . --checkpoint (\S+) --checkpoint-at 5 --after-checkpoint exit ./probe.wasm", first
    )
    assert re.fullmatch(r"second -np 2 mpiwasm restart \S+", second)


def test_a_test_that_ends_before_the_call_is_not_counted_as_continued(tmp_path: Path, program: Program) -> None:
    run = stopping(tmp_path, Place(30)).run(TEST, program)
    assert run.passed
    assert checkpoint_suite.summary([Result(TEST, PASSED, "", run)]).splitlines() == [
        "1 of 1 tests pass that pass without a checkpoint",
        "0 of them were stopped and continued; 0 of these pass",
    ]


def test_refusals_are_counted_by_their_reasons(tmp_path: Path, program: Program) -> None:
    run = stopping(tmp_path, Place(7)).run(TEST, program)
    assert run.passed
    assert checkpoint_suite.refusal_of(Result(TEST, PASSED, "", run)) == "a request is of MPI_Psend_init"
    said = checkpoint_suite.summary([Result(TEST, PASSED, "", run), Result(TEST, FAILED_NATIVELY_TOO, "", Run(False))])
    assert "1 not saved: a request is of MPI_Psend_init" in said
    assert "1 fail without a checkpoint, too" in said


def test_continued_failures_are_counted(tmp_path: Path, program: Program) -> None:
    run = stopping(tmp_path, Place(5), "wrong").run(TEST, program)
    said = checkpoint_suite.summary([Result(TEST, FAILED, "", run)])
    assert "0 of 1 tests pass" in said
    assert "1 of them were stopped and continued; 0 of these pass" in said


@pytest.mark.parametrize(("results", "passed", "runs"), [((0, 0), True, 2), ((1, 0), False, 1), ((0, 1), False, 2)])
def test_without_a_checkpoint_a_test_must_pass_under_both_libraries(
    tmp_path: Path, program: Program, results: tuple[int, int], passed: bool, runs: int
) -> None:
    log = tmp_path / "log"
    launchers = [
        Launcher(("sh", "-c", f"echo >> {log}; echo ' No Errors'; exit {code}"), ("x",), {"PATH": "/bin:/usr/bin"}, 1.0)
        for code in results
    ]
    assert BothLauncher(*launchers).run(TEST, program).passed is passed
    assert len(log.read_text(encoding="utf-8")) == runs


def test_a_program_that_is_not_compiled_does_not_run(tmp_path: Path, program: Program) -> None:
    run = stopping(tmp_path, Place(5)).run(TEST, replace(program, problem="an error"))
    assert (run.passed, run.problem) == (False, NOT_COMPILED)
    assert not (tmp_path / "log").exists()


@pytest.mark.parametrize("text", ["openmpi", "openmpi,other", "openmpi,mpich,mpich"])
def test_two_libraries_must_be_named(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.argv", ["checkpoint_suite.py", "--at", "5", "--mpi", text])
    with pytest.raises(SystemExit):
        checkpoint_suite.parse_arguments()


def test_results_of_different_places_are_kept_apart(tmp_path: Path) -> None:
    names = {
        checkpoint_suite.results_name(Namespace(at=place, libraries=["openmpi", "mpich"]))
        for place in (Place(5), Place(6), Place(seed=5), Place(seed=0))
    }
    assert len(names) == 4


def test_the_reasons_of_this_project_can_be_read() -> None:
    read_reasons(checkpoint_suite.REASONS)
