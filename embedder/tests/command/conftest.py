"""Gives each test the installed mpiwasm and guests; MPIWASM_PREFIX names the installation (make check sets it)."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from installed import MPICH, OPEN_MPI, Installed, Launcher

HERE = Path(__file__).resolve().parent
WITHOUT_SIMD = ("-mno-simd128", "-mno-relaxed-simd")
FURTHER_FLAGS = {
    "resumed_alone": ["-fexceptions"],
    "coupled_analysis": ["-fexceptions"],
    "deep": ["-Wl,-z,stack-size=67108864"],
}


@pytest.fixture(scope="session")
def prefix() -> Path:
    path = Path(os.environ.get("MPIWASM_PREFIX", HERE.parents[2] / "build" / "prefix"))
    assert (path / "bin" / "mpiwasm").exists(), f"no mpiwasm in {path}; run make first"
    return path


@pytest.fixture(scope="session")
def guests(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the guests of guests/, compiled so that every backend accepts them: singlepass has no SIMD."""
    folder = tmp_path_factory.mktemp("guests")
    for source in sorted((HERE / "guests").glob("*.c*")):
        compiler = prefix / "bin" / ("mpiwasm-cc" if source.suffix == ".c" else "mpiwasm-c++")
        flags = [*WITHOUT_SIMD, *FURTHER_FLAGS.get(source.stem, []), "-O1", "-Wall", "-Werror"]
        module = folder / f"{source.stem}.wasm"
        subprocess.run([compiler, *flags, source, "-o", module], check=True)
    return folder


@pytest.fixture(scope="session", autouse=True)
def interrupts_are_heard() -> None:
    """Jobs in the background of a script ignore SIGINT, and what they start would too."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def plain(guests: Path) -> Path:
    """A program without MPI."""
    return guests / "plain.wasm"


@pytest.fixture(scope="session")
def scalar(plain: Path) -> Path:
    """The program without MPI, with the source lines in its trace."""
    module = plain.with_name("scalar.wasm")
    wrapper = Path(os.environ.get("MPIWASM_PREFIX", HERE.parents[2] / "build" / "prefix")) / "bin" / "mpiwasm-cc"
    subprocess.run([wrapper, *WITHOUT_SIMD, "-g", "-O1", HERE / "guests" / "plain.c", "-o", module], check=True)
    return module


@pytest.fixture(scope="session")
def job(guests: Path) -> Path:
    """A program that calls MPI."""
    return guests / "job.wasm"


@pytest.fixture(scope="session")
def streams(guests: Path) -> Path:
    """A C++ program with file streams."""
    return guests / "streams.wasm"


@pytest.fixture(scope="session")
def shared_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A code cache for the tests that are not about it."""
    return tmp_path_factory.mktemp("code-cache")


@pytest.fixture
def mpiwasm(prefix: Path, tmp_path: Path, shared_cache: Path) -> Installed:
    return Installed(prefix, tmp_path, shared_cache)


@pytest.fixture
def fresh(prefix: Path, tmp_path: Path) -> Installed:
    """mpiwasm with an empty code cache."""
    return Installed(prefix, tmp_path, tmp_path / "code-cache")


@pytest.fixture
def saving(mpiwasm: Installed, tmp_path: Path) -> Installed:
    """An installation with a key of its own for checkpoints."""
    return replace(mpiwasm, variables={"XDG_CONFIG_HOME": str(tmp_path / "configuration")})


@pytest.fixture
def resumed(guests: Path) -> Path:
    return guests / "resumed.wasm"


@pytest.fixture
def alone(guests: Path) -> Path:
    return guests / "resumed_alone.wasm"


@pytest.fixture(params=[OPEN_MPI, MPICH], ids=lambda launcher: launcher.family)
def launcher(request: pytest.FixtureRequest) -> Launcher:
    return request.param


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user may enter and read; tmp_path is for its owner alone."""
    folder = Path(tempfile.mkdtemp(prefix="mpiwasm-test-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def open_prefix(prefix: Path) -> Iterator[Path]:
    """A copy of the installation that every user may run, wherever the original lies."""
    folder = Path(tempfile.mkdtemp(prefix="mpiwasm-test-"))
    folder.chmod(0o755)
    (folder / "bin").mkdir()
    shutil.copy2(prefix / "bin" / "mpiwasm", folder / "bin")
    shutil.copytree(prefix / "lib", folder / "lib")
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def private_mounts() -> list[str]:
    """The beginning of a command that may change what is mounted, for itself alone."""
    command = ["unshare", "--mount"]
    if subprocess.run([*command, "true"], capture_output=True, check=False).returncode != 0:
        pytest.skip("needs the right to mount (root)")
    return command


@pytest.fixture
def limited_file_system(private_mounts: list[str], tmp_path: Path) -> str:
    """A command that mounts a file system with a quota of 32 MiB at the directory that follows."""
    if shutil.which("mkfs.btrfs") is None:
        pytest.skip("no mkfs.btrfs; recipes/prepare.sh installs it")
    device, script, place = tmp_path / "device", tmp_path / "mount-with-quota", tmp_path / "place"
    with device.open("wb") as file:
        file.truncate(256 << 20)
    subprocess.run(["mkfs.btrfs", "-q", "-M", device], capture_output=True, check=True)
    lines = ["#!/bin/sh -e", f'mount -o loop {device} "$1"', 'btrfs quota enable "$1"', 'btrfs qgroup limit 32M "$1"']
    script.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    script.chmod(0o755)
    place.mkdir()
    tried = subprocess.run([*private_mounts, script, place], capture_output=True, text=True, check=False)
    if tried.returncode != 0:
        pytest.skip(f"no file system with a quota can be mounted here: {tried.stderr.strip()}")
    return str(script)


@pytest.fixture(scope="session")
def other_user() -> list[str]:
    """The beginning of a command that runs as a user without rights."""
    if os.geteuid() != 0:
        pytest.skip("needs root, to run as another user")
    return ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
