"""mpiwasm under the EESSI test suite: one program, compiled in the job, runs natively and as WebAssembly.

The guest must give the right sum; how much longer its MPI_Allreduce of 8 bytes takes than the native program's, in the
same job, is reported. The suite requires that a module of mpiwasm brings its MPI library's compiler and launcher, as
those of EasyBuild do. How to run it: README.md.
"""

import reframe as rfm
import reframe.utility.sanity as sn
from eessi.testsuite.constants import COMPUTE_UNITS, DEVICE_TYPES
from eessi.testsuite.eessi_mixin import EESSI_Mixin
from eessi.testsuite.utils import find_modules
from reframe.core.builtins import parameter, performance_function, run_before, sanity_function


@rfm.simple_test
class EESSI_mpiwasm(rfm.RunOnlyRegressionTest, EESSI_Mixin):
    descr = "MPI_Allreduce natively and as WebAssembly, in one job"
    device_type = DEVICE_TYPES.CPU
    compute_unit = COMPUTE_UNITS.CPU
    module_info = parameter(find_modules("mpiwasm$"))
    time_limit = "10m"
    is_ci_test = True
    readonly_files = ["allreduce.c"]
    prerun_cmds = ["mpicc -O2 allreduce.c -o allreduce", "mpiwasm-cc -O2 allreduce.c -o allreduce.wasm"]
    executable = "mpiwasm"
    executable_opts = ["allreduce.wasm"]

    def required_mem_per_node(self) -> int:
        return self.num_tasks_per_node * 200 + 500

    @run_before("run")
    def run_natively_too(self) -> None:
        # Before and after, so that a node that changes its speed meanwhile does not pass for a difference.
        native = f"{self.job.launcher.run_command(self.job)} ./allreduce native"
        self.prerun_cmds = [*self.prerun_cmds, native]
        self.postrun_cmds = [native, *self.postrun_cmds]

    @sanity_function
    def sums_are_right(self) -> object:
        expected = self.num_tasks * (self.num_tasks - 1) // 2
        return sn.all(
            [
                sn.assert_found(rf"^guest: sum of ranks {expected}$", self.stdout),
                sn.assert_eq(sn.count(sn.findall(rf"^native: sum of ranks {expected}$", self.stdout)), 2),
            ]
        )

    @sn.deferrable
    def times(self, program: str) -> object:
        return sn.evaluate(sn.extractall(rf"^{program}: 8 bytes (\S+) us$", self.stdout, 1, float))

    @performance_function("us")
    def allreduce_of_8_bytes(self) -> float:
        return min(self.times("guest"))

    @performance_function("of native")
    def ratio(self) -> float:
        return min(self.times("guest")) / min(self.times("native"))
