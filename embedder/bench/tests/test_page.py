"""The HTML page, from a small document such as compare.py writes."""

import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from comparison.goals import goals_of
from comparison.page import page, picture
from comparison.rows import measured_rows
from show import merged

BENCH = Path(__file__).resolve().parents[1]


def row(median: float, **changes: object) -> dict[str, Any]:
    figure = {"name": "rate", "unit": "GB/s", "native": [4.0, 4.0], "wasm": [4.0 * median] * 2}
    usual = {"subject": "Wasm", "against": "native", "compare": "ratio", "better": "higher", "target": 0.9}
    spread = {"median": median, "lowest": 0.9 * median, "highest": 1.1 * median}
    target = changes.get("target", 0.9)
    meets = None if target is None else median >= float(str(target))
    return {**usual, **spread, "meets_target": meets, "figures": [figure], **changes}


def comparison(
    benchmark: str, *rows: dict[str, Any], group: str = "applications", mpi: str = "openmpi"
) -> dict[str, Any]:
    return {"group": group, "benchmark": benchmark, "program": benchmark, "ranks": 2, "mpi": mpi, "rows": list(rows)}


def document(*comparisons: dict[str, Any]) -> dict[str, Any]:
    return {
        "format": 2,
        "date": "2026-11-21T20:00:00+00:00",
        "machine": {"processor": "Processor <1>", "cores": 2, "system": "Linux 6"},
        "versions": {"openmpi": "4.1.4", "mpiwasm": "mpiwasm 0.1.0"},
        "options": {"repetitions": 5, "quick": False, "only": []},
        "comparisons": list(comparisons),
    }


def latency(mpi: str) -> dict[str, Any]:
    figures = [
        {"name": f"latency[{size}]", "unit": "us", "native": [1.0, 1.0], "wasm": [time, time]}
        for size, time in ((0, 1.1), (1024, 1.0), (1048576, 0.9))
    ]
    together = row(1.0, better="lower", target=1.02, figures=figures, meets_target=True)
    return comparison("ping-pong", together, group="mpi", mpi=mpi)


class Page(unittest.TestCase):
    def setUp(self) -> None:
        kernel = row(0.8, against="native -O3", target=0.85, meets_target=False)
        mean = comparison("all kernels", row(1.01, against="native -O3", target=1.0), group="compute", mpi="")
        del mean["program"]
        cost = row(21.0, compare="difference", better="lower", target=15, meets_target=False)
        cost["figures"] = [{"name": "MPI_Put", "unit": "ns", "native": [20.0], "wasm": [41.0]}]
        self.document = document(
            comparison("solver", row(0.99)),
            comparison("sorter", row(0.5)),
            comparison("triad", kernel, group="compute", mpi=""),
            mean,
            latency("openmpi"),
            latency("mpich"),
            comparison("call-cost", cost, group="mpi"),
        )
        self.text = page(self.document)

    def test_nothing_is_loaded_from_elsewhere(self) -> None:
        self.assertNotRegex(self.text, r"<script|<link|@import|src=|url\((?!#)|href=\"(?!#)")

    def test_every_plot_is_well_formed(self) -> None:
        plots = re.findall(r"<svg.*?</svg>", self.text, re.DOTALL)
        self.assertEqual(len(plots), 3)
        for plot in plots:
            ElementTree.fromstring(plot)

    def test_the_worst_comes_first(self) -> None:
        plot = re.findall(r"<svg.*?</svg>", self.text, re.DOTALL)[0]
        names = re.findall(r">(sorter|triad|solver|ping-pong)</text>", plot)
        self.assertEqual(names, ["sorter", "triad", "solver", "ping-pong"])

    def test_plots_have_the_colours_of_the_page_and_tooltips(self) -> None:
        for plot in re.findall(r"<svg.*?</svg>", self.text, re.DOTALL):
            self.assertRegex(plot, r"var\(--(good|bad|first)\)")
            self.assertNotRegex(plot, r"#f0e1|id=\"group-")
        self.assertIn("<title>solver, Open MPI: 0.990 of the speed of native (0.891 to 1.089)", self.text)

    def test_machine_versions_and_date_are_named(self) -> None:
        for fact in (
            "Processor &lt;1&gt;, 2 cores, Linux 6",
            "Open MPI 4.1.4",
            "mpiwasm 0.1.0",
            "2026-11-21 20:00:00 UTC",
        ):
            self.assertIn(fact, self.text)

    def test_the_picture_is_a_file_of_its_own(self) -> None:
        text = picture(self.document)
        root = ElementTree.fromstring(text)
        self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
        self.assertIn("--good: #1a7f4b", text)
        self.assertIn(">sorter</text>", text)

    def test_goals_say_what_holds(self) -> None:
        goals = {goal.name: (goal.value, goal.met) for goal in goals_of(measured_rows(self.document))}
        self.assertEqual(goals["compute over native -O3"], ("1.01", True))
        self.assertEqual(goals["slowest kernel: triad"], ("0.80", False))
        self.assertEqual(goals["slowest application: sorter"], ("0.50", False))
        self.assertEqual(goals["time of messages, MPICH"], ("1.000", True))

    def test_a_time_becomes_a_speed(self) -> None:
        (ping_pong,) = measured_rows(document(latency("mpich")))
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
