"""The manual pages are installed, are sound, and name what the commands' own help names: no more and no less."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from installed import Installed

ROOT = Path(__file__).resolve().parents[3]
COMMANDS = ("run", "restart", "checkpoint", "inspect", "compile", "cache", "info", "team")
COMPILERS = ("mpiwasm-cc", "mpiwasm-c++")


def page(prefix: Path, name: str) -> str:
    """What `man NAME` shows to a user of this installation."""
    man = ["mman", "-M", str(prefix / "share" / "man"), "-T", "ascii", name]
    shown = subprocess.run(man, stdout=subprocess.PIPE, text=True, check=True).stdout
    return re.sub(".\b", "", shown)  # bold and underlined letters


def options(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text))


def variables(text: str) -> set[str]:
    return set(re.findall(r"\bMPIWASM_[A-Z_]+", text))


@pytest.mark.parametrize("source", sorted((ROOT / "docs" / "man").glob("*.1")), ids=lambda path: path.name)
def test_a_page_has_no_mistakes(source: Path) -> None:
    checked = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", source], capture_output=True, text=True)
    assert (checked.returncode, checked.stdout) == (0, "")


def test_the_page_has_every_command_option_and_variable(mpiwasm: Installed, prefix: Path) -> None:
    text = page(prefix, "mpiwasm")
    reported = mpiwasm.succeed("--help") + "".join(mpiwasm.succeed(command, "--help") for command in COMMANDS)
    reported += mpiwasm.succeed("checkpoint", "prune", "--help")
    assert options(text) == options(reported)
    assert variables(text) == variables(reported) | {"MPIWASM_ADAPTER_PATH"}
    assert all(re.search(rf"^ +{command}  ", text, re.MULTILINE) for command in COMMANDS)


def test_the_page_has_every_exit_code(prefix: Path) -> None:
    status = page(prefix, "mpiwasm").split("EXIT STATUS")[1].split("EXAMPLES")[0]
    source = (ROOT / "embedder" / "src" / "command" / "exit_codes.hpp").read_text(encoding="utf-8")
    codes = re.findall(r"= (\d+),", source)
    assert re.findall(r"^ +(\d+) ", status, re.MULTILINE) == [code for code in codes if code != "0"]


def test_the_page_of_mpiwasm_schema_has_its_options(prefix: Path) -> None:
    command = [prefix / "bin" / "mpiwasm-schema", "--help"]
    reported = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    assert options(page(prefix, "mpiwasm-schema")) == options(reported)


@pytest.mark.parametrize("name", COMPILERS)
def test_the_page_of_the_compilers_has_their_options(prefix: Path, name: str) -> None:
    text = page(prefix, name)
    reported = subprocess.run([prefix / "bin" / name, "-help"], stdout=subprocess.PIPE, text=True, check=True).stdout
    for option in re.findall(r"^  (-[a-z]+|MPIWASM_[A-Z]+)", reported, re.MULTILINE):
        assert option in text
    for what in reported.split("WHAT of: ")[1].splitlines()[0].split(", "):
        assert what in text


def test_the_page_of_the_recipes_has_their_commands_and_options(prefix: Path) -> None:
    def reported(*words: str) -> str:
        command = [prefix / "bin" / "mpiwasm-recipe", *words, "-h"]
        return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout

    text = page(prefix, "mpiwasm-recipe")
    verbs = re.findall(r"^    ([a-z]+) ", reported(), re.MULTILINE)
    assert verbs
    assert all(re.search(rf"^ +{verb}\b", text, re.MULTILINE) for verb in verbs)
    assert options(text) == options("".join(reported(verb) for verb in verbs))
