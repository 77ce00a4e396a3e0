"""Which MPI library serves a job: the launcher's, or an error that names both; never many jobs of one rank."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from installed import MPICH, OPEN_MPI, Ended, Installed, Launcher

NO_LIBRARY_FITS = 122
NAMES = {"openmpi": "Open MPI", "mpich": "MPICH"}
OTHER = {OPEN_MPI: MPICH, MPICH: OPEN_MPI}


def test_info_reports_what_would_be_used_under_each_launcher(mpiwasm: Installed, launcher: Launcher) -> None:
    ended = mpiwasm.launch(launcher, 1, "info")
    assert ended.code == 0
    lines = ended.out.splitlines()
    used = next(index for index, line in enumerate(lines) if line.strip().startswith("would be used"))
    words = {"openmpi": "libmpi.so", "mpich": "libmpich.so"}
    assert words[launcher.family] in lines[used]
    assert "started by" in lines[used + 1]
    assert NAMES[launcher.family] in lines[used + 1]


def test_info_describes_the_system(mpiwasm: Installed) -> None:
    info = mpiwasm.info()
    assert info["version"]
    assert info["engine"]
    assert info["backends"] == ["llvm", "cranelift", "singlepass"]
    assert info["cache"] == str(mpiwasm.cache)
    assert {"openmpi", "mpich"} <= set(info["adapters"])
    assert {"openmpi", "mpich"} <= {library["family"] for library in info["libraries"]}
    assert info["chosen"] in {library["path"] for library in info["libraries"]}
    assert info["launcher"] == ""
    assert "no launcher, so one rank" in info["reason"]
    said = mpiwasm.succeed("info")
    assert "would be used" in said
    assert "info --fabric" in said
    versions = {library["family"]: library["version"] for library in info["libraries"]}
    assert re.match(r"Open MPI v\d+\.\d+", versions["openmpi"])
    assert re.fullmatch(r"MPICH Version: [\d.]+, device ch[34]\S*", versions["mpich"])


def test_a_library_that_does_not_fit_the_launcher_is_an_error(
    mpiwasm: Installed, job: Path, launcher: Launcher
) -> None:
    other = OTHER[launcher]
    ended = mpiwasm.launch(launcher, 2, "--mpi", other.family, job, "hello")
    assert ended.code == NO_LIBRARY_FITS
    assert ended.out == ""
    assert ended.own_lines
    for line in ended.own_lines:
        assert "the MPI library does not match the launcher" in line
        assert NAMES[launcher.family] in line
        assert NAMES[other.family] in line


def test_the_library_can_be_named_by_its_file(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    paths = {library["family"]: library["path"] for library in mpiwasm.info()["libraries"]}
    right = mpiwasm.launch(launcher, 2, "--mpi", paths[launcher.family], job, "hello")
    assert sorted(right.out.splitlines()) == ["rank 0 of 2, sum 1", "rank 1 of 2, sum 1"]
    wrong = mpiwasm.launch(launcher, 2, "--mpi", paths[OTHER[launcher].family], job, "hello")
    assert wrong.code == NO_LIBRARY_FITS
    assert all("does not match the launcher" in line for line in wrong.own_lines)


@pytest.mark.parametrize("name", ["fancy", "/no/such/libmpi.so", "/etc/passwd"])
def test_a_library_that_is_none(mpiwasm: Installed, job: Path, name: str) -> None:
    ended = mpiwasm.run("--mpi", name, job, "hello")
    assert ended.code == 2
    assert len(ended.own_lines) == 1
    assert f"--mpi {name}: " in ended.err


def test_mpi_can_be_forbidden(mpiwasm: Installed, plain: Path, job: Path) -> None:
    assert mpiwasm.succeed("--mpi", "none", plain, "arguments", "a") == "[a]\n"
    ended = mpiwasm.run("--mpi", "none", job, "hello")
    assert ended.code == NO_LIBRARY_FITS
    assert ended.err == "mpiwasm: the program calls MPI, but --mpi none forbids it\n"


def hidden(mpiwasm: Installed, private_mounts: list[str], *command: str | Path) -> Ended:
    """Runs a command that sees no MPI library: an empty file lies over each."""
    files = {str(Path(library["path"]).resolve()) for library in mpiwasm.info()["libraries"]}
    covers = " && ".join(f"mount --bind /dev/null {file}" for file in sorted(files))
    return mpiwasm.command(*private_mounts, "sh", "-c", f'{covers} && exec "$@"', "sh", *command)


def test_without_any_library_programs_without_mpi_run(
    mpiwasm: Installed, plain: Path, private_mounts: list[str]
) -> None:
    ended = hidden(mpiwasm, private_mounts, mpiwasm.program, plain, "arguments", "a")
    assert (ended.code, ended.out, ended.err) == (0, "[a]\n", "")


def test_without_any_library_one_rank_runs(mpiwasm: Installed, job: Path, private_mounts: list[str]) -> None:
    ended = hidden(mpiwasm, private_mounts, mpiwasm.program, job, "hello")
    assert (ended.code, ended.out, ended.err) == (0, "rank 0 of 1, sum 0\n", "")


def test_without_any_library_info_says_what_is_used(mpiwasm: Installed, private_mounts: list[str]) -> None:
    ended = hidden(mpiwasm, private_mounts, mpiwasm.program, "info")
    assert ended.code == 0
    assert "MPI libraries  none found" in ended.out
    assert "no launcher, so one rank; no MPI library was found" in ended.out


def test_without_any_library_several_ranks_are_an_error(
    mpiwasm: Installed, job: Path, launcher: Launcher, private_mounts: list[str]
) -> None:
    ended = hidden(mpiwasm, private_mounts, *mpiwasm.launched(launcher, 2, job, "hello"))
    assert ended.code == NO_LIBRARY_FITS, ended
    # MPICH's launcher may write there that it has ended the other rank.
    assert re.sub(r"\n=+\n(=   [^\n]*\n)+=+\n", "", ended.out) == ""
    assert ended.own_lines
    assert all("no MPI library was found" in line for line in ended.own_lines)


def test_the_built_in_mpi_can_be_asked_for(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    assert mpiwasm.succeed("--mpi", "serial", job, "hello") == "rank 0 of 1, sum 0\n"
    ended = mpiwasm.launch(launcher, 2, "--mpi", "serial", job, "hello")
    assert ended.code == NO_LIBRARY_FITS
    assert all("supports one process; omit --mpi" in line for line in ended.own_lines)
