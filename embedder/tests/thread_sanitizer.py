#!/usr/bin/env python3
"""Runs what uses threads under the thread sanitizer (make thread-sanitizer). Fails when it reports anything."""

from __future__ import annotations

import argparse
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD = HERE.parents[1] / "build"
FOUND = 66  # the exit code of a program in which the sanitizer has found something
TESTS = {"command/command_test": "Interruption.*", "wasm/module_test": "*Cache*", "wasm/engine_test": "*"}
# The engine's handler of traps allocates; a trap interrupts compiled code, never a function of a library (decision 29).
WITH_TRAPS = ["wasm/engine_test"]
LONGEST = 900  # seconds
TIME_LIMIT = 124


def environment(cache: Path, handlers_may_allocate: bool) -> dict[str, str]:
    suppressions = HERE / "unit" / "thread-sanitizer.supp"
    unsafe = 0 if handlers_may_allocate else 1
    options = f"exitcode={FOUND} suppressions={suppressions} report_signal_unsafe={unsafe}"
    return {**os.environ, "TSAN_OPTIONS": options, "MPIWASM_CONFINE": "off", "MPIWASM_CACHE": str(cache)}


def command(*words: str | Path) -> list[str]:
    """GCC 12's sanitizer does not find room for its memory among random addresses of new kernels."""
    return ["setarch", platform.machine(), "-R", *map(str, words)]


def interrupted(
    program: Path, guest: Path, folder: Path, task: list[str], variables: dict[str, str]
) -> tuple[int, str]:
    """Ends a guest by SIGTERM once it has printed a line; returns its exit code and what it printed as errors."""
    words = command(program, "-d", folder, guest, *task)
    with subprocess.Popen(words, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.1)
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=LONGEST)
    return process.returncode, errors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=Path, default=BUILD / "embedder-tsan", help='build folder of the preset "tsan"')
    parser.add_argument(
        "--prefix", type=Path, default=BUILD / "prefix", help="installation whose compiler makes the guest"
    )
    options = parser.parse_args()
    failed = 0

    def report(name: str, code: int, expected: int, output: str) -> None:
        nonlocal failed
        is_good = code == expected and "ThreadSanitizer" not in output
        failed += not is_good
        print(f"{name}: {'passed' if is_good else f'exit code {code}, not {expected}'}", flush=True)
        if not is_good:
            print(output)

    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for test, chosen in TESTS.items():
            variables = environment(folder / "cache", test in WITH_TRAPS)
            words = command(options.build / "tests" / "unit" / test, f"--gtest_filter={chosen}")
            ended = subprocess.run(words, env=variables, capture_output=True, text=True, timeout=LONGEST, check=False)
            report(test, ended.returncode, 0, ended.stdout + ended.stderr)
        variables = environment(folder / "cache", handlers_may_allocate=False)
        guest = folder / "plain.wasm"
        source = HERE / "command" / "guests" / "plain.c"
        subprocess.run([options.prefix / "bin" / "mpiwasm-cc", "-O1", source, "-o", guest], check=True)
        program = options.build / "src" / "command" / "mpiwasm"
        # The sanitizer delivers signals where a thread calls the C library, so not to a guest that computes.
        task = ["go-on", str(folder / "file"), "sleep"]
        code, errors = interrupted(program, guest, folder, task, variables)
        report("SIGTERM", code, -signal.SIGTERM, errors)
        words = command(program, "--time-limit", "1", "-d", folder, guest, *task)
        ended = subprocess.run(words, env=variables, capture_output=True, text=True, timeout=LONGEST, check=False)
        report("--time-limit", ended.returncode, TIME_LIMIT, ended.stdout + ended.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
