"""The report as a reader sees it: in Chromium, on a screen, on half of one, and in the dark."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from browser import NAME, Browser
from made_up_sessions import case, session
from nightly.changes import find_changes
from nightly.history import record_of
from nightly.page import write_page

SCREEN, HALF = 1280, 520
GOOD, BAD, GROUND, DARK_GROUND = "#1a7f4b", "#b3261e", "#ffffff", "#0d1117"

MEASURE = """
const verdict = document.querySelector(".verdict");
return {
  verdict: {text: verdict.textContent, ...box(verdict)},
  first: document.querySelector("table, ul") === document.querySelector(".verdict ~ h2 ~ table"),
  screen: innerHeight,
  sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  fetched: performance.getEntriesByType("resource").map((one) => one.name),
  charts: [...document.querySelectorAll("svg")].map((one) => ({...box(one), dot: box(one.querySelector(".latest"))})),
  cut: [...document.querySelectorAll("td")].filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
};
"""


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    program = shutil.which(NAME)
    if program is None:
        pytest.skip(f"no {NAME}; recipes/prepare.sh installs it")
    folder = tmp_path / "browser"
    folder.mkdir()
    return Browser(Path(program), folder)


def report(folder: Path, *latest: dict) -> Path:
    """The page of a run after a week without regressions."""
    names = [f"Test{number}" for number in range(12)]
    week = [record_of(session(days, *(case(name, 1 - days / 100) for name in names))) for days in range(7, 0, -1)]
    last = record_of(session(0, *latest, *(case(name, 1.0) for name in names[len(latest) :])))
    changes = find_changes(last, week, 0.05)
    page = folder / "report.html"
    write_page(page, "centre/system", last, week, week, changes)
    return page


REASON = "sanity error: failed: wasm in round 3; mpiwasm: /apps/centre/software/mpiwasm/0.1.0/lib: no adapter for MPICH"


@pytest.fixture
def bad_run(tmp_path: Path) -> Path:
    return report(tmp_path, case("Test0", None, "fail", REASON), case("Test1", 0.4))


@pytest.mark.parametrize("width", [SCREEN, HALF])
def test_the_verdict_is_what_one_sees_first(browser: Browser, bad_run: Path, width: int) -> None:
    seen = browser.measure(bad_run, MEASURE, width)
    assert seen["verdict"]["text"] == "1 test failed and 1 speed changed."
    assert seen["verdict"]["height"] > 20
    assert seen["verdict"]["y"] + seen["verdict"]["height"] < seen["screen"] / 2
    assert seen["first"], "the list of changes does not follow the verdict"
    assert seen["fetched"] == []


@pytest.mark.parametrize("width", [SCREEN, HALF])
def test_nothing_is_cut_off_or_wider_than_the_page(browser: Browser, bad_run: Path, width: int) -> None:
    seen = browser.measure(bad_run, MEASURE, width)
    assert (seen["sideways"], seen["cut"]) == (0, 0)
    assert len(seen["charts"]) == 11
    for chart in seen["charts"]:
        assert chart["width"] > 100 and chart["height"] > 20
        assert (
            chart["x"] <= chart["dot"]["x"] < chart["dot"]["x"] + chart["dot"]["width"] <= chart["x"] + chart["width"]
        )


@pytest.mark.parametrize(("dark", "ground"), [(False, GROUND), (True, DARK_GROUND)])
def test_verdict_and_charts_are_painted(browser: Browser, bad_run: Path, dark: bool, ground: str) -> None:
    seen = browser.measure(bad_run, MEASURE, dark=dark)
    picture = browser.picture(bad_run, dark=dark)
    verdict = seen["verdict"]
    red = BAD if not dark else "#ff8a80"
    assert picture.at(5, 5) == ground
    # The bar before the verdict.
    assert picture.at(verdict["x"] + 3, verdict["y"] + verdict["height"] / 2) == red
    chart = next(one for one in seen["charts"] if one["y"] + one["height"] < seen["screen"])
    dot = {name: chart["dot"][name] + (2 if name in "xy" else -4) for name in chart["dot"]}
    assert ground not in picture.colours(dot), "there is no dot for the latest run"
    assert len(picture.colours(chart)) > 2


def test_a_run_without_regressions_is_green(browser: Browser, tmp_path: Path) -> None:
    page = report(tmp_path, case("Test0", 1.0))
    verdict = browser.measure(page, MEASURE)["verdict"]
    assert verdict["text"] == "All tests passed, and every speed is as in the last week."
    assert picture_bar(browser, page, verdict) == GOOD


def picture_bar(browser: Browser, page: Path, verdict: dict) -> str:
    return browser.picture(page).at(verdict["x"] + 3, verdict["y"] + verdict["height"] / 2)
