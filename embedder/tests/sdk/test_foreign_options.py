"""Options of makefiles for GCC, for one processor and for ELF linkers do not stop a build."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk

OPTIONS = [
    "-march=native",
    "-mcpu=native",
    "-mcmodel=large",
    "-mfpmath=sse",
    "-m64",
    "-mpreferred-stack-boundary=4",
    "-ftree-vectorizer-verbose=2",
    "-fopt-info-vec",
    "-floop-block",
    "-fgraphite-identity",
    "-ftree-parallelize-loops=4",
    "-fvect-cost-model=dynamic",
    "-fbranch-probabilities",
    "-fsched-pressure",
    "-fipa-pta",
    "-ftree-loop-distribution",
    "-fvar-tracking-assignments",
    "-fcf-protection",
    "-gstabs",
    "-Wl,--as-needed",
    "-Wl,--no-as-needed",
    "-Wl,--start-group",
    "-Wl,--hash-style=gnu",
    "-Wl,-Bsymbolic-functions",
]


@pytest.mark.parametrize("option", OPTIONS)
def test_the_option_is_left_out_with_a_warning(sdk: Sdk, option: str) -> None:
    sdk.write("program.c", "int main(void) { return 0; }\n")
    done = sdk.run("mpiwasm-cc", "-O2", "-Werror", option, "program.c", "-o", "program.wasm")
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"mpiwasm-cc: warning: ignoring unknown option '{option}': ")
    assert (sdk.folder / "program.wasm").exists()


@pytest.mark.parametrize("option", ["-mavx2", "-mfma", "-fno-such-thing"])
def test_what_would_change_the_program_stays_an_error(sdk: Sdk, option: str) -> None:
    sdk.write("program.c", "int main(void) { return 0; }\n")
    sdk.run("mpiwasm-cc", option, "program.c", "-o", "program.wasm", status=1)
