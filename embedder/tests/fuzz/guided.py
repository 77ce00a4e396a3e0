"""Runs the libFuzzer programs, and chooses which of the inputs that they have learned go into the tree."""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import tempfile
import time
from pathlib import Path

import corpus
from settings import Result, Settings, Target, environment

LONGEST_INPUT = 2048
# One input may make hundreds of calls, under sanitizers.
LONGEST_INPUT_TIME = 30
# With a library, a process makes so many inputs: what they leave in it would fill it.
RUNS_WITH_LIBRARY = 20000
# Places that an input of the tree must add to the others.
WORTH_KEEPING = 20
# As in recent_inputs.hpp.
RECENT_INPUTS = 1024


def last_number(pattern: str, text: str) -> int:
    found = re.findall(pattern, text)
    return int(found[-1]) if found else 0


class Guided:
    def __init__(self, target: Target, settings: Settings, variables: dict[str, str]) -> None:
        self.target, self.settings, self.variables = target, settings, variables
        self.learned = settings.work / target.name
        self.found = settings.work / f"{target.name}-findings"
        self.log = settings.work / f"{target.name}.log"
        self.kept = Path(variables["TMPDIR"], "corpus")
        self.recent = Path(variables["TMPDIR"], "recent")
        corpus.unpack(target.corpus, self.kept)
        self.learned.mkdir(parents=True, exist_ok=True)
        self.found.mkdir(exist_ok=True)

    def execute(self, seconds: int) -> tuple[int, str]:
        """One process of libFuzzer: its status and its log."""
        command = [
            self.target.program(self.settings, "fuzz"),
            f"-max_total_time={seconds}",
            f"-max_len={LONGEST_INPUT}",
            f"-timeout={LONGEST_INPUT_TIME}",
            f"-report_slow_units={LONGEST_INPUT_TIME}",
            "-rss_limit_mb=8192",
            "-detect_leaks=0",
            "-print_final_stats=1",
            f"-artifact_prefix={self.found}/",
            *([f"-runs={RUNS_WITH_LIBRARY}"] if self.target.library else []),
            self.learned,
            self.kept,
        ]
        variables = self.variables | {"MPIWASM_FUZZ_RECENT": str(self.recent)}
        with self.log.open("w") as output:
            status = subprocess.run(
                command, stdout=output, stderr=subprocess.STDOUT, env=variables, check=False
            ).returncode
        return status, self.log.read_text(errors="replace")

    def run(self) -> Result:
        began, executions, covered, places = time.monotonic(), 0, 0, 0
        findings: dict[str, str] = {}
        while (left := self.settings.seconds - int(time.monotonic() - began)) > 0:
            before = set(self.found.iterdir())
            status, log = self.execute(left)
            executions += last_number(r"stat::number_of_executed_units:\s*(\d+)", log)
            covered = max(covered, last_number(r"\bcov: (\d+)", log))
            places = last_number(r"\((\d+) inline 8-bit counters\)", log)
            if status != 0:
                new = sorted(set(self.found.iterdir()) - before)
                key = self.summary(log)
                if key not in findings:
                    findings[key] = self.describe(key, new, log)
                    print(f"    {findings[key]}", flush=True)
                if not self.target.library:
                    break
        share = 100 * covered / max(places, 1)
        return Result(
            self.target.name, executions, f"{covered:,} of {places:,} places ({share:.0f} %)", list(findings.values())
        )

    @staticmethod
    def summary(log: str) -> str:
        found = re.search(r"^SUMMARY: (.*)$", log, re.MULTILINE)
        return found[1] if found else "ended without a word"

    def describe(self, key: str, artifacts: list[Path], log: str) -> str:
        name = artifacts[0].name if artifacts else "end"
        text = self.found / f"{name}.log"
        text.write_text(log, encoding="utf-8")
        recent = self.found / f"{name}.recent"
        if self.recent.exists():
            shutil.copyfile(self.recent, recent)
        return f"{key}; again with --only {self.target.name} --repeat {recent}; log: {text}"


def recent_inputs(content: bytes) -> list[bytes]:
    """The inputs in a file of recent_inputs.hpp, the last one last."""
    (count,) = struct.unpack_from("<I", content)
    size = 4 + LONGEST_INPUT
    inputs = []
    for number in range(max(0, count - RECENT_INPUTS), count):
        start = 4 + number % RECENT_INPUTS * size
        (length,) = struct.unpack_from("<I", content, start)
        inputs.append(content[start + 4 : start + 4 + length])
    return inputs


def repeat_recent(target: Target, settings: Settings, path: Path) -> int:
    """Runs the inputs of a finding again, or the one input in a file; every call is printed."""
    content = path.read_bytes()
    inputs = recent_inputs(content) if path.suffix == ".recent" else [content]
    with tempfile.TemporaryDirectory(dir=settings.temporary) as folder:
        for number, each in enumerate(inputs):
            place = Path(folder, "inputs", f"{number:06}")
            place.parent.mkdir(exist_ok=True)
            place.write_bytes(each)
        variables = environment(target, settings, Path(folder)) | {"MPIWASM_FUZZ_TRACE": "1"}
        program = target.program(settings, "replay")
        return subprocess.run([program, Path(folder, "inputs")], env=variables, check=False).returncode


def places_reached(control: str) -> dict[Path, set[str]]:
    """What libFuzzer noted of a merge: how many inputs there are, their names, and the places that each reaches."""
    lines = control.splitlines()
    inputs = [Path(line) for line in lines[2 : 2 + int(lines[0])]]
    words = [line.split() for line in lines[2 + len(inputs) :]]
    return {inputs[int(line[1])]: set(line[2:]) for line in words if line[0] == "FT"}


def worth_keeping(reached: dict[Path, set[str]]) -> list[Path]:
    """The inputs that reach most, as long as each adds enough places to those before it."""
    chosen: list[Path] = []
    left = dict(reached)
    while left:
        best = max(left, key=lambda name: len(left[name]))
        added = left.pop(best)
        if len(added) < WORTH_KEEPING:
            break
        chosen.append(best)
        left = {name: places - added for name, places in left.items()}
    return chosen


def keep(name: str, settings: Settings) -> None:
    """Puts into the tree those of the learned inputs that reach most."""
    control = settings.work / f"{name}-merge"
    program = settings.build / "tests" / "fuzz" / f"fuzz_{name}"
    control.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(dir=settings.temporary) as folder:
        corpus.unpack(name, Path(folder, "corpus"))
        merged = Path(folder, "merged")
        merged.mkdir()
        # Counted by places alone, not by how often each was reached.
        options = ["-set_cover_merge=1", "-use_counters=0", "-detect_leaks=0", f"-max_len={LONGEST_INPUT}"]
        subprocess.run(
            [program, *options, f"-merge_control_file={control}", merged, Path(folder, "corpus"), settings.work / name],
            check=True,
            capture_output=True,
            env={**os.environ, "TMPDIR": folder, "ASAN_OPTIONS": "detect_leaks=0"},
        )
        kept = {path.name: path.read_bytes() for path in worth_keeping(places_reached(control.read_text()))}
    # Regression inputs have names of their own and stay.
    regressions = {
        each: content for each, content in corpus.read(name).items() if not re.fullmatch(r"[0-9a-f]{40}", each)
    }
    corpus.write(name, kept | regressions)
