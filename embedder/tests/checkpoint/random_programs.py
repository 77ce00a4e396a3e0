#!/usr/bin/env python3
"""Stops random MPI programs at random places, and compares their results with those of the same programs that were not
stopped: programs that go on after each checkpoint, and programs that end and are restarted
under the other library. Everything depends on --seed, but for the moments at which a timer stops a program."""

from __future__ import annotations

import argparse
import os
import random
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

SOURCES = Path(__file__).resolve().parent / "random_programs"
# Open MPI waits for a second when a rank has ended with another code than 0.
OPEN_MPI = ["mpirun.openmpi", "--mca", "odls_base_sigkill_timeout", "0", "--mca", "pml", "ob1", "--mca", "btl"]
# It looks for networks for 0.2 s otherwise.
TOGETHER = ["self,vader", "--oversubscribe"]
AGENT = Path(__file__).resolve().parent / "this_machine.sh"
APART = ["self,tcp", "--mca", "btl_tcp_if_include", "lo", "--mca", "oob_tcp_if_include", "lo"]
APART += ["--mca", "plm_rsh_agent", str(AGENT), "--mca", "osc", "ucx", "--mca", "osc_ucx_tls", "any"]
STOPPED = 85
SAVED = re.compile(r"checkpoint \d+ is in ")


@dataclass
class Count:
    """What has been tried."""

    programs: int = 0
    in_place: int = 0  # checkpoints after which the program went on
    restarts: int = 0  # checkpoints from which it was continued under the other library
    refusals: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        refused = [f"  not saved {times} times: {reason}" for reason, times in sorted(self.refusals.items())]
        return [
            f"{self.programs} programs, {self.in_place} stops in place, {self.restarts} stops with a restart, "
            f"{len(self.wrong)} wrong",
            *refused,
        ]


class Runner:
    def __init__(self, prefix: Path, folder: Path, limit: float, has_threads: bool, is_apart: bool) -> None:
        self.prefix, self.folder, self.limit, self.is_apart = prefix, folder, limit, is_apart
        self.count = Count()
        self.module = folder / "random_program.wasm"
        (folder / "files").mkdir()
        compiler = prefix / "bin" / "mpiwasm-cc"
        flags = ["-O1", "-Wall", "-Werror", *(["-fopenmp"] if has_threads else [])]
        subprocess.run([compiler, *flags, *SOURCES.glob("*.c"), "-o", self.module], check=True)
        self.environment = {**os.environ, "XDG_CONFIG_HOME": str(folder / "configuration")}
        self.environment |= {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
        self.environment["KMP_BLOCKTIME"] = "0"  # ranks share cores
        if is_apart:
            self.environment |= {"MPIR_CVAR_NOLOCAL": "1", "UCX_LOG_LEVEL": "error"}

    def launcher(self, library: str, ranks: int) -> list[str]:
        if library == "mpich":
            return ["mpirun.mpich", "-np", str(ranks)]
        nodes = ["--host", ",".join(f"node{rank}:1" for rank in range(ranks))]
        return [*OPEN_MPI, *([*APART, *nodes] if self.is_apart else TOGETHER), "-np", str(ranks)]

    def launch(self, library: str, ranks: int, *words: object) -> tuple[int, str, str]:
        command = [*self.launcher(library, ranks), self.prefix / "bin" / "mpiwasm", *map(str, words)]
        with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
            with subprocess.Popen(command, stdout=out, stderr=err, cwd=self.folder, env=self.environment) as process:
                code = self.wait(process, out)
            out.seek(0)
            err.seek(0)
            printed = out.read(), err.read()
        for reason in re.findall(r"no checkpoint here: (.*?)(?:; the program|$)", printed[1], re.MULTILINE):
            self.count.refusals[reason] = self.count.refusals.get(reason, 0) + 1
        return code, *printed

    def wait(self, process: subprocess.Popen[str], out: IO[str]) -> int:
        """The exit code, or -1 of a job that has printed nothing for so long: how long all of its programs take depends
        on the load of the machine. Time in which this process was stopped, too, does not count."""
        printed, silent = 0, 0
        ended = os.pidfd_open(process.pid)
        try:
            while not select.select([ended], [], [], 1)[0]:
                size = os.fstat(out.fileno()).st_size
                printed, silent = size, 0 if size != printed else silent + 1
                if silent > self.limit:
                    process.terminate()  # launchers end the ranks
                    return -1
        finally:
            os.close(ended)
        return process.wait()

    def check(self, what: str, ended: tuple[int, str, str], printed: str, expected: str) -> bool:
        """A program that was stopped may print again what it printed after the checkpoint."""
        results, wanted = sorted(set(printed.splitlines())), sorted(expected.splitlines())
        if ended[0] == 0 and results == wanted:
            return True
        differing = next((line for line in results if line not in wanted), "none")
        last = ended[2].strip().splitlines()[-6:]
        self.count.wrong.append(what)
        print(f"WRONG: {what}: code {ended[0]}, first other result {differing}", *last, sep="\n  ", flush=True)
        return False

    def expected(self, ranks: int, program: list[int]) -> str | None:
        """Under Open MPI: persistent collective operations of MPICH 4.0 itself fail in such programs."""
        ended = self.launch("openmpi", ranks, "-d", "files", self.module, *program)
        if ended[0] == 0:
            return ended[1]
        self.check(f"{ranks} ranks under openmpi: {program} without checkpoints", ended, ended[1], "")
        return None

    def go_on(self, first: str, ranks: int, form: str, program: list[int], interval: float) -> None:
        """Stops one job again and again, which goes on each time."""
        images = tempfile.mkdtemp(dir=self.folder)
        words = ["--checkpoint", images, "--checkpoint-form", form, "--checkpoint-interval", f"{interval}s"]
        ended = self.launch(first, ranks, *words, "-d", "files", self.module, *program)
        shutil.rmtree(images)
        self.count.in_place += len(SAVED.findall(ended[2]))
        wanted = self.expected(ranks, program)
        if wanted is not None:
            self.check(f"{ranks} ranks under {first}, {form}, every {interval} s: {program}", ended, ended[1], wanted)

    def restart(self, libraries: list[str], ranks: int, form: str, program: list[int], draw: random.Random) -> None:
        """Stops a job, and continues it under the other library, until it ends. Each launch but the last one stops."""
        images = tempfile.mkdtemp(dir=self.folder)
        points: list[int] = []
        printed = ""
        words: list[object] = ["--checkpoint", images, "--checkpoint-form", form]
        rest: list[object] = ["-d", "files", self.module, *program]
        while True:
            points.append(int(10 ** draw.uniform(0.3, 3)))
            library = libraries[(len(points) - 1) % 2]
            stop = ["--checkpoint-at", points[-1], "--after-checkpoint", "exit"]
            ended = self.launch(library, ranks, *words, *stop, *rest)
            printed += ended[1]
            if ended[0] != STOPPED:
                break
            self.count.restarts += 1
            words, rest = ["restart", images], []
        shutil.rmtree(images)
        wanted = self.expected(ranks, program)
        if wanted is not None:
            what = f"{ranks} ranks, first under {libraries[0]}, {form}, stopped at {points}: {program}"
            self.check(what, ended, printed, wanted)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prefix", type=Path, required=True)
    parser.add_argument("--stops", type=int, default=10000, help="in all, in place and with a restart")
    parser.add_argument("--restarts", type=float, default=0.1, help="the part of them that are restarts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--phases", type=int, default=120, help="of each program")
    parser.add_argument("--programs", type=int, default=60, help="of each job that goes on")
    parser.add_argument("--chain", type=int, default=1, help="programs of each job that is restarted")
    parser.add_argument("--ranks", default="2,3,4", help="of the jobs, in turns")
    parser.add_argument("--forms", default="native", help="of the checkpoints, in turns: native,portable")
    parser.add_argument("--threads", action="store_true", help="programs with regions of OpenMP, in the portable form")
    parser.add_argument("--apart", action="store_true", help="as if each rank had a node of its own")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no other job is started")
    parser.add_argument("--interval", type=float, default=0.03, help="seconds between checkpoints in place")
    parser.add_argument("--limit", type=float, default=900, help="seconds without a result after which a job is stuck")
    options = parser.parse_args()
    if options.threads:
        options.forms = "portable"
    draw = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as place:
        runner = Runner(options.prefix.resolve(), Path(place), options.limit, options.threads, options.apart)
        count = runner.count
        seed = options.seed * 1_000_000
        begin = time.monotonic()
        all_ranks, forms = options.ranks.split(","), options.forms.split(",")
        for turn in range(1 << 30):
            done = count.in_place + count.restarts
            if done >= options.stops or time.monotonic() - begin > options.seconds:
                break
            libraries = ["openmpi", "mpich"]
            draw.shuffle(libraries)
            ranks, form = int(all_ranks[turn % len(all_ranks)]), forms[turn % len(forms)]
            is_restarted = count.restarts < options.restarts * (done + 1)
            programs = options.chain if is_restarted else options.programs
            words = [seed, programs, options.phases]
            if is_restarted:
                runner.restart(libraries, ranks, form, words, draw)
            else:
                runner.go_on(libraries[0], ranks, form, words, options.interval)
            seed += programs
            count.programs += programs
            print(f"{time.monotonic() - begin:.0f} s:", *count.lines(), sep="\n  ", flush=True)
        print(*count.lines(), sep="\n")
    return 1 if count.wrong or count.in_place + count.restarts == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
