"""What every job asks for and notes: a time limit, memory, a core for each rank or thread, the names of its nodes, and
whether others work there."""

from __future__ import annotations

import re
from pathlib import Path

import reframe as rfm

# Launchers read these; natively and as Wasm, a rank then stays on a core of its own. (Open MPI 4 and 5 by mpirun,
# MPICH's and Intel MPI's mpiexec; srun binds where Slurm has task/affinity or task/cgroup.)
BINDING = {
    "OMPI_MCA_hwloc_base_binding_policy": "core",
    "PRTE_MCA_hwloc_default_binding_policy": "core",
    "HYDRA_BINDING": "core",
    "I_MPI_PIN_DOMAIN": "core",
    "SLURM_CPU_BIND": "cores",
}
# A rank with threads has all cores of its allocation; srun binds it to those of its task.
BINDING_WITH_THREADS = {
    "OMPI_MCA_hwloc_base_binding_policy": "none",
    "PRTE_MCA_hwloc_default_binding_policy": "none",
    "HYDRA_BINDING": "none",
    "I_MPI_PIN": "0",
    "SLURM_CPU_BIND": "cores",
}


# Lines for a job that compares speeds: how much of the (first) node's processors others take before it begins.
NOTE_LOAD = [
    "busy() { read -r _ user nice system idle wait irq soft steal _ < /proc/stat",
    "  echo $((user + nice + system + irq + soft + steal)) $((idle + wait)); }",
    'set -- $(busy); sleep 1; set -- "$@" $(busy)',
    'echo "other work: $((100 * ($3 - $1) / ($3 - $1 + $4 - $2 + 1))) %"',
]
LOAD = re.compile(r"^other work: (\d+) %$", re.MULTILINE)


class JobResources(rfm.RegressionTestPlugin):
    """For all tests that run."""

    # The time limit of its job, unless one is given: -S time_limit=1h.
    longest = variable(str, value="20m")  # noqa: F821
    # MiB for each rank; 0: what the scheduler gives by itself.
    memory_per_rank = variable(int, value=1000)  # noqa: F821
    # The nodes that it ran on, for the report.
    nodes = variable(str, value="", loggable=True)  # noqa: F821
    # Per cent of the processors' time in other work before the job's programs, if it was measured.
    other_work = variable(int, value=-1, loggable=True)  # noqa: F821

    @run_after("init")  # noqa: F821
    def limit_time(self) -> None:
        if self.time_limit is None:
            self.time_limit = self.longest

    # After the hooks that choose the ranks.
    @run_before("run", always_last=True)  # noqa: F821
    def ask_for_memory_and_cores(self) -> None:
        ranks = self.num_tasks_per_node or self.num_tasks
        if self.memory_per_rank:
            self.extra_resources = {"memory": {"size": f"{self.memory_per_rank * ranks}"}}
        threads = self.num_cpus_per_task or 1
        # More ranks than cores, as on a machine without a scheduler, take turns.
        if ranks * threads <= self.current_partition.extras.get("cores", 1):
            self.env_vars = {**(BINDING if threads == 1 else BINDING_WITH_THREADS), **self.env_vars}

    @run_before("sanity")  # noqa: F821
    def note_nodes(self) -> None:
        self.nodes = " ".join(self.job.nodelist or []) if self.job else ""
        said = Path(self.stagedir) / self.stdout.evaluate()
        if found := LOAD.search(said.read_text(encoding="utf-8", errors="replace")) if said.exists() else None:
            self.other_work = int(found[1])
