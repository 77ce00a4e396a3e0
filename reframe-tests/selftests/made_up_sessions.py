"""Sessions of ReFrame, made up, in the form of its reports."""

from __future__ import annotations

from typing import Any

DAY = 86400
LATEST = 1_795_000_000


def case(test: str, speed: float | None = None, result: str = "pass", reason: str | None = None) -> dict[str, Any]:
    values = {} if speed is None else {"system:batch:rate_speed": [speed, 1.0, -0.1, None, "of native", result]}
    return {
        "name": test,
        "display_name": f"{test} %scale=2_cores",
        "partition": "batch",
        "environ": "openmpi",
        "result": result,
        "fail_reason": reason,
        "fixture": False,
        "perfvalues": values,
    }


def session(days_ago: float, *cases: dict[str, Any], mpi: str = "Open MPI v4.1.4") -> dict[str, Any]:
    info = {"uuid": f"run-{days_ago}", "time_start_unix": LATEST - days_ago * DAY, "site": "centre/system"}
    info |= {"mpiwasm": "0.1.0", "mpi": mpi}
    return {"session_info": info, "runs": [{"testcases": list(cases)}]}
