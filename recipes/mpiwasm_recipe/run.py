"""Runs one case of an application, natively or as Wasm, in a directory of its own."""

from __future__ import annotations

import os
import shlex
import shutil
import string
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from .build import Place, environment
from .processes import run_all
from .recipe import Case, Recipe
from .sources import Failed
from .tools import Tools

OUTPUT = "output.txt"
# A case may have more ranks than this machine has cores; Open MPI 4 and 5 refuse that without an option.
MORE_RANKS_THAN_CORES = {
    "OMPI_MCA_rmaps_base_oversubscribe": "1",
    "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",
}
# What is compared and timed is the optimised code, in the first run too.
OPTIMISED_CODE = {"MPIWASM_FIRST_RUN": "wait"}
# Of one module: 4 MB of code take five minutes of an idle processor.
COMPILATION_SECONDS = 3600


@dataclass(frozen=True)
class Outcome:
    """What a run left behind."""

    folder: Path
    command: list[str]
    seconds: float

    def text(self, file: str = "") -> str:
        path = self.folder / (file or OUTPUT)
        if not path.is_file():
            raise Failed(f"the run created no file {file} in {self.folder}")
        return path.read_text(encoding="utf-8", errors="replace")


def command_of(recipe: Recipe, case: Case, place: Place, tools: Tools, kind: str) -> list[str]:
    """The command line of a run. The case's command begins with the program, as a path in the build folder."""
    variables = environment(recipe, place, tools, kind, 1)
    try:
        words = shlex.split(string.Template(case.command).substitute(variables))
    except (KeyError, ValueError) as error:
        raise Failed(f"{recipe.name}: case {case.name}: command: {error}") from None
    words[0] = str(place.build(recipe, tools, kind) / words[0])
    if kind == "wasm":
        words = [str(tools.mpiwasm / "mpiwasm"), "-d", ".", *words]
    return [*tools.launcher(case.ranks), *words]


def input_of(case: Case, folder: Path) -> Optional[Path]:
    """The file that is standard input; the recipe's case.prepare has made it."""
    if not case.input:
        return None
    path = folder / case.input
    if not path.is_file():
        raise Failed(f"case {case.name}: there is no file {case.input} for standard input in {folder}")
    return path


def prepared_folder(recipe: Recipe, case: Case, place: Place, tools: Tools, kind: str, title: str) -> Path:
    """A new directory for a run, with what the recipe prepares in it. Raises Failed."""
    folder = place.work / recipe.name / "run" / f"{case.name}-{tools.library}-{title}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if case.prepare:
        variables = os.environ | environment(recipe, place, tools, kind, 1)
        prepared = subprocess.run(
            ["sh", "-eu", "-c", case.prepare], cwd=folder, env=variables, stderr=subprocess.PIPE, text=True, check=False
        )
        if prepared.returncode != 0:
            reason = (prepared.stderr.strip().splitlines() or [""])[-1]
            raise Failed(f"{what_runs(recipe, case, tools, kind)}: preparing failed: {reason}")
    return folder


def compile_ahead(words: list[str], surroundings: dict[str, str], tools: Tools, what: str) -> None:
    """Compiles the module of a command, so that it takes nothing of the time that the case has. Raises Failed."""
    module = next(word for word in words if word.endswith(".wasm"))
    command = [str(tools.mpiwasm / "mpiwasm"), "compile", module]
    try:
        done = subprocess.run(
            command, env=surroundings, capture_output=True, text=True, timeout=COMPILATION_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"{what}: {module} is not compiled after {COMPILATION_SECONDS} s") from None
    if done.returncode != 0:
        raise Failed(f"{what}: {(done.stderr.strip().splitlines() or ['compiling failed'])[-1]}")


def what_runs(recipe: Recipe, case: Case, tools: Tools, kind: str) -> str:
    return f"{recipe.name}: {case.name}, {'Wasm' if kind == 'wasm' else 'native'} under {tools.library}"


def run(recipe: Recipe, case: Case, place: Place, tools: Tools, kind: str) -> Outcome:
    """Runs it; standard output goes to a file in the run's directory. Raises Failed."""
    folder = prepared_folder(recipe, case, place, tools, kind, kind)
    command = command_of(recipe, case, place, tools, kind)
    what = what_runs(recipe, case, tools, kind)
    # The build's compilers are no business of the program; what the user has set is.
    surroundings = MORE_RANKS_THAN_CORES | OPTIMISED_CODE | dict(os.environ) | dict(case.variables)
    if kind == "wasm":
        compile_ahead(command, surroundings, tools, what)
    started = time.monotonic()
    with (folder / OUTPUT).open("wb") as output, (folder / "errors.txt").open("wb") as errors:
        try:
            status = run_all(command, folder, surroundings, output, errors, case.seconds, input_of(case, folder))
        except subprocess.TimeoutExpired:
            raise Failed(f"{what}: not finished after {case.seconds} s; output in {folder}") from None
    seconds = time.monotonic() - started
    if status != 0:
        text = (folder / "errors.txt").read_text(encoding="utf-8", errors="replace")
        said = [line for line in text.splitlines() if line.strip("- ")]
        reported = next(
            (line for line in said if line.startswith("mpiwasm")), said[0] if said else "nothing on standard error"
        )
        raise Failed(f"{what}: exit status {status}: {reported} (output in {folder})")
    return Outcome(folder, command, seconds)
