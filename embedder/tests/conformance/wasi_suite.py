#!/usr/bin/env python3
"""Runs the preview 1 tests of the WASI test suite, or the tests of WASI threads, with mpiwasm.

The suites are not part of this repository. DIRECTORY is a checkout of WebAssembly/wasi-testsuite, branch
prod/testsuite-base, which has the compiled tests, or of WebAssembly/wasi-threads, whose tests in the text format are
compiled by wat2wasm (Debian: wabt). Each test gets a copy of the directory that it needs, so the checkout does not
change. Exit status: 0 if all tests passed, 1 if one failed, 2 if the directory has no tests or they cannot be compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Optional
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[3]
# The folder of compiled tests for preview 1, in each language's part of the suite.
PREVIEW_1 = "wasm32-wasip1"
# The suffix of files that interrupted tests leave behind.
LEFT_BEHIND = "*.cleanup"
# Where a checkout of WASI threads has its tests.
THREADS = Path("test") / "testsuite"


class NoTests(Exception):
    """The directory is no checkout with tests that can be run."""


class BadSpecification(Exception):
    """A test's JSON file asks for something that this runner does not know."""


@dataclass(frozen=True)
class WasiTest:
    """A module, what it is started with, and how it must end."""

    module: Path
    arguments: tuple[str, ...] = ()
    variables: dict[str, str] = field(default_factory=dict)
    directory: Optional[Path] = None  # becomes the guest's /
    status: int = 0
    output: dict[str, str] = field(default_factory=dict)  # by stream, only those that the test names
    group: str = ""  # before the name
    input_stays_open: bool = False  # reading standard input waits; otherwise it is empty

    @property
    def name(self) -> str:
        return f"{self.group}/{self.module.stem}"


def operations_of(document: dict[str, Any]) -> list[dict[str, Any]]:
    """The steps of a test; those of the older form are put into the words of the newer one."""
    if "operations" in document:
        return document["operations"]
    known = {"args", "env", "root", "dirs", "exit_code", "stdout", "stderr"}
    if unknown := set(document) - known:
        raise BadSpecification(f"unknown keys: {', '.join(sorted(unknown))}")
    start = {key: document[key] for key in ("args", "env", "root", "dirs") if key in document}
    reads = [{"type": "read", "id": key, "payload": document[key]} for key in ("stdout", "stderr") if key in document]
    return [{"type": "run", **start}, *reads, {"type": "wait", "exit_code": document.get("exit_code", 0)}]


def read_test(module: Path, file: Path) -> WasiTest:
    """The test of a module, as the JSON file says if it exists."""
    document = json.loads(file.read_text()) if file.exists() else {}
    started: dict[str, Any] = {}
    status = 0
    output = {}
    try:
        for operation in operations_of(document):
            kind = operation.get("type")
            if kind == "run":
                if unknown := set(operation) - {"type", "args", "env", "root"}:
                    raise BadSpecification(f"unknown keys of run: {', '.join(sorted(unknown))}")
                started = operation
            elif kind == "read":
                output[operation.get("id", "stdout")] = operation.get("payload", "")
            elif kind == "wait":
                status = operation.get("exit_code", 0)
            else:
                raise BadSpecification(f"unknown operation {kind!r}")
    except BadSpecification as problem:
        raise BadSpecification(f"{file}: {problem}") from None
    root = started.get("root")
    return WasiTest(
        module,
        tuple(started.get("args", ())),
        dict(started.get("env", {})),
        file.parent / root if root else None,
        status,
        output,
        file.parents[2].name,
    )


def compile_test(source: Path, into: Path) -> Path:
    """Compiles a test in the text format."""
    module = into / f"{source.stem}.wasm"
    command = ["wat2wasm", "--enable-threads", source, "-o", module]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    except FileNotFoundError:
        raise NoTests("wat2wasm (Debian: wabt) is not installed") from None
    if done.returncode != 0:
        raise NoTests(f"{source}: {(done.stdout.strip().splitlines() or ['not compiled'])[0]}")
    return module


def thread_tests_in(suite: Path, only: str, into: Path) -> list[WasiTest]:
    """The tests of WASI threads, compiled. Some wait for standard input while another thread ends the program."""
    tests = []
    for source in sorted((suite / THREADS).glob("*.wat")):
        if only in f"threads/{source.stem}":
            test = read_test(compile_test(source, into), source.with_suffix(".json"))
            tests.append(replace(test, group="threads", input_stays_open=True))
    return tests


def tests_in(suite: Path, only: str, into: Path) -> list[WasiTest]:
    """Those with the word in their names; what has to be compiled is written to a folder."""
    modules = sorted(suite.glob(f"**/{PREVIEW_1}/*.wasm"))
    tests = [read_test(module, module.with_suffix(".json")) for module in modules]
    found = [test for test in tests if only in test.name] + thread_tests_in(suite, only, into)
    if not modules and not (suite / THREADS).is_dir():
        raise NoTests(
            f"no compiled test (**/{PREVIEW_1}/*.wasm) in {suite}: check out the branch prod/testsuite-base of "
            f"WebAssembly/wasi-testsuite; and no {THREADS}, as WebAssembly/wasi-threads has"
        )
    if not found:
        raise NoTests(f"no test has {only!r} in its name")
    return found


def end_of(command: list[str], top: str, test: WasiTest, patience: float) -> subprocess.CompletedProcess[bytes]:
    """Runs a command in a directory; raises TimeoutExpired."""
    if not test.input_stays_open:
        return subprocess.run(command, cwd=top, input=b"", capture_output=True, timeout=patience, check=False)
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as never_read, os.fdopen(writing, "wb"):
        return subprocess.run(command, cwd=top, stdin=never_read, capture_output=True, timeout=patience, check=False)


def run(test: WasiTest, mpiwasm: Path, options: list[str], patience: float) -> str:
    """What is wrong with how the test ended, or nothing."""
    with tempfile.TemporaryDirectory() as top:
        command = [str(mpiwasm), *options]
        for name, value in test.variables.items():
            command += ["--env", f"{name}={value}"]
        if test.directory is not None:
            granted = Path(top) / "granted"
            shutil.copytree(test.directory, granted, symlinks=True, ignore=shutil.ignore_patterns(LEFT_BEHIND))
            command += ["-d", f"{granted}:/"]
        command += [str(test.module), *test.arguments]
        try:
            ended = end_of(command, top, test, patience)
        except subprocess.TimeoutExpired:
            return f"did not end within {patience:g} s"
    output = {"stdout": ended.stdout.decode(errors="replace"), "stderr": ended.stderr.decode(errors="replace")}
    wrong = []
    if ended.returncode != test.status:
        wrong.append(f"ended with {ended.returncode} instead of {test.status}")
    for stream, expected in test.output.items():
        if output[stream] != expected:
            wrong.append(f"{stream} is {output[stream]!r} instead of {expected!r}")
    if wrong and output["stderr"]:
        wrong.append(output["stderr"].rstrip())
    return "\n".join(wrong)


def write_junit(path: Path, results: dict[str, str]) -> None:
    failed = sum(1 for problem in results.values() if problem)
    suite = ElementTree.Element("testsuite", name="WASI test suite", tests=str(len(results)), failures=str(failed))
    for name, problem in results.items():
        case = ElementTree.SubElement(suite, "testcase", classname="wasi_suite", name=name)
        if problem:
            ElementTree.SubElement(case, "failure", message=problem.splitlines()[0]).text = problem
    path.parent.mkdir(parents=True, exist_ok=True)
    ElementTree.ElementTree(suite).write(path, encoding="utf-8", xml_declaration=True)


def parse_arguments(arguments: Optional[list[str]] = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("suite", type=Path, metavar="DIRECTORY", help="checkout of a suite")
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm to test [%(default)s]")
    parser.add_argument("--only", default="", metavar="WORD", help="only tests whose name has this word")
    parser.add_argument("--backend", default="cranelift", help="compiler of mpiwasm [%(default)s]")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="tests at once [%(default)s]")
    parser.add_argument("--seconds", type=float, default=60, help="time that a test may take [%(default)s]")
    parser.add_argument("--junit", type=Path, help="write a JUnit report")
    return parser.parse_args(arguments)


def main(arguments: Optional[list[str]] = None) -> int:
    options = parse_arguments(arguments)
    prefix = options.prefix.resolve()
    with tempfile.TemporaryDirectory() as top, ThreadPoolExecutor(options.jobs) as workers:
        try:
            tests = tests_in(options.suite, options.only, Path(top))
        except (NoTests, BadSpecification) as problem:
            print(f"wasi_suite: {problem}", file=sys.stderr)
            return 2
        start = ["--backend", options.backend, "--cache-dir", str(Path(top) / "cache"), "--mpi", "serial"]
        program = prefix / "bin" / "mpiwasm"
        problems = list(workers.map(lambda test: run(test, program, start, options.seconds), tests))
    results = {test.name: problem for test, problem in zip(tests, problems)}
    for name, problem in results.items():
        if problem:
            print(f"failed: {name}: {problem}")
    failed = sum(1 for problem in problems if problem)
    print(f"{len(tests) - failed} passed, {failed} failed")
    if options.junit:
        write_junit(options.junit, results)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
