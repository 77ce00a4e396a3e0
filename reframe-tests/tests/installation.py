"""Is what the module gives complete, and does it use the MPI library and network that it should?"""

from __future__ import annotations

import json
from pathlib import Path

import reframe as rfm
import reframe.utility.sanity as sn
from programs import ProgramsForNode
from resources import JobResources
from scales import SCALES, feature, tags_of

# How `mpiwasm info` calls the libraries that the sites' environments name.
FAMILIES = {
    "openmpi": "Open MPI",
    "mpich": "MPICH",
    "mvapich": "MPICH",
    "mvapich2": "MPICH",
    "cray-mpich": "MPICH",
    "intel-oneapi-mpi": "MPICH",
}


class Installed(rfm.RunOnlyRegressionTest, JobResources):
    """Base: quick tests of the installation, also for node health checks."""

    valid_systems = ["+mpiwasm"]
    valid_prog_environs = ["+mpiwasm"]
    sourcesdir = None
    longest = "5m"
    tags = {"ci", "nightly", "production", "node"}


@rfm.simple_test
class ModuleIsComplete(Installed):
    descr = "the module's commands answer, and name one version"
    executable = "mpiwasm --version && mpiwasm-cc --version && mpiwasm info"
    local = True

    @sanity_function  # noqa: F821
    def one_version(self) -> object:
        version = sn.extractsingle(r"^mpiwasm (\d+\.\d+\.\d+)$", self.stdout, 1)
        return sn.all(
            [
                sn.assert_eq(sn.count(sn.findall(rf"^mpiwasm {sn.evaluate(version)}$", self.stdout)), 2),
                sn.assert_found(r"^  adapters +\S", self.stdout, msg="mpiwasm info shows no adapter"),
            ]
        )


@rfm.simple_test
class UsesTheLoadedMpi(Installed):
    descr = "mpiwasm takes the MPI library of the environment, and starts as one job"
    executable = "mpiwasm"
    executable_opts = ["info", "--fabric"]
    num_tasks = 2

    @sanity_function  # noqa: F821
    def library_and_ranks(self) -> object:
        family = FAMILIES[self.current_environ.extras["mpi"]]
        return sn.all(
            [
                sn.assert_found(family, self.stdout, msg=f"this is not {family}; see {self.stdout}"),
                sn.assert_found(r"\b2 ranks\b", self.stdout, msg="the launcher did not start one job of two ranks"),
            ]
        )


@rfm.simple_test
class Transport(Installed):
    """Fails when mpiwasm warns: sockets within a node, or between nodes that have a fast network."""

    descr = "who carries the messages"
    executable = "mpiwasm"
    executable_opts = ["info", "--fabric", "--json"]
    num_tasks = 2
    scale = parameter(["2_cores", "1cpn_2nodes"], loggable=True)  # noqa: F821
    # What it found, for the report.
    library = variable(str, value="", loggable=True)  # noqa: F821
    layer = variable(str, value="", loggable=True)  # noqa: F821
    carried_by = variable(str, value="", loggable=True)  # noqa: F821

    @run_after("init")  # noqa: F821
    def take_its_scale(self) -> None:
        self.valid_systems = [f"+mpiwasm +{feature(self.scale)}"]
        self.tags = (self.tags if self.scale == "2_cores" else set()) | tags_of(self.scale)
        self.num_tasks_per_node = SCALES[self.scale].ranks_per_node

    @sanity_function  # noqa: F821
    def no_warning(self) -> object:
        text = (Path(self.stagedir) / self.stdout.evaluate()).read_text(encoding="utf-8")
        # Launchers may print before and after.
        found = json.loads(text[text.find("{") : text.rfind("}") + 1] or "{}")
        sn.evaluate(sn.assert_eq(found.get("ranks"), 2, msg=f"not one job of two ranks; see {self.stdout}"))
        sn.evaluate(sn.assert_eq(found["nodes"], SCALES[self.scale].nodes))
        sn.evaluate(sn.assert_false(found["warnings"], msg="; ".join(found["warnings"])))
        carriers = found["between_nodes"] if found["nodes"] > 1 else found["within_node"]
        sn.evaluate(sn.assert_true(carriers, msg="nothing was seen to carry the messages"))
        self.library, self.layer, self.carried_by = found["library"], found["layer"], ", ".join(carriers)
        return True


@rfm.simple_test
class Ring(Installed):
    descr = "a guest compiled here passes a token round"
    programs = fixture(ProgramsForNode, scope="environment")  # noqa: F821
    scale = parameter(["2_cores", "1_node", "2_nodes", "16_nodes"], loggable=True)  # noqa: F821

    @run_after("init")  # noqa: F821
    def take_its_scale(self) -> None:
        self.valid_systems = [f"+mpiwasm +{feature(self.scale)}"]
        self.tags = (self.tags if self.scale == "2_cores" else set()) | tags_of(self.scale)

    @run_before("run")  # noqa: F821
    def name_guest(self) -> None:
        scale = SCALES[self.scale]
        self.num_tasks_per_node = scale.ranks_on_each(self.current_partition.extras.get("cores", 1))
        self.num_tasks = scale.nodes * self.num_tasks_per_node
        self.executable = "mpiwasm"
        self.executable_opts = [f"{Path(self.programs.stagedir)}/wasm/ring.wasm", "one", "two"]

    @sanity_function  # noqa: F821
    def all_ranks_answered(self) -> object:
        said = sn.findall(rf"^rank \d+ of {self.num_tasks}: token 1, 2 arguments", self.stdout)
        return sn.assert_eq(sn.count(said), self.num_tasks)
