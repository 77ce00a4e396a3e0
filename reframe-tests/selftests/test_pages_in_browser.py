"""The reports as a reader meets them: in Chromium, on a screen, on a phone, in the dark, by keyboard, by screen
reader."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from browser import NAME, Browser
from made_up_sessions import case, example, session
from nightly.changes import find_changes
from nightly.history import Record, record_of
from nightly.page import write_page
from reframe_login import ROOT

sys.path.append(str(ROOT / "embedder" / "bench" / "tests"))
from comparison.page import page as bench_page  # noqa: E402
from made_up_document import example as bench_example  # noqa: E402

SCREEN, PHONE = 1280, 360
PAGES = ("nightly", "bench")
GOOD, BAD, DARK_BAD, GROUND, DARK_GROUND = "#17713f", "#b3261e", "#ff8a80", "#ffffff", "#0d1117"

MEASURE = """
const headline = document.querySelector(".headline"), verdict = document.querySelector(".verdict");
const texts = [...document.querySelectorAll("main *")].filter((one) =>
  [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && !one.closest("svg, details"));
const shown = texts.filter((one) => one.checkVisibility() && !one.closest(".hidden, thead"));
return {
  headline: {...box(headline)},
  figure: document.querySelector(".figure").textContent,
  verdict: {text: verdict.textContent, ...box(verdict)},
  screen: innerHeight,
  width: innerWidth,
  sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  outside: shown.map((one) => ({text: one.textContent.trim().slice(0, 40), ...box(one)}))
    .filter((one) => one.x < 0 || one.x + one.width > innerWidth + 0.5),
  cut: shown.filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
    .map((one) => one.textContent.trim().slice(0, 40)),
  small: shown.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11.5).map((one) => one.textContent.trim()),
  fetched: performance.getEntriesByType("resource").map((one) => one.name),
  charts: [...document.querySelectorAll("svg")].filter((one) => one.checkVisibility()).map((one) => box(one)),
  value: box(document.querySelector("svg .value")),
};
"""

# What a keyboard reaches, and the names and roles for a screen reader.
ACCESS = """
const focusable = [...document.querySelectorAll("a[href], summary, [tabindex='0']")].map((one) => {
  one.focus();
  return {name: one.textContent.trim(), focused: document.activeElement === one,
    target: one.hash && location.pathname === one.pathname ? !!document.getElementById(one.hash.slice(1)) : true};
});
const levels = [...document.querySelectorAll("h1, h2, h3")].map((one) => Number(one.tagName[1]));
return {
  focusable, levels,
  language: document.documentElement.lang,
  unnamed: [...document.querySelectorAll("svg")].filter((one) =>
    one.getAttribute("aria-hidden") !== "true" && !one.getAttribute("aria-label")).length,
  tables: [...document.querySelectorAll("table")].map((table) => ({
    name: table.ariaLabel || document.getElementById(table.getAttribute("aria-labelledby"))?.textContent || "",
    roles: [...table.querySelectorAll("tr, td, th, thead, tbody")].every((one) => one.getAttribute("role")),
    headers: [...table.querySelectorAll("tbody tr")].every((one) => one.querySelector("th[scope=row]")),
  })),
  colours: ["--ink", "--soft", "--good", "--bad", "--open", "--first", "--second"].map((name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim()),
  grounds: ["--ground", "--panel"].map((name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim()),
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


def nightly_page(folder: Path, latest: Record, records: list[Record]) -> Path:
    page = folder / "report.html"
    write_page(page, "centre/system", latest, records, records[-7:], find_changes(latest, records[-7:]))
    return page


@pytest.fixture
def report(tmp_path: Path) -> Callable[[str], Path]:
    """report(name): the page of a run in which something failed and something is not decided."""

    def make(name: str) -> Path:
        if name == "nightly":
            records = [record_of(example(days)) for days in range(20, 0, -1)]
            return nightly_page(tmp_path, record_of(example(0)), records)
        page = tmp_path / "bench.html"
        page.write_text(bench_page(bench_example()), encoding="utf-8")
        return page

    return make


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("width", [SCREEN, PHONE])
def test_the_result_is_what_one_sees_first(
    browser: Browser, report: Callable[[str], Path], name: str, width: int
) -> None:
    seen = browser.measure(report(name), MEASURE, width)
    words = {
        "nightly": "10 of 13 tests passed, 2 failed, 1 not decided.",
        "bench": "17 of 20 limits met, 2 missed, 1 not decided.",
    }
    assert seen["verdict"]["text"] == words[name]
    assert seen["figure"] == "1.04"
    assert seen["headline"]["y"] + seen["headline"]["height"] < seen["screen"] * (0.5 if width == SCREEN else 0.75)
    assert seen["fetched"] == []


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("width", [SCREEN, 800, PHONE])
def test_nothing_is_cut_off_or_wider_than_the_page(
    browser: Browser, report: Callable[[str], Path], name: str, width: int
) -> None:
    seen = browser.measure(report(name), MEASURE, width)
    assert seen["width"] == width
    assert (seen["sideways"], seen["outside"], seen["cut"], seen["small"]) == (0, [], [], [])
    assert len(seen["charts"]) >= 10
    for chart in seen["charts"]:
        assert chart["width"] > 100 and chart["height"] > 20
        assert chart["x"] >= 0 and chart["x"] + chart["width"] <= width


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("dark", "ground", "red"), [(False, GROUND, BAD), (True, DARK_GROUND, DARK_BAD)])
def test_result_and_charts_are_painted(
    browser: Browser, report: Callable[[str], Path], name: str, dark: bool, ground: str, red: str
) -> None:
    page = report(name)
    seen = browser.measure(page, MEASURE, dark=dark)
    picture = browser.picture(page, dark=dark)
    assert picture.at(5, 5) == ground
    # The bar before the headline.
    assert picture.at(seen["headline"]["x"] + 3, seen["headline"]["y"] + seen["headline"]["height"] / 2) == red
    assert ground not in picture.colours(
        {**seen["value"], "x": seen["value"]["x"] + 3, "y": seen["value"]["y"] + 3, "width": 2, "height": 2}
    )
    charts = [one for one in seen["charts"] if one["y"] + one["height"] < seen["screen"]]
    assert charts and all(len(picture.colours(chart)) > 2 for chart in charts)


def test_a_run_without_regressions_is_green(browser: Browser, tmp_path: Path) -> None:
    week = [record_of(session(1, case("Test0", 1.0)))]
    page = nightly_page(tmp_path, record_of(session(0, case("Test0", 1.0))), week)
    seen = browser.measure(page, MEASURE)
    assert seen["verdict"]["text"] == "1 of 1 tests passed."
    assert browser.picture(page).at(seen["headline"]["x"] + 3, seen["headline"]["y"] + 10) == GOOD


def luminance(colour: str) -> float:
    """Of a colour of sRGB (WCAG 2.2)."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("dark", [False, True])
def test_keyboard_and_screen_reader(browser: Browser, report: Callable[[str], Path], name: str, dark: bool) -> None:
    seen = browser.measure(report(name), ACCESS, dark=dark)
    assert seen["language"] == "en" and seen["unnamed"] == 0
    assert seen["levels"][0] == 1 and seen["levels"].count(1) == 1
    assert all(later - before <= 1 for before, later in zip(seen["levels"], seen["levels"][1:]))
    names = [one["name"] for one in seen["focusable"]]
    assert names[:2] == ["Skip to the result", "Applications"]
    assert all(one["focused"] and one["target"] and one["name"] for one in seen["focusable"])
    assert all(one["name"] and one["roles"] and one["headers"] for one in seen["tables"])
    for ground in seen["grounds"]:
        low = {
            colour: round(contrast(colour, ground), 2) for colour in seen["colours"] if contrast(colour, ground) < 4.5
        }
        assert low == {}, f"text of less contrast than 4.5 on {ground}"


def test_links_lead_to_the_output_of_each_test(tmp_path: Path) -> None:
    folder = tmp_path / "output" / "system" / "batch" / "openmpi" / "Sort"
    folder.mkdir(parents=True)
    (folder / "rfm_job.out").write_text("done\n", encoding="utf-8")
    latest = record_of(session(0, case("Sort", 1.0, outputdir=str(folder)), case("Ring")))
    text = nightly_page(tmp_path, latest, []).read_text(encoding="utf-8")
    links = re.findall(r'<a href="([^"#]+)"', text)
    assert links == ["output/system/batch/openmpi/Sort/rfm_job.out"]
    assert (tmp_path / links[0]).read_text(encoding="utf-8") == "done\n"
