#!/usr/bin/env python3
"""Runs the fuzzers for a bounded time and reports what they have tried; ends with 1 when one of them found something.

What they learn is kept in --work and used again; what is worth keeping in the tree goes there with --keep.
"""

from __future__ import annotations

import argparse
import os
import resource
import secrets
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import corpus
from guided import Guided, keep, repeat_recent
from settings import BUILD, LIBRARIES, MODES, Settings, Target, environment
from stream import Stream, repeat_inputs

TARGETS = {
    **{name: Target(name, "guided", name) for name in corpus.NAMES},
    **{
        f"{name}-{library}": Target(f"{name}-{library}", mode, "mpi", library)
        for library in LIBRARIES
        for name, mode in MODES.items()
    },
}


def replay(name: str, build: Path) -> int:
    """Gives a fuzzer its kept inputs, once each."""
    with tempfile.TemporaryDirectory() as folder:
        corpus.unpack(name, Path(folder, "corpus"))
        program = build / "tests" / "fuzz" / f"replay_{name}"
        variables = {**os.environ, "TMPDIR": folder}
        return subprocess.run([program, Path(folder, "corpus")], env=variables, check=False).returncode


def allow_loops_on_stack() -> None:
    """Gives programs the stack of a guest together with its guard, so that accepted types fit (type_loops.hpp)."""
    _, hard = resource.getrlimit(resource.RLIMIT_STACK)
    wanted = 64 << 20
    resource.setrlimit(resource.RLIMIT_STACK, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=Path, default=BUILD / "embedder-fuzz", help='build folder of the preset "fuzz"')
    parser.add_argument("--plain-build", type=Path, default=BUILD / "embedder", help='that of the preset "release"')
    parser.add_argument("--work", type=Path, default=BUILD / "fuzz", help="where learned inputs, findings and logs go")
    parser.add_argument("--seconds", type=int, default=60, help="for each fuzzer")
    parser.add_argument("--only", action="append", choices=TARGETS, metavar="NAME", help=f"one of {', '.join(TARGETS)}")
    parser.add_argument("--executions", type=int, default=0, help="end a stream after so many, however long it takes")
    parser.add_argument("--seed", type=int, help="of the streams; without it, another one each time")
    parser.add_argument("--without", default="", metavar="FUNCTIONS", help="MPI functions not to call: A,B*")
    parser.add_argument("--keep", action="store_true", help="put what was learned into the tree instead of fuzzing")
    parser.add_argument("--replay", choices=corpus.NAMES, help="run the kept inputs once instead of fuzzing")
    parser.add_argument(
        "--repeat",
        nargs="+",
        metavar="WHAT",
        help="run a finding of --only again, with every call printed: SEED FIRST COUNT, or a file of recent inputs",
    )
    options = parser.parse_args()
    # A stream that is ended reports what it has done so far, also in the background, where SIGINT is ignored.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    seed = secrets.randbelow(10**9) if options.seed is None else options.seed
    settings = Settings(
        options.build.resolve(),
        options.plain_build.resolve(),
        options.work.resolve(),
        options.seconds,
        seed,
        options.executions,
    )
    os.environ["MPIWASM_FUZZ_WITHOUT"] = options.without
    allow_loops_on_stack()
    if options.replay:
        return replay(options.replay, settings.build)
    targets = [TARGETS[name] for name in options.only or TARGETS]
    if options.repeat:
        if len(targets) != 1:
            parser.error("--repeat needs --only")
        if targets[0].mode == "guided":
            return repeat_recent(targets[0], settings, Path(options.repeat[0]))
        return repeat_inputs(targets[0], settings, *map(int, options.repeat))
    settings.work.mkdir(parents=True, exist_ok=True)
    if options.keep:
        for name in dict.fromkeys(target.corpus for target in targets):
            keep(name, settings)
        return 0
    found = False
    for target in targets:
        if missing := target.missing(settings):
            print(f"{target.name:16} not run: {missing}", flush=True)
            continue
        run = Guided if target.mode == "guided" else Stream
        with tempfile.TemporaryDirectory(dir=settings.temporary) as folder:
            result = run(target, settings, environment(target, settings, Path(folder))).run()
        print(result, flush=True)
        if result.interrupted:
            return 130
        found = found or bool(result.findings)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
