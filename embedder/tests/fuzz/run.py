#!/usr/bin/env python3
"""Runs the fuzzers for a bounded time and tells how much they have tried; ends with 1 when one of them found something.

What they learn is kept in --work and used again; what is worth keeping in the tree goes there with --keep.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
FUZZERS = ("module", "wasi", "mpi")
LONGEST_INPUT = 2048
# One input may make hundreds of calls, under sanitizers.
LONGEST_INPUT_TIME = 30
# Places that an input of the tree must add to the others.
WORTH_KEEPING = 20
SHARED_MEMORY = Path("/dev/shm")
ENVIRONMENT = {
    **os.environ,
    # Objects of MPI that one input leaves are no leaks, the next one finds them; and a call that ends the guest is left
    # without destructors.
    "ASAN_OPTIONS": "detect_leaks=0",
    "UBSAN_OPTIONS": "print_stacktrace=1",
    # Files are made anew for each input, which in memory is thirty times as fast as on a disk.
    **({"TMPDIR": str(SHARED_MEMORY)} if os.access(SHARED_MEMORY, os.W_OK) else {}),
}


@dataclass(frozen=True)
class Result:
    name: str
    executions: int
    covered: int
    places: int
    findings: tuple[Path, ...]

    def __str__(self) -> str:
        share = 100 * self.covered / max(self.places, 1)
        found = f"{len(self.findings)} findings" if self.findings else "nothing found"
        reached = f"{self.covered:>6,} of {self.places:,} places ({share:.0f} %)"
        return f"{self.name:8}{self.executions:>12,} executions, {reached}, {found}"


def last_number(pattern: str, text: str) -> int:
    found = re.findall(pattern, text)
    return int(found[-1]) if found else 0


def read_log(name: str, log: str, findings: tuple[Path, ...]) -> Result:
    return Result(
        name,
        last_number(r"stat::number_of_executed_units:\s*(\d+)", log),
        last_number(r"\bcov: (\d+)", log),
        last_number(r"\((\d+) inline 8-bit counters\)", log),
        findings,
    )


def fuzz(name: str, build: Path, work: Path, seconds: int) -> Result:
    learned, found = work / name, work / f"{name}-findings"
    learned.mkdir(parents=True, exist_ok=True)
    found.mkdir(exist_ok=True)
    before = set(found.iterdir())
    log = work / f"{name}.log"
    command = [
        build / "tests" / "fuzz" / f"fuzz_{name}",
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST_INPUT}",
        f"-timeout={LONGEST_INPUT_TIME}",
        f"-report_slow_units={LONGEST_INPUT_TIME}",
        "-rss_limit_mb=8192",
        "-detect_leaks=0",
        "-print_final_stats=1",
        f"-artifact_prefix={found}/",
        learned,
        HERE / "corpus" / name,
    ]
    with log.open("w") as output:
        status = subprocess.run(
            command, stdout=output, stderr=subprocess.STDOUT, env=ENVIRONMENT, check=False
        ).returncode
    findings = tuple(sorted(set(found.iterdir()) - before))
    if status != 0 and not findings:
        findings = (log,)
    result = read_log(name, log.read_text(errors="replace"), findings)
    print(result, flush=True)
    for finding in findings:
        print(f"    {finding}; again with {command[0]} {finding}; log: {log}")
    return result


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


def keep(name: str, build: Path, work: Path) -> None:
    """Puts into the tree those of the learned inputs that reach most."""
    corpus, control = HERE / "corpus" / name, work / f"{name}-merge"
    program = build / "tests" / "fuzz" / f"fuzz_{name}"
    control.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as merged:
        # Counted by places alone, not by how often each was reached.
        options = ["-set_cover_merge=1", "-use_counters=0", "-detect_leaks=0", f"-max_len={LONGEST_INPUT}"]
        subprocess.run(
            [program, *options, f"-merge_control_file={control}", merged, corpus, work / name],
            check=True,
            capture_output=True,
            env=ENVIRONMENT,
        )
    kept = {path.name: path.read_bytes() for path in worth_keeping(places_reached(control.read_text()))}
    # Regression inputs have names of their own and stay.
    for old in corpus.iterdir():
        if re.fullmatch(r"[0-9a-f]{40}", old.name):
            old.unlink()
    for file_name, content in kept.items():
        (corpus / file_name).write_bytes(content)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=Path, required=True, help='the build folder of the preset "fuzz"')
    parser.add_argument("--work", type=Path, required=True, help="where learned inputs, findings and logs go")
    parser.add_argument("--seconds", type=int, default=60, help="for each fuzzer")
    parser.add_argument("--only", choices=FUZZERS, help="run one fuzzer")
    parser.add_argument("--keep", action="store_true", help="put what was learned into the tree instead of fuzzing")
    options = parser.parse_args()
    build, work = options.build.resolve(), options.work.resolve()
    names = [options.only] if options.only else FUZZERS
    if options.keep:
        for name in names:
            keep(name, build, work)
        return 0
    results = [fuzz(name, build, work, options.seconds) for name in names]
    return 1 if any(result.findings for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
