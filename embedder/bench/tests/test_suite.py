"""The suite file and what is refused in it."""

import sys
import unittest
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from comparison.suite import BadSuite, Row, read_suite, suite_from

BENCH = Path(__file__).resolve().parents[1]
APPS = BENCH.parents[1] / "recipes" / "apps"


def one_benchmark(**changes: object) -> dict[str, Any]:
    row: dict[str, Any] = {"figures": ["rate"], "better": "higher", "target": 0.97}
    table: dict[str, Any] = {"name": "cg", "program": "cg", "ranks": 2, "arguments": [64, "--fast"], "rows": [row]}
    return {"benchmark": [{**table, **changes}]}


class Suite(unittest.TestCase):
    def test_the_committed_suite_names_programs_that_exist(self) -> None:
        suite = read_suite(BENCH / "suite.toml")
        self.assertGreater(len(suite), 5)
        for benchmark in suite:
            self.assertTrue((APPS / benchmark.program / "README.md").is_file(), benchmark.program)

    def test_arguments_become_text(self) -> None:
        (benchmark,) = suite_from(one_benchmark())
        self.assertEqual(benchmark.arguments_for(quick=True), ("64", "--fast"))

    def test_quick_arguments_replace_the_others(self) -> None:
        (benchmark,) = suite_from(one_benchmark(quick_arguments=[8]))
        self.assertEqual(benchmark.arguments_for(quick=True), ("8",))
        self.assertEqual(benchmark.arguments_for(quick=False), ("64", "--fast"))

    def test_mistakes_are_named(self) -> None:
        mistakes = {
            "benchmark 'cg': unknown key 'rank'": one_benchmark(rank=1),
            "benchmark 'cg': measure is one of": one_benchmark(measure="speed"),
            "benchmark 'cg': 'better' is missing": one_benchmark(rows=[{"figures": ["rate"]}]),
            "benchmark 'without a name': 'name' is missing": {"benchmark": [{"program": "cg"}]},
            "benchmark 'cg' is declared twice": {"benchmark": one_benchmark()["benchmark"] * 2},
        }
        for message, document in mistakes.items():
            with self.assertRaisesRegex(BadSuite, message):
                suite_from(document)


class RowOfTheReport(unittest.TestCase):
    def test_a_star_stands_for_anything_and_brackets_for_themselves(self) -> None:
        row = Row(("latency[*]",), better="lower")
        self.assertTrue(row.selects("latency[1024]"))
        self.assertFalse(row.selects("latency"))
        self.assertFalse(row.selects("bandwidth[1024]"))

    def test_exceptions_are_left_out(self) -> None:
        row = Row(("MPI_*",), better="lower", exceptions=("MPI_W*",))
        self.assertTrue(row.selects("MPI_Send"))
        self.assertFalse(row.selects("MPI_Wtime"))

    def test_targets(self) -> None:
        self.assertTrue(Row(("t",), better="lower", target=1.03).meets_target(1.03))
        self.assertFalse(Row(("t",), better="lower", target=1.03).meets_target(1.04))
        self.assertFalse(Row(("t",), better="higher", target=0.97).meets_target(0.96))
        self.assertIsNone(Row(("t",), better="higher").meets_target(0.1))


if __name__ == "__main__":
    unittest.main()
