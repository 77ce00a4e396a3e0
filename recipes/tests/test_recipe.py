"""mpiwasm-recipe: what a recipe may say, what is fetched and built, and when two runs are equal."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import pytest
from mpiwasm_recipe.compare import distance
from mpiwasm_recipe.recipe import Malformed, find, names, problems, read_recipe

ROOT = Path(__file__).resolve().parents[2]
APPLICATIONS = ROOT / "recipes" / "apps"
PREFIX = Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix"))

PROGRAM = r"""
#include <mpi.h>
#include <stdio.h>
int main(int argc, char **argv) {
  int rank, sum;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0) {
    FILE *file = fopen("answer.txt", "w");
    fprintf(file, "sum %d\n", sum);
    fclose(file);
    printf("size %d\nGREETING\ntime %g s\n", (int)sizeof(void *), 0.5 + MPI_Wtime() * 0);
  }
  MPI_Finalize();
  return 0;
}
"""
ECHO = r"""
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  char word[20] = "";
  const char *variable = getenv("OMP_GREETED");
  int rank;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (rank == 0 && scanf("%19s", word) == 1) printf("size %s %s\n", word, variable == NULL ? "" : variable);
  MPI_Finalize();
  return 0;
}
"""
PATCH = """--- a/program.c
+++ b/program.c
@@ -11,3 +11,3 @@
     fclose(file);
-    printf("size %d\\nGREETING\\ntime %g s\\n", (int)sizeof(void *), 0.5 + MPI_Wtime() * 0);
+    printf("size %d\\nhello\\ntime %g s\\n", (int)sizeof(void *), 0.5 + MPI_Wtime() * 0);
   }
"""
RECIPE = r"""
title = "a small program"
version = "1.0"
licence = "MIT"
build = '$CC -O2 "$SOURCE/program.c" -o program$EXE'

[source]
url = "https://nowhere.invalid/program-1.0.tar.gz"
sha256 = "SHA256"
checksum_from = "this test"

[[case]]
name = "same"
command = "program$EXE"
expect = [{ pattern = "^hello$" }]
compare = [{ file = "answer.txt", pattern = "^sum " }]
measure = [{ name = "time", pattern = 'time (\S+)', unit = "s", better = "lower" }]

[[case]]
name = "pointers"
command = "program$EXE"
compare = [{ pattern = "^size" }]
"""


def run(*words: str | Path, folder: Path, status: int = 0) -> subprocess.CompletedProcess[str]:
    """The installed command, from a directory of its own."""
    command = [PREFIX / "bin" / "mpiwasm-recipe", *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == status, f"{words} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return done


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A recipe with patch, and its archive already fetched."""
    recipe = tmp_path / "recipes" / "small"
    (recipe / "patches").mkdir(parents=True)
    (recipe / "patches" / "greeting.patch").write_text(PATCH, encoding="utf-8")
    source = tmp_path / "program.c"
    source.write_text(PROGRAM.lstrip("\n"), encoding="utf-8")
    archive = tmp_path / "applications" / "archives" / "program-1.0.tar.gz"
    archive.parent.mkdir(parents=True)
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(source, "program-1.0/program.c")
    text = RECIPE.replace("SHA256", hashlib.sha256(archive.read_bytes()).hexdigest())
    (recipe / "recipe.toml").write_text(text, encoding="utf-8")
    return tmp_path


def replace_in_recipe(folder: Path, old: str, new: str) -> None:
    path = folder / "recipes" / "small" / "recipe.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("name", names([APPLICATIONS]))
def test_our_recipes_are_right(name: str) -> None:
    recipe = read_recipe(APPLICATIONS / name)
    for need in recipe.needs:
        find(need, [APPLICATIONS])


def test_each_of_our_programs_is_a_recipe() -> None:
    # Programs that make one job together are launched by a Makefile.
    alone = [path.parent for path in APPLICATIONS.glob("*/README.md") if not (path.parent / "Makefile").exists()]
    assert {folder.name for folder in alone} <= set(names([APPLICATIONS]))


GOOD = {"title": "t", "version": "1", "licence": "MIT", "build": "true"}
CASE = {"name": "c", "command": "p", "expect": [{"pattern": "x"}]}
SOURCE = {"url": "https://x/y.tar", "sha256": "0" * 64, "checksum_from": "z"}


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ({}, "no key title"),
        ({**GOOD, "titel": "t"}, "unknown key titel"),
        ({**GOOD, "needs": "blis"}, "needs has the wrong type"),
        ({**GOOD, "source": {**SOURCE, "sha256": "12"}}, "source: sha256 has 64 hexadecimal digits"),
        ({**GOOD, "source": {**SOURCE, "debian": "p"}}, "source: give debian or url, one of them"),
        ({**GOOD, "source": {"url": "http://x/y", "sha256": "0" * 64}}, "source: no key checksum_from"),
        ({**GOOD, "source": {**SOURCE, "url": "http://x/y"}}, "source: url must begin with https://"),
        ({**GOOD, "source": {"debian": "p", "sha256": "0" * 64}}, "source: no key suite"),
        ({**GOOD, "install": {"../lib.a": "lib.a"}}, "install: ../lib.a: both must be relative paths"),
        ({**GOOD, "install": {"lib.a": 1}}, "install: lib.a: both must be relative paths"),
        ({**GOOD, "wasm": {"X": 1}}, "wasm: values must be strings, environment variables of the build"),
        ({**GOOD, "case": [CASE, CASE]}, "case c: duplicate name"),
        ({**GOOD, "fortran": "yes"}, "fortran has the wrong type"),
        ({**GOOD, "case": [{**CASE, "variables": {"N": 2}}]}, "case c: variables: values must be strings"),
        ({**GOOD, "case": [{**CASE, "ranks": True}]}, "case c: ranks has the wrong type"),
        ({**GOOD, "case": [{**CASE, "ranks": 0}]}, "case c: ranks must be 1 or more"),
        ({**GOOD, "case": [{"name": "c", "command": "p"}]}, "case c: nothing is verified: add compare or expect"),
        (
            {**GOOD, "case": [{**CASE, "measure": [{"name": "m", "pattern": "x", "unit": "s", "better": "lower"}]}]},
            "case c: measure: pattern must have 1 group, the figure",
        ),
    ],
)
def test_a_wrong_recipe_is_reported(table: dict, problem: str) -> None:
    assert problem in problems(table)


def test_a_right_recipe_has_no_problems() -> None:
    assert problems({**GOOD, "source": SOURCE, "case": [CASE]}) == []


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("energy  1.0 J", "energy 1.0 J", 0.0),
        ("energy 1.0 J", "energy 2.0 J", 0.5),
        ("1.5D+01", "15.0", 0.0),
        ("energy 1.0 J", "energy 1.0 K", None),
        ("1 2", "1", None),
        ("-0.5", "0.5", 2.0),
    ],
)
def test_distance(left: str, right: str, expected: float | None) -> None:
    assert distance(left, right, 0.0) == expected


def test_small_numbers_may_be_equal_absolutely() -> None:
    assert distance("1e-17", "-3e-18", 1e-15) == 0.0


def test_an_application_is_fetched_patched_built_and_verified(folder: Path) -> None:
    recipes = ("--recipes", folder / "recipes")
    done = run("verify", "small", *recipes, "--case", "same", folder=folder)
    assert done.stdout.splitlines() == [
        "small: same: openmpi, 2 ranks: equal, 1 lines to the last digit",
        "    time: native 0.5, Wasm 0.5 s: speed of Wasm 1.000",
    ]
    done = run("verify", "small", *recipes, "--mpi", "mpich", folder=folder, status=1)
    assert "small: pointers: mpich, 2 ranks: DIFFERENT\n" in done.stdout
    assert "differs by 5.0e-01: 'size 8' natively, 'size 4' as Wasm" in done.stdout
    assert "already built" in run("build", "small", *recipes, "--wasm", folder=folder).stdout


def test_an_archive_that_is_another_is_refused(folder: Path) -> None:
    archive = folder / "applications" / "archives" / "program-1.0.tar.gz"
    archive.write_bytes(b"something else")
    done = run("build", "small", "--recipes", folder / "recipes", folder=folder, status=1)
    assert "has the SHA-256" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_build_that_fails_names_the_first_error(folder: Path) -> None:
    replace_in_recipe(folder, "-O2", "-Dsum=1")
    done = run("build", "small", "--wasm", "--recipes", folder / "recipes", folder=folder, status=1)
    assert "small: the wasm build failed: " in done.stderr
    assert " error: expected identifier" in done.stderr
    assert done.stderr.count("\n") == 1


def test_two_commands_in_one_directory_build_once_after_another(folder: Path) -> None:
    replace_in_recipe(folder, "build = '", "build = 'echo begins >> ../order; sleep 1; echo ends >> ../order; ")
    command = [PREFIX / "bin" / "mpiwasm-recipe", "build", "small", "--wasm", "--recipes", folder / "recipes"]
    both = [subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    printed = sorted(process.communicate()[0].split(" ", 2)[2] for process in both)
    assert [process.returncode for process in both] == [0, 0]
    assert printed == ["already built\n", "built\n"]
    order = folder / "applications" / "small" / "order"
    assert order.read_text(encoding="utf-8") == "begins\nends\n"


def test_a_run_has_its_input_and_variables(folder: Path) -> None:
    replace_in_recipe(folder, '$CC -O2 "$SOURCE/program.c"', 'cp "$RECIPE/echo.c" .; $CC -O2 echo.c')
    replace_in_recipe(folder, 'name = "same"', 'name = "same"\nprepare = "echo greeting > lines"\ninput = "lines"')
    replace_in_recipe(folder, 'name = "same"', 'name = "same"\nvariables = { OMP_GREETED = "world" }')
    (folder / "recipes" / "small" / "echo.c").write_text(ECHO, encoding="utf-8")
    words = ("run", "small", "--case", "same", "--recipes", folder / "recipes")
    assert "size greeting world\n" in run(*words, "--native", folder=folder).stdout
    # Variables reach guests with threads.
    assert "size greeting \n" in run(*words, "--wasm", folder=folder).stdout
    replace_in_recipe(folder, 'input = "lines"', 'input = "absent"')
    done = run(*words, "--native", folder=folder, status=1)
    assert "case same: there is no file absent for standard input in " in done.stderr


def test_a_module_is_compiled_before_the_time_of_its_case_begins(folder: Path) -> None:
    replace_in_recipe(folder, '$CC -O2 "$SOURCE/program.c" -o program$EXE', "echo nonsense > program$EXE")
    words = ("run", "small", "--case", "same", "--recipes", folder / "recipes", "--wasm")
    done = run(*words, folder=folder, status=1)
    assert "small: same, Wasm under openmpi: mpiwasm: " in done.stderr
    assert "program.wasm" in done.stderr
    assert not (folder / "applications" / "small" / "run" / "same-openmpi-wasm" / "output.txt").exists()


def test_there_may_be_more_ranks_than_cores(folder: Path) -> None:
    ranks = (os.cpu_count() or 1) + 1
    replace_in_recipe(folder, 'name = "same"', f'name = "same"\nranks = {ranks}')
    done = run("verify", "small", "--case", "same", "--recipes", folder / "recipes", folder=folder)
    assert f"openmpi, {ranks} ranks: equal" in done.stdout


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_all_that_was_started(folder: Path, number: signal.Signals) -> None:
    replace_in_recipe(folder, "build = '", "build = 'sleep 600 & echo $! > child; wait; ")
    command = [PREFIX / "bin" / "mpiwasm-recipe", "build", "small", "--wasm", "--recipes", folder / "recipes"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        note = folder / "applications" / "small" / "wasm" / "child"
        while not (note.exists() and note.read_text(encoding="utf-8").strip()):
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(number)
        assert process.wait() == 128 + number
    # Ended, if perhaps not yet fetched by the process that inherits it.
    child = Path("/proc") / note.read_text(encoding="utf-8").strip() / "stat"
    deadline = time.monotonic() + 60
    while child.exists() and child.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z":
        assert time.monotonic() < deadline, "the build goes on"
        time.sleep(0.05)


SIGNALLED = """
import os, signal, subprocess, sys
from pathlib import Path
from mpiwasm_recipe import processes
class Signalled(subprocess.Popen):
    def __init__(self, *words, **options):
        super().__init__(*words, **options)
        print(self.pid, flush=True)
        os.kill(os.getpid(), signal.SIGTERM)
processes.subprocess.Popen = Signalled
processes.end_orderly_on_signals()
processes.run_all(["sleep", "600"], Path("."), os.environ, sys.stderr, sys.stderr)
"""


def test_a_signal_while_a_command_starts_ends_it() -> None:
    done = subprocess.run([sys.executable, "-c", SIGNALLED], cwd=ROOT / "recipes", stdout=subprocess.PIPE, check=False)
    assert done.returncode == 128 + signal.SIGTERM
    assert not (Path("/proc") / done.stdout.decode().strip()).exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("verify", "nothing"), "mpiwasm-recipe: no recipe nothing in "),
        (("verify", "ring", "--case", "x"), "mpiwasm-recipe: ring has no case x; it has words\n"),
        (("install", "ring"), "mpiwasm-recipe: ring has nothing to install: it is no library that mpiwasm-cc links\n"),
    ],
)
def test_mistakes_are_reported_in_one_line(tmp_path: Path, words: tuple[str, ...], message: str) -> None:
    done = run(*words, folder=tmp_path, status=2)
    assert done.stderr.startswith(message)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", names([APPLICATIONS]))
def test_what_would_be_done_is_shown(tmp_path: Path, name: str) -> None:
    recipe = read_recipe(APPLICATIONS / name)
    shown = run("build", name, "--dry-run", folder=tmp_path).stdout
    assert recipe.build.strip() in shown
    assert shown.count("# case ") == 2 * len(recipe.cases)
    assert list(tmp_path.iterdir()) == []


def test_variables_name_other_compilers_and_another_launcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("MPICC", "gcc"), ("MPICXX", "g++"), ("MPIRUN", "srun -n {ranks} --label")):
        monkeypatch.setenv(name, value)
    lines = run("build", "ring", "--native", "--dry-run", folder=tmp_path).stdout.splitlines()
    assert f"CC={shutil.which('gcc')}" in lines
    assert f"CXX={shutil.which('g++')}" in lines
    assert any(line.startswith("srun -n 2 --label ") for line in lines)
    # They are for native builds: where a configure script looks for MPICC, it finds ours.
    lines = run("build", "ring", "--wasm", "--dry-run", folder=tmp_path).stdout.splitlines()
    for name in ("CC", "MPICC"):
        assert any(line.startswith(f"{name}=") and line.endswith("/mpiwasm-cc") for line in lines)


def test_our_own_recipes_work_where_they_are_installed(tmp_path: Path) -> None:
    assert "equal" in run("verify", "ring", folder=tmp_path).stdout
    with pytest.raises(Malformed):
        find("nothing", [APPLICATIONS])
