"""The first run of a large program: it does not wait for LLVM, gets LLVM's code while it runs, and leaves it for the
next run; decision 0020."""

from __future__ import annotations

import contextlib
import os
import pty
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from installed import LONGEST_RUN, Ended, Installed, Launcher, is_running

FAST = {"MPIWASM_FIRST_RUN": "fast"}
FUNCTIONS = 160

HEAD = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef WITH_MPI
#include <mpi.h>
#endif
typedef unsigned function(unsigned, double*);
"""

FUNCTION = """
static unsigned work_{i}(unsigned state, double* values) {{
  for (int i = 1; i < 15; ++i) {{
    switch (state >> 29) {{
      case 0: values[i] = 0.25 * (values[i - 1] + 2.0 * values[i] + values[i + 1]); break;
      case 1: values[i] += {i}.25 / (1.0 + values[i] * values[i]); break;
      case 2: values[i] = values[i] > {i}.0 ? {i}.0 : values[i] - 1e-3; break;
      case {extra}: values[i] -= values[(state >> 7) % 16u] * 0.5; break;
      default: values[i] = values[i] * 0.125 + (double)(state & 1023u);
    }}
    state = state * 1664525u + {i}u;
  }}
  return state ^ (unsigned)(int)values[state % 16u];
}}
"""

MAIN = """
static unsigned all(unsigned rounds) {
  double values[16] = {0};
  unsigned state = 1;
  for (unsigned i = 0; i < rounds; ++i) state = table[state % COUNT](state + i, values);
  return state;
}
static int fail(volatile int* address) { return *address; }
int main(int argc, char** argv) {
#ifdef WITH_MPI
  MPI_Init(&argc, &argv);
#endif
  printf("%u\\n", all(20000));
  fflush(stdout);
  if (argc > 1 && strcmp(argv[1], "wait") == 0) getchar();
  printf("%u\\n", all(20000));
  if (argc > 2) return fail((volatile int*)0xfffffff0);
#ifdef WITH_MPI
  MPI_Finalize();
#endif
  return 0;
}
"""


@pytest.fixture(scope="module", autouse=True)
def one_core() -> Iterator[None]:
    """How long LLVM takes, and so what is large, depends on the cores. The background takes all the same."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    yield
    os.sched_setaffinity(0, cores)


@pytest.fixture(scope="module")
def large(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that LLVM compiles for seconds. With the argument "wait" it stops in the middle until it can read a
    line; with a second argument it fails at the end."""
    folder = tmp_path_factory.mktemp("large")
    functions = "".join(FUNCTION.format(i=i, extra=3 + i % 4) for i in range(FUNCTIONS))
    names = ", ".join(f"work_{i}" for i in range(FUNCTIONS))
    table = f"static function* const table[] = {{{names}}};\n#define COUNT {FUNCTIONS}u\n"
    source = folder / "large.c"
    source.write_text(HEAD + functions + table + MAIN, encoding="utf-8")
    compiler = prefix / "bin" / "mpiwasm-cc"
    for name, flags in (("large", []), ("large-job", ["-DWITH_MPI"])):
        command = [compiler, "-O1", "-g1", *flags, source, "-o", folder / f"{name}.wasm"]
        subprocess.run(command, check=True)
    return folder / "large.wasm"


@pytest.fixture(scope="module")
def large_job(large: Path) -> Path:
    """The same with MPI."""
    return large.with_name("large-job.wasm")


def background(mpiwasm: Installed) -> list[int]:
    """The processes that compile in the background into this cache."""
    mark = f"--cache-dir={mpiwasm.cache}".encode()
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and mark in (entry / "cmdline").read_bytes().split(b"\0"):
                found.append(int(entry.name))
        except OSError:
            continue
    return [process for process in found if is_running(process)]


def wait_until(what: str, is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + LONGEST_RUN
    while not is_so():
        assert time.monotonic() < deadline, f"not in {LONGEST_RUN} s: {what}"
        time.sleep(0.05)


def wait_for_background(mpiwasm: Installed, backends: list[str]) -> None:
    """Until the code cache has this. Busy machines would let the background wait for minutes."""

    def is_there() -> bool:
        for process in background(mpiwasm):
            with contextlib.suppress(OSError):  # it ended, or only root may
                for thread in Path(f"/proc/{process}/task").iterdir():
                    os.setpriority(os.PRIO_PROCESS, int(thread.name), 0)
        return descriptions(mpiwasm) == backends

    wait_until(f"{backends} in the code cache", is_there)


@pytest.fixture
def fast(prefix: Path, tmp_path: Path) -> Iterator[Installed]:
    """mpiwasm with an empty code cache, as users have it."""
    mpiwasm = Installed(prefix, tmp_path, tmp_path / "code-cache", FAST)
    yield mpiwasm
    for process in background(mpiwasm):
        os.kill(process, signal.SIGKILL)


def descriptions(mpiwasm: Installed) -> list[str]:
    """The backends of what is in the code cache."""
    lines = mpiwasm.succeed("cache", "list").splitlines()[:-1]
    return sorted(line.rpartition(", ")[2] for line in lines)


def mapped_entry(mpiwasm: Installed, backend: str) -> str:
    """The beginning of the file name of the entry that this backend has made."""
    lines = mpiwasm.succeed("cache", "list").splitlines()[:-1]
    [name] = [line.split()[4] for line in lines if line.endswith(f", {backend}")]
    return f"{mpiwasm.cache}/{name}"


def run_to_change(mpiwasm: Installed, *words: str | Path) -> Ended:
    """Runs a program that waits in its middle until it has LLVM's code."""
    with mpiwasm.started([mpiwasm.program, *words], subprocess.PIPE) as job:
        job.wait_for_lines(1)
        wait_for_background(mpiwasm, ["llvm"])
        maps = Path(f"/proc/{job.process.pid}/maps")
        wait_until("it is mapped", lambda: mapped_entry(mpiwasm, "llvm") in maps.read_text())
        # From there on it is a matter of milliseconds; which cannot be observed from outside.
        time.sleep(2)
        return job.end("\n")


def test_a_first_run_changes_to_the_code_of_llvm(fast: Installed, large: Path) -> None:
    ended = run_to_change(fast, "--timings", large, "wait")
    assert ended.code == 0
    assert "compile" in ended.phases
    assert "switched to the code of LLVM" in ended.err
    # The quickly made code is of no use any more.
    assert descriptions(fast) == ["llvm"]

    again = fast.run("--timings", large)
    assert "load" in again.phases
    assert "LLVM" not in again.err
    first_line, second_line = again.out.splitlines()
    assert (first_line, ended.out) == (second_line, f"{second_line}\n")


def test_a_trap_after_the_change_is_reported_as_without_it(fast: Installed, large: Path) -> None:
    changed = run_to_change(fast, large, "wait", "fail")
    plain = replace(fast, variables={"MPIWASM_FIRST_RUN": "wait"}).run(large, "go", "fail")
    assert changed.code == plain.code == 134
    assert "at main (function" in plain.err
    assert "large.c:" in plain.err
    assert changed.err == plain.err


def test_a_trap_on_the_quickly_made_code_is_reported_alike(fast: Installed, large: Path) -> None:
    quick = fast.run(large, "go", "fail")
    plain = fast.run("--backend", "llvm", large, "go", "fail")
    assert quick.err == plain.err
    assert (quick.code, quick.out) == (plain.code, plain.out)


def test_a_run_that_ends_before_leaves_the_code_for_the_next(fast: Installed, large: Path) -> None:
    ended = fast.run("--timings", large)
    assert ended.code == 0
    assert "ran on the code of cranelift: that of LLVM was not ready" in ended.err
    wait_for_background(fast, ["llvm"])
    again = fast.run("--timings", large)
    assert "load" in again.phases
    assert (again.code, again.out) == (ended.code, ended.out)


def test_the_background_belongs_to_nothing_of_the_job(fast: Installed, large_job: Path, launcher: Launcher) -> None:
    ended = fast.launch(launcher, 4, "--timings", large_job)
    assert ended.code == 0
    assert len(ended.out.splitlines()) == 8
    assert len(set(ended.out.splitlines())) == 1
    # One rank compiled, the others took its code; and one process goes on when the job is over.
    assert ended.phases.count("compile") == 1
    assert ended.phases.count("load") == 3
    [process] = background(fast)
    place = Path(f"/proc/{process}")
    names = {entry.partition(b"=")[0].decode() for entry in (place / "environ").read_bytes().split(b"\0") if entry}
    assert names <= {"HOME", "PATH", "LD_LIBRARY_PATH", "TMPDIR"}
    assert {os.readlink(place / "fd" / str(number)) for number in (0, 1, 2)} == {"/dev/null"}
    assert os.getpriority(os.PRIO_PROCESS, process) == 5
    assert os.getsid(process) not in (os.getsid(0), process)
    wait_until("it is confined", lambda: "Seccomp:\t2" in (place / "status").read_text())
    wait_for_background(fast, ["llvm"])
    assert fast.launch(launcher, 4, "--timings", large_job).phases.count("load") == 4


def test_32_starts_at_once_compile_once(fast: Installed, large: Path) -> None:
    command = [fast.program, "--timings", str(large)]
    started = [
        subprocess.Popen(command, env=fast.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(32)
    ]
    runs = [Ended(process.wait(LONGEST_RUN), *process.communicate()) for process in started]
    assert {run.code for run in runs} == {0}
    assert len({run.out for run in runs}) == 1
    assert sum("compile" in run.phases for run in runs) == 1
    assert len(background(fast)) <= 1
    wait_for_background(fast, ["llvm"])


def test_a_killed_background_is_started_again(fast: Installed, large: Path) -> None:
    assert fast.run(large).code == 0
    [process] = background(fast)
    os.kill(process, signal.SIGKILL)
    wait_until("its end", lambda: not background(fast))
    assert descriptions(fast) == ["cranelift for the first run"]
    ended = fast.run("--timings", large)
    assert ended.code == 0
    assert "load" in ended.phases
    assert len(background(fast)) == 1
    wait_for_background(fast, ["llvm"])


def test_where_nothing_can_be_kept_a_run_waits_for_llvm(fast: Installed, large: Path) -> None:
    # No file may become longer than the locks, which are empty.
    ended = fast.command("prlimit", "--fsize=0", fast.program, "--timings", large)
    assert ended.code == 0
    assert "compiled code cannot be stored" in ended.err
    assert "cranelift" not in ended.err
    assert background(fast) == []
    assert fast.cached() == 0


def test_a_backend_that_is_named_compiles_all(fast: Installed, large: Path) -> None:
    for words in (["--backend", "llvm"], ["--first-run", "wait"]):
        ended = fast.run("--timings", *words, large)
        assert ended.code == 0
        assert "compile" in ended.phases
        assert "LLVM" not in ended.err
        assert background(fast) == []
        assert descriptions(fast) == ["llvm"]
        fast.succeed("cache", "clean")


def test_a_small_program_waits_for_llvm(fast: Installed, plain: Path) -> None:
    ended = fast.run("--timings", plain, "arguments", "a")
    assert (ended.code, ended.out) == (0, "[a]\n")
    assert descriptions(fast) == ["llvm"]


def test_compile_is_llvms_and_takes_the_place_of_the_quick_code(fast: Installed, large: Path) -> None:
    assert fast.run(large).code == 0
    for process in background(fast):
        os.kill(process, signal.SIGKILL)
    wait_until("its end", lambda: not background(fast))
    said = fast.succeed("compile", large)
    assert said.startswith(f"{large}: compiled in ")
    assert descriptions(fast) == ["llvm"]


def test_compile_waits_for_the_background_and_says_so(fast: Installed, large: Path) -> None:
    assert fast.run(large).code == 0
    assert len(background(fast)) == 1
    said = fast.succeed("compile", large)
    assert said.startswith(f"{large}: compiled meanwhile by another process, which was waited for ")


def test_a_terminal_is_told_what_is_waited_for(fast: Installed, large: Path) -> None:
    here, there = pty.openpty()
    command = [fast.program, "--first-run", "wait", str(large)]
    with subprocess.Popen(command, env=fast.environment(), stdout=subprocess.DEVNULL, stderr=there) as process:
        os.close(there)
        said = os.read(here, 1000).decode()
        assert process.wait(LONGEST_RUN) == 0
    os.close(here)
    size = large.stat().st_size // 1024
    assert said == f"mpiwasm: compiling large.wasm for its first run here ({size} KiB)\r\n"
