#!/usr/bin/env python3
"""Stops applications of recipes/apps at random times, continues them under the other MPI library, and compares the
results with native ones.

    embedder/tests/checkpoint/applications.py --prefix build/prefix --work build/applications hypre sundials

Builds each recipe as `mpiwasm-recipe verify` does, runs its cases natively, then as Wasm: first to the end, then
stopped --stops times by the timer, and continued under Open MPI and MPICH in turns. Lines are selected and compared as
the recipe says. Ends with a line that counts; exit code 1 if a result differs, or a case was never stopped.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "recipes"))

from mpiwasm_recipe import run as runs  # noqa: E402 (the path comes first)
from mpiwasm_recipe.build import Place, build  # noqa: E402
from mpiwasm_recipe.compare import compare  # noqa: E402
from mpiwasm_recipe.processes import end_orderly_on_signals, run_all  # noqa: E402
from mpiwasm_recipe.recipe import Case, Recipe, find  # noqa: E402
from mpiwasm_recipe.sources import Failed  # noqa: E402
from mpiwasm_recipe.tools import LIBRARIES, Tools  # noqa: E402

STOPPED = 85
# The parts of the running time before the first and the last stop: what is left must suffice for what a restart takes.
EARLIEST, LATEST = 0.05, 0.8


@dataclass(frozen=True)
class Stopped:
    """A run that was stopped."""

    outcome: runs.Outcome
    stops: int


@dataclass
class Runner:
    place: Place
    tools: dict[str, Tools]  # by library
    form: str
    draw: random.Random

    def launch(self, case: Case, library: str, words: list[str], folder: Path) -> int:
        """Appends to the outputs in the folder; the exit code."""
        tools = self.tools[library]
        command = [*tools.launcher(case.ranks), str(tools.mpiwasm / "mpiwasm"), *words]
        variables = runs.MORE_RANKS_THAN_CORES | runs.OPTIMISED_CODE | dict(os.environ)
        variables |= dict(case.variables) | {"XDG_CONFIG_HOME": str(self.place.work / "configuration")}
        with (folder / runs.OUTPUT).open("ab") as output, (folder / "errors.txt").open("ab") as errors:
            return run_all(command, folder, variables, output, errors, case.seconds)

    def stopped(self, recipe: Recipe, case: Case, first: str, times: list[float]) -> Stopped:
        """Runs a case; each of the times is how long the job runs until it is stopped, the last one to its end."""
        if case.input:
            raise Failed(f"{recipe.name}: {case.name}: standard input is not supported here")
        tools = self.tools[first]
        folder = runs.prepared_folder(recipe, case, self.place, tools, "wasm", "stopped")
        images = folder.with_name(f"{folder.name}-images")
        shutil.rmtree(images, ignore_errors=True)
        command = runs.command_of(recipe, case, self.place, tools, "wasm")
        program = command[command.index(str(tools.mpiwasm / "mpiwasm")) + 1 :]
        words = ["--checkpoint", str(images), "--checkpoint-form", self.form]
        rest = program
        started = time.monotonic()
        others = [first, *(each for each in LIBRARIES if each != first)]
        stops = 0
        for turn, seconds in enumerate([*times, None]):
            timer = [] if seconds is None else ["--checkpoint-interval", f"{seconds:.2f}s"]
            until = [*words, *timer, *(["--after-checkpoint", "exit"] if timer else []), *rest]
            code = self.launch(case, others[turn % len(others)], until, folder)
            if code != STOPPED:
                break
            stops += 1
            words, rest = ["restart", str(images)], []
        shutil.rmtree(images, ignore_errors=True)
        if code != 0:
            raise Failed(f"{recipe.name}: {case.name}: exit status {code} after {stops} stops; output in {folder}")
        return Stopped(runs.Outcome(folder, command, time.monotonic() - started), stops)

    def check(self, recipe: Recipe, case: Case, stops: int) -> tuple[int, bool]:
        """How often a case was stopped, and whether its result is the native one."""
        first = self.draw.choice(LIBRARIES)
        native = runs.run(recipe, case, self.place, self.tools[LIBRARIES[0]], "native")
        self.stopped(recipe, case, first, [])  # compiles it
        whole = self.stopped(recipe, case, first, []).outcome.seconds
        ends = sorted(self.draw.uniform(EARLIEST, LATEST) * whole for _ in range(stops))
        times = [max(0.01, end - begin) for begin, end in zip([0.0, *ends], ends)]
        stopped = self.stopped(recipe, case, first, times)
        verdict = compare(case, native, stopped.outcome)
        good = not verdict.problems and stopped.stops > 0
        state = "equal" if good else "DIFFERENT" if verdict.problems else "NEVER STOPPED"
        places = ", ".join(f"{end:.2f}" for end in ends)
        print(
            f"{recipe.name}: {case.name}: {case.ranks} ranks, first under {first}: stopped {stopped.stops} times, "
            f"planned after {places} of {whole:.2f} s: {state}, {verdict.lines} lines, within {verdict.largest:.1e}",
            *verdict.problems[:5],
            sep="\n    ",
            flush=True,
        )
        return stopped.stops, good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prefix", type=Path, default=ROOT / "build" / "prefix", help="mpiwasm to test")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "applications", help="where builds and runs go")
    parser.add_argument("--stops", type=int, default=3, help="of each case")
    parser.add_argument("--form", choices=["native", "portable"], default="native")
    parser.add_argument("--case", action="append", default=[], help="this case only (repeatable)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="parallel compile jobs")
    parser.add_argument("names", nargs="+", metavar="RECIPE")
    options = parser.parse_args()
    end_orderly_on_signals()
    place = Place(options.work.resolve(), [ROOT / "recipes" / "apps"])
    programs = options.prefix.resolve() / "bin"
    tools = {library: Tools(programs, library, programs / "mpiwasm-recipe") for library in LIBRARIES}
    runner = Runner(place, tools, options.form, random.Random(options.seed))
    cases, stops, wrong = 0, 0, 0
    for name in options.names:
        try:
            recipe = find(name, place.recipes)
            for kind in ("native", "wasm"):
                build(recipe, place, tools[LIBRARIES[0]], kind, options.jobs)
        except Failed as failed:
            print(failed, flush=True)
            wrong += 1
            continue
        for case in recipe.cases:
            if options.case and case.name not in options.case:
                continue
            cases += 1
            try:
                times, good = runner.check(recipe, case, options.stops)
            except Failed as failed:
                print(failed, flush=True)
                times, good = 0, False
            stops += times
            wrong += not good
    print(f"{cases} cases, {stops} stops, {wrong} wrong")
    return 1 if wrong or not stops else 0


if __name__ == "__main__":
    sys.exit(main())
