"""cached-build.sh builds a recipe once, completely or not at all."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

RECIPES = Path(__file__).resolve().parents[1]


class Workshop:
    """A copy of cached-build.sh with one recipe, "toy", and an empty cache."""

    def __init__(self, folder: Path) -> None:
        self.recipes = folder / "recipes"
        self.cache = folder / "cache"
        self.diary = folder / "diary"  # one line for each time the recipe runs
        (self.recipes / "toy").mkdir(parents=True)
        shutil.copy(RECIPES / "cached-build.sh", self.recipes)
        (self.recipes / "versions.env").write_text("LLVM_MAJOR=22\n")

    def recipe(self, *commands: str) -> None:
        script = self.recipes / "toy" / "build.sh"
        lines = ["#!/bin/sh", "set -e", f"echo run >> '{self.diary}'", *commands]
        script.write_text("\n".join(lines) + "\n")
        script.chmod(0o755)

    def start(self) -> subprocess.Popen[str]:
        command = [self.recipes / "cached-build.sh", "toy"]
        environment = os.environ | {"XDG_CACHE_HOME": str(self.cache)}
        # A job that a script has put into the background ignores interrupts, and hands that on to what it starts.
        return subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )  # fmt: skip

    def build(self) -> Path:
        process = self.start()
        output, errors = process.communicate(timeout=60)
        assert process.returncode == 0, errors
        return Path(output.strip())

    def runs(self) -> int:
        return len(self.diary.read_text().splitlines()) if self.diary.exists() else 0

    def leftovers(self) -> list[str]:
        """What is in the cache besides logs and locks."""
        entries = (self.cache / "mpiwasm" / "recipes").iterdir()
        return [entry.name for entry in entries if entry.suffix not in (".log", ".lock")]


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_the_second_build_is_the_first(workshop: Workshop) -> None:
    workshop.recipe('mkdir "$1"', 'echo made > "$1/file"')
    first = workshop.build()
    assert (first / "file").read_text() == "made\n"
    assert workshop.build() == first
    assert workshop.runs() == 1


def test_a_changed_recipe_is_built_anew(workshop: Workshop) -> None:
    workshop.recipe('mkdir "$1"')
    first = workshop.build()
    (workshop.recipes / "toy" / "fix.patch").write_text("a change\n")
    second = workshop.build()
    (workshop.recipes / "versions.env").write_text("LLVM_MAJOR=23\n")
    third = workshop.build()
    assert len({first, second, third}) == workshop.runs() == 3


def test_notes_and_tests_are_no_part_of_the_key(workshop: Workshop) -> None:
    workshop.recipe('mkdir "$1"')
    first = workshop.build()
    (workshop.recipes / "toy" / "README.md").write_text("notes\n")
    (workshop.recipes / "toy" / "tests").mkdir()
    (workshop.recipes / "toy" / "tests" / "a_test.c").write_text("int a;\n")
    assert workshop.build() == first


def test_what_inputs_prints_is_part_of_the_key(workshop: Workshop) -> None:
    workshop.recipe('mkdir "$1"')
    script = workshop.recipes / "toy" / "inputs.sh"
    script.write_text(f"#!/bin/sh\ncat '{workshop.recipes}/../outside'\n")
    script.chmod(0o755)
    outside = workshop.recipes.parent / "outside"
    outside.write_text("libc 1\n")
    first = workshop.build()
    outside.write_text("libc 2\n")
    assert workshop.build() != first


def test_a_failed_build_shows_why_and_leaves_nothing(workshop: Workshop) -> None:
    workshop.recipe('mkdir "$1"', "echo no such crate", "exit 3")
    process = workshop.start()
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert output == ""
    assert "no such crate\ntoy: failed; see " in errors
    assert workshop.leftovers() == []


def test_two_builds_at_once_are_one(workshop: Workshop) -> None:
    workshop.recipe("sleep 1", 'mkdir "$1"')
    processes = [workshop.start(), workshop.start()]
    results = [process.communicate(timeout=60)[0] for process in processes]
    assert results[0] == results[1] != ""
    assert workshop.runs() == 1


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_build_ends_and_leaves_nothing(workshop: Workshop, how: signal.Signals) -> None:
    survived = workshop.recipes.parent / "survived"
    workshop.recipe('mkdir "$1"', "sleep 3", f"touch '{survived}'")
    process = workshop.start()
    while workshop.runs() == 0:
        time.sleep(0.05)
    os.killpg(process.pid, how)
    process.communicate(timeout=60)
    assert process.returncode == 130
    assert workshop.leftovers() == []
    time.sleep(3.5)
    assert not survived.exists(), "the recipe went on after the interrupt"
