"""OpenMP threads in each rank: loops, and messages between the threads of all ranks."""

from __future__ import annotations

from pathlib import Path

import reframe as rfm
from pairs import Figure, Pair
from programs import ProgramsWithThreads
from scales import SCALES


class WithThreads(Pair):
    """One rank on each node, with a thread for each core of its scale."""

    programs = fixture(ProgramsWithThreads, scope="environment")  # noqa: F821
    program = "hybrid-loops"
    scale = parameter(["2_cores", "1_node", "2_nodes"], loggable=True)  # noqa: F821

    @run_after("setup")  # noqa: F821
    def choose_threads(self) -> None:
        cores = self.current_partition.extras.get("cores", 1)
        self.num_cpus_per_task = SCALES[self.scale].ranks_on_each(cores)
        self.num_tasks_per_node = 1
        self.num_tasks = SCALES[self.scale].nodes
        self.env_vars = {**self.env_vars, "OMP_NUM_THREADS": str(self.num_cpus_per_task)}

    @run_before("run")  # noqa: F821
    def need_openmp(self) -> None:
        guest = Path(self.programs.stagedir) / "wasm" / f"{self.program}.wasm"
        self.skip_if(not (self.is_dry_run() or guest.exists()), "this mpiwasm has no OpenMP for guests: make threads")


@rfm.simple_test
class OpenMpLoops(WithThreads):
    """Bound by memory, and by arithmetic with a dynamic schedule."""

    descr = "loops in OpenMP threads"
    arguments = "--seconds-per-loop 0.3"
    figures = (
        Figure("triad", "triad", "GB/s", True),
        Figure("forces", "forces", "GFLOP/s", True),
    )


@rfm.simple_test
class OpenMpRegions(WithThreads):
    """Natively with the compiler's own library, so it is only compared between runs."""

    descr = "an empty parallel region"
    arguments = "--seconds-per-loop 0.1"
    figures = (Figure("region", "region", "us", False),)
    slowest = 0.0
    threshold = 0.3
