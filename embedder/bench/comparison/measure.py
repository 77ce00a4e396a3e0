"""Runs native and Wasm in turn and pairs what they measured."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass, replace

from html_report.verdicts import MISSED, verdict

from .agreement import Agreement, agreement
from .launch import MpiLibrary, Programs, RunFailed, run_benchmark, run_in_turns
from .output_lines import Output, Result
from .pairs import (
    PairedFigure,
    Spread,
    largest_differences,
    largest_wasm_values,
    mean_ratios,
)
from .suite import Benchmark, Row


@dataclass(frozen=True)
class Plan:
    """What holds for all benchmarks of one comparison."""

    programs: Programs
    repetitions: int
    quick: bool
    seconds_per_run: float


@dataclass(frozen=True)
class ComparedRow:
    """A row of the suite with its figures and the one value they come down to."""

    row: Row
    figures: tuple[PairedFigure, ...]
    spread: Spread

    @property
    def meets_target(self) -> bool | None:
        """Whether the median is good enough; None without a target."""
        return self.row.meets_target(self.spread.median)

    @property
    def verdict(self) -> str:
        """For the tables: met, MISSED, or not decided where the pairs scatter too much; empty without a target."""
        if self.row.target is None:
            return ""
        spread = self.spread
        better = self.row.better == "higher"
        found = verdict(spread.median, spread.lowest, spread.highest, self.row.target, better)
        return found.upper() if found == MISSED else found


@dataclass(frozen=True)
class Comparison:
    """One benchmark under one MPI library."""

    benchmark: Benchmark
    library: MpiLibrary
    rows: tuple[ComparedRow, ...]
    agreements: tuple[Agreement, ...]

    @property
    def worst_agreement(self) -> Agreement:
        """The pair of runs whose answers agree least."""
        return max(
            self.agreements,
            key=lambda a: (not a.acceptable, len(a.missing), a.largest_difference, len(a.unequal)),
        )


def compare(benchmark: Benchmark, library: MpiLibrary, plan: Plan, say: Callable[[str], None]) -> Comparison:
    """Runs native, Wasm, Wasm, native, native, Wasm ..., or both at once in turns, and compares them pair by pair."""
    programs = plan.programs
    sides = {
        "native": programs.native_command(library, benchmark.program),
        "Wasm": programs.wasm_command(benchmark.program),
    }
    outputs: dict[str, list[Output]] = {"native": [], "Wasm": []}
    for repetition in range(plan.repetitions):
        # Which side is first changes from pair to pair, so that being first is no advantage.
        order = ("native", "Wasm") if repetition % 2 == 0 else ("Wasm", "native")
        runs: dict[str, list[Output]] = {"native": [], "Wasm": []}
        for _ in range(benchmark.runs_for(plan.quick)):
            say(f"{library.title}: {benchmark.name} {repetition + 1}/{plan.repetitions}")
            commands = [sides[side] for side in order]
            for side, output in zip(order, run_sides(benchmark, library, commands, plan)):
                runs[side].append(output)
        for side in order:
            outputs[side].append(taken_together(runs[side], benchmark.take))
    pairs = list(zip(outputs["native"], outputs["Wasm"]))
    figures = paired_figures([n for n, _ in pairs], [w for _, w in pairs])
    return Comparison(
        benchmark=benchmark,
        library=library,
        rows=tuple(each for row in benchmark.rows for each in compared_rows(row, figures, benchmark.name)),
        agreements=tuple(agreement(native.answers, wasm.answers, benchmark.tolerance) for native, wasm in pairs),
    )


def run_sides(benchmark: Benchmark, library: MpiLibrary, commands: list[list[str]], plan: Plan) -> list[Output]:
    """Runs each side once, in the order given."""
    if benchmark.turn:
        return run_in_turns(benchmark, library, commands, plan.quick, plan.seconds_per_run)
    return [run_benchmark(benchmark, library, command, plan.quick, plan.seconds_per_run) for command in commands]


def taken_together(runs: list[Output], take: str) -> Output:
    """What the runs of one repetition say: of each result the median or the lowest, and the answers of the first."""
    middle: Callable[[list[float]], float] = {"median": statistics.median, "lowest": min}[take]
    results = {
        name: Result(middle([run.results[name].value for run in runs]), result.unit)
        for name, result in runs[0].results.items()
    }
    return Output(results, runs[0].answers)


def paired_figures(native: list[Output], wasm: list[Output]) -> list[PairedFigure]:
    """One PairedFigure for each result; both sides must have printed the same ones."""
    figures = []
    for name, result in native[0].results.items():
        try:
            values = [tuple(output.results[name].value for output in side) for side in (native, wasm)]
        except KeyError:
            raise RunFailed(f"result {name!r} is missing from one of the runs") from None
        figures.append(PairedFigure(name, result.unit, values[0], values[1]))
    return figures


def compared_rows(row: Row, figures: list[PairedFigure], name: str) -> list[ComparedRow]:
    """The figures a row selects, and their common value over the pairs; or each, or each series, with its own."""
    selected = tuple(figure for figure in figures if row.selects(figure.name))
    if not selected:
        raise RunFailed(f"{name}: no result named {' or '.join(row.figures)}")
    common_value = {
        "ratio": mean_ratios,
        "difference": largest_differences,
        "wasm": largest_wasm_values,
    }[row.compare]
    together = [(row, (figure,)) for figure in selected] if row.each else [(row, selected)]
    if row.series:
        names = dict.fromkeys(_series_of(figure) for figure in selected)
        together = [
            (replace(row, figures=(f"{name}[*]",)), tuple(each for each in selected if _series_of(each) == name))
            for name in names
        ]
    return [ComparedRow(line, of_line, Spread.of(common_value(of_line))) for line, of_line in together]


def _series_of(figure: PairedFigure) -> str:
    return figure.name.partition("[")[0]
