"""A ReFrame test that a site could have: a guest on two ranks. test_workstation.py runs it."""

import reframe as rfm
import reframe.utility.sanity as sn


@rfm.simple_test
class Ring(rfm.RunOnlyRegressionTest):
    valid_systems = ["+mpiwasm"]
    valid_prog_environs = ["+mpiwasm"]
    sourcesdir = None
    executable = "mpiwasm"
    num_tasks = 2
    guest = variable(str)  # noqa: F821 (ReFrame defines it here)

    @run_before("run")  # noqa: F821
    def name_guest(self) -> None:
        self.executable_opts = [self.guest]

    @sanity_function  # noqa: F821
    def both_ranks_answered(self) -> bool:
        return sn.assert_eq(sn.count(sn.findall(r"rank \d of 2: token 1", self.stdout)), 2)
