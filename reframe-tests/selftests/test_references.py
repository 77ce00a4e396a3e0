"""Reference values of a site are written from its recorded runs."""

from __future__ import annotations

import pytest
import yaml
from made_up_sessions import case, session
from mpiwasm_site.references import problems
from nightly.history import Value, record_of
from nightly.references import reference, references_text


def with_figures(name: str, result: str = "pass", **figures: tuple[float, str]) -> dict:
    values = {f"system:batch:{key}": [number, 0, None, None, unit, result] for key, (number, unit) in figures.items()}
    return {**case(name, None, result), "perfvalues": values}


@pytest.mark.parametrize(
    ("numbers", "unit", "expected"),
    [
        ([2.0, 2.0, 2.0], "us", [2.0, None, 0.1, "us"]),
        ([2.0, 1.0, 2.4], "us", [2.0, None, 0.4, "us"]),
        ([10.0, 10.5, 9.9], "GFLOP/s", [10.0, -0.1, None, "GFLOP/s"]),
        ([10.0, 1.0, 10.0], "GFLOP/s", [10.0, -1.0, None, "GFLOP/s"]),
    ],
)
def test_a_time_may_not_be_longer_and_a_rate_not_lower(numbers: list[float], unit: str, expected: list) -> None:
    assert reference([Value(number, unit) for number in numbers]) == expected


def test_the_file_holds_what_was_measured_and_nothing_else() -> None:
    speed = (0.97, "of native")
    records = [
        record_of(session(2, with_figures("Sort", rate_native=(10.0, "Mkeys/s"), rate_speed=speed), case("Ring"))),
        record_of(session(1, with_figures("Sort", rate_native=(12.0, "Mkeys/s"), rate_speed=speed), case("Ring"))),
        record_of(session(0, with_figures("Sort", "fail", rate_native=(1.0, "Mkeys/s"), rate_speed=speed))),
    ]
    text = references_text("centre/system", records)
    assert "medians of 3 runs" in text
    assert "mpiwasm 0.1.0; mpi Open MPI v4.1.4" in text
    content = yaml.safe_load(text)
    assert content == {"Sort, 2 cores [batch, openmpi]": {"rate_native": [11.0, -0.19, None, "Mkeys/s"]}}
    assert list(problems(content, {"batch"}, {"openmpi"})) == []
