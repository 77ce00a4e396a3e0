"""The demo's table: its ratio is that of the figures beside it."""

import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import demo
from comparison.machine import share_of_others
from comparison.measure import ComparedRow
from comparison.pairs import PairedFigure, Spread
from comparison.suite import Row

# The medians, 2 and 2, have the ratio 1; the ratios of the pairs are 2, 0.5 and 0.5 ... and of these the median counts.
UNLUCKY = PairedFigure("rate", "GFLOP/s", native=(1.0, 2.0, 6.0), wasm=(2.0, 1.0, 3.0))


class Table(unittest.TestCase):
    def line(self) -> tuple[str, ...]:
        row = ComparedRow(Row(("rate",), better="higher"), (UNLUCKY,), Spread.of(UNLUCKY.ratios()))
        return demo._line("rate", row)

    def test_the_ratio_is_that_of_the_figures_beside_it(self) -> None:
        _, native, wasm, ratio, _ = self.line()
        self.assertAlmostEqual(float(wasm.split()[0]) / float(native.split()[0]), float(ratio))

    def test_it_is_the_median_of_all_pairs(self) -> None:
        self.assertEqual(self.line()[3:], ("0.500", "0.500..2.000"))

    def test_of_an_even_number_the_lower_middle_pair_counts(self) -> None:
        figure = PairedFigure("rate", "", native=(1.0, 1.0, 1.0, 1.0), wasm=(4.0, 2.0, 3.0, 1.0))
        self.assertEqual(figure.middle(), 1)


class Load(unittest.TestCase):
    def share(self, before: str, after: str) -> float:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "stat"
            file.write_text(before)
            change = threading.Timer(0.1, lambda: file.write_text(after))
            change.start()
            try:
                return share_of_others(0.5, file)
            finally:
                change.join()
                time.sleep(0)

    def test_time_that_is_not_idle_is_other_work(self) -> None:
        self.assertAlmostEqual(self.share("cpu 10 0 0 100 0 0 0 0 0 0\n", "cpu 30 0 5 165 10 0 0 0 0 0\n"), 0.25)

    def test_a_busy_machine_is_said(self) -> None:
        self.assertEqual(demo.load_text(0.02), "other work takes 2% of them")
        self.assertEqual(demo.load_text(0.85), "other work takes 85% of them; the ratios mean little")


if __name__ == "__main__":
    unittest.main()
