"""Jobs of several programs are stopped and continued: each rank goes on with its own module, arguments, options,
environment and directories."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from checkpointing import BOTH_WAYS, STOPPED, contents
from installed import MPICH, OPEN_MPI, Ended, Installed, Launcher

RANKS = 3
SETUP_FAILED = 123
UNUSABLE_MODULE = 120
NATIVE: tuple[str, ...] = ()
PORTABLE = ("--checkpoint-form", "portable", "--backend", "cranelift")
FORMS = pytest.mark.parametrize("form", [NATIVE, PORTABLE], ids=["native", "portable"])
DIRECTIONS = pytest.mark.parametrize(("first", "second"), BOTH_WAYS, ids=["openmpi-mpich", "mpich-openmpi"])
EXIT = ("--after-checkpoint", "exit")


@dataclass(frozen=True)
class Coupled:
    """Two solvers in C and an analysis in C++, which write to directories of their own."""

    saving: Installed
    solver: Path
    analysis: Path
    places: Path
    solver_options: tuple[str, ...] = ()
    analysis_options: tuple[str, ...] = ()

    def words(self, launcher: Launcher, *options: str) -> list[str | Path]:
        """The command of a run with these options for both."""
        for name in ("fields", "report"):
            (self.places / name).mkdir(parents=True, exist_ok=True)
        begin = [self.saving.program, *options]
        solver = [*begin, *self.solver_options, "-d", f"{self.places}/fields:/fields", "--env", "COUPLING=weak"]
        analysis = [*begin, *self.analysis_options, "-d", f"{self.places}/report:/report", "--env", "COUPLING=strong"]
        return [launcher.program, "-np", "2", *solver, self.solver, "0.5"] + [
            *(":", "-np", "1"),
            *(*analysis, self.analysis, "mean"),
        ]

    def run(self, launcher: Launcher, *options: str) -> Ended:
        return self.saving.command(*self.words(launcher, *options))

    def stop(self, launcher: Launcher, point: int, *options: str) -> Ended:
        ended = self.run(launcher, "--checkpoint", "images", "--checkpoint-at", str(point), *EXIT, *options)
        assert (ended.code, ended.out) == (STOPPED, ""), ended
        assert "checkpoint 1 is in" in ended.err
        return ended

    def restart(self, launcher: Launcher, *options: str) -> Ended:
        return self.saving.launch(launcher, RANKS, "restart", "images", *options)

    def written(self) -> dict[str, str]:
        return {**contents(self.places / "fields"), **contents(self.places / "report")}

    def image(self, number: int) -> Path:
        return self.saving.folder / "images" / f"checkpoint-{number}"

    def codes(self, number: int) -> list[str]:
        return sorted(path.name for path in self.image(number).glob("code-*"))


@pytest.fixture
def coupled(saving: Installed, guests: Path, tmp_path: Path) -> Coupled:
    return Coupled(saving, guests / "coupled_solver.wasm", guests / "coupled_analysis.wasm", tmp_path / "places")


@pytest.fixture
def expected(coupled: Coupled, tmp_path: Path) -> tuple[str, dict[str, str]]:
    """What the programs print and write when nothing stops them."""
    whole = Coupled(coupled.saving, coupled.solver, coupled.analysis, tmp_path / "whole")
    ended = whole.run(OPEN_MPI)
    assert ended.code == 0, ended
    lines = ended.out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "solver 0 of program 0, 0.5 weak",
        "solver 1 of program 0, 0.5 weak",
        "analysis 2 of program 1, mean strong",
    ]
    return ended.out, whole.written()


@FORMS
@DIRECTIONS
@pytest.mark.parametrize("point", [1, 17, 38])
def test_each_rank_goes_on_with_its_own_program(
    coupled: Coupled,
    expected: tuple[str, dict[str, str]],
    first: Launcher,
    second: Launcher,
    form: tuple[str, ...],
    point: int,
) -> None:
    coupled.stop(first, point, *form)
    assert len(coupled.codes(1)) == (0 if form else 2)
    continued = coupled.restart(second)
    assert (continued.code, continued.out) == (0, expected[0]), continued
    assert coupled.written() == expected[1]


@FORMS
def test_a_job_goes_on_and_is_continued_from_later_checkpoints(
    coupled: Coupled, expected: tuple[str, dict[str, str]], form: tuple[str, ...]
) -> None:
    ended = coupled.run(MPICH, "--checkpoint", "images", "--checkpoint-at", "11", *form)
    assert (ended.code, ended.out) == (0, expected[0]), ended
    assert "checkpoint 1 is in" in ended.err
    assert coupled.written() == expected[1]
    codes = coupled.codes(1)
    for number, launcher in ((2, OPEN_MPI), (3, MPICH), (4, OPEN_MPI)):
        ended = coupled.restart(launcher, "--checkpoint-at", "9", *EXIT)
        assert ended.code == STOPPED, ended
        assert coupled.codes(number) == codes
    assert coupled.saving.succeed("checkpoint", "verify", "images").count("intact") == 2
    ended = coupled.restart(MPICH)
    assert (ended.code, ended.out) == (0, expected[0]), ended
    assert coupled.written() == expected[1]


def test_programs_may_have_different_compilers_and_forms(
    coupled: Coupled, expected: tuple[str, dict[str, str]], tmp_path: Path
) -> None:
    for number, (solver, analysis, codes) in enumerate(
        [(("--backend", "llvm"), ("--backend", "cranelift"), 2), (PORTABLE, ("--backend", "llvm"), 1)]
    ):
        saving = coupled.saving
        places = tmp_path / f"places-{number}"
        mixed = Coupled(saving, coupled.solver, coupled.analysis, places, tuple(solver), tuple(analysis))
        mixed.stop(OPEN_MPI, 17)
        assert len(mixed.codes(1)) == codes
        continued = mixed.restart(MPICH)
        assert (continued.code, continued.out) == (0, expected[0]), continued
        assert mixed.written() == expected[1]
        shutil.rmtree(saving.folder / "images")


def test_processes_with_the_same_module_share_its_code(saving: Installed, guests: Path) -> None:
    words = ["--checkpoint", "images", "--checkpoint-at", "5", *EXIT, guests / "traffic.wasm"]
    first = ["-np", "1", saving.program, *words, "0", "300"]
    stopped = saving.command(OPEN_MPI.program, *first, ":", "-np", "2", saving.program, *words, "0", "301")
    assert stopped.code == STOPPED, stopped
    image = saving.folder / "images" / "checkpoint-1"
    assert len(list(image.glob("code-*"))) == 1
    listed = saving.succeed("checkpoint", "list", "images")
    assert listed.rstrip().endswith(f"  {guests / 'traffic.wasm'}")


def test_the_programs_are_listed_verified_and_compared(coupled: Coupled) -> None:
    coupled.stop(OPEN_MPI, 17)
    saving = coupled.saving
    modules = f"{coupled.solver} (ranks 0-1), {coupled.analysis} (rank 2)"
    assert saving.succeed("checkpoint", "list", "images").rstrip().endswith(modules)
    assert saving.succeed("checkpoint", "verify", "images").rstrip().endswith(f"{modules}  intact")
    again = coupled.restart(OPEN_MPI, "--checkpoint-at", "9", *EXIT)
    assert again.code == STOPPED, again
    compared = saving.succeed("checkpoint", "diff", "images")
    assert re.findall(r"^rank (\d):", compared, re.MULTILINE) == ["0", "1", "2"]
    for name in coupled.codes(2):
        damaged = coupled.image(2) / name
        whole = damaged.read_bytes()
        changed = bytearray(whole)
        changed[len(whole) // 2] ^= 1
        damaged.write_bytes(changed)
        found = saving.run("checkpoint", "verify", "images")
        assert found.code == SETUP_FAILED
        assert f"checkpoint 2: images/checkpoint-2/{name} is damaged" in found.err
        damaged.write_bytes(whole[:1000])
        assert f"checkpoint 2: {name} has 1000 bytes" in saving.run("checkpoint", "verify", "images").err
        damaged.write_bytes(whole)
    saving.succeed("checkpoint", "prune", "images")
    assert [path.name for path in coupled.image(2).parent.iterdir()] == ["checkpoint-2"]
    assert coupled.restart(MPICH).code == 0


@FORMS
def test_what_does_not_fit_is_refused(coupled: Coupled, tmp_path: Path, form: tuple[str, ...]) -> None:
    module = tmp_path / "own.wasm"
    shutil.copy(coupled.analysis, module)
    own = Coupled(coupled.saving, coupled.solver, module, coupled.places)
    own.stop(OPEN_MPI, 17, *form)
    shutil.copy(coupled.solver, module)
    for launcher in (OPEN_MPI, MPICH):
        other = own.restart(launcher)
        assert other.code == UNUSABLE_MODULE, other
        assert other.own_lines == [f"mpiwasm: rank 2: checkpoint 1 is of another module than {module} is now"]
        assert other.out == ""
    shutil.copy(coupled.analysis, module)
    for ranks in (2, 4):
        few = own.saving.launch(MPICH, ranks, "restart", "images")
        assert few.code == SETUP_FAILED, few
        assert few.own_lines == [
            f"mpiwasm: rank 0: checkpoint 1 is of 3 processes, not of {ranks}; start it with as many"
        ]
    alone = own.saving.run("restart", "images", "--mpi", "serial")
    assert alone.code == SETUP_FAILED, alone
    assert "is of 3 processes, not of 1" in alone.err
    step = {**own.saving.variables, "SLURM_STEP_ID": "0", "SLURM_STEP_NUM_TASKS": "3"}
    unknown = replace(own.saving, variables=step).run("restart", "images")
    assert unknown.code == SETUP_FAILED, unknown
    assert "is of several programs, and Slurm's srun gives processes no rank before MPI starts" in unknown.err


def test_another_compiler_for_the_native_form_is_refused(coupled: Coupled, tmp_path: Path) -> None:
    mixed = Coupled(coupled.saving, coupled.solver, coupled.analysis, tmp_path / "mixed", PORTABLE)
    mixed.stop(MPICH, 17)
    # The solvers could go on with it, and would wait for the analysis.
    refused = mixed.restart(MPICH, "--backend", "cranelift")
    assert refused.code == 2, refused
    line = "checkpoint 1 has the code of llvm; only the portable form can be continued with another compiler"
    assert refused.own_lines == [f"mpiwasm: {line}"]


def test_programs_share_a_directory_of_checkpoints(coupled: Coupled, expected: tuple[str, dict[str, str]]) -> None:
    places = [("--checkpoint", name, "--checkpoint-at", "17") for name in ("images", "others")]
    apart = Coupled(coupled.saving, coupled.solver, coupled.analysis, coupled.places, *places)
    ended = apart.run(OPEN_MPI)
    assert (ended.code, ended.out) == (0, expected[0]), ended
    assert "others/checkpoint-1/rank-2 cannot be created" in ended.err
    assert "checkpoint 1 is in" not in ended.err


def test_all_programs_can_be_saved_or_none(coupled: Coupled, launcher: Launcher) -> None:
    options = ("--checkpoint", "images", "--checkpoint-interval", "0.1s")
    mixed = Coupled(coupled.saving, coupled.solver, coupled.analysis, coupled.places, solver_options=options)
    ended = mixed.run(launcher)
    assert ended.code not in (0, STOPPED), ended
    assert ended.own_lines == [
        "mpiwasm: rank 2: the program runs without --checkpoint, and rank 0 with it; all programs of a job need it, or "
        "none"
    ]


def test_native_programs_are_not_saved(saving: Installed, guests: Path) -> None:
    refused = saving.run("--checkpoint", "images", "--native-peers", guests / "waiting.wasm")
    assert refused.code == 2
    assert "--checkpoint does not work with --native-peers" in refused.err
