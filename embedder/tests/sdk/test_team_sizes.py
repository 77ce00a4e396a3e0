"""mpiwasm team limits the teams of running programs with OpenMP, where the program leaves their size open."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from guest_sdk import Sdk

# Prints the size of its teams whenever it changes, and ends after the third.
PROGRAM = """
#include <omp.h>
#include <stdio.h>
int main(int count, char** words) {
  int last = 0;
  int sizes = 0;
  if (count > 1) omp_set_dynamic(0);
  for (double end = omp_get_wtime() + 100; omp_get_wtime() < end;) {
    int size = 0;
    int asked_for = 0;
#pragma omp parallel reduction(+ : size)
    ++size;
#pragma omp parallel num_threads(2) reduction(+ : asked_for)
    ++asked_for;
    if (asked_for != 2) return 9;
    if (size != last) {
      printf("%d\\n", last = size);
      fflush(stdout);
      if (++sizes == 3) return 0;
    }
    if (count > 1 && getchar() == EOF) return sizes == 1 ? 0 : 8;
  }
  return 7;
}
"""


@pytest.fixture
def program(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("OMP_NUM_THREADS", "4")
    monkeypatch.setenv("KMP_BLOCKTIME", "0")
    monkeypatch.delenv("OMP_DYNAMIC", raising=False)
    sdk.write("program.c", PROGRAM)
    sdk.quietly("mpiwasm-cc", "-fopenmp", "program.c", "-o", "program.wasm")
    return "program.wasm"


@contextmanager
def started(sdk: Sdk, *words: str) -> Iterator[subprocess.Popen[str]]:
    command = [str(sdk.prefix / "bin" / "mpiwasm"), "--mpi", "serial", "--backend", "cranelift", *words]
    process = subprocess.Popen(
        command, cwd=sdk.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    try:
        yield process
        assert process.wait(120) == 0
    finally:
        process.kill()
        process.wait()


def next_size(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    return int(process.stdout.readline())


def limit(sdk: Sdk, process: subprocess.Popen[str], threads: int) -> str:
    return sdk.run("mpiwasm", "team", "--threads", str(threads), str(process.pid)).stdout


def test_a_team_follows_the_limit(sdk: Sdk, program: str) -> None:
    with started(sdk, program) as process:
        assert next_size(process) == 4
        assert f"process {process.pid}: no limit\n" in sdk.run("mpiwasm", "team").stdout
        assert limit(sdk, process, 1) == f"process {process.pid}: at most 1 thread\n"
        assert next_size(process) == 1
        assert limit(sdk, process, 0) == f"process {process.pid}: no limit\n"
        assert next_size(process) == 4
    assert f"process {process.pid}:" not in sdk.run("mpiwasm", "team").stdout


def test_a_team_of_fixed_size_does_not(sdk: Sdk, program: str) -> None:
    with started(sdk, program, "fixed") as process:
        assert next_size(process) == 4
        limit(sdk, process, 1)
        assert process.stdin is not None
        process.stdin.write("next\n")
        process.stdin.close()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--threads", "3"], "--threads requires PROCESS"),
        (["--threads", "-1", "1"], "--threads: Value -1 not in range"),
        (["0"], "PROCESS: Value 0 not in range"),
        (["1"], "process 1 runs no program of yours with OpenMP"),
        (["--threads", "2", "1"], "process 1 runs no program of yours with OpenMP"),
    ],
)
def test_what_is_no_such_process(sdk: Sdk, words: list[str], says: str) -> None:
    done = sdk.run("mpiwasm", "team", *words, status=2)
    assert says in done.stderr and done.stdout == ""
