"""The help is readable, and a wrong command line gets one line and the documented exit code."""

from __future__ import annotations

import pytest
from installed import Installed

USAGE_ERROR = 2
LONGEST_LINE = 110


@pytest.mark.parametrize("command", [[], ["run"], ["inspect"], ["compile"], ["cache"], ["info"]])
def test_every_command_explains_itself(mpiwasm: Installed, command: list[str]) -> None:
    text = mpiwasm.succeed(*command, "--help")
    assert "Usage: mpiwasm" in text
    assert all(len(line) <= LONGEST_LINE for line in text.splitlines())


def test_the_help_names_every_option_of_a_run(mpiwasm: Installed) -> None:
    text = mpiwasm.succeed("--help")
    for option in ["-d,--dir", "--env", "--stdin", "--mpi", "--backend", "--stack-size", "--no-cache", "--timings"]:
        assert option in text
    for command in ["run", "inspect", "compile", "cache", "info"]:
        assert f"\n  {command} " in text


def test_the_version_is_one_line(mpiwasm: Installed) -> None:
    assert mpiwasm.succeed("--version").split(" ")[0] == "mpiwasm"


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--no-such-option", "a.wasm"],
        ["--backend", "gcc", "a.wasm"],
        ["--stack-size", "much", "a.wasm"],
        ["--stdin", "keyboard", "a.wasm"],
        ["cache"],
        ["cache", "polish"],
        ["compile"],
        ["inspect"],
    ],
)
def test_a_wrong_command_line_gets_one_line(mpiwasm: Installed, words: list[str]) -> None:
    ended = mpiwasm.run(*words)
    assert ended.code == USAGE_ERROR
    assert ended.out == ""
    assert len(ended.err.splitlines()) == len(ended.own_lines) == 1


@pytest.mark.parametrize("grant", ["", ":guest", "a:b:c", "/tmp:../up"])
def test_a_wrong_grant_gets_one_line(mpiwasm: Installed, plain: str, grant: str) -> None:
    ended = mpiwasm.run("-d", grant, plain, "arguments")
    assert ended.code == USAGE_ERROR, ended
    assert len(ended.err.splitlines()) == len(ended.own_lines) == 1
