"""Third-party applications in a run: a small program in the place of one, so that nothing is fetched."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from mpiwasm_recipe.recipe import read_recipe
from nightly.history import read_report
from reframe_login import HERE, NIGHTLY, ROOT, Login

PROGRAM = r"""
#include <mpi.h>
#include <stdio.h>
int main(int argc, char **argv) {
  int rank, ranks;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (rank == 0) printf("likelihood %d.25\npointer %d\ntook 2.5 s\n", ranks, (int)sizeof(void *));
  MPI_Finalize();
  return 0;
}
"""
RECIPE = r"""
title = "a program in the place of RAxML"
version = "1.0"
licence = "MIT"
build = '$CC -O2 "$RECIPE/program.c" -o program$EXE'

[[case]]
name = "search"
command = "program$EXE"
compare = [{ pattern = "^COMPARED" }]
measure = [{ name = "time", pattern = 'took (\S+)', unit = "s", better = "lower" }]
"""


@pytest.fixture
def nightly_run(login: Callable[..., Login], reframe: Path, prefix: Path, tmp_path: Path) -> Callable[..., tuple]:
    """nightly_run(compared, library, option...): exit status and lines of a run with a recipe that compares this."""
    state = tmp_path / "state"
    recipe = tmp_path / "recipes" / "raxml"
    recipe.mkdir(parents=True)
    (recipe / "program.c").write_text(PROGRAM, encoding="utf-8")
    sites = tmp_path / "sites"
    shutil.copytree(ROOT / "site-configs" / "generic", sites / "generic")
    here = login()

    def run(compared: str, library: str = "openmpi", *options: str) -> tuple[int, list[str]]:
        (recipe / "recipe.toml").write_text(RECIPE.replace("COMPARED", compared), encoding="utf-8")
        done = here.run(
            *NIGHTLY, "generic/workstation", "--prefix", prefix, "--state", state,
            "--sites", sites, "--reframe", reframe, "--tag", "applications", *options, "--",
            "-p", library, "-n", "Application%.*raxml", "-S", f"recipes={recipe.parent}", "-S", "Application.rounds=2",
        )  # fmt: skip
        return done.returncode, done.stdout.splitlines()

    return run


def test_applications_are_built_verified_and_measured(nightly_run: Callable[..., tuple], tmp_path: Path) -> None:
    state, recipe = tmp_path / "state", tmp_path / "recipes" / "raxml"
    name = "Application, raxml [local, openmpi]"
    status, lines = nightly_run("likelihood")
    assert status == 0, (state / "latest-run.log").read_text(encoding="utf-8")
    latest = read_report(state / "latest-run.json")
    assert list(latest.outcomes) == [name]
    figures = {key: (value.number, value.unit) for key, value in latest.outcomes[name].values.items()}
    assert figures == {
        "search_time_native": (2.5, "s"),
        "search_time_wasm": (2.5, "s"),
        "search_time_speed": (1.0, "of native"),
        "search_time_speed_lowest": (1.0, "of native"),
        "search_time_speed_highest": (1.0, "of native"),
    }
    assert (state / "applications" / "local-openmpi" / "raxml" / "wasm" / "program.wasm").exists()

    # What was measured becomes what must be reached.
    status, lines = nightly_run("likelihood", "openmpi", "--write-references")
    references = tmp_path / "sites" / "generic" / "workstation" / "references.yaml"
    assert (status, lines) == (0, [f"{references}: 1 tests, measured in one run"])
    written = yaml.safe_load(references.read_text(encoding="utf-8"))
    assert written == {name: {f"search_time_{way}": [2.5, None, 0.1, "s"] for way in ("native", "wasm")}}
    (recipe / "program.c").write_text(PROGRAM.replace("took 2.5", "took 2.8"), encoding="utf-8")
    status, lines = nightly_run("likelihood")
    assert status == 1
    missed = "; ".join(f"search_time_{way}=2.8 s, expected 2.5 (l=-inf, u=2.75)" for way in ("native", "wasm"))
    assert lines[0] == f"{name}: fail: performance error: failed to meet reference(s): {missed}"

    # Pointers of guests have four bytes.
    references.unlink()
    status, lines = nightly_run("pointer")
    assert status == 1
    assert lines[0].startswith(f"{name}: fail: sanity error: raxml: search: openmpi, 2 ranks: DIFFERENT; output, ")
    assert "'pointer 8' natively, 'pointer 4' as Wasm" in lines[0]
    assert lines[1].startswith("1 regression")


def test_a_library_starts_them_by_its_own_command(nightly_run: Callable[..., tuple], tmp_path: Path) -> None:
    state = tmp_path / "state"
    status, _ = nightly_run("likelihood", "mpich")
    assert status == 0, (state / "latest-run.log").read_text(encoding="utf-8")
    assert list(read_report(state / "latest-run.json").outcomes) == ["Application, raxml [local, mpich]"]


def test_their_recipes_are_there_with_the_ranks_that_they_get() -> None:
    text = (HERE / "tests" / "applications_of_others.py").read_text(encoding="utf-8")
    listed = json.loads(text[text.index("APPLICATIONS = {") :].partition(" = ")[2].partition("\n")[0])
    assert len(listed) >= 7
    for application, ranks in listed.items():
        recipe = read_recipe(ROOT / "recipes" / "apps" / application)
        assert {case.ranks for case in recipe.cases} == {ranks}
