"""Starting many ranks at once, and the code cache on the site's own file system."""

from __future__ import annotations

from pathlib import Path

import reframe as rfm
import reframe.utility.sanity as sn
from pairs import Figure, Pair
from programs import Programs
from resources import JobResources
from scales import feature


@rfm.simple_test
class StartUp(Pair):
    """A program that only starts and ends; the time is that of the complete launch."""

    descr = "time to start and end all ranks"
    group = "start-up"
    program = "start-up"
    scale = parameter(["2_cores", "1_node", "2_nodes", "4_nodes", "8_nodes", "16_nodes"], loggable=True)  # noqa: F821
    figures = (Figure("launch", "launch", "ms", False),)
    # Where both are short, the launcher's own time hides the ratio.
    slowest = 0.0
    threshold = 0.3

    def one_run(self, way: str, command: str) -> str:
        begin = "begin=$(date +%s%N)"
        end = "echo result launch $(( ($(date +%s%N) - begin) / 1000 ))e-3 ms"
        return f"  {begin}; {super().one_run(way, command).strip()}; {end} >> {way}.$round.out"


@rfm.simple_test
class CodeCache(rfm.RunOnlyRegressionTest, JobResources):
    """All ranks find an empty cache at once: the module is compiled once, and the next start finds it."""

    descr = "the code cache under concurrent starts"
    valid_systems = [f"+mpiwasm +{feature('2_cores')}"]
    valid_prog_environs = ["+mpiwasm"]
    sourcesdir = None
    tags = {"ci", "nightly", "production"}
    programs = fixture(Programs, scope="environment")  # noqa: F821
    starts = variable(int, value=8)  # noqa: F821

    @run_before("run")  # noqa: F821
    def start_at_once(self) -> None:
        guest = Path(self.programs.stagedir) / "wasm" / "start-up.wasm"
        run = f"mpiwasm --mpi serial --cache-dir cache --timings {guest}"
        self.num_tasks = 1
        self.prerun_cmds = [
            "mkdir -m 700 cache",
            f"for start in $(seq {self.starts}); do {run} 2> start.$start.err & done; wait",
            "grep -l 'compile' start.*.err | wc -l | sed 's/^/compiled by /'",
        ]
        self.executable = f"mpiwasm cache --cache-dir cache list; {run}"

    @sanity_function  # noqa: F821
    def compiled_once(self) -> object:
        return sn.all(
            [
                sn.assert_found(r"^compiled by 1$", self.stdout, msg="not exactly one of the starts compiled"),
                sn.assert_found(r"\bload \d", self.stderr, msg="the last start did not load what was compiled"),
                sn.assert_not_found(r"\bcompile \d", self.stderr, msg="the last start compiled again"),
            ]
        )
