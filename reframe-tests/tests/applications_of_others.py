"""Applications that centres run, fetched, built and verified both ways by `mpiwasm-recipe`.

They have a tag of their own: fetching and building all of them takes an hour of two cores, once. What is built stays
beside the stages, in `applications`, between runs.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from statistics import median

import reframe as rfm
import reframe.core.runtime as rt
import reframe.utility.sanity as sn
from references import Compared, take_figures
from reframe.core.backends import getlauncher
from resources import NOTE_LOAD, JobResources
from scales import feature

# And the ranks that all cases of their recipes have.
APPLICATIONS = {"fftw": 2, "hpcc": 2, "hypre": 2, "lammps": 2, "mrbayes": 2, "raxml": 2, "sundials": 4}

CASE = re.compile(r"^(?P<recipe>\S+): (?P<case>.+): \S+, \d+ ranks: (?P<verdict>equal|DIFFERENT)")
FIGURE = re.compile(r"^    (?P<name>.+): native (\S+), Wasm (\S+?)(?: (?P<unit>\S+))?: speed of Wasm (\S+)$")


def figures_of(output: str) -> dict[str, Compared]:
    """Each figure over all repetitions."""
    found: dict[str, list[tuple[float, float, float]]] = {}
    units = {}
    case = ""
    for line in output.splitlines():
        if match := CASE.match(line):
            case = match["case"]
        elif match := FIGURE.match(line):
            name = re.sub(r"\W+", "_", f"{case} {match['name']}")
            native, wasm, speed = (float(match[group]) for group in (2, 3, 5))
            found.setdefault(name, []).append((native, wasm, speed))
            units[name] = match["unit"] or ""
    return {name: over_all(values, units[name]) for name, values in found.items()}


def over_all(values: list[tuple[float, float, float]], unit: str) -> Compared:
    """Of all repetitions: native, as Wasm, speed."""
    native, wasm, speeds = zip(*values)
    return Compared(median(native), median(wasm), median(speeds), min(speeds), max(speeds), unit)


class BuildsByRecipe(rfm.RegressionTestPlugin):
    """What building and running have in common."""

    # A folder of recipes that come before mpiwasm's own.
    recipes = variable(str, value="")  # noqa: F821

    def with_compilers(self) -> list[str]:
        """Lines that set the environment's compilers for mpiwasm-recipe."""
        environ = self.current_environ
        return [f"export MPICC={shlex.quote(environ.cc)} MPICXX={shlex.quote(environ.cxx)}"]

    def command(self, verb: str, application: str) -> str:
        # Two partitions build at once, and two libraries of one family would build into one folder.
        place = f"{self.current_partition.name}-{self.current_environ.name}"
        work = Path(rt.runtime().stage_prefix).resolve().parent / "applications" / place
        family = "openmpi" if self.current_environ.extras["mpi"] == "openmpi" else "mpich"
        words = ["mpiwasm-recipe", verb, application, "--work", str(work), "--mpi", family]
        return shlex.join(words + (["--recipes", self.recipes] if self.recipes else []))


class ApplicationIsBuilt(rfm.CompileOnlyRegressionTest, BuildsByRecipe):
    """One of them, on the node where ReFrame runs: there is a network to fetch by."""

    application = parameter(list(APPLICATIONS), loggable=True)  # noqa: F821
    sourcesdir = None
    build_system = "CustomBuild"
    build_locally = True

    @run_before("compile")  # noqa: F821
    def build_both_ways(self) -> None:
        self.build_system.commands = [*self.with_compilers(), self.command("build", self.application)]

    @sanity_function  # noqa: F821
    def both_are_there(self) -> object:
        said = sn.findall(rf"^{self.application}: \S+ (already )?built$", self.build_stdout)
        return sn.assert_eq(sn.count(said), 2, msg=f"not built both ways; see {self.stagedir}")


@rfm.simple_test
class Application(rfm.RunOnlyRegressionTest, JobResources, BuildsByRecipe):
    descr = "an application of others, verified against native"
    valid_prog_environs = ["+mpiwasm"]
    sourcesdir = None
    longest = "2h"
    memory_per_rank = 2000
    built = fixture(ApplicationIsBuilt, scope="environment")  # noqa: F821
    rounds = variable(int, value=3)  # noqa: F821
    # As for our own programs (pairs.py).
    slowest = variable(float, value=0.0, loggable=True)  # noqa: F821
    group = variable(str, value="applications", loggable=True)  # noqa: F821
    threshold = variable(float, value=0.1, loggable=True)  # noqa: F821

    @run_after("init")  # noqa: F821
    def take_its_ranks(self) -> None:
        fixtures = type(self).get_variant_info(self.variant_num, recurse=True)["fixtures"]
        ranks = APPLICATIONS[fixtures["built"]["params"]["application"]]
        self.num_tasks = self.num_tasks_per_node = ranks
        scale = f"{ranks}_cores"
        self.tags = {"applications", scale}
        # Without a scheduler, more ranks than cores take turns.
        self.valid_systems = [f"+mpiwasm +{feature(scale)}", "+mpiwasm %scheduler=local"]

    @run_before("run")  # noqa: F821
    def verify(self) -> None:
        # ReFrame sets the job's ranks only after this hook.
        self.job.num_tasks = self.num_tasks
        self.job.num_tasks_per_node = self.num_tasks_per_node
        launcher = self.job.launcher.run_command(self.job)
        # mpiwasm-recipe is not what is launched in parallel; it launches.
        self.job.launcher = getlauncher("local")()
        self.prerun_cmds = [*NOTE_LOAD, *self.with_compilers(), f"export MPIRUN={shlex.quote(launcher)}"]
        self.executable = self.command("verify", self.built.application)
        self.executable_opts = ["--repeat", str(self.rounds)]

    def said(self) -> str:
        return (Path(self.stagedir) / self.stdout.evaluate()).read_text(encoding="utf-8")

    @sanity_function  # noqa: F821
    def equal_to_native(self) -> object:
        lines = self.said().splitlines()
        errors = (Path(self.stagedir) / self.stderr.evaluate()).read_text(encoding="utf-8").splitlines()
        wrong = [line for line in errors if line.startswith("mpiwasm-recipe: ")]
        # Behind the line with the verdict are the lines that differ.
        wrong += [
            f"{line}; {' '.join(lines[number + 1 : number + 2]).strip()}"
            for number, line in enumerate(lines)
            if (match := CASE.match(line)) and match["verdict"] == "DIFFERENT"
        ]
        sn.evaluate(sn.assert_false(wrong, msg="; ".join(wrong)))
        verdicts = sum(CASE.match(line) is not None for line in lines)
        return sn.assert_gt(verdicts, 0, msg=f"nothing was verified; see {self.stagedir}")

    @run_before("performance")  # noqa: F821
    def compare(self) -> None:
        if not self.is_dry_run():
            take_figures(self, figures_of(self.said()), self.slowest)
