"""The runner of the WASI test suite: what tests ask for reaches the guest, and what ends otherwise fails."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
import wasi_suite

HERE = Path(__file__).resolve().parent
PREFIX = Path(os.environ.get("MPIWASM_PREFIX", HERE.parents[2] / "build" / "prefix"))
# Prints a variable, an argument, and a file of /, which it removes; ends with 7.
SOURCE = """
#include <stdio.h>
#include <stdlib.h>
int main(int count, char** arguments) {
  char line[16] = "no file";
  FILE* file = fopen("/file", "r");
  if (file && !fgets(line, sizeof line, file)) return 1;
  const char* variable = getenv("VARIABLE");
  printf("%s %s %s", variable ? variable : "no variable", count > 1 ? arguments[1] : "no argument", line);
  remove("/file");
  return 7;
}
"""
SPECIFICATION = {
    "args": ["argument"],
    "env": {"VARIABLE": "value"},
    "root": "files",
    "stdout": "value argument text",
    "exit_code": 7,
}
# A thread waits for standard input; the main thread ends the program with 9 when it has started.
THREADS = """
(module
  (import "env" "memory" (memory 1 1 shared))
  (import "wasi" "thread-spawn" (func $spawn (param i32) (result i32)))
  (import "wasi_snapshot_preview1" "proc_exit" (func $exit (param i32)))
  (import "wasi_snapshot_preview1" "fd_read" (func $read (param i32 i32 i32 i32) (result i32)))
  (export "memory" (memory 0))
  (data (i32.const 8) "\\20\\00\\00\\00\\01\\00\\00\\00")
  (func (export "wasi_thread_start") (param i32 i32)
    (i32.atomic.store (i32.const 0) (i32.const 1))
    (drop (memory.atomic.notify (i32.const 0) (i32.const 1)))
    (drop (call $read (i32.const 0) (i32.const 8) (i32.const 1) (i32.const 16)))
    (call $exit (i32.const 1)))
  (func (export "_start")
    (if (i32.le_s (call $spawn (i32.const 0)) (i32.const 0)) (then unreachable))
    (drop (memory.atomic.wait32 (i32.const 0) (i32.const 0) (i64.const -1)))
    (call $exit (i32.const 9))))
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wasi-suite")
    (folder / "program.c").write_text(SOURCE)
    command = [PREFIX / "bin" / "mpiwasm-cc", "-O1", folder / "program.c", "-o", folder / "program.wasm"]
    subprocess.run(command, check=True)
    return folder / "program.wasm"


def make_suite(top: Path, module: Path, **specifications: object) -> Path:
    """A suite with the module under a name for each specification."""
    tests = top / "tests" / "c" / "testsuite" / "wasm32-wasip1"
    (tests / "files").mkdir(parents=True)
    (tests / "files" / "file").write_text("text")
    for name, specification in specifications.items():
        shutil.copy(module, tests / f"{name}.wasm")
        (tests / f"{name}.json").write_text(json.dumps(specification))
    return top


def run(suite: Path, *options: str) -> int:
    return wasi_suite.main([str(suite), "--prefix", str(PREFIX), *options])


def test_arguments_variables_and_directory_reach_the_guest(
    tmp_path: Path, module: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    suite = make_suite(tmp_path, module, old=SPECIFICATION, again=SPECIFICATION)
    assert (run(suite), capsys.readouterr().out) == (0, "2 passed, 0 failed\n")
    assert (suite / "tests/c/testsuite/wasm32-wasip1/files/file").read_text() == "text"  # only a copy was removed


def test_operations_mean_the_same_as_the_older_form(tmp_path: Path, module: Path) -> None:
    operations = [
        {"type": "run", "args": ["argument"], "env": {"VARIABLE": "value"}, "root": "files"},
        {"type": "read", "payload": "value argument text"},
        {"type": "wait", "exit_code": 7},
    ]
    assert run(make_suite(tmp_path, module, new={"operations": operations})) == 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"exit_code": 0}, "failed: c/test: ended with 7 instead of 0"),
        ({"stdout": "other"}, "failed: c/test: stdout is 'value argument text' instead of 'other'"),
        ({"root": None}, "failed: c/test: stdout is 'value argument no file' instead of 'value argument text'"),
    ],
)
def test_what_ends_otherwise_fails(
    tmp_path: Path, module: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object], message: str
) -> None:
    suite = make_suite(tmp_path, module, test={**SPECIFICATION, **change})
    report = tmp_path / "report.xml"
    assert run(suite, "--junit", str(report)) == 1
    assert capsys.readouterr().out.splitlines() == [message, "0 passed, 1 failed"]
    assert ElementTree.parse(report).getroot().get("failures") == "1"


def test_a_test_that_never_ends_fails(tmp_path: Path, module: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(make_suite(tmp_path, module, test=SPECIFICATION), "--seconds", "0.001") == 1
    assert "failed: c/test: did not end within 0.001 s" in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("wat2wasm") is None, reason="wat2wasm (Debian: wabt) is not installed")
@pytest.mark.parametrize(("status", "end"), [(9, "1 passed, 0 failed"), (1, "0 passed, 1 failed")])
def test_threads_are_compiled_and_their_input_stays_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], status: int, end: str
) -> None:
    tests = tmp_path / "test" / "testsuite"
    tests.mkdir(parents=True)
    (tests / "waiting.wat").write_text(THREADS)
    (tests / "waiting.json").write_text(json.dumps({"exit_code": status}))
    assert run(tmp_path) == (0 if status == 9 else 1)
    assert capsys.readouterr().out.splitlines()[-1] == end


@pytest.mark.skipif(shutil.which("wat2wasm") is None, reason="wat2wasm (Debian: wabt) is not installed")
def test_a_thread_test_that_does_not_compile_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = tmp_path / "test" / "testsuite"
    tests.mkdir(parents=True)
    (tests / "wrong.wat").write_text("no module")
    assert run(tmp_path) == 2
    assert f"wasi_suite: {tests / 'wrong.wat'}: " in capsys.readouterr().err


def test_a_directory_without_compiled_tests_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path) == 2
    assert "check out the branch prod/testsuite-base" in capsys.readouterr().err


def test_a_word_that_no_test_has_is_refused(tmp_path: Path, module: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(make_suite(tmp_path, module, test=SPECIFICATION), "--only", "nothing") == 2
    assert capsys.readouterr().err == "wasi_suite: no test has 'nothing' in its name\n"


def test_what_the_runner_does_not_know_is_refused(
    tmp_path: Path, module: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    suite = make_suite(tmp_path, module, test={"operations": [{"type": "connect"}]})
    assert run(suite) == 2
    assert "test.json: unknown operation 'connect'" in capsys.readouterr().err
