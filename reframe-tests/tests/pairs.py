"""The same program natively and as Wasm, in turn, in one allocation: what a test of speed here is made of.

A test derives from Pair and names a program, its arguments, and its figures. The job runs the program `rounds` times
each way, native and Wasm after each other, so that both meet the same nodes and the same neighbours. Every figure
becomes five performance variables: `FIGURE_native`, `FIGURE_wasm` (medians), `FIGURE_speed`, the speed of Wasm in units
of the native one (1 is native speed, more is faster), and the lowest and highest speed of the rounds. References for
speeds stand in the tests, as they hold everywhere; those for figures in their own unit belong to a site.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from statistics import geometric_mean, median

import reframe as rfm
import reframe.utility.sanity as sn
from programs import Programs
from references import Compared, take_figures
from resources import NOTE_LOAD, JobResources
from scales import SCALES, feature, tags_of

WAYS = ("native", "wasm")
RESULT = re.compile(r"^result (\S+) (\S+) (\S+)$", re.MULTILINE)
ANSWER = re.compile(r"^answer (\S+) (\S+)$", re.MULTILINE)


@dataclass(frozen=True)
class Figure:
    """One thing that a program measures; `[*]` in `pattern` takes all sizes, but the one in `without`, together by
    geometric mean."""

    name: str
    pattern: str
    unit: str
    higher_is_better: bool
    without: str = ""


def values_of(outputs: list[str], figure: Figure) -> list[float]:
    """The figure in each run of one way. Raises ValueError when a run did not print it."""
    name = re.escape(figure.pattern).replace(r"\*", r"\d+")
    values = []
    for output in outputs:
        results = {key: float(value) for key, value, _ in RESULT.findall(output) if key != figure.without}
        found = [value for key, value in results.items() if re.fullmatch(name, key)]
        if not found:
            raise ValueError(f"a run printed no result {figure.pattern}")
        values.append(geometric_mean(found) if len(found) > 1 else found[0])
    return values


def compared(native: list[float], wasm: list[float], unit: str, higher_is_better: bool) -> Compared:
    """The medians of both ways, and the speeds of the rounds."""
    one, other = median(native), median(wasm)
    speeds = [w / n if higher_is_better else n / w for n, w in zip(native, wasm)]
    return Compared(one, other, other / one if higher_is_better else one / other, min(speeds), max(speeds), unit)


def answers_of(output: str) -> dict[str, str]:
    return dict(ANSWER.findall(output))


def difference(one: dict[str, str], other: dict[str, str], tolerance: float) -> str:
    """What differs between the answers of two runs by more than `tolerance`, relatively; empty when nothing does."""
    if one.keys() != other.keys():
        return f"one way answers {sorted(one.keys() ^ other.keys())}, the other does not"
    for name, value in one.items():
        if value == other[name]:
            continue
        try:
            first, second = float(value), float(other[name])
        except ValueError:
            return f"{name}: {value} natively, {other[name]} as Wasm"
        if abs(first - second) > tolerance * max(abs(first), abs(second)):
            return f"{name}: {value} natively, {other[name]} as Wasm"
    return ""


class Pair(rfm.RunOnlyRegressionTest, JobResources):
    """Base of all comparisons. `program`, `arguments` and `figures` are a test's own; see the module's text."""

    valid_prog_environs = ["+mpiwasm"]
    sourcesdir = None
    keep_files = ["native.*.out", "wasm.*.out"]
    programs = fixture(Programs, scope="environment")  # noqa: F821
    scale = parameter(["2_cores"], loggable=True)  # noqa: F821

    # Under which heading the report shows it.
    group = variable(str, value="applications", loggable=True)  # noqa: F821
    program = ""
    arguments = variable(str, value="")  # noqa: F821
    # Further options of mpiwasm: directories that the program is granted.
    options = ""
    rounds = variable(int, value=5)  # noqa: F821
    tolerance = variable(float, value=1e-6)  # noqa: F821
    figures: tuple[Figure, ...] = ()
    # How far the speed may fall below 1 before the test fails; 0: it is only recorded and compared between runs.
    slowest = variable(float, value=0.10, loggable=True)  # noqa: F821
    # How far the speed may change between runs before the nightly driver reports it.
    threshold = variable(float, value=0.05, loggable=True)  # noqa: F821
    # Tags of its scale that it does not take, since it is long.
    not_tagged: set[str] = set()

    @run_after("init")  # noqa: F821
    def take_its_scale(self) -> None:
        self.valid_systems = [f"+mpiwasm +{feature(self.scale)}"]
        self.tags = (self.tags | tags_of(self.scale)) - self.not_tagged
        if SCALES[self.scale].nodes > 1:
            self.tags.discard("node")

    @run_after("setup")  # noqa: F821
    def choose_ranks(self) -> None:
        scale = SCALES[self.scale]
        cores = self.current_partition.extras.get("cores", 1)
        self.num_tasks_per_node = scale.ranks_on_each(cores)
        self.num_tasks = scale.nodes * self.num_tasks_per_node

    @run_before("run")  # noqa: F821
    def run_in_turn(self) -> None:
        # ReFrame sets the job's ranks only after this hook.
        self.job.num_tasks = self.num_tasks
        self.job.num_tasks_per_node = self.num_tasks_per_node
        self.job.num_cpus_per_task = self.num_cpus_per_task
        self.prerun_cmds = [
            *NOTE_LOAD,
            *self.preparations(),
            f"for round in $(seq {self.rounds}); do",
            *(self.one_run(way, self.launched(way)) for way in WAYS),
            "done",
        ]
        # ReFrame launches one command of its own: the last one, which also shows who carried the messages.
        self.executable = "mpiwasm"
        self.executable_opts = ["info", "--fabric"]

    def preparations(self) -> list[str]:
        """Lines before the first round: the guest is compiled, so that no run is timed with a cold cache."""
        return [f"mpiwasm compile {self.programs.stagedir}/wasm/{self.program}.wasm || exit 1"]

    def command(self, way: str) -> str:
        """What each rank runs."""
        stage = Path(self.programs.stagedir)
        if way == "native":
            return f"{stage}/native/{self.program} {self.arguments}"
        return f"mpiwasm {self.options} {stage}/wasm/{self.program}.wasm {self.arguments}"

    def launched(self, way: str) -> str:
        """The command that starts all ranks."""
        return f"{self.job.launcher.run_command(self.job)} {self.command(way)}"

    def one_run(self, way: str, command: str) -> str:
        """The line of the job script that runs one way once; the job ends when it fails."""
        return f"  {command} > {way}.$round.out || {{ echo failed: {way} in round $round; exit 1; }}"

    def outputs(self, way: str) -> list[str]:
        stage = Path(self.stagedir)
        return [(stage / f"{way}.{number}.out").read_text(encoding="utf-8") for number in range(1, self.rounds + 1)]

    @sanity_function  # noqa: F821
    def answers_are_the_same(self) -> object:
        sn.evaluate(sn.assert_not_found(r"^failed: ", self.stdout, msg=self.what_failed()))
        reference = answers_of(self.outputs("native")[0])
        for way in WAYS:
            for output in self.outputs(way):
                found = difference(reference, answers_of(output), self.tolerance)
                sn.evaluate(sn.assert_false(found, msg=found))
        return True

    def what_failed(self) -> str:
        """One line for the report: which run, and the first thing mpiwasm, or else anyone, said of it."""
        stage = Path(self.stagedir)
        failed = [line for line in (stage / self.stdout.evaluate()).read_text().splitlines() if "failed: " in line]
        said = (stage / self.stderr.evaluate()).read_text().splitlines()
        reasons = [line for line in said if "mpiwasm: " in line] or said
        return "; ".join(failed[:1] + reasons[:1])

    @run_before("performance")  # noqa: F821
    def compare(self) -> None:
        if self.is_dry_run():
            return
        figures = {}
        for figure in self.figures:
            native, wasm = (values_of(self.outputs(way), figure) for way in WAYS)
            figures[figure.name] = compared(native, wasm, figure.unit, figure.higher_is_better)
        take_figures(self, figures, self.slowest)
