#!/usr/bin/env python3
"""Runs the test suite of MPICH against mpiwasm, and natively where that fails, to tell our failures from the library's.

Somebody else's tests are the judge of our MPI. Each program is compiled with mpiwasm-cc and started with the MPI
library's launcher; what fails is run again natively with the same library, and counts as ours only if that passes.
The suite is not part of this repository: it is fetched as Debian's source package, or given with --source.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path

from suite.launch import NOT_COMPILED, Launcher, Run
from suite.programs import Builder, Program
from suite.report import (
    FAILED,
    FAILED_NATIVELY_TOO,
    LEFT_OUT,
    NOT_APPLICABLE,
    PASSED,
    Result,
    table,
    write_json,
    write_junit,
)  # fmt: skip
from suite.source import fetch, suite_in
from suite.testlist import SuiteTest, read_group

ROOT = Path(__file__).resolve().parents[3]
GROUPS = (
    "attr", "coll", "comm", "datatype", "errhan", "group", "info", "init", "io", "mpi_t", "part", "pt2pt", "topo",
)  # fmt: skip
# The launcher and the native compiler of each library, and what the launcher needs to start more ranks than cores.
LIBRARIES = {
    "openmpi": ("mpirun.openmpi", "mpicc.openmpi", ("--oversubscribe", "--bind-to", "none")),
    "mpich": ("mpirun.mpich", "mpicc.mpich", ()),
}
# What compilers say of programs that are no portable MPI programs, and the reason behind it.
NOT_PORTABLE = (
    (re.compile(r"(?:undeclared|undefined|unknown type name)\b.*?\b(MPI[XRO]_\w+|QMPI_\w+)"), "{} is MPICH's own"),
    (re.compile(r"requires expression of integer type \('(MPI_\w+)'"), "takes {} for an integer"),
    (
        re.compile(r"(?:undeclared|undefined|unknown|not found)\b.*?\b(pthread\w*|fork|popen|system)\b"),
        "needs {}, which WASI lacks",
    ),
)
# Tests that are wrong by the MPI standard, which libraries happen to let pass.
ERRONEOUS = {
    "datatype/indexed_misc": "uses a datatype after it has freed it",
    "datatype/indexed_misc_oldapi": "uses a datatype after it has freed it",
    "part/nonblocking_pready": "sends elements of MPI_DATATYPE_NULL",
}
LATER = re.compile(r"(MPI_\w+): mpiwasm does not implement it yet")


def obstacle(run: Run) -> str:
    """Why a failed test cannot pass yet, or is no test of MPI; nothing when it should have passed."""
    if later := LATER.search(run.output):
        return f"{later[1]} comes later"
    if run.problem == NOT_COMPILED:
        for pattern, reason in NOT_PORTABLE:
            if found := pattern.search(run.output):
                return reason.format(found[1])
    return ""


class Judge:
    """Runs tests as Wasm and natively under one MPI library."""

    def __init__(
        self, wasm: Launcher, native: Launcher, modules: dict[tuple[str, str], Program], builder: Builder
    ) -> None:
        self._wasm = wasm
        self._native = native
        self._modules = modules
        self._builder = builder

    def judge(self, test: SuiteTest, always_native: bool) -> Result:
        if test.group + "/" + test.program in ERRONEOUS:
            return Result(test, NOT_APPLICABLE, ERRONEOUS[test.group + "/" + test.program])
        native = self._run_natively(test) if always_native or test.expected_failure else None
        if test.expected_failure and native and not native.passed:
            return Result(test, FAILED_NATIVELY_TOO, f"{native.problem}, as the suite expects", native=native)
        wasm = self._wasm.run(test, self._modules[test.group, test.program])
        if not wasm.passed and native is None:
            native = self._run_natively(test)
        if wasm.passed:
            return Result(test, PASSED, wasm=wasm, native=native)
        assert native is not None
        if not native.passed:
            return Result(test, FAILED_NATIVELY_TOO, f"{wasm.problem}; natively: {native.problem}", wasm, native)
        if reason := obstacle(wasm):
            return Result(test, NOT_APPLICABLE, reason, wasm, native)
        return Result(test, FAILED, wasm.problem, wasm, native)

    def _run_natively(self, test: SuiteTest) -> Run:
        return self._native.run(test, self._builder.build_all([test], 1)[test.group, test.program])


def reason_to_leave_out(test: SuiteTest, options: argparse.Namespace) -> str:
    """Why a test is not run at all; nothing when it is."""
    if test.ranks > options.max_ranks:
        return f"{test.ranks} ranks, more than --max-ranks {options.max_ranks}"
    if test.large or test.memory > options.max_memory:
        return f"needs {test.memory or 'many'} GiB"
    return ""


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=Path, help="sources of MPICH; left out: Debian's source package, by apt")
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm to judge [%(default)s]")
    parser.add_argument("--mpi", choices=LIBRARIES, default="openmpi", help="the MPI library [%(default)s]")
    parser.add_argument("--library", help="value for mpiwasm --mpi: a library's path")
    parser.add_argument("--launcher", help="mpirun to use instead of Debian's")
    parser.add_argument("--native-cc", help="native mpicc to use instead of Debian's")
    parser.add_argument("--groups", default=",".join(GROUPS), help="folders of the suite [%(default)s]")
    parser.add_argument("--only", help="only tests whose name matches this regular expression")
    parser.add_argument("--max-ranks", type=int, default=4, help="leave out tests of more ranks [%(default)s]")
    parser.add_argument(
        "--max-memory", type=float, default=2.0, help="leave out tests that need more GiB [%(default)s]"
    )
    parser.add_argument("--patience", type=float, default=1.0, help="factor on the suite's time limits [%(default)s]")
    parser.add_argument("--backend", default="cranelift", help="compiler of mpiwasm [%(default)s]")
    parser.add_argument("--native", action="store_true", help="run all tests natively too, not only failed ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="programs compiled at once [%(default)s]")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "conformance", help="folder for all of it")
    parser.add_argument("--junit", type=Path, help="write a JUnit report")
    parser.add_argument("--verbose", action="store_true", help="show the output of tests that fail by our fault")
    return parser.parse_args()


def main() -> int:
    options = parse_arguments()
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    suite = suite_in(options.source.resolve()) if options.source else fetch(work)
    prefix = options.prefix.resolve()
    launcher, native_cc, launcher_options = LIBRARIES[options.mpi]
    start = (options.launcher or launcher, *launcher_options)
    environment = os.environ | {
        "MPIWASM_CACHE": str(work / "cache"),
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
        "OMPI_MCA_mpi_yield_when_idle": "1",
    }
    wrapper = [str(prefix / "bin" / "mpiwasm"), "--backend", options.backend, "-d", "."]
    wrapper += ["--mpi", options.library] if options.library else []

    tests = [test for group in options.groups.split(",") for test in read_group(suite, group)]
    tests = [test for test in tests if not options.only or re.search(options.only, test.name)]
    results = [Result(test, LEFT_OUT, reason) for test in tests if (reason := reason_to_leave_out(test, options))]
    tests = [test for test in tests if not reason_to_leave_out(test, options)]

    print(f"compiling the programs of {len(tests)} tests", flush=True)
    compiler = prefix / "bin" / "mpiwasm-cc"
    parts = [
        compiler,
        *(path for folder in ("include/mpiwasm", "share/mpiwasm/lib") for path in prefix.glob(f"{folder}/*")),
    ]
    modules = Builder(suite, work / "wasm", str(compiler), ".wasm", parts).build_all(tests, options.jobs)
    native_cc = options.native_cc or native_cc
    builder = Builder(suite, work / Path(native_cc).name, native_cc, "")
    judge = Judge(
        Launcher(start, tuple(wrapper), environment, options.patience),
        Launcher(start, (), environment, options.patience), modules, builder,
    )  # fmt: skip
    for number, test in enumerate(tests, 1):
        result = judge.judge(test, options.native)
        results.append(result)
        print(f"[{number}/{len(tests)}] {result.verdict}: {test.name} {result.reason}".rstrip(), flush=True)
        if options.verbose and result.verdict == FAILED and result.wasm:
            print(result.wasm.output[-3000:], flush=True)

    write_json(work / f"{options.mpi}.json", options.mpi, results)
    if options.junit:
        write_junit(options.junit, options.mpi, results)
    print(table(results))
    ours = [each for each in results if each.verdict == FAILED]
    ran = any(each.verdict == PASSED for each in results)
    return 1 if ours or not ran else 0


if __name__ == "__main__":
    sys.exit(main())
