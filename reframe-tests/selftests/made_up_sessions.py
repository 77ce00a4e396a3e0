"""Sessions of ReFrame, made up, in the form of its reports."""

from __future__ import annotations

from typing import Any, Optional

DAY = 86400
LATEST = 1_795_000_000


def case(
    test: str, speed: Optional[float] = None, result: str = "pass", reason: Optional[str] = None, **more: Any
) -> dict[str, Any]:
    """One test; `more` replaces what it says of itself."""
    values = {} if speed is None else values_of("rate", "GFLOP/s", 4.0, speed, 0.01)
    return {
        "name": test,
        "display_name": f"{test} %scale=2_cores",
        "partition": "batch",
        "environ": "openmpi",
        "result": result,
        "fail_reason": reason,
        "fixture": False,
        "perfvalues": values,
        "threshold": 0.05,
        "slowest": 0.1,
        **more,
    }


def values_of(name: str, unit: str, native: float, speed: float, scatter: float) -> dict[str, list[Any]]:
    """The performance variables of a figure, whose rounds scatter by this fraction to both sides."""
    numbers = {
        "native": (native, unit),
        "wasm": (native / speed if unit.endswith("s") and "/" not in unit else native * speed, unit),
        "speed": (speed, "of native"),
        "speed_lowest": (speed * (1 - scatter), "of native"),
        "speed_highest": (speed * (1 + scatter), "of native"),
    }
    return {
        f"system:batch:{name}_{end}": [number, 0, None, None, its, "pass"] for end, (number, its) in numbers.items()
    }


def session(days_ago: float, *cases: dict[str, Any], mpi: str = "Open MPI v4.1.4") -> dict[str, Any]:
    info = {"uuid": f"run-{days_ago}", "time_start_unix": LATEST - days_ago * DAY, "site": "centre/system"}
    info |= {"mpiwasm": "0.1.0", "mpi": mpi}
    return {"session_info": info, "runs": [{"testcases": list(cases)}]}


EXAMPLE = (
    # test, group, figure, unit, native, speed, scatter, allowed scatter
    ("ConjugateGradient", "applications", "rate", "GFLOP/s", 4.031, 1.01, 0.01, 0.05),
    ("LennardJones", "applications", "rate", "Matom-steps/s", 3.27, 1.18, 0.02, 0.05),
    ("IntegerSort", "applications", "rate", "Mkeys/s", 61.4, 0.93, 0.08, 0.05),
    ("Stencil", "applications", "rate", "Mpoints/s", 812.0, 1.04, 0.01, 0.05),
    ("PingPong", "messages", "latency", "us", 0.214, 0.99, 0.02, 0.05),
    ("Allreduce", "messages", "time", "us", 12.3, 0.97, 0.015, 0.05),
    ("MessagePatterns", "messages", "sendrecv", "us", 1.87, 0.55, 0.02, 0.05),
    ("Files", "files", "write", "MiB/s", 1840.0, 0.98, 0.1, 0.3),
    ("Files", "files", "stat", "files/s", 214300.0, 0.81, 0.05, 0.3),
    ("StartUp", "start-up", "launch", "ms", 312.0, 0.91, 0.1, 0.3),
)


def example(days_ago: int) -> dict[str, Any]:
    """A run of a centre; on the last day messages have become slower, and a test fails."""
    last = days_ago == 0
    cases: dict[str, dict[str, Any]] = {}
    for number, (test, group, figure, unit, native, speed, scatter, allowed) in enumerate(EXAMPLE):
        drift = 1 + 0.004 * ((7 * days_ago + 3 * number) % 5 - 2)
        usual = 0.98 if test == "MessagePatterns" and not last else speed
        slowest = 0.1 if group in ("applications", "messages") else 0.0
        one = cases.setdefault(
            test, case(test, group=group, threshold=allowed, slowest=slowest, nodes="node017 node018")
        )
        one["other_work"] = 18 if test == "IntegerSort" else 1
        if last and test == "MessagePatterns":
            reason = "performance error: failed to meet reference: sendrecv_speed=0.55, expected 1.0 (l=0.9, u=inf)"
            one |= {"result": "fail", "fail_reason": reason}
        one["perfvalues"] |= values_of(figure, unit, native, usual * drift, scatter)
    plain = [case("ModuleIsComplete"), case("Ring"), case("Conformance"), case("Transport")]
    if last:
        warning = "sanity error: messages between the nodes use sockets, and the nodes have an InfiniBand network"
        plain[-1] = case("Transport", None, "fail", warning)
    return session(days_ago, *cases.values(), *plain)
