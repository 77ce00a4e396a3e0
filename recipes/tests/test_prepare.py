"""prepare.sh installs what is missing when it may, and says what is missing when it may not."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

RECIPES = Path(__file__).resolve().parents[1]


class Machine:
    """A stand-in for a Debian system: the commands that prepare.sh calls, and a diary of the changes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.commands = folder / "bin"
        self.diary = folder / "diary"
        self.commands.mkdir()
        self.diary.touch()
        shutil.copy(RECIPES / "prepare.sh", folder)
        (folder / "debian-packages.txt").write_text(
            "# a list\ncmake  # builds\nclang-22 # compiles\n\nlibc++-22-dev # C++\n"
        )
        for tool in ("sh", "sed", "cat", "env", "dirname", "touch"):
            (self.commands / tool).symlink_to(shutil.which(tool))
        self.command("cargo", "exit 0")

    def command(self, name: str, script: str) -> None:
        path = self.commands / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def installed(self, *packages: str) -> None:
        lines = "\n".join(f"installed {package}" for package in packages)
        self.command("dpkg-query", f"cat <<END\n{lines}\nconfig-files old\nEND\nexit 1")

    def user(self, number: int) -> None:
        self.command("id", f"echo {number}")

    def apt(self, script: str = "") -> None:
        self.command("apt-get", f'for word; do :; done\necho "apt-get $*" >> "{self.diary}"\n{script}')

    def prepare(self) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.commands)}
        command = [self.folder / "prepare.sh"]
        return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)

    def changes(self) -> list[str]:
        """The apt commands that were run, without their options."""
        lines = self.diary.read_text().splitlines()
        return [" ".join(word for word in line.split()[1:] if word[0] not in "-D") for line in lines]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    machine.apt()
    machine.user(0)
    return machine


def test_nothing_is_done_when_all_is_there(machine: Machine) -> None:
    machine.installed("cmake", "clang-22", "libc++-22-dev")
    assert machine.prepare().returncode == 0
    assert machine.changes() == []


def test_root_installs_only_what_is_missing(machine: Machine) -> None:
    machine.installed("cmake", "clang-22-doc")
    assert machine.prepare().returncode == 0
    assert machine.changes() == ["install clang-22 libc++-22-dev"]


def test_a_machine_without_rust_gets_debians(machine: Machine) -> None:
    machine.installed("cmake", "clang-22", "libc++-22-dev")
    (machine.commands / "cargo").unlink()
    assert machine.prepare().returncode == 0
    assert machine.changes() == ["install cargo-web rustc-web"]


def test_package_lists_are_fetched_when_the_first_try_fails(machine: Machine) -> None:
    machine.installed("cmake", "clang-22")
    machine.apt(f'case $* in *update) touch "{machine.folder}/lists" ;; *) [ -e "{machine.folder}/lists" ] ;; esac')
    assert machine.prepare().returncode == 0
    assert machine.changes() == ["install libc++-22-dev", "update", "install libc++-22-dev"]


def test_a_package_that_does_not_exist_is_an_error(machine: Machine) -> None:
    machine.installed("cmake", "clang-22")
    machine.apt("exit 100")
    assert machine.prepare().returncode == 100


def test_a_user_with_sudo_installs(machine: Machine) -> None:
    machine.user(1000)
    machine.command("sudo", 'shift\n"$@"')
    machine.command("true", "exit 0")
    machine.installed("cmake", "clang-22")
    assert machine.prepare().returncode == 0
    assert machine.changes() == ["install libc++-22-dev"]


def test_a_user_without_sudo_gets_a_message(machine: Machine) -> None:
    machine.user(1000)
    machine.installed("clang-22")
    done = machine.prepare()
    assert done.returncode == 1
    assert done.stderr == (
        "prepare: these packages are missing and this user may not install them: cmake libc++-22-dev\n"
        "prepare: as root: apt-get install --no-install-recommends cmake libc++-22-dev\n"
    )
    assert machine.changes() == []


def test_another_system_goes_on(machine: Machine) -> None:
    done = machine.prepare()
    assert done.returncode == 0
    assert done.stderr.startswith("prepare: not a Debian system")
