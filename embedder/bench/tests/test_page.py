"""The HTML page, from a small document such as compare.py writes."""

import json
import logging
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from comparison.goals import goals_of
from comparison.page import page
from comparison.picture import picture
from comparison.rows import measured_rows
from made_up_document import amounts, by_size, call, comparison, document, example, kernel, row
from show import merged

BENCH = Path(__file__).resolve().parents[1]


class Page(unittest.TestCase):
    def setUp(self) -> None:
        mean = comparison("all kernels", row(1.01, 0.001, against="native -O3", target=1.0), group="compute", mpi="")
        del mean["program"]
        self.document = document(
            comparison("solver", row(0.99)),
            comparison("sorter", row(0.5)),
            comparison("shaky", row(0.95, 0.2)),
            kernel("triad", 0.8),
            mean,
            by_size("ping-pong", "openmpi"),
            by_size("ping-pong", "mpich"),
            comparison("call-cost", call("MPI_Put", 21.0), group="mpi"),
            amounts("warm-start", "nothing", 0.0213, "s", 0.02),
        )
        self.text = page(self.document)

    def lines(self, heading: str) -> list[str]:
        """The text of each line below a heading."""
        section = re.search(rf'<h2 id="{heading}">.*?</section>', self.text, re.DOTALL)
        assert section, heading
        rows = re.findall(r'<tr role="row">(.*?)</tr>', section[0], re.DOTALL)[1:]
        without_pictures = [re.sub(r"<svg.*?</svg>", "", each, flags=re.DOTALL) for each in rows]
        return [" ".join(re.sub(r"<[^>]*>", " ", each).split()) for each in without_pictures]

    def test_nothing_is_loaded_from_elsewhere(self) -> None:
        self.assertNotRegex(self.text, r"<script|<link|@import|src=|url\((?!#)|href=\"(?!#)")

    def test_every_plot_is_well_formed(self) -> None:
        plots = re.findall(r"<svg.*?</svg>", self.text, re.DOTALL)
        self.assertEqual(len(plots), 8)  # a strip for each ratio, and curves by size
        for plot in plots:
            ElementTree.fromstring(plot)

    def test_a_line_has_figures_with_units_spread_limit_and_result_the_slowest_first(self) -> None:
        self.assertEqual(
            self.lines("applications"),
            [
                "sorter Open MPI 4.00 GB/s 2.00 GB/s 0.50 0.49 to 0.51 ≥ 0.90 missed",
                "shaky Open MPI 4.00 GB/s 3.80 GB/s 0.95 0.76 to 1.14 ≥ 0.90 not decided",
                "solver Open MPI 4.00 GB/s 3.96 GB/s 0.99 0.98 to 1.00 ≥ 0.90 met",
            ],
        )
        (call_line,) = self.lines("calls")
        self.assertEqual(call_line, "MPI_Put Open MPI 20.0 ns 41.0 ns +21.0 ns +18.9 ns to +23.1 ns ≤ 15.0 ns missed")

    def test_the_headline_counts_what_is_met_and_what_is_not_decided(self) -> None:
        self.assertIn("4 of 9 limits met, 4 missed, 1 not decided.", self.text)
        self.assertIn("of native speed: the geometric mean of 3 speeds of applications", self.text)

    def test_a_machine_that_is_not_idle_is_named(self) -> None:
        busy = page(document(comparison("solver", row(0.99)), other_work=0.34))
        self.assertIn("The machine was not idle: other work took 34% of its processors before the first run.", busy)
        self.assertNotIn("not idle", self.text)

    def test_earlier_results_are_the_history(self) -> None:
        with_history = page(self.document, [document(comparison("solver", row(0.97)))])
        self.assertIn("2 runs, from 0.97 to 0.99 of native speed", with_history)
        self.assertIn("before 0.97", with_history)
        self.assertNotIn("History", self.text)

    def test_plots_have_the_colours_of_the_page(self) -> None:
        for plot in re.findall(r"<svg.*?</svg>", self.text, re.DOTALL):
            self.assertRegex(plot, r"var\(--(good|bad|first|ink|open)\)")
            self.assertNotRegex(plot, r"#f0e1|id=\"group-")

    def test_machine_versions_and_date_are_named(self) -> None:
        for fact in (
            "Processor &lt;1&gt;, 2 cores, Linux 6",
            "Open MPI 4.1.4",
            "mpiwasm 0.1.0",
            "2026-11-21 20:00:00 UTC",
        ):
            self.assertIn(fact, self.text)

    def test_a_first_run_prints_nothing_about_fonts(self) -> None:
        self.assertFalse(logging.getLogger("matplotlib.font_manager").isEnabledFor(logging.WARNING))

    def test_the_picture_is_a_file_of_its_own_with_the_slowest_first(self) -> None:
        text = picture(self.document)
        root = ElementTree.fromstring(text)
        self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
        self.assertIn("--good: #", text)
        names = re.findall(r">(sorter|triad|shaky|solver|ping-pong)</text>", text)
        self.assertEqual(names, ["sorter", "triad", "shaky", "solver", "ping-pong"])

    def test_goals_say_what_holds(self) -> None:
        goals = {goal.name: (goal.value, goal.verdict) for goal in goals_of(measured_rows(self.document))}
        self.assertEqual(goals["compute kernels over native -O3"], ("1.01", "met"))
        self.assertEqual(goals["slowest kernel: triad"], ("0.80", "missed"))
        self.assertEqual(goals["slowest application: sorter"], ("0.50", "missed"))
        self.assertEqual(goals["time of messages, MPICH"], ("1.00", "met"))

    def test_goals_are_not_decided_by_noise(self) -> None:
        shaky = document(comparison("shaky", row(0.97, 0.2)), by_size("ping-pong", "openmpi", 0.1))
        self.assertEqual({goal.verdict for goal in goals_of(measured_rows(shaky))}, {"not decided"})

    def test_an_example_has_something_under_every_heading(self) -> None:
        found = re.findall(r'<h2 id="([^"]*)"', page(example()))
        self.assertEqual(found, ["goals", "applications", "compute", "messages", "calls", "files", "start-up"])

    def test_a_time_becomes_a_speed(self) -> None:
        (ping_pong,) = measured_rows(document(by_size("ping-pong", "mpich")))
        self.assertEqual([(size, round(speed, 2)) for size, speed, _ in ping_pong.by_size][0], (0.0, 0.91))

    def test_a_page_of_nothing_still_says_where_it_was_made(self) -> None:
        self.assertIn("Processor", page(document()))


class Parts(unittest.TestCase):
    def test_later_parts_add_and_replace(self) -> None:
        one = document(comparison("a", row(0.5)), comparison("b", row(0.6)))
        other = document(comparison("b", row(0.7)), comparison("c", row(0.8)))
        found = {each["benchmark"]: each["rows"][0]["median"] for each in merged([one, other])["comparisons"]}
        self.assertEqual(found, {"a": 0.5, "b": 0.7, "c": 0.8})

    def test_the_command_writes_a_page_and_names_a_file_it_cannot_read(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "one.json").write_text(json.dumps(document(comparison("a", row(0.5)))))
            (Path(folder) / "bad.json").write_text("{")
            command = [sys.executable, str(BENCH / "show.py"), "--html", "out.html"]
            good = subprocess.run([*command, "one.json"], cwd=folder, capture_output=True, text=True, check=False)
            bad = subprocess.run([*command, "bad.json"], cwd=folder, capture_output=True, text=True, check=False)
            self.assertEqual((good.returncode, good.stderr), (0, ""))
            self.assertIn("<!DOCTYPE html>", (Path(folder) / "out.html").read_text())
            self.assertEqual(bad.returncode, 1)
            self.assertRegex(bad.stderr, r"^show\.py: bad\.json: ")


if __name__ == "__main__":
    unittest.main()
