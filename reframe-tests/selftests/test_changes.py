"""What the nightly comparison names, and what it leaves alone."""

from __future__ import annotations

import re

import pytest
from made_up_sessions import case, session, values_of
from nightly.changes import find_changes
from nightly.command import is_part
from nightly.history import record_of
from nightly.names import words_of
from nightly.page import write_page


def said(latest: list[dict], week: list[list[dict]], threshold: float = 0.05) -> list[tuple[str, str]]:
    records = [record_of(session(days, *cases)) for days, cases in zip(range(len(week), 0, -1), week)]
    return [(one.name, one.says) for one in find_changes(record_of(session(0, *latest)), records, threshold)]


def test_the_first_run_reports_no_changes() -> None:
    assert said([case("Sort", 0.5)], []) == []


def test_a_speed_within_the_threshold_is_as_before() -> None:
    assert said([case("Sort", 0.97)], [[case("Sort", 1.0)], [case("Sort", 1.01)]]) == []


@pytest.mark.parametrize(
    ("speed", "words"),
    [
        (0.5, "rate_speed 0.500, in the last week 1.000: 2.00 times slower"),
        (1.2, "rate_speed 1.200, in the last week 1.000: 1.20 times faster"),
    ],
)
def test_a_changed_speed_is_named_both_ways(speed: float, words: str) -> None:
    week = [[case("Sort", 1.0), case("Ring")], [case("Sort", 3.0), case("Ring")], [case("Sort", 1.0), case("Ring")]]
    assert said([case("Sort", speed), case("Ring")], week) == [("Sort, 2 cores [batch, openmpi]", words)]


def test_each_test_has_a_threshold_of_its_own() -> None:
    quiet, noisy = {**case("Sort", 0.8), "threshold": 0.05}, {**case("Files", 0.8), "threshold": 0.3}
    week = [record_of(session(1, case("Sort", 1.0), case("Files", 1.0)))]
    changes = find_changes(record_of(session(0, quiet, noisy)), week)
    assert [change.name for change in changes] == ["Sort, 2 cores [batch, openmpi]"]


def test_a_speed_that_scatters_is_not_decided(tmp_path) -> None:  # noqa: ANN001
    week = [record_of(session(1, case("Sort", 1.0)))]
    scattered = case("Sort", 0.92, perfvalues=values_of("rate", "GFLOP/s", 4.0, 0.92, 0.15), other_work=34)
    latest = record_of(session(0, scattered, case("Ring")))
    assert find_changes(latest, week) == []
    write_page(tmp_path / "report.html", "centre/system", latest, week, week, [])
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "1 of 2 tests passed, 1 not decided." in page
    assert "up to 34 % of their processors were in other work before a test" in page


def test_a_change_that_is_larger_than_the_scatter_is_named() -> None:
    scattered = case("Sort", 0.5, perfvalues=values_of("rate", "GFLOP/s", 4.0, 0.5, 0.15))
    assert len(said([scattered], [[case("Sort", 1.0)]])) == 1


def test_a_failure_is_named_with_its_reason() -> None:
    failing = case("Ring", None, "fail", "sanity error: no token\nsecond line")
    assert said([failing], []) == [("Ring, 2 cores [batch, openmpi]", "fail: sanity error: no token")]


def test_a_test_that_is_gone_is_named() -> None:
    assert said([case("Sort", 1.0)], [[case("Sort", 1.0), case("Ring")]]) == [
        ("Ring, 2 cores [batch, openmpi]", "ran in the previous run, but not in this one")
    ]


def test_what_was_not_asked_for_is_not_missed() -> None:
    before = [record_of(session(1, case("Sort", 1.0), case("Ring")))]
    assert find_changes(record_of(session(0, case("Sort", 1.0))), before, 0.05, whole=False) == []


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["-n", "PingPong"], True),
        (["-nPingPong"], True),
        (["--exclude=Ring"], True),
        (["-S", "rounds=3", "-p", "mpich"], True),
        (["-S", "rounds=3"], False),
        (["--exec-policy=serial"], False),
        ([], False),
    ],
)
def test_options_that_select_tests_are_detected(options: list[str], part: bool) -> None:
    assert is_part(options) is part


def test_names_are_for_people() -> None:
    assert words_of("PingPong %scale=1cpn_2nodes") == "PingPong, 1 core on 2 nodes"
    assert words_of("ModuleIsComplete") == "ModuleIsComplete"


def test_the_page_shows_the_verdict_and_the_worst_first(tmp_path) -> None:  # noqa: ANN001
    week = [record_of(session(1, case("Sort", 1.0), case("Solve", 1.0)))]
    latest = record_of(session(0, case("Solve", 1.01), case("Sort", 0.5), case("<Ring>", None, "fail", "it <broke>")))
    changes = find_changes(latest, week, 0.05)
    write_page(tmp_path / "report.html", "centre/system", latest, week, week, changes)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "2 of 3 tests passed, 1 failed." in page
    assert "1 speed changed." in page
    assert "it &lt;broke&gt;" in page
    assert "<broke>" not in page
    table = page[page.index("<table") :]
    assert table.index("Sort") < table.index("Solve")
    assert "2 runs, from 0.50 to 1.00 of native speed" in page
    assert not re.search(r"<script|<link|@import|src=|url\((?!#)|href=\"(?!#)", page), "the page loads something"


def test_the_page_shows_changed_versions(tmp_path) -> None:  # noqa: ANN001
    week = [record_of(session(1, case("Sort", 1.0), mpi="Open MPI v4.1.4"))]
    latest = record_of(session(0, case("Sort", 1.0), mpi="Open MPI v5.0.11"))
    write_page(tmp_path / "report.html", "centre/system", latest, week, week, [])
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Changed since the previous run: mpi Open MPI v5.0.11, was Open MPI v4.1.4." in page
