"""Statistics over pairs of runs, against values worked out by hand."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from comparison.pairs import (
    PairedFigure,
    Spread,
    geometric_mean,
    largest_differences,
    largest_wasm_values,
    mean_ratios,
)


class Statistics(unittest.TestCase):
    def test_geometric_mean(self) -> None:
        self.assertAlmostEqual(geometric_mean([2.0, 8.0]), 4.0)
        self.assertAlmostEqual(geometric_mean([0.5, 2.0, 1.0]), 1.0)
        with self.assertRaises(ValueError):
            geometric_mean([])

    def test_spread(self) -> None:
        self.assertEqual(Spread.of([3.0, 1.0, 2.0]), Spread(2.0, 1.0, 3.0))
        self.assertEqual(Spread.of([4.0, 1.0]).median, 2.5)

    def test_ratios_are_taken_pair_by_pair(self) -> None:
        # The machine was twice as slow during the second pair; the ratio does not show it.
        figure = PairedFigure("time", "s", native=(1.0, 2.0), wasm=(1.1, 2.2))
        for ratio in figure.ratios():
            self.assertAlmostEqual(ratio, 1.1)

    def test_a_native_figure_of_zero_has_an_infinite_ratio(self) -> None:
        self.assertEqual(PairedFigure("t", "ns", (0.0,), (3.0,)).ratios(), (float("inf"),))

    def test_unpaired_values_are_refused(self) -> None:
        with self.assertRaises(ValueError):
            PairedFigure("t", "s", (1.0, 2.0), (1.0,))
        with self.assertRaises(ValueError):
            PairedFigure("t", "s", (), ())

    def test_several_figures(self) -> None:
        small = PairedFigure("latency[1]", "us", native=(1.0, 1.0), wasm=(2.0, 1.0))
        large = PairedFigure("latency[2]", "us", native=(4.0, 4.0), wasm=(8.0, 16.0))
        self.assertEqual([round(r, 12) for r in mean_ratios([small, large])], [2.0, 2.0])
        self.assertEqual(largest_differences([small, large]), (4.0, 12.0))
        self.assertEqual(largest_wasm_values([small, large]), (8.0, 16.0))


if __name__ == "__main__":
    unittest.main()
