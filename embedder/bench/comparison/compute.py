"""Runs the compute kernels on each side in turn: native builds of several compilers and flags, and Wasm.

A side is one way to build and run a kernel. Wasm is compared with every native side, every other side with the first
one, `native -O3`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .agreement import Agreement, agreement
from .launch import RunFailed, finish
from .measure import ComparedRow, compared_rows, paired_figures
from .output_lines import MalformedLine, Output, parse
from .pairs import PairedFigure, Spread, geometric_mean
from .suite import BadSuite, Row

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

KERNELS = Path(__file__).resolve().parents[1] / "compute.toml"
GROUP = "compute"
WASM = "Wasm"

# What each kernel alone, and the geometric mean of all of them, must reach: Wasm over native.
LEAST_OF_ONE = 0.85
LEAST_MEAN = {"native -O3": 1.0, "native -O3 -march=native": 0.85}


@dataclass(frozen=True)
class Kernel:
    """One kernel with its size; the fields are explained at the head of compute.toml."""

    name: str
    program: str
    size: int
    quick_size: int = 0
    tolerance: float = 0.0

    def size_for(self, quick: bool) -> int:
        """The size in the full or the quick comparison."""
        return self.quick_size if quick and self.quick_size else self.size


@dataclass(frozen=True)
class Side:
    """One way to build and run a kernel: the folder of programs and what they are run with."""

    title: str
    folder: Path
    suffix: str = ""
    runner: tuple[str, ...] = ()

    def command(self, kernel: Kernel) -> list[str]:
        """How the kernel is started."""
        program = self.folder / f"{kernel.program}{self.suffix}"
        if not program.is_file():
            raise RunFailed(f"no such kernel: {program}")
        return [*self.runner, str(program)]


def sides_of(folder: Path, mpiwasm: Path, stock: Path | None = None, backends: bool = False) -> list[Side]:
    """The sides in the folder that kernels/Makefile fills; `stock` runs kernels on Wasmer without our patches.

    With `backends`, also those compilers that are not the usual one.
    """
    run = (str(mpiwasm), "--mpi", "none")
    sides = [
        Side("native -O3", folder / "gcc"),
        Side("native -O3 -march=native", folder / "gcc-march"),
        Side("clang -O3", folder / "clang"),
        Side("clang -O3 -march=native", folder / "clang-march"),
        Side(WASM, folder / "wasm", ".wasm", run),
    ]
    if backends:
        sides.append(Side("cranelift", folder / "wasm", ".wasm", (*run, "--backend", "cranelift")))
        sides.append(Side("singlepass", folder / "scalar", ".wasm", (*run, "--backend", "singlepass")))
    if stock is not None:
        sides.append(Side("stock Wasmer", folder / "wasm", ".wasm", (str(stock),)))
    return sides


@dataclass(frozen=True)
class Versus:
    """One side over another in one kernel, or in all of them together."""

    subject: str
    against: str
    row: ComparedRow


@dataclass(frozen=True)
class KernelComparison:
    """One kernel on all sides."""

    name: str
    program: str
    pairs: tuple[Versus, ...]
    agreement: Agreement


def read_kernels(path: Path) -> list[Kernel]:
    """The kernels in the order of the file."""
    return kernels_from(tomllib.loads(path.read_text(encoding="utf-8")))


def kernels_from(document: dict[str, Any]) -> list[Kernel]:
    """The kernels of a parsed file; says what is wrong with it otherwise."""
    kernels = []
    for table in document.get("kernel", []):
        where = f"kernel {table.get('name', 'without a name')!r}"
        for key in table:
            if key not in Kernel.__dataclass_fields__:
                raise BadSuite(f"{where}: unknown key {key!r}")
        for key in ("name", "program", "size"):
            if key not in table:
                raise BadSuite(f"{where}: {key!r} is missing")
        if any(kernel.name == table["name"] for kernel in kernels):
            raise BadSuite(f"{where} is declared twice")
        kernels.append(Kernel(**table))
    return kernels


def run_once(side: Side, kernel: Kernel, quick: bool, measured: float, timeout: float) -> Output:
    """One run of a kernel, which measures for so many seconds."""
    command = [*side.command(kernel), str(kernel.size_for(quick)), "--seconds", str(measured)]
    finished = finish(command, timeout)
    if finished.returncode != 0:
        raise RunFailed(f"{' '.join(command)}: exit status {finished.returncode}\n{finished.stderr.strip()}")
    try:
        return parse(finished.stdout)
    except MalformedLine as malformed:
        raise RunFailed(f"{' '.join(command)}: {malformed}") from None


def compare_kernel(
    kernel: Kernel, sides: Sequence[Side], repetitions: int, quick: bool, timeout: float, say: Callable[[str], None]
) -> KernelComparison:
    """Runs all sides once in each repetition, and compares those of the same repetition."""
    outputs: dict[str, list[Output]] = {side.title: [] for side in sides}
    for repetition in range(repetitions):
        # Who is first changes, so that being first is no advantage.
        for side in sides if repetition % 2 == 0 else list(reversed(sides)):
            say(f"{kernel.name}: {side.title} {repetition + 1}/{repetitions}")
            outputs[side.title].append(run_once(side, kernel, quick, 0.05 if quick else 0.2, timeout))
    first = sides[0].title
    agreements = [
        agreement(one.answers, other.answers, kernel.tolerance)
        for side in sides[1:]
        for one, other in zip(outputs[first], outputs[side.title])
    ]
    pairs = tuple(
        Versus(subject, against, rate_row(outputs[against], outputs[subject], subject, kernel.name))
        for subject, against in compared_pairs([side.title for side in sides])
    )
    worst = max(agreements, key=lambda one: (not one.acceptable, one.largest_difference))
    return KernelComparison(kernel.name, kernel.program, pairs, worst)


def compared_pairs(titles: Sequence[str]) -> list[tuple[str, str]]:
    """Wasm over each native side first, then every other side over the first one."""
    natives = titles[: titles.index(WASM)]
    others = [title for title in titles[1:] if title != WASM]
    return [(WASM, native) for native in natives] + [(other, titles[0]) for other in others]


def rate_row(against: list[Output], subject: list[Output], title: str, name: str) -> ComparedRow:
    """The ratio of the rates; only Wasm has something to reach."""
    target = LEAST_OF_ONE if title == WASM else None
    (row,) = compared_rows(Row(("rate",), better="higher", target=target), paired_figures(against, subject), name)
    return row


def mean_of(comparisons: Sequence[KernelComparison]) -> list[Versus]:
    """The geometric mean over all kernels, in each repetition, of every pair of sides."""
    means = []
    for place, versus in enumerate(comparisons[0].pairs):
        ratios = [comparison.pairs[place].row.figures[0].ratios() for comparison in comparisons]
        per_repetition = tuple(geometric_mean(column) for column in zip(*ratios))
        ones = (1.0,) * len(per_repetition)
        target = LEAST_MEAN.get(versus.against) if versus.subject == WASM else None
        figure = PairedFigure(f"mean of {len(comparisons)}", "", ones, per_repetition)
        row = Row(("*",), better="higher", target=target)
        means.append(
            Versus(versus.subject, versus.against, ComparedRow(row, (figure,), Spread.of(per_repetition))),
        )
    return means
