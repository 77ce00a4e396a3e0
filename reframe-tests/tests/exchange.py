"""Exchange between programs: a producer and a consumer, two programs of one job, natively, as guests, and mixed."""

from __future__ import annotations

from pathlib import Path

import reframe as rfm
import reframe.utility.sanity as sn
from pairs import WAYS, Figure, Pair, answers_of, values_of
from programs import ExchangePrograms
from scales import SCALES

# Steps that are found under each policy (recipes/apps/exchange-steps).
ANSWERS = {
    "block_published": "8",
    "block_consumed": "8",
    "block_last": "7",
    "drop_published": "2",
    "drop_consumed": "2",
    "drop_last": "1",
    "latest_published": "8",
    "latest_consumed": "1",
    "latest_last": "7",
    **{f"{policy}_wrong_values": "0" for policy in ("block", "drop", "latest")},
}
LARGEST = 1 << 20


@rfm.simple_test
class Exchange(Pair):
    """Steps without a copy within a node, by MPI_Get between two."""

    descr = "steps of two programs of one job"
    group = "messages"
    programs = fixture(ExchangePrograms, scope="environment")  # noqa: F821
    scale = parameter(["2_cores", "1cpn_2nodes"], loggable=True)  # noqa: F821
    arguments = str(LARGEST)
    # Natively compiled programs under MPICH reach guests so (docs/users/exchange.md).
    env_vars = {"UCX_POSIX_USE_PROC_LINK": "n"}
    figures = (
        Figure("step", "step[*]", "us", False),
        Figure("1_MiB_against_MPI_Send", f"faster_than_send[{LARGEST}]", "times", True),
        Figure("1_MiB_against_memcpy", f"faster_than_copy[{LARGEST}]", "times", True),
    )
    # Fractions of a microsecond, which depend on the cache that two cores share.
    slowest = 0.0
    threshold = 0.3

    def parts(self, way: str) -> list[str]:
        """The commands of the producer and the consumer."""
        built = Path(self.programs.stagedir) / "built"
        peers = "--native-peers " if way == "mixed" else ""
        guests = [f"mpiwasm {peers}{built}/{name}.wasm {self.arguments}" for name in ("producer", "consumer")]
        natives = [f"{built}/{name} {self.arguments}" for name in ("producer", "consumer")]
        return {"native": natives, "wasm": guests, "mixed": [guests[0], natives[1]]}[way]

    def preparations(self) -> list[str]:
        built = Path(self.programs.stagedir) / "built"
        compiled = [f"mpiwasm compile {built}/{name}.wasm || exit 1" for name in ("producer", "consumer")]
        mixed = f"{self.launched('mixed')} > mixed.out"
        return [*compiled, f"{mixed} || {{ echo failed: a native consumer; exit 1; }}"]

    def launched(self, way: str) -> str:
        """Two programs of one job: of srun by a file, of mpirun and mpiexec by a colon."""
        launcher = self.job.launcher
        if launcher.registered_name == "srun":
            lines = "".join(f"{rank} {part}\\n" for rank, part in enumerate(self.parts(way)))
            return f"printf '{lines}' > {way}.conf && {launcher.run_command(self.job)} --multi-prog {way}.conf"
        self.skip_if(
            not launcher.registered_name.startswith(("mpirun", "mpiexec")),
            f"how {launcher.registered_name} starts two programs is not known",
        )
        self.job.num_tasks = 1
        start = launcher.run_command(self.job)
        self.job.num_tasks = self.num_tasks
        producer, consumer = self.parts(way)
        return f"{start} {producer} : -n 1 {consumer}"

    @sanity_function  # noqa: F821
    def answers_are_the_same(self) -> object:
        sn.evaluate(super().answers_are_the_same())
        mixed = (Path(self.stagedir) / "mixed.out").read_text(encoding="utf-8")
        for output in (*self.outputs("native"), *self.outputs("wasm"), mixed):
            found = answers_of(output)
            sn.evaluate(sn.assert_eq(found, ANSWERS, msg=f"the policies give other steps: {found}"))
        return self.step_is_no_copy()

    def step_is_no_copy(self) -> object:
        """Within a node, a long step is faster than a message, whatever else the node does."""
        if SCALES[self.scale].nodes > 1:
            return True
        ratios = [ratio for way in WAYS for ratio in values_of(self.outputs(way), self.figures[1])]
        return sn.assert_gt(min(ratios), 2, msg=f"a step of 1 MiB takes 1/{min(ratios):.1f} of MPI_Send of it")
