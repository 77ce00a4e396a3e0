"""The kernel refuses a rank what no rank needs, even when code of the host asks for it."""

from __future__ import annotations

import dataclasses
import errno
import subprocess
import time
from pathlib import Path

import pytest
from installed import Ended, Installed, Launcher

SOURCES = Path(__file__).resolve().parent / "confinement"
RANKS = 2
SETUP_FAILED = 123
TRAPPED = 134
CONFINED = {
    "execve": "EPERM",
    "ptrace": "EPERM",
    "kill": "EPERM",
    "AF_UNIX": "EPERM",
    "read outside": "EACCES",
    "create outside": "EACCES",
    "read inside": "done",
    "write inside": "done",
}
FREE = {
    **CONFINED,
    "execve": "ENOENT",
    "ptrace": "ESRCH",
    "kill": "done",
    "AF_UNIX": "done",
    "read outside": "done",
    "create outside": "done",
}


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    library = tmp_path_factory.mktemp("probe") / "libprobe.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-Wall", "-Werror", SOURCES / "probe.c", "-o", library], check=True)
    return library


@pytest.fixture(scope="module")
def without_call(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("without-call") / "without-call"
    subprocess.run(["cc", "-Wall", "-Werror", SOURCES / "without_call.c", "-o", program], check=True)
    return program


@pytest.fixture(scope="module")
def without_landlock(without_call: Path) -> list[str | Path]:
    """The beginning of a command that runs as on a kernel without Landlock."""
    landlock_create_ruleset = 444
    return [without_call, str(landlock_create_ruleset), str(errno.ENOSYS)]


@pytest.fixture
def confining(mpiwasm: Installed) -> Installed:
    """mpiwasm on a kernel that has all of it."""
    if not mpiwasm.info()["confinement"]["files"]:
        pytest.skip(f"the kernel confines no files: {mpiwasm.info()['confinement']}")
    return mpiwasm


@pytest.fixture
def together(guests: Path) -> Path:
    """A program whose ranks share memory, or start others."""
    return guests / "together.wasm"


def probed(mpiwasm: Installed, library: Path) -> Installed:
    """With the probe in each rank, a directory to grant and one beside it."""
    inside, outside = mpiwasm.folder / "inside", mpiwasm.folder / "outside"
    for folder in (inside, outside):
        folder.mkdir()
        (folder / "file").write_text("text")
    variables = {
        "LD_PRELOAD": str(library),
        "PROBE_INSIDE": str(inside / "file"),
        "PROBE_OUTSIDE": str(outside / "file"),
        "PROBE_NEW": str(outside / "new"),
    }
    return dataclasses.replace(mpiwasm, variables={**mpiwasm.variables, **variables})


def run(mpiwasm: Installed, launcher: Launcher, job: Path, *options: str | Path) -> Ended:
    # The launchers are native programs, in which the probe finds nothing to do.
    return mpiwasm.launch(launcher, RANKS, "-d", "inside", *options, job, "lines")


def attempts(ended: Ended) -> dict[str, str]:
    """What came of each attempt; on all ranks the same."""
    lines = [line.split(": ") for line in ended.err.splitlines() if line.partition(": ")[0] in CONFINED]
    assert len(lines) == RANKS * len(CONFINED), ended
    found = dict(lines)
    assert all([what, came] in lines and lines.count([what, came]) == RANKS for what, came in found.items()), ended
    return found


def test_a_rank_is_confined(confining: Installed, launcher: Launcher, job: Path, probe: Path) -> None:
    ended = run(probed(confining, probe), launcher, job)
    assert ended.code == 0, ended
    assert attempts(ended) == CONFINED


def test_a_read_only_grant_is_read_only_for_the_kernel_too(
    confining: Installed, launcher: Launcher, job: Path, probe: Path
) -> None:
    mpiwasm = probed(confining, probe)
    ended = mpiwasm.launch(launcher, RANKS, "-d", "inside:ro", job, "lines")
    assert attempts(ended) == {**CONFINED, "write inside": "EACCES"}


def test_the_library_may_be_given_more_than_the_program(
    confining: Installed, launcher: Launcher, job: Path, probe: Path
) -> None:
    ended = run(probed(confining, probe), launcher, job, "--mpi-dir", "outside")
    assert attempts(ended) == {**CONFINED, "read outside": "done", "create outside": "done"}


def test_it_can_be_switched_off(mpiwasm: Installed, launcher: Launcher, job: Path, probe: Path) -> None:
    free = probed(mpiwasm, probe)
    assert attempts(run(free, launcher, job, "--confine", "off")) == FREE
    (mpiwasm.folder / "outside" / "new").unlink()
    by_variable = dataclasses.replace(free, variables={**free.variables, "MPIWASM_CONFINE": "off"})
    assert attempts(run(by_variable, launcher, job)) == FREE


def test_without_landlock_files_stay_open_and_the_rest_is_refused(
    confining: Installed, without_landlock: list[str | Path], launcher: Launcher, job: Path, probe: Path
) -> None:
    mpiwasm = probed(confining, probe)
    ended = mpiwasm.command(
        launcher.program, "-np", str(RANKS), *without_landlock, mpiwasm.program, "-d", "inside", job, "lines"
    )
    assert ended.code == 0, ended
    files = {"AF_UNIX": "done", "read outside": "done", "create outside": "done"}
    assert attempts(ended) == {**CONFINED, **files}


def test_who_insists_is_not_run_without_landlock(
    mpiwasm: Installed, without_landlock: list[str | Path], plain: Path
) -> None:
    ended = mpiwasm.command(*without_landlock, mpiwasm.program, "--confine", "on", plain, "arguments")
    assert ended.code == SETUP_FAILED
    assert ended.own_lines == [
        "mpiwasm: --confine on is not possible; available: system calls only (seccomp): Landlock is not in this "
        "kernel, or not enabled"
    ]


def test_who_insists_is_run_where_all_of_it_works(confining: Installed, plain: Path) -> None:
    confining.succeed("--confine", "on", plain, "arguments")


def test_info_reports_what_the_kernel_supports(mpiwasm: Installed, without_landlock: list[str | Path]) -> None:
    reported = mpiwasm.succeed("info")
    assert "\n  confinement    " in reported
    lesser = mpiwasm.command(*without_landlock, mpiwasm.program, "info").out
    assert "\n  confinement    system calls only (seccomp): Landlock is not in this kernel" in lesser


@pytest.mark.parametrize("mpi", ["openmpi", "mpich", "serial"])
def test_a_process_without_a_launcher_runs_confined(confining: Installed, job: Path, mpi: str) -> None:
    ended = confining.run("--confine", "on", "--mpi", mpi, job, "lines")
    assert ended.code == 0, ended
    assert ended.own_lines == []


def test_ranks_share_memory(confining: Installed, launcher: Launcher, together: Path) -> None:
    ended = confining.launch(launcher, RANKS, together, "share")
    assert (ended.code, ended.out) == (0, "sum 3\n" * RANKS), ended


def test_ranks_share_memory_where_no_descriptors_can_be_taken(
    confining: Installed, without_call: Path, launcher: Launcher, together: Path
) -> None:
    """As with Yama: the memory has a name then, until all have it."""
    pidfd_getfd = 438
    without = [without_call, str(pidfd_getfd), str(errno.EPERM)]
    ended = confining.command(
        launcher.program, "-np", str(RANKS), *without, confining.program, "--confine", "on", together, "share"
    )
    assert (ended.code, ended.out) == (0, "sum 3\n" * RANKS), ended
    left = list(Path("/dev/shm").glob("mpiwasm-" + 32 * "[0-9a-f]"))
    # Those of other jobs on this machine are there for a moment.
    deadline = time.monotonic() + 30
    while any(name.exists() for name in left) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not [name for name in left if name.exists()]


@pytest.mark.parametrize("mpi", ["openmpi", "mpich"])
def test_a_process_without_a_launcher_starts_no_others(confining: Installed, together: Path, mpi: str) -> None:
    ended = confining.run("--mpi", mpi, together, "spawn")
    assert ended.code == 0, ended
    assert ended.out == (
        "MPI_ERR_SPAWN: MPI_Comm_spawn: a confined process that no launcher started cannot start others; run it under "
        "mpirun, or with --confine off\n"
    )


@pytest.mark.parametrize("confine", ["auto", "off"])
@pytest.mark.parametrize("mpi", ["openmpi", "mpich"])
def test_rights_that_cannot_be_given_up_end_the_run(confining: Installed, job: Path, mpi: str, confine: str) -> None:
    """The program runs by then, and may be the cause."""
    library = confining.folder / "libno_second_time.so"
    source = SOURCES / "no_second_time.c"
    subprocess.run(["cc", "-shared", "-fPIC", "-Wall", "-Werror", source, "-o", library, "-ldl"], check=True)
    variables = {**confining.variables, "LD_PRELOAD": str(library)}
    ended = dataclasses.replace(confining, variables=variables).run("--confine", confine, "--mpi", mpi, job, "lines")
    if confine == "off":
        assert ended.code == 0, ended
        return
    assert ended.code == SETUP_FAILED, ended
    assert [line.partition("the rights")[2] for line in ended.own_lines] == [
        " that only the start of the MPI library needs cannot be given up: Landlock: Argument list too long"
    ], ended


@pytest.mark.parametrize("confine", ["auto", "off"])
@pytest.mark.parametrize("call", ["open", "write"])
def test_a_stack_that_is_full_in_a_call_is_a_stack_overflow(
    mpiwasm: Installed, guests: Path, call: str, confine: str
) -> None:
    (mpiwasm.folder / "file").write_text("text")
    guest = guests / "full_stack.wasm"
    command = [mpiwasm.program, "--confine", confine, "--stack-size", "1M", "-d", ".", guest, call]
    # What it writes is not read.
    ended = mpiwasm.command("bash", "-c", '"$@" | true; exit ${PIPESTATUS[0]}', "bash", *command)
    assert ended.code == TRAPPED, ended
    assert ended.own_lines[0].startswith("mpiwasm: full_stack.wasm: stack overflow: "), ended
