"""The programs of recipes/apps, compiled natively with the environment's MPI library and to Wasm, once a session."""

from __future__ import annotations

from pathlib import Path

import reframe as rfm
import reframe.utility.sanity as sn

RECIPES = Path(__file__).resolve().parents[2] / "recipes" / "apps"


class Programs(rfm.CompileOnlyRegressionTest):
    """Holds `native/NAME` and `wasm/NAME.wasm` for every program in recipes/apps."""

    sourcesdir = str(RECIPES)
    build_system = "Make"
    build_locally = True
    # Those that a run needs, separated by spaces; none: all.
    names = variable(str, value="")  # noqa: F821

    @run_before("compile")  # noqa: F821
    def choose_targets(self) -> None:
        compilers = self.current_environ
        native = " ".join(f"native/{name}" for name in self.names.split()) or "native"
        wasm = " ".join(f"wasm/{name}.wasm" for name in self.names.split()) or "wasm"
        self.prebuild_cmds = [f"make -j 2 {native} MPICC={compilers.cc} MPICXX={compilers.cxx} OUTPUT=native"]
        # The Wasm compiler is the one of the loaded module, as it is for users.
        self.build_system.options = [wasm, "OUTPUT=wasm"]
        self.build_system.max_concurrency = 2

    @sanity_function  # noqa: F821
    def both_kinds_are_there(self) -> object:
        stage = Path(self.stagedir)
        wanted = [(f"native/{name}", f"wasm/{name}.wasm") for name in self.names.split() or ["ring"]]
        missing = [file for pair in wanted for file in pair if not (stage / file).exists()]
        return sn.assert_false(missing, msg=f"not built: {' '.join(missing)}; see {stage}")


class ProgramsForNode(Programs):
    """Enough for the check of a node, which must be short."""

    names = "ring ping-pong"


class ProgramsOfLibraries(Programs):
    """Those that call libraries of the system, which a guest imports from mpiwasm."""

    names = "blas-calls fftw-calls"


class ProgramsWithThreads(Programs):
    """Nothing, if this mpiwasm was built without OpenMP for guests."""

    names = "hybrid-loops"
    check = "mpiwasm-cc -fopenmp -E -x c /dev/null > openmp.out 2>&1"

    @run_before("compile")  # noqa: F821
    def build_if_there_is_openmp(self) -> None:
        self.prebuild_cmds = [f"{self.check} || {{ cat openmp.out; exit 0; }}", *self.prebuild_cmds]

    @sanity_function  # noqa: F821
    def both_kinds_are_there(self) -> object:
        if sn.evaluate(sn.findall(r"this installation has no OpenMP for guests", self.build_stdout)):
            return True
        return super().both_kinds_are_there()


class ExchangePrograms(rfm.CompileOnlyRegressionTest):
    """The producer and the consumer of recipes/apps/exchange-steps, both ways."""

    sourcesdir = str(RECIPES)
    build_system = "Make"
    build_locally = True

    @run_before("compile")  # noqa: F821
    def name_output(self) -> None:
        self.build_system.options = ["-C exchange-steps", f"MPICC={self.current_environ.cc}", 'OUTPUT="$PWD/built"']
        self.build_system.max_concurrency = 1

    @sanity_function  # noqa: F821
    def both_kinds_are_there(self) -> object:
        built = Path(self.stagedir) / "built"
        wanted = [built / f"{name}{end}" for name in ("producer", "consumer") for end in ("", ".wasm")]
        missing = [str(file) for file in wanted if not file.exists()]
        return sn.assert_false(missing, msg=f"not built: {' '.join(missing)}")
