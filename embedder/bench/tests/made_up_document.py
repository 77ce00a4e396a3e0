"""Documents such as compare.py writes, with invented figures."""

from __future__ import annotations

from typing import Any


def row(median: float, scatter: float = 0.01, **changes: object) -> dict[str, Any]:
    """A row of one figure; its pairs scatter by this fraction to both sides."""
    figure = {"name": "rate", "unit": "GB/s", "native": [4.0, 4.0], "wasm": [4.0 * median] * 2}
    usual = {"subject": "Wasm", "against": "native", "compare": "ratio", "better": "higher", "target": 0.9}
    width = scatter * abs(median)
    spread = {"median": median, "lowest": median - width, "highest": median + width}
    return {**usual, **spread, "figures": [figure], **changes}


def comparison(
    benchmark: str, *rows: dict[str, Any], group: str = "applications", mpi: str = "openmpi"
) -> dict[str, Any]:
    return {"group": group, "benchmark": benchmark, "program": benchmark, "ranks": 2, "mpi": mpi, "rows": list(rows)}


def document(*comparisons: dict[str, Any], **machine: object) -> dict[str, Any]:
    return {
        "format": 2,
        "date": "2026-11-21T20:00:00+00:00",
        "machine": {"processor": "Processor <1>", "cores": 2, "system": "Linux 6", "other_work": 0.02, **machine},
        "versions": {"openmpi": "4.1.4", "mpiwasm": "mpiwasm 0.1.0"},
        "options": {"repetitions": 5, "quick": False, "only": []},
        "comparisons": list(comparisons),
    }


def by_size(name: str, mpi: str, scatter: float = 0.01) -> dict[str, Any]:
    """Times of messages of three sizes, together as natively."""
    figures = [
        {"name": f"latency[{size}]", "unit": "us", "native": [1.0, 1.0], "wasm": [time, time]}
        for size, time in ((0, 1.1), (1024, 1.0), (1048576, 0.9))
    ]
    return comparison(name, row(1.0, scatter, better="lower", target=1.02, figures=figures), group="mpi", mpi=mpi)


def kernel(name: str, speed: float, scatter: float = 0.01) -> dict[str, Any]:
    rows = [row(speed, scatter, against="native -O3", target=0.85)]
    rows.append(row(speed * 0.9, scatter, against="native -O3 -march=native", target=None))
    rows.append(row(0.97, scatter, subject="clang -O3", against="native -O3", target=None))
    return comparison(name, *rows, group="compute", mpi="")


def call(name: str, added: float, mpi: str = "openmpi") -> dict[str, Any]:
    cost = row(added, 0.1, compare="difference", better="lower", target=15)
    cost["figures"] = [{"name": name, "unit": "ns", "native": [20.0], "wasm": [20.0 + added]}]
    return cost


def amounts(name: str, figure: str, value: float, unit: str, target: float) -> dict[str, Any]:
    one = row(value, 0.03, compare="wasm", better="lower", target=target)
    one["figures"] = [{"name": figure, "unit": unit, "native": [0.0], "wasm": [value]}]
    return comparison(name, one, group="start-up", mpi="")


def example() -> dict[str, Any]:
    """A document with something under every heading; one pattern is slow, and one application scatters."""
    mean = comparison("all kernels", row(1.21, against="native -O3", target=1.0), group="compute", mpi="")
    del mean["program"]
    rate = {"name": "rate", "unit": "MiB/s", "native": [1840.0], "wasm": [1822.0]}
    return document(
        comparison("conjugate-gradient", row(1.02, target=0.98)),
        comparison("conjugate-gradient", row(1.01, target=0.98), mpi="mpich"),
        comparison("lennard-jones", row(1.18, 0.02, target=0.98)),
        comparison("integer-sort", row(0.97, 0.09, target=0.98)),
        comparison("matrix-setup", row(1.04, better="lower", target=1.15), group="set-up"),
        *(kernel(name, speed) for name, speed in (("triad", 0.88), ("nbody", 1.32), ("spmv", 1.07), ("fft", 1.61))),
        mean,
        *(by_size(name, mpi) for name in ("ping-pong", "allreduce") for mpi in ("openmpi", "mpich")),
        comparison("bcast", row(1.31, better="lower", target=1.02), group="mpi"),
        comparison("call-cost", call("MPI_Put", 21.0), call("MPI_Send", 2.6), group="mpi"),
        comparison("file-io", row(0.99, 0.02, figures=[rate]), group="files", mpi=""),
        amounts("warm-start", "nothing", 14.2, "ms", 20.0),
        amounts("first-run", "empty cache", 1430.0, "ms", 2000.0),
        processor="Example processor 9000 (invented figures)",
    )
