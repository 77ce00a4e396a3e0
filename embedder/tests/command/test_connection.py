"""Under a real Slurm and the libraries' own launchers: a job whose processes have not found each other is refused with
one line, and nothing that is meant to be as large as it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from installed import Installed, Launcher
from slurm import started_slurm

NO_LIBRARY_FITS = 122


@pytest.fixture(scope="module")
def slurm_configuration(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    yield from started_slurm(tmp_path_factory.mktemp("slurm"))


@pytest.fixture
def slurm(slurm_configuration: Path, mpiwasm: Installed) -> Installed:
    """mpiwasm in the session of a user of Slurm."""
    return replace(mpiwasm, variables={"SLURM_CONF": str(slurm_configuration)})


def ranks(count: int) -> list[str]:
    return [f"rank {rank} of {count}, sum {sum(range(count))}" for rank in range(count)]


@pytest.mark.parametrize("asked", ["option", "variable"])
def test_a_library_that_does_not_speak_pmix_is_refused_under_pmix(slurm: Installed, job: Path, asked: str) -> None:
    option = ["--mpi", "mpich"] if asked == "option" else []
    named = replace(slurm, variables={**slurm.variables, **({"MPIWASM_MPI": "mpich"} if asked == "variable" else {})})
    ended = named.command("srun", "--quiet", "--mpi=pmix", "-n", "2", named.program, *option, job, "hello")
    assert ended.code == NO_LIBRARY_FITS, ended
    assert ended.out == ""
    (line,) = ended.own_lines
    assert line.startswith(
        "mpiwasm: rank 0: the processes are not connected: Slurm's srun with PMIx (SLURM_STEP_NUM_TASKS=2) started "
        "2 processes, but MPI_COMM_WORLD of MPICH (/"
    )
    assert ") has 1; a library without PMIx needs srun --mpi=pmi2; " in line


def test_so_is_a_program_of_sessions(slurm: Installed, guests: Path) -> None:
    session = guests / "session.wasm"
    ended = slurm.command("srun", "--quiet", "--mpi=pmix", "-n", "2", slurm.program, "--mpi", "mpich", session)
    assert (ended.code, ended.out, len(ended.own_lines)) == (NO_LIBRARY_FITS, "", 1), ended


def test_so_is_the_report_on_the_network(slurm: Installed) -> None:
    command = [slurm.program, "info", "--fabric", "--mpi", "mpich"]
    ended = slurm.command("srun", "--quiet", "--mpi=pmix", "-n", "2", *command)
    assert (ended.code, ended.out, len(ended.own_lines)) == (NO_LIBRARY_FITS, "", 1), ended


@pytest.mark.parametrize(("pmi", "library"), [("pmix", "openmpi"), ("pmi2", "mpich")])
def test_a_library_that_speaks_it_runs(slurm: Installed, job: Path, pmi: str, library: str) -> None:
    command = [slurm.program, "--mpi", library, job, "hello"]
    ended = slurm.command("srun", "--quiet", f"--mpi={pmi}", "-n", "2", *command)
    assert (ended.code, sorted(ended.out.splitlines()), ended.own_lines) == (0, ranks(2), []), ended


@pytest.mark.parametrize("library", ["auto", "openmpi", "mpich", "serial"])
@pytest.mark.parametrize("pmi", ["none", "pmi2"])
def test_one_task_needs_no_pmi(slurm: Installed, job: Path, pmi: str, library: str) -> None:
    command = [slurm.program, "--mpi", library, job, "hello"]
    ended = slurm.command("srun", "--quiet", f"--mpi={pmi}", "-n", "1", *command)
    assert (ended.code, ended.out, ended.err) == (0, "rank 0 of 1, sum 0\n", ""), ended


@pytest.mark.parametrize("command", [["info", "--fabric"], []], ids=["info", "run"])
def test_several_tasks_without_pmi_are_refused_with_one_line(slurm: Installed, job: Path, command: list[str]) -> None:
    words = command or [job, "hello"]
    ended = slurm.command("srun", "--quiet", "--mpi=none", "-n", "2", slurm.program, *words)
    assert (ended.code, ended.out) == (NO_LIBRARY_FITS, ""), ended
    (line,) = ended.own_lines
    assert line.startswith("mpiwasm: rank 0: ") and "did not connect the processes" in line


@pytest.mark.parametrize("library", ["openmpi", "mpich"])
def test_one_process_in_an_allocation_of_two_tasks_runs(slurm: Installed, job: Path, library: str) -> None:
    command = [slurm.program, "--mpi", library, job, "hello"]
    ended = slurm.command("salloc", "--quiet", "-n", "2", *command)
    assert (ended.code, ended.out, ended.own_lines) == (0, "rank 0 of 1, sum 0\n", []), ended


def test_one_process_in_a_batch_job_of_two_tasks_runs(slurm: Installed, job: Path) -> None:
    out = slurm.folder / "out"
    command = f"{slurm.program} {job} hello"
    ended = slurm.command("sbatch", "--wait", "--quiet", "-n", "2", f"--output={out}", "--wrap", command)
    assert (ended.code, out.read_text()) == (0, "rank 0 of 1, sum 0\n")


def test_mpirun_in_an_allocation_counts(slurm: Installed, job: Path, launcher: Launcher) -> None:
    """MPICH's starts its helper by srun, as a step of one task."""
    ended = slurm.command("salloc", "--quiet", "-n", "2", *slurm.launched(launcher, 2, job, "hello"))
    assert (ended.code, sorted(ended.out.splitlines())) == (0, ranks(2)), ended


def test_two_programs_of_one_step_are_one_job(slurm: Installed, job: Path) -> None:
    programs = slurm.folder / "programs"
    programs.write_text(f"0 {slurm.program} {job} hello\n1 {slurm.program} {job} hello 0\n", encoding="utf-8")
    ended = slurm.command("srun", "--quiet", "--mpi=pmi2", "-n", "2", "--multi-prog", programs)
    assert (ended.code, sorted(ended.out.splitlines())) == (0, ranks(2)), ended


def test_two_programs_of_one_mpirun_are_one_job(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    first = mpiwasm.launched(launcher, 1, job, "hello")
    ended = mpiwasm.command(*first, ":", "-np", "2", mpiwasm.program, job, "hello", "0")
    assert (ended.code, sorted(ended.out.splitlines())) == (0, ranks(3)), ended
