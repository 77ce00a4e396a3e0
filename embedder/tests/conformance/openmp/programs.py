"""The tests of LLVM's OpenMP suite: what their RUN lines ask for, and how a side (native, guest) carries it out."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

# The tool interface (OMPT) is no part of OpenMP programs; unit tests are of the library's inner functions.
LEFT_OUT = ("ompt", "Unit")
SUFFIXES = (".c", ".cpp")
# A program that is named where a command begins.
NAMED_PROGRAM = re.compile(r"(^|&&|;)\s*%t(?![\w.])")


@dataclass(frozen=True)
class OpenmpTest:
    source: Path
    name: str
    commands: tuple[str, ...]
    requires: frozenset[str] = frozenset()
    unsupported: frozenset[str] = frozenset()
    fails_with: frozenset[str] = frozenset()

    def reason_to_leave_out(self, features: frozenset[str]) -> str:
        if lacking := self.requires - features:
            return f"requires {', '.join(sorted(lacking))}"
        if present := self.unsupported & features:
            return f"not for {', '.join(sorted(present))}"
        if not self.commands:
            return "has no RUN line"
        return ""


@dataclass(frozen=True)
class Ended:
    """How a test ended: `problem` is empty if it passed."""

    problem: str
    seconds: float
    output: str = ""


@dataclass(frozen=True)
class Side:
    """How programs are compiled and run, in the words of the suite's configuration."""

    name: str
    substitutions: tuple[tuple[str, str], ...]
    environment: dict[str, str]
    features: frozenset[str]


def words_after(keyword: str, text: str) -> frozenset[str]:
    found: set[str] = set()
    for line in re.findall(rf"^\s*(?://|/?\*)\s*{keyword}:(.*)$", text, flags=re.MULTILINE):
        found.update(word.strip() for word in line.replace("*/", "").split(",") if word.strip())
    return frozenset(found)


def run_lines(text: str) -> tuple[str, ...]:
    """The commands of the RUN lines; a backslash at the end continues a line."""
    commands: list[str] = []
    continued = False
    for line in re.findall(r"^\s*(?://|/?\*)\s*RUN:(.*)$", text, flags=re.MULTILINE):
        words = line.strip()
        part = words[:-1].strip() if words.endswith("\\") else words
        if continued:
            commands[-1] += f" {part}"
        else:
            commands.append(part)
        continued = words.endswith("\\")
    return tuple(commands)


def read_test(source: Path, top: Path) -> OpenmpTest:
    text = source.read_text(encoding="utf-8", errors="replace")
    return OpenmpTest(
        source,
        str(source.relative_to(top)),
        run_lines(text),
        words_after("REQUIRES", text),
        words_after("UNSUPPORTED", text),
        words_after("XFAIL", text),
    )


def tests_in(top: Path) -> list[OpenmpTest]:
    sources = sorted(path for path in top.rglob("*") if path.suffix in SUFFIXES)
    return [read_test(path, top) for path in sources if path.relative_to(top).parts[0] not in LEFT_OUT]


def expand(command: str, side: Side, source: Path, program: Path) -> str:
    """The command for a shell. Longer words of the suite come before those that they begin with."""
    text = NAMED_PROGRAM.sub(r"\1 %libomp-run", command)
    for word, meaning in side.substitutions:
        text = text.replace(word, meaning)
    names = {"%s": source, "%S": source.parent, "%t": program}
    for word, path in names.items():
        text = text.replace(word, shlex.quote(str(path)))
    return text


def run(test: OpenmpTest, side: Side, work: Path, seconds: float) -> Ended:
    program = work / side.name / test.name
    program.parent.mkdir(parents=True, exist_ok=True)
    script = "set -e -o pipefail\n" + "\n".join(
        f"{{ {expand(command, side, test.source, program)}; }}" for command in test.commands
    )
    begun = time.monotonic()
    process = subprocess.Popen(
        ["bash", "-c", script],
        cwd=program.parent,
        env=os.environ | side.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=seconds)
        problem = f"exit status {process.returncode}" if process.returncode else ""
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        problem = f"did not end within {seconds:g} s"
    if test.fails_with & (side.features | {"true", "*"}):
        problem = "" if problem else "passed, although the suite expects it to fail"
    return Ended(problem, time.monotonic() - begun, output[-20000:])
