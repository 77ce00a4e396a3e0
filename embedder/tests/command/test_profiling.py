"""A profiling library that is linked into a guest stands between the program and MPI, as it does natively."""

from __future__ import annotations

from pathlib import Path

import pytest
from installed import Installed, Launcher

SOURCES = Path(__file__).resolve().parent / "profiling"
RING = Path(__file__).resolve().parents[3] / "recipes" / "apps" / "ring" / "ring.c"
RANKS = 3
LINE_LENGTH = 512  # of ring.c
PRINTED = [f"rank {rank} of {RANKS}: token {token}, 0 arguments" for rank, token in ((0, 3), (1, 1), (2, 3))]


def link_with(mpiwasm: Installed, library: str, *options: str) -> Path:
    """ring.c with a static library of this source, both compiled as users do."""
    source = SOURCES / library
    tools = mpiwasm.prefix / "bin"
    is_plus = source.suffix == ".cpp"
    compiler = tools / ("mpiwasm-c++" if is_plus else "mpiwasm-cc")
    steps = [
        [compiler, "-O2", "-Wall", "-Wextra", "-Werror", *options, "-c", source, "-o", "tool.o"],
        [tools / "mpiwasm-ar", "rcs", "libtool.a", "tool.o"],
        [tools / "mpiwasm-cc", "-O2", *options, "-c", RING, "-o", "ring.o"],
        [compiler, *options, "ring.o", "-L.", "-ltool", "-o", "ring.wasm"],
    ]
    for step in steps:
        ended = mpiwasm.command(*step)
        assert (ended.code, ended.err) == (0, ""), ended
    return mpiwasm.folder / "ring.wasm"


@pytest.mark.parametrize("options", [(), ("-flto",)], ids=["objects", "lto"])
def test_a_library_in_c_sees_the_calls_of_the_program(
    mpiwasm: Installed, launcher: Launcher, options: tuple[str, ...]
) -> None:
    module = link_with(mpiwasm, "message_counter.c", *options)
    ended = mpiwasm.launch(launcher, RANKS, module)
    assert (ended.code, ended.err) == (0, "")
    # The token goes to each rank once, and all but the first rank send their line.
    messages, size = 2 * RANKS - 1, 8 * RANKS + LINE_LENGTH * (RANKS - 1)
    assert ended.out.splitlines() == [*PRINTED, f"{messages} messages, {size} bytes"]


def test_a_library_in_c_plus_plus_sees_the_calls_of_the_program(mpiwasm: Installed, launcher: Launcher) -> None:
    module = link_with(mpiwasm, "call_times.cpp")
    ended = mpiwasm.launch(launcher, RANKS, module)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.splitlines() == [*PRINTED, f"MPI_Recv: {RANKS} calls, timed"]


def test_the_module_imports_what_the_library_calls(mpiwasm: Installed) -> None:
    module = link_with(mpiwasm, "message_counter.c")
    said = mpiwasm.succeed("inspect", "--json", module)
    assert '"PMPI_Send"' in said
    assert '"MPI_Send"' not in said
    assert '"MPI_Recv"' in said
