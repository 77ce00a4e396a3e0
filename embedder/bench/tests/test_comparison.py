"""A whole comparison with stand-ins: a launcher and programs that are small scripts."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from comparison.measure import compared_rows
from comparison.pairs import PairedFigure
from comparison.suite import Row

BENCH = Path(__file__).resolve().parents[1]

LAUNCHER = """#!/bin/sh
[ "$1" = --version ] && { echo "stand-in 9.8.7"; exit 0; }
while [ "$1" != -np ]; do shift; done
shift 2
exec "$@"
"""

MPIWASM = """#!/bin/sh
case $1 in
--version) echo "mpiwasm stand-in" ;;
compile) ;;
*) echo "result rate 3 GFLOP/s"; echo "answer sum WASM_ANSWER" ;;
esac
"""

NATIVE = """#!/bin/sh
echo "result rate 4 GFLOP/s"
echo "answer sum 10"
exit NATIVE_STATUS
"""

SUITE = """
[[benchmark]]
name = "cg"
program = "cg"
ranks = 2
measure = "MEASURE"
rows = [{ figures = ["FIGURE"], better = "higher", target = 0.97 }]
"""


class WholeComparison(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def script(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def compare(
        self,
        wasm_answer: str = "10",
        native_status: int = 0,
        measure: str = "output",
        figure: str = "rate",
    ) -> subprocess.CompletedProcess[str]:
        self.script("launcher", LAUNCHER)
        self.script("mpiwasm", MPIWASM.replace("WASM_ANSWER", wasm_answer))
        self.script("native/openmpi/cg", NATIVE.replace("NATIVE_STATUS", str(native_status)))
        self.script("wasm/cg.wasm", "")
        self.script("suite.toml", SUITE.replace("MEASURE", measure).replace("FIGURE", figure))
        return subprocess.run(
            [
                *(sys.executable, str(BENCH / "compare.py"), "--mpi", "openmpi", "--repetitions", "2"),
                *("--mpiwasm", "mpiwasm", "--native-dir", "native", "--wasm-dir", "wasm"),
                *("--launcher", f"openmpi={self.folder}/launcher"),
                *("--suite", "suite.toml", "--only", "cg", "--json", "out.json"),
            ],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )

    def test_reports_ratio_target_and_agreement(self) -> None:
        finished = self.compare()
        self.assertEqual(finished.stderr, "")
        self.assertEqual(finished.returncode, 0)
        self.assertIn("Open MPI 9.8.7, 2 pairs of runs", finished.stdout)
        self.assertRegex(
            finished.stdout,
            r"cg +rate +4 GFLOP/s +3 GFLOP/s +0\.750 +0\.750\.\.0\.750 +>= 0\.97 +MISSED",
        )
        self.assertIn("cg: 1 answers identical to the last bit", finished.stdout)
        (comparison,) = json.loads((self.folder / "out.json").read_text())["comparisons"]
        self.assertEqual(comparison["rows"][0]["figures"][0]["native"], [4.0, 4.0])
        self.assertEqual(comparison["rows"][0]["median"], 0.75)
        self.assertIs(comparison["rows"][0]["meets_target"], False)

    def test_a_wrong_answer_fails(self) -> None:
        finished = self.compare(wasm_answer="11")
        self.assertEqual(finished.returncode, 1)
        self.assertIn("NOT within 1e-06: sum", finished.stdout)

    def test_a_failing_program_is_named_with_its_status(self) -> None:
        finished = self.compare(native_status=3)
        self.assertEqual(finished.returncode, 1)
        self.assertRegex(finished.stderr, r"FAILED: cg: .*native/openmpi/cg: exit status 3")

    def test_a_figure_that_is_not_printed_fails(self) -> None:
        finished = self.compare(figure="speed")
        self.assertEqual(finished.returncode, 1)
        self.assertIn("FAILED: cg: cg: no result named speed", finished.stderr)

    def test_a_row_can_be_a_line_for_each_figure(self) -> None:
        figures = [PairedFigure("a", "ns", (5.0,), (9.0,)), PairedFigure("b", "ns", (5.0,), (30.0,))]
        row = Row(("*",), better="lower", compare="difference", target=15, each=True)
        lines = compared_rows(row, figures, "cost")
        self.assertEqual([(line.figures[0].name, line.meets_target) for line in lines], [("a", True), ("b", False)])

    def test_a_row_can_be_a_line_for_each_series(self) -> None:
        figures = [PairedFigure(f"{name}[{i}]", "us", (1.0,), (wasm,)) for name, wasm in (("a", 1.0), ("b", 2.0)) for i in (8, 64)]
        row = Row(("*",), better="lower", target=1.15, series=True)
        lines = compared_rows(row, figures, "cost")
        found = [(line.row.figures, len(line.figures), line.spread.median, line.meets_target) for line in lines]
        self.assertEqual(found, [(("a[*]",), 2, 1.0, True), (("b[*]",), 2, 2.0, False)])

    def test_memory_is_measured_around_each_rank(self) -> None:
        finished = self.compare(measure="memory", figure="rss[*]")
        self.assertEqual(finished.returncode, 0, finished.stderr)
        self.assertRegex(finished.stdout, r"cg +rss\[0\] +\d[\d.]* MiB")

    def test_a_missing_program_is_named(self) -> None:
        self.compare()
        (self.folder / "wasm/cg.wasm").unlink()
        finished = subprocess.run(
            [
                *(sys.executable, str(BENCH / "compare.py"), "--mpi", "openmpi"),
                *("--mpiwasm", "mpiwasm", "--native-dir", "native", "--wasm-dir", "wasm"),
                *("--launcher", f"openmpi={self.folder}/launcher", "--suite", "suite.toml", "--only", "cg"),
            ],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertEqual(finished.returncode, 1)
        self.assertRegex(finished.stderr, r"^compare\.py: no such program: .*cg\.wasm\n$")


if __name__ == "__main__":
    unittest.main()
