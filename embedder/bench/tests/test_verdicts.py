"""When a measurement decides whether a limit is reached, and how numbers are written."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from html_report.lines import amount, ratio_text, rounded
from html_report.verdicts import MET, MISSED, NOT_DECIDED, of_several, verdict


class Verdicts(unittest.TestCase):
    def test_a_narrow_spread_decides_by_the_middle(self) -> None:
        self.assertEqual(verdict(0.99, 0.98, 1.0, 0.98), MET)
        self.assertEqual(verdict(0.975, 0.97, 0.985, 0.98), MISSED)

    def test_a_spread_that_is_wider_than_the_threshold_decides_nothing_near_the_limit(self) -> None:
        self.assertEqual(verdict(1.0, 0.9, 1.1, 0.98), NOT_DECIDED)
        self.assertEqual(verdict(0.95, 0.9, 1.1, 0.98), NOT_DECIDED)
        self.assertEqual(verdict(1.0, 0.9, 1.1, 0.98, threshold=0.3), MET)

    def test_it_decides_far_from_the_limit(self) -> None:
        self.assertEqual(verdict(0.5, 0.45, 0.55, 0.98), MISSED)
        self.assertEqual(verdict(1.5, 1.4, 1.6, 0.98), MET)

    def test_of_costs_the_lower_is_better(self) -> None:
        self.assertEqual(verdict(21, 20, 22, 15, higher_is_better=False), MISSED)
        self.assertEqual(verdict(3, 2, 9, 15, higher_is_better=False), MET)

    def test_several_hold_only_together(self) -> None:
        self.assertEqual(of_several([MET, NOT_DECIDED, MISSED]), MISSED)
        self.assertEqual(of_several([MET, NOT_DECIDED]), NOT_DECIDED)
        self.assertEqual(of_several([MET, MET]), MET)


class Numbers(unittest.TestCase):
    def test_three_digits_and_no_exponent(self) -> None:
        self.assertEqual([rounded(n) for n in (0.02134, 4.0312, 61.44, 812.3)], ["0.0213", "4.03", "61.4", "812"])
        self.assertEqual(rounded(214312).replace("\N{NARROW NO-BREAK SPACE}", " "), "214 000")

    def test_units_grow_with_the_number(self) -> None:
        written = [
            amount(*one).replace("\N{NO-BREAK SPACE}", " ") for one in ((2500, "us"), (0.21, "us"), (1843, "MiB/s"))
        ]
        self.assertEqual(written, ["2.50 ms", "0.210 µs", "1.80 GiB/s"])

    def test_small_ratios_keep_their_digits(self) -> None:
        self.assertEqual([ratio_text(n) for n in (1.0, 0.0312)], ["1.00", "0.0312"])


if __name__ == "__main__":
    unittest.main()
