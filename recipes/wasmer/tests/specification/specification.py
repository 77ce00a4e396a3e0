#!/usr/bin/env python3
"""Runs the tests of the WebAssembly specification on the patched engine, and compares with what is known to fail.

run.sh builds the program it needs and calls it. A directive that fails and is not in departures.toml, or is there and
passes, is a line of the output and makes the status 1.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from departures import OURS, THEIRS, Directive, compare, known_of, read_departures

HERE = Path(__file__).resolve().parent
WITHOUT_OPTIONS = "llvm-without-options"
BACKENDS = ("llvm", WITHOUT_OPTIONS, "cranelift", "singlepass")
PATIENCE = 300  # seconds for one file, the longest of which takes a few

# Folders of test files: version 2 of the specification, and proposals, both those it has taken up and later ones.
FOLDERS = (
    "wasm-v2",
    "proposals/bulk-memory",
    "proposals/exceptions",
    "proposals/extended-const",
    "proposals/multi-memory",
    "proposals/multi-value",
    "proposals/mutable-global",
    "proposals/nontrapping-float-to-int-conversions",
    "proposals/reference-types",
    "proposals/relaxed-simd",
    "proposals/sign-extension-ops",
    "proposals/simd",
    "proposals/tail-call",
    "proposals/wide-arithmetic",
)
# What a backend of this version of Wasmer does not have at all.
LACKING = {
    "cranelift": {"proposals/tail-call"},
    "singlepass": {
        "proposals/exceptions",
        "proposals/relaxed-simd",
        "proposals/simd",
        "proposals/tail-call",
        "proposals/wide-arithmetic",
    },
}


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", type=Path, required=True, help="what runs one file; run.sh gives it")
    parser.add_argument("--tests", type=Path, required=True, help="folder of the test files; run.sh gives it")
    parser.add_argument("--backend", choices=BACKENDS, default="llvm", help="compiler [%(default)s]")
    parser.add_argument("--only", default="", help="only files with this text in their name")
    parser.add_argument("--show", action="store_true", help="print the known failures too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="files at once [%(default)s]")
    return parser.parse_args()


def test_files(tests: Path, backend: str, only: str) -> list[str]:
    """Names of the files to run, such as wasm-v2/address."""
    folders = [folder for folder in FOLDERS if folder not in LACKING.get(backend, ())]
    for folder in folders:
        if not any((tests / folder).glob("*.wast")):
            raise ValueError(f"there are no test files in {tests / folder}")
    names = [f"{folder}/{path.stem}" for folder in folders for path in (tests / folder).glob("*.wast")]
    return sorted(name for name in names if only in name)


def run_file(program: Path, backend: str, tests: Path, name: str) -> dict[Directive, str]:
    """What fails in one file, with the message."""
    command = [str(program), backend, str(tests / f"{name}.wast")]
    environment = {**os.environ, "RUST_BACKTRACE": "0"}
    whole = Directive(name, 0)
    try:
        run = subprocess.run(
            command, capture_output=True, text=True, errors="replace", timeout=PATIENCE, env=environment, check=False
        )
    except subprocess.TimeoutExpired:
        return {whole: f"did not end in {PATIENCE} s"}
    failed = {}
    for line in run.stdout.splitlines():
        if line.startswith("failed "):
            _, number, message = line.split(" ", 2)
            failed[Directive(name, int(number))] = message
    if run.returncode != 0 or not run.stdout.endswith("end\n"):
        last = run.stderr.strip().splitlines()[-1:] or ["no message"]
        failed[whole] = f"the program ended with status {run.returncode}: {last[0]}"
    return failed


def main() -> int:
    arguments = parse_arguments()
    backend = "llvm" if arguments.backend == WITHOUT_OPTIONS else arguments.backend
    whose = (THEIRS,) if arguments.backend == WITHOUT_OPTIONS else (OURS, THEIRS)
    try:
        known = known_of(read_departures(HERE / "departures.toml"), backend, whose)
        names = test_files(arguments.tests, backend, arguments.only)
    except ValueError as error:
        print(f"specification: {error}", file=sys.stderr)
        return 2
    if not names:
        print(f'specification: no file has "{arguments.only}" in its name', file=sys.stderr)
        return 2

    failed: dict[Directive, str] = {}
    with ThreadPoolExecutor(arguments.jobs) as pool:
        for found in pool.map(
            lambda name: run_file(arguments.program, arguments.backend, arguments.tests, name), names
        ):
            failed.update(found)

    if arguments.show:
        for directive, message in sorted(failed.items()):
            print(f"{directive} {message}")
    complaints = compare(failed, known, names)
    # A file that is listed but was not there to run has another name in this version of the tests.
    if not arguments.only:
        gone = {directive.file for directive in known} - set(names)
        complaints += [f"{file} is listed, but there is no such file" for file in sorted(gone)]
    for complaint in complaints:
        print(f"specification: {complaint}")
    ours = sum(directive in known and known[directive].whose == OURS for directive in failed)
    print(
        f"{arguments.backend}: {len(names)} files, {len(names) - len({one.file for one in failed})} of them without a "
        f"failure; {len(failed)} directives fail, {ours} by mpiwasm's choice; {len(complaints)} not as listed"
    )
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
