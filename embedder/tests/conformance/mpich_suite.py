#!/usr/bin/env python3
"""Runs the test suite of MPICH against mpiwasm and natively, to tell our failures from the MPI library's.

Somebody else's tests are the judge of our MPI. Each program is compiled with mpiwasm-cc and started with the MPI
library's launcher, and natively with the same library: a failure counts as ours only if the native run passes. What
came of each run is kept, so that a whole run can be had in pieces. The suite is not part of this repository: it is
fetched as Debian's source package, or given with --source.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Optional

from suite.coverage import called_functions, lacking
from suite.judge import FAILED, LEFT_OUT, NOT_RUN, PASSED, Judge, Result, Side, reason_to_leave_out
from suite.launch import Launcher, Run
from suite.libraries import LIBRARIES, Installed, install
from suite.programs import Builder
from suite.reasons import Reasons, read_reasons
from suite.records import Records, fingerprint
from suite.report import Subject, page, ratio, share, table, write_json, write_junit
from suite.source import fetch, suite_in
from suite.summary import summary, told_runs, write_summary
from suite.testlist import SuiteTest, read_group

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
GROUPS = (
    "attr", "basic", "coll", "comm", "datatype", "errhan", "group", "info", "init", "io", "mpi_t", "part", "pt2pt",
    "rma", "spawn", "topo", "threads",
)  # fmt: skip
CHEAPEST_FIRST = (
    "attr", "group", "info", "mpi_t", "errhan", "topo", "init", "threads", "datatype", "comm", "coll", "part", "pt2pt",
    "basic", "io", "rma", "spawn",
)  # fmt: skip


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=Path, help="sources of MPICH; left out: Debian's source package, by apt")
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm to judge [%(default)s]")
    parser.add_argument("--mpi", choices=LIBRARIES, default="openmpi", help="the MPI library [%(default)s]")
    parser.add_argument("--groups", default=",".join(GROUPS), help="folders of the suite [%(default)s]")
    parser.add_argument("--list", type=Path, help="only the tests whose names are the lines of this file")
    parser.add_argument("--only", help="only tests whose name matches this regular expression")
    parser.add_argument("--max-ranks", type=int, default=100, help="leave out tests of more ranks [%(default)s]")
    parser.add_argument(
        "--max-memory", type=float, default=2.0, help="leave out tests that need more GiB [%(default)s]"
    )
    parser.add_argument("--patience", type=float, default=0.5, help="factor on the suite's time limits [%(default)s]")
    parser.add_argument("--backend", default="cranelift", help="compiler of mpiwasm [%(default)s]")
    parser.add_argument("--only-failed-natively", action="store_true", help="run natively only what fails as Wasm")
    parser.add_argument("--again", metavar="REGEX", help="run these tests again, whatever is known of them")
    parser.add_argument(
        "--minutes", type=float, metavar="N",
        help="begin nothing more after N minutes; the same command goes on (0: tell of what has been run)",
    )  # fmt: skip
    parser.add_argument("--keep-passed", action="store_true", help="do not repeat what passed with another mpiwasm")
    parser.add_argument("--reuse-published", action="store_true", help="do not repeat what the kept results/ tell of")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="what is done at once [%(default)s]")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "conformance", help="folder for all of it")
    parser.add_argument("--write-summary", action="store_true", help="keep the results in results/, for the manual")
    parser.add_argument("--junit", type=Path, help="write a JUnit report")
    parser.add_argument("--verbose", action="store_true", help="show the output of tests that fail by our fault")
    return parser.parse_args()


def sides(options: argparse.Namespace, suite: Path, installed: Installed, tests: list[SuiteTest]) -> tuple[Side, Side]:
    """The Wasm side and the native side."""
    work = options.work.resolve()
    prefix = options.prefix.resolve()
    mpiwasm, compiler = prefix / "bin" / "mpiwasm", prefix / "bin" / "mpiwasm-cc"
    sdk = [path for folder in ("include/mpiwasm", "share/mpiwasm/lib") for path in prefix.glob(f"{folder}/*")]
    results = work / "results" / options.mpi
    results.mkdir(parents=True, exist_ok=True)

    patient = {
        "LD_PRELOAD": str(build_yield(work)),
        "OMPI_MCA_mpi_yield_when_idle": "1",
        "YIELDS_BEFORE_NAP": "199" if options.jobs == 1 else "0",
    }
    cores = max(1, (os.cpu_count() or 1) // options.jobs)
    library = installed.library
    environment = os.environ | installed.environment | {
        "MPIWASM_CACHE": str(work / "cache"),
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    }  # fmt: skip
    start = (installed.launcher, *library.launcher_options)
    wrapper = [str(mpiwasm), "--backend", options.backend, "-d", ".", *installed.choice]

    told_wasm, told_native = told_results(options, installed, tests) if options.reuse_published else ({}, {})
    build = fingerprint(installed.version, files=[mpiwasm, *sdk, *(prefix / "lib" / "mpiwasm").glob("*")])
    wasm = Side(
        Launcher(start, tuple(wrapper), environment, options.patience, patient, cores),
        Builder(suite, work / "wasm", str(compiler), ".wasm", [compiler, *sdk]),
        Records(results / "wasm.jsonl", build, options.keep_passed, told_wasm),
        options.jobs == 1,
    )
    native = Side(
        Launcher(start, (), environment, options.patience, patient, cores),
        Builder(suite, work / f"native-{options.mpi}", installed.native_compiler, ""),
        Records(results / "native.jsonl", fingerprint(installed.version, installed.launcher), told=told_native),
        options.jobs == 1,
    )
    return wasm, native


def told_results(
    options: argparse.Namespace, installed: Installed, tests: list[SuiteTest]
) -> tuple[dict[str, Run], dict[str, Run]]:
    """What is known from a run of the suite whose records are elsewhere."""
    content = json.loads((HERE / "results" / f"{options.mpi}.json").read_text(encoding="utf-8"))
    if content["version"] != installed.version:
        raise SystemExit(f"results/{options.mpi}.json tells of {content['version']}, and this is {installed.version}")
    return told_runs(content, tests)


def build_yield(work: Path) -> Path:
    """The library that lets waiting ranks sleep, built."""
    result = work / "yield.so"
    source = HERE / "suite" / "yield.c"
    if not result.exists() or result.stat().st_mtime < source.stat().st_mtime:
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", str(result), str(source), "-ldl"], check=True)
    return result


def chosen_tests(suite: Path, options: argparse.Namespace) -> list[SuiteTest]:
    """The tests that the options ask for."""
    tests = [test for group in options.groups.split(",") for test in read_group(suite, group)]
    if options.list:
        wanted = options.list.read_text(encoding="utf-8").splitlines()
        by_name = {test.name: test for test in tests}
        if unknown := [name for name in wanted if name not in by_name]:
            raise SystemExit(f"{options.list}: the suite has no test '{unknown[0]}'")
        tests = [by_name[name] for name in wanted]
    return [test for test in tests if not options.only or re.search(options.only, test.name)]


def clock(minutes: Optional[float]) -> Callable[[], bool]:
    """Says whether there is still time."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    return lambda: end is None or time.monotonic() < end


def judge_all(judge: Judge, tests: list[SuiteTest], jobs: int, tell: Callable[[Result], None]) -> list[Result]:
    """Judges tests, several at once, and those that fail once more, alone, when every test has had its turn."""
    results: list[Result] = []
    doubtful: list[Result] = []
    with ThreadPoolExecutor(jobs) as pool:
        for result in pool.map(judge.judge, tests):
            tell(result)
            (doubtful if result.doubtful else results).append(result)
    for first in doubtful:
        results.append(judge.judge_again(first))
        tell(results[-1])
    return results


def teller(tests: int, verbose: bool) -> Callable[[Result], None]:
    """Says of each test what came of it."""
    told = 0

    def tell(result: Result) -> None:
        nonlocal told
        if result.reason == NOT_RUN:
            return
        told += not result.doubtful
        problem = f"{result.wasm.problem}; " if result.verdict == FAILED and result.wasm else ""
        verdict = f"{result.verdict}, to be repeated alone" if result.doubtful else result.verdict
        print(f"[{told}/{tests}] {verdict}: {result.test.name} {problem}{result.reason}".rstrip(), flush=True)
        if verbose and problem and result.wasm:
            print(result.wasm.output[-3000:], flush=True)

    return tell


def cost(test: SuiteTest) -> tuple[bool, bool, float, int]:
    """What orders tests so that the cheap ones come first."""
    return test.slow, test.of_layouts, test.memory, CHEAPEST_FIRST.index(test.group.partition("/")[0])


def complaints(options: argparse.Namespace, results: list[Result], reasons: Reasons) -> list[str]:
    """What is wrong with this run; nothing when every failure has its reason."""
    found = [
        f"{each.test.name} fails without a reason in reasons.toml"
        for each in results
        if each.verdict == FAILED and not each.reason
    ]
    if not any(each.verdict == PASSED for each in results):
        found.append("nothing passed")
    whole = options.groups == ",".join(GROUPS) and not options.only and not options.list
    if whole and not any(each.reason == NOT_RUN for each in results):
        found += [f"reasons.toml: nothing fails for '{pattern}'" for pattern in reasons.unneeded(options.mpi)]
    return found


def main() -> int:
    options = parse_arguments()
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    suite = suite_in(options.source.resolve()) if options.source else fetch()
    installed = install(options.mpi, work / "wheels")
    tests = chosen_tests(suite, options)
    wasm, native = sides(options, suite, installed, tests)

    left_out = [
        Result(test, LEFT_OUT, reason)
        for test in tests
        if (reason := reason_to_leave_out(test, wasm.builder, options.max_ranks, options.max_memory))
    ]
    left = {each.test for each in left_out}
    places = {test: place for place, test in enumerate(tests)}
    tests = sorted((test for test in tests if test not in left), key=cost)
    for side in (wasm, native):
        side.records.forget(test for test in tests if options.again and re.search(options.again, test.name))

    has_time = clock(options.minutes)
    print(f"compiling what is needed of the programs of {len(tests)} tests", flush=True)
    for side in (wasm,) if options.only_failed_natively else (wasm, native):
        side.builder.build_all([test for test in tests if side.needs_programs(test)], options.jobs, has_time)
    reasons = read_reasons(HERE / "reasons.toml")
    judge = Judge(options.mpi, wasm, native, reasons, not options.only_failed_natively, has_time)
    results = judge_all(judge, tests, options.jobs, teller(len(tests), options.verbose)) + left_out
    results.sort(key=lambda result: places[result.test])

    said = subprocess.run([options.prefix / "bin" / "mpiwasm", "--version"], capture_output=True, text=True, check=True)
    subject = Subject(
        options.mpi, installed.library.title, installed.version, said.stdout.split()[-1], suite.parents[1].name,
        installed.library.native_is_other,
    )  # fmt: skip
    write_json(work / f"{options.mpi}.json", subject, results)
    (work / f"{options.mpi}.md").write_text(page(subject, results), encoding="utf-8")
    if options.write_summary:
        called = called_functions(results, wasm.builder)
        names = (ROOT / "embedder" / "mpi-api" / "standard-names.txt").read_text(encoding="utf-8").split()
        missing = lacking(installed.file, names, os.environ | installed.environment)
        write_summary(HERE / "results" / f"{options.mpi}.json", summary(subject, results, called, missing))
    if options.junit:
        write_junit(options.junit, options.mpi, results)
    print(table(results))
    print(f"{installed.library.title}: {share(*ratio(results))} of what passes natively; {work / options.mpi}.md")
    if remaining := sum(each.reason == NOT_RUN for each in results):
        print(f"{remaining} tests have no verdict yet; the same command goes on with them")
    wrong = complaints(options, results, reasons)
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
