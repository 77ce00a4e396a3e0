#!/usr/bin/env python3
"""Runs the MPICH test suite with mpiwasm and natively, to distinguish failures of mpiwasm from those of the library.

Each program is compiled with mpiwasm-cc and started with the MPI library's launcher, and natively with the same
library: a failure counts as a defect of mpiwasm only if the native run passes. The result of each run is stored, so
that a complete run can be split. The suite is not part of this repository: it is fetched as Debian's source package,
or given with --source.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Optional

from suite.comparison import FAILED, LEFT_OUT, NOT_RUN, PASSED, Comparison, Result, Side, reason_to_leave_out
from suite.coverage import called_functions, lacking
from suite.fortran import language
from suite.launch import NOT_COMPILED, Launcher, Run
from suite.libraries import LIBRARIES, Installed, install
from suite.programs import Builder
from suite.reasons import Reasons, read_reasons
from suite.records import Records, fingerprint
from suite.report import Subject, page, ratio, share, table, write_json, write_junit
from suite.source import fetch, suite_in
from suite.summary import published_runs, summary, write_summary
from suite.testlist import SuiteTest, read_group

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
GROUPS = (
    "attr", "basic", "coll", "comm", "datatype", "errhan", "group", "info", "init", "io", "mpi_t", "part", "pt2pt",
    "rma", "spawn", "topo", "threads",
)  # fmt: skip
FORTRAN = ("f77", "f90", "f08")  # if guests have Fortran; their results are published apart
CHEAPEST_FIRST = (
    "attr", "group", "info", "mpi_t", "errhan", "topo", "init", "threads", "datatype", "comm", "coll", "part", "pt2pt",
    "basic", "io", "rma", "spawn", "f77", "f90", "f08",
)  # fmt: skip


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--source", type=Path, help="sources of MPICH (default: Debian's source package, by apt)")
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm to test [%(default)s]")
    parser.add_argument("--mpi", choices=LIBRARIES, default="openmpi", help="the MPI library [%(default)s]")
    parser.add_argument(
        "--groups", help=f"folders of the suite [{','.join(GROUPS)}, and with Fortran for guests {','.join(FORTRAN)}]"
    )
    parser.add_argument("--list", type=Path, help="only the tests whose names are the lines of this file")
    parser.add_argument("--only", help="only tests whose name matches this regular expression")
    parser.add_argument("--max-ranks", type=int, default=100, help="skip tests with more ranks [%(default)s]")
    parser.add_argument("--max-memory", type=float, default=2.0, help="skip tests that need more GiB [%(default)s]")
    parser.add_argument("--patience", type=float, default=0.5, help="factor on the suite's time limits [%(default)s]")
    parser.add_argument("--backend", default="cranelift", help="compiler of mpiwasm [%(default)s]")
    parser.add_argument("--only-failed-natively", action="store_true", help="run natively only what fails as Wasm")
    parser.add_argument("--again", metavar="REGEX", help="repeat these tests, ignoring stored results")
    parser.add_argument(
        "--minutes", type=float, metavar="N",
        help="start no test after N minutes; the same command continues (0: report the results so far)",
    )  # fmt: skip
    parser.add_argument(
        "--keep-passed", action="store_true", help="do not repeat tests that passed with another mpiwasm"
    )
    parser.add_argument("--reuse-published", action="store_true", help="do not repeat tests in the published results/")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of parallel tests [%(default)s]")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "conformance", help="work folder [%(default)s]")
    parser.add_argument("--write-summary", action="store_true", help="publish the results in results/, for the manual")
    parser.add_argument("--junit", type=Path, help="write a JUnit report")
    parser.add_argument("--verbose", action="store_true", help="show the output of failed tests")
    options = parser.parse_args()
    options.groups = options.groups or ",".join(all_groups(options.prefix))
    return options


def has_fortran(prefix: Path) -> bool:
    return (prefix / "share" / "mpiwasm" / "fortran" / "lib").exists()


def all_groups(prefix: Path) -> tuple[str, ...]:
    return (*GROUPS, *(FORTRAN if has_fortran(prefix) else ()))


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
        "YIELDS_BEFORE_SLEEP": "199" if options.jobs == 1 else "0",
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

    published_wasm, published_native = (
        published_results(options, installed, tests) if options.reuse_published else ({}, {})
    )
    build = fingerprint(installed.version, files=[mpiwasm, *sdk, *(prefix / "lib" / "mpiwasm").glob("*")])
    wasm = Side(
        Launcher(start, tuple(wrapper), environment, options.patience, patient, cores),
        Builder(suite, work / "wasm", str(compiler), ".wasm", [compiler, *sdk]),
        Records(results / "wasm.jsonl", build, options.keep_passed, published_wasm),
        options.jobs == 1,
    )
    native = Side(
        Launcher(start, (), environment, options.patience, patient, cores),
        Builder(suite, work / f"native-{options.mpi}", installed.native_compiler, ""),
        Records(
            results / "native.jsonl", fingerprint(installed.version, installed.launcher), published=published_native
        ),
        options.jobs == 1,
    )
    return wasm, native


def published_results(
    options: argparse.Namespace, installed: Installed, tests: list[SuiteTest]
) -> tuple[dict[str, Run], dict[str, Run]]:
    """The published results of a run on another machine."""
    wasm: dict[str, Run] = {}
    native: dict[str, Run] = {}
    for path, of_this in published_files(options.mpi, tests):
        content = json.loads(path.read_text(encoding="utf-8"))
        if content["version"] != installed.version:
            raise SystemExit(f"results/{path.name} is for {content['version']}, not for {installed.version}")
        as_wasm, natively = published_runs(content, of_this)
        wasm |= as_wasm
        native |= natively
    return wasm, native


def published_files(mpi: str, tests: list[SuiteTest]) -> list[tuple[Path, list[SuiteTest]]]:
    """Where the results of these tests are published: those in Fortran apart."""
    fortran = [test for test in tests if language(test.group)]
    others = [test for test in tests if not language(test.group)]
    files = ((HERE / "results" / f"{mpi}.json", others), (HERE / "results" / f"{mpi}-fortran.json", fortran))
    return [(path, found) for path, found in files if found]


def calls(published: Optional[Path], results: list[Result], builder: Builder) -> dict[str, int]:
    """How many passing tests call each function. As long as all pass that are published as passing, only the programs
    of the others need to be compiled for that."""
    if published and published.exists():
        content = json.loads(published.read_text(encoding="utf-8"))
        runs = published_runs(content, [each.test for each in results])[0]
        counted = {name for name, run in runs.items() if run.passed}
        if counted <= {each.test.name for each in results if each.verdict == PASSED}:
            new = called_functions([each for each in results if each.test.name not in counted], builder)
            return dict(sorted((Counter(content["calls"]) + Counter(new)).items()))
    return called_functions(results, builder)


def build_yield(work: Path) -> Path:
    """The library that lets waiting ranks sleep, built."""
    result = work / "yield.so"
    source = HERE / "suite" / "yield.c"
    if not result.exists() or result.stat().st_mtime < source.stat().st_mtime:
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", str(result), str(source), "-ldl"], check=True)
    return result


def chosen_tests(suite: Path, options: argparse.Namespace) -> list[SuiteTest]:
    """The tests that the options ask for."""
    groups = options.groups.split(",")
    if options.list:
        wanted = options.list.read_text(encoding="utf-8").splitlines()
        in_fortran = [name for name in wanted if language(name)]
        if in_fortran and not has_fortran(options.prefix):
            print(f"left out: {len(in_fortran)} tests in Fortran, which {options.prefix} lacks (make fortran)")
            wanted = [name for name in wanted if not language(name)]
        groups = list(dict.fromkeys(name.partition("/")[0] for name in wanted))
    tests = [test for group in groups for test in read_group(suite, group)]
    if options.list:
        by_name = {test.name: test for test in tests}
        if unknown := [name for name in wanted if name not in by_name]:
            raise SystemExit(f"{options.list}: the suite has no test '{unknown[0]}'")
        tests = [by_name[name] for name in wanted]
    return [test for test in tests if not options.only or re.search(options.only, test.name)]


def clock(minutes: Optional[float]) -> Callable[[], bool]:
    """Says whether there is still time."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    return lambda: end is None or time.monotonic() < end


def compare_all(
    comparison: Comparison, tests: list[SuiteTest], jobs: int, report: Callable[[Result], None]
) -> list[Result]:
    """Runs tests, several at once, and repeats failures alone at the end."""
    results: list[Result] = []
    doubtful: list[Result] = []
    with ThreadPoolExecutor(jobs) as pool:
        for result in pool.map(comparison.compare, tests):
            report(result)
            (doubtful if result.doubtful else results).append(result)
    for first in doubtful:
        results.append(comparison.compare_again(first))
        report(results[-1])
    return results


def run_one_natively(native: Side, results: list[Result]) -> None:
    """Runs a native program even where nothing failed as Wasm, to find out whether any can be compiled."""
    passed = [each for each in results if each.verdict == PASSED]
    if passed and not any(each.native for each in results):
        passed[0].native = native.records.find(passed[0].test) or native.run(passed[0].test)


def reporter(tests: int, verbose: bool) -> Callable[[Result], None]:
    """Prints the result of each test."""
    reported = 0

    def report(result: Result) -> None:
        nonlocal reported
        if result.reason == NOT_RUN:
            return
        reported += not result.doubtful
        problem = f"{result.wasm.problem}; " if result.verdict == FAILED and result.wasm else ""
        verdict = f"{result.verdict}, to be repeated" if result.doubtful else result.verdict
        print(f"[{reported}/{tests}] {verdict}: {result.test.name} {problem}{result.reason}".rstrip(), flush=True)
        if verbose and problem and result.wasm:
            print(result.wasm.output[-3000:], flush=True)

    return report


def cost(test: SuiteTest) -> tuple[bool, bool, float, int]:
    """What orders tests so that the cheap ones come first."""
    return test.slow, test.of_layouts, test.memory, CHEAPEST_FIRST.index(test.group.partition("/")[0])


def complaints(options: argparse.Namespace, results: list[Result], reasons: Reasons) -> list[str]:
    """The errors of this run; none when every failure has its reason."""
    found = [
        f"{each.test.name} fails without a reason in reasons.toml"
        for each in results
        if each.verdict == FAILED and not each.reason
    ]
    if not any(each.verdict == PASSED for each in results):
        found.append("nothing passed")
    native = [each.native for each in results if each.native]
    if not native:
        found.append("no native program was run, so failures could not be attributed")
    elif all(run.problem == NOT_COMPILED for run in native):
        first = native[0].output.strip().partition("\n")[0]
        found.append(f"no native program could be compiled, so failures cannot be attributed: {first}")
    whole = set(GROUPS) <= set(options.groups.split(",")) and not options.only and not options.list
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
    print(f"compiling the programs of {len(tests)} tests", flush=True)
    for side in (wasm,) if options.only_failed_natively else (wasm, native):
        side.builder.build_all([test for test in tests if side.needs_programs(test)], options.jobs, has_time)
    reasons = read_reasons(HERE / "reasons.toml")
    comparison = Comparison(options.mpi, wasm, native, reasons, not options.only_failed_natively, has_time)
    results = compare_all(comparison, tests, options.jobs, reporter(len(tests), options.verbose)) + left_out
    run_one_natively(native, results)
    results.sort(key=lambda result: places[result.test])

    version = subprocess.run(
        [options.prefix / "bin" / "mpiwasm", "--version"], capture_output=True, text=True, check=True
    )
    subject = Subject(
        options.mpi, installed.library.title, installed.version, version.stdout.split()[-1], suite.parents[1].name,
        installed.library.native_is_other,
    )  # fmt: skip
    write_json(work / f"{options.mpi}.json", subject, results)
    (work / f"{options.mpi}.md").write_text(page(subject, results), encoding="utf-8")
    if options.write_summary:
        names = (ROOT / "embedder" / "mpi-api" / "standard-names.txt").read_text(encoding="utf-8").split()
        missing = lacking(installed.file, names, os.environ | installed.environment)
        corrected = {
            each.test.name: reason
            for each in results
            if (reason := wasm.builder.correction(each.test.group, each.test.program)) is not None
        }
        for path, of_this in published_files(options.mpi, [each.test for each in results]):
            named = {test.name for test in of_this}
            chosen = [each for each in results if each.test.name in named]
            called = calls(path if options.reuse_published else None, chosen, wasm.builder)
            write_summary(path, summary(subject, chosen, called, missing, corrected))
    if options.junit:
        write_junit(options.junit, options.mpi, results)
    print(table(results))
    print(f"{installed.library.title}: {share(*ratio(results))} of those passing natively; see {work / options.mpi}.md")
    if remaining := sum(each.reason == NOT_RUN for each in results):
        print(f"{remaining} tests have no result yet; the same command continues with them")
    errors = complaints(options, results, reasons)
    print("\n".join(errors))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
