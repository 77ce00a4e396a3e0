"""A part of our own tests of MPI, compiled on the site and run by its launcher over its network.

The programs are those of embedder/tests/guests that stand for a chapter of the standard each and need nothing but
ranks. Each counts its own checks and says "No Errors" when all of them held.
"""

from __future__ import annotations

from pathlib import Path

import reframe as rfm
import reframe.utility.sanity as sn
from resources import JobResources
from scales import SCALES, feature, tags_of

GUESTS = Path(__file__).resolve().parents[2] / "embedder" / "tests" / "guests"

# With a variant after the point, as their testlists have them. Written for two ranks:
FOR_TWO = (
    "attributes/communicators",
    "communicators/duplicates",
    "completion/wait-and-test",
    "datatypes/packing",
    "errors/handlers",
    "one-sided/operations",
    "one-sided/synchronization",
    "partitioned/partitioned",
    "point-to-point/blocking",
    "point-to-point/buffered",
    "point-to-point/long-messages",
    "point-to-point/nonblocking",
    "point-to-point/persistent",
    "point-to-point/probes",
    "reductions/predefined",
    "sessions/without-world",
)
# For two and more:
FOR_ANY = (
    "collectives/everyone.blocking",
    "collectives/everyone.nonblocking",
    "collectives/everyone.persistent",
    "collectives/many-at-once",
    "collectives/neighbors.blocking",
    "collectives/rooted.blocking",
    "collectives/rooted.nonblocking",
    "communicators/communicators",
    "communicators/intercommunicators",
    "point-to-point/exchange",
    "reductions/pairs",
    "reductions/user-functions.blocking",
    "topologies/distributed-graphs",
)


def chosen(programs: tuple[str, ...], word: str) -> list[str]:
    return [program for program in programs if word in program]


def compile_command(program: str) -> str:
    """The line that makes `PROGRAM.wasm` in the folder of the build."""
    name, _, variant = program.partition(".")
    define = f" -D{variant.upper()}" if variant else ""
    return f"mkdir -p {Path(name).parent} && mpiwasm-cc -O1{define} -I{GUESTS} {GUESTS / name}.c -o {program}.wasm"


class ConformancePrograms(rfm.CompileOnlyRegressionTest):
    """The guests of the two lists, as `FOLDER/PROGRAM.wasm`."""

    sourcesdir = None
    build_system = "CustomBuild"
    build_locally = True
    only = variable(str, value="")  # noqa: F821

    @run_before("compile")  # noqa: F821
    def compile_all(self) -> None:
        self.build_system.commands = [compile_command(one) for one in chosen(FOR_TWO + FOR_ANY, self.only)]

    @sanity_function  # noqa: F821
    def all_are_there(self) -> object:
        wanted = chosen(FOR_TWO + FOR_ANY, self.only)
        missing = [one for one in wanted if not (Path(self.stagedir) / f"{one}.wasm").exists()]
        return sn.assert_false(missing, msg=f"not compiled: {' '.join(missing)}; see {self.stagedir}")


@rfm.simple_test
class Conformance(rfm.RunOnlyRegressionTest, JobResources):
    """Whether MPI does what the standard says, on this library and this network."""

    descr = "a part of our tests of MPI"
    valid_prog_environs = ["+mpiwasm"]
    sourcesdir = None
    programs = fixture(ConformancePrograms, scope="environment")  # noqa: F821
    scale = parameter(["2_cores", "4_cores", "1cpn_2nodes"], loggable=True)  # noqa: F821
    # Only the programs with this word in their name.
    only = variable(str, value="")  # noqa: F821
    # A program that hangs must not block the run.
    seconds = variable(int, value=120)  # noqa: F821

    @run_after("init")  # noqa: F821
    def take_its_scale(self) -> None:
        self.valid_systems = [f"+mpiwasm +{feature(self.scale)}"]
        self.tags = tags_of(self.scale)

    @run_before("run")  # noqa: F821
    def run_one_after_the_other(self) -> None:
        scale = SCALES[self.scale]
        self.num_tasks_per_node = scale.ranks_on_each(1)
        self.num_tasks = scale.nodes * self.num_tasks_per_node
        self.chosen = chosen((FOR_TWO if self.num_tasks == 2 else ()) + FOR_ANY, self.only)
        # ReFrame sets the job's ranks only after this hook.
        self.job.num_tasks = self.num_tasks
        self.job.num_tasks_per_node = self.num_tasks_per_node
        launcher = self.job.launcher.run_command(self.job)
        run = f"timeout {self.seconds} {launcher} mpiwasm {self.programs.stagedir}/$program.wasm"
        self.prerun_cmds = [
            f"for program in {' '.join(self.chosen)}; do",
            '  said="$(echo "$program" | tr / -).out"',
            f'  if {run} > "$said" 2>&1 && grep -qx "No Errors" "$said"; then echo "passed $program"',
            '  else echo "failed $program: $(grep -m 1 . "$said")"; fi',
            "done",
        ]
        # ReFrame launches one command of its own: the last one, which also shows who carried the messages.
        self.executable = "mpiwasm"
        self.executable_opts = ["info", "--fabric"]

    @sanity_function  # noqa: F821
    def all_passed(self) -> object:
        failed = sn.evaluate(sn.extractall(r"^failed (.*)$", self.stdout, 1))
        passed = sn.count(sn.findall(r"^passed ", self.stdout))
        return sn.all(
            [
                sn.assert_false(failed, msg="; ".join(failed)),
                sn.assert_eq(passed, len(self.chosen), msg="{0} programs ran, and there are {1}"),
                sn.assert_gt(passed, 0, msg=f"no program has {self.only} in its name"),
            ]
        )
