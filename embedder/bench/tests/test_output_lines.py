"""Reading result and answer lines."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from comparison.output_lines import MalformedLine, Output, Result, parse


class Parse(unittest.TestCase):
    def test_takes_results_and_answers_and_leaves_text_for_people(self) -> None:
        output = parse(
            "grid 4x4x4 points\n"
            "result latency[1024] 1.25 us\n"
            "answer iterations 17\n"
            "answer solution_checksum 0x0f\n"
            "verification passed\n"
        )
        self.assertEqual(
            output,
            Output({"latency[1024]": Result(1.25, "us")}, {"iterations": "17", "solution_checksum": "0x0f"}),
        )

    def test_a_word_that_only_begins_like_a_result_is_text(self) -> None:
        self.assertEqual(parse("results are below\nanswered\n"), Output())

    def test_a_result_without_unit_is_refused(self) -> None:
        with self.assertRaisesRegex(MalformedLine, "expected 'result <name> <value> <unit>'"):
            parse("result rate 4.5\n")

    def test_a_result_that_is_no_number_is_refused(self) -> None:
        with self.assertRaisesRegex(MalformedLine, "'fast' is not a number"):
            parse("result rate fast GFLOP/s\n")

    def test_a_name_can_occur_once_only(self) -> None:
        with self.assertRaisesRegex(MalformedLine, "a second result 'rate'"):
            parse("result rate 1 x\nresult rate 2 x\n")
        with self.assertRaisesRegex(MalformedLine, "a second answer 'sum'"):
            parse("answer sum 1\nanswer sum 1\n")


if __name__ == "__main__":
    unittest.main()
