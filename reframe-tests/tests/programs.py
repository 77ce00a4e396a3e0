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
    only: tuple[str, ...] = ()  # none: all

    @run_before("compile")  # noqa: F821
    def choose_targets(self) -> None:
        compilers = self.current_environ
        native = " ".join(f"native/{name}" for name in self.only) or "native"
        wasm = " ".join(f"wasm/{name}.wasm" for name in self.only) or "wasm"
        self.prebuild_cmds = [f"make -j 2 {native} MPICC={compilers.cc} MPICXX={compilers.cxx} OUTPUT=native"]
        # The Wasm compiler is the one of the loaded module, as it is for users.
        self.build_system.options = [wasm, "OUTPUT=wasm"]
        self.build_system.max_concurrency = 2

    @sanity_function  # noqa: F821
    def both_kinds_are_there(self) -> object:
        stage = Path(self.stagedir)
        return sn.all(
            [
                sn.assert_true((stage / "native" / "ring").exists(), msg="no native/ring was built"),
                sn.assert_true((stage / "wasm" / "ring.wasm").exists(), msg="no wasm/ring.wasm was built"),
            ]
        )


class ProgramsForNode(Programs):
    """Enough for the check of a node, which must be short."""

    only = ("ring", "ping-pong")
