"""When two runs count as having given the same answers."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from comparison.agreement import agreement


class AgreementOfAnswers(unittest.TestCase):
    def test_equal_text_is_identical(self) -> None:
        same = {"residual[3]": "1.5e-05", "checksum": "0xab"}
        found = agreement(same, dict(same), tolerance=0.0)
        self.assertTrue(found.identical)
        self.assertTrue(found.acceptable)
        self.assertEqual(str(found), "2 answers identical to the last bit")

    def test_a_small_difference_is_acceptable_but_not_identical(self) -> None:
        found = agreement({"energy": "1.0"}, {"energy": "1.0000001"}, tolerance=1e-6)
        self.assertFalse(found.identical)
        self.assertTrue(found.acceptable)
        self.assertIn("within 1e-06: energy", str(found))

    def test_a_large_difference_is_not_acceptable(self) -> None:
        found = agreement({"energy": "1.0"}, {"energy": "1.1"}, tolerance=1e-6)
        self.assertFalse(found.acceptable)
        self.assertIn("NOT within", str(found))

    def test_nothing_agrees_with_nan_or_infinity(self) -> None:
        for value in ("nan", "inf"):
            self.assertFalse(agreement({"x": value}, {"x": "1.0"}, tolerance=1e-6).acceptable)

    def test_words_must_be_equal(self) -> None:
        self.assertFalse(agreement({"state": "sorted"}, {"state": "unsorted"}, tolerance=1.0).acceptable)

    def test_differences_among_rounding_errors_do_not_count(self) -> None:
        self.assertTrue(agreement({"error": "1e-17"}, {"error": "0"}, tolerance=1e-6).acceptable)

    def test_unequal_bits_alone_are_no_failure(self) -> None:
        found = agreement({"checksum": "0x1"}, {"checksum": "0x2"}, tolerance=1e-6)
        self.assertFalse(found.identical)
        self.assertTrue(found.acceptable)

    def test_an_answer_that_only_one_run_gives_is_a_failure(self) -> None:
        found = agreement({"a": "1", "b": "2"}, {"a": "1"}, tolerance=1.0)
        self.assertFalse(found.acceptable)
        self.assertEqual(found.missing, ("b",))
        self.assertEqual(str(found), "answers missing from one of two runs: b")


if __name__ == "__main__":
    unittest.main()
