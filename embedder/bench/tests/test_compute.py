"""The compute kernels: what is compared, and that all sides compute the same."""

import os
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from comparison.agreement import agreement
from comparison.compute import (
    KERNELS,
    WASM,
    Kernel,
    Side,
    compare_kernel,
    compared_pairs,
    kernels_from,
    mean_of,
    read_kernels,
    run_once,
    sides_of,
)
from comparison.launch import RunFailed, finish
from comparison.suite import BadSuite

SOURCES = KERNELS.parent / "kernels"
PREFIX = os.environ.get("MPIWASM_PREFIX")

# Small, so that all of them take seconds; those that are not named are run as they are.
SMALL = {"triad-in-memory": 5000, "matrix-multiply-blocked": 100, "stencil-7": 20, "n-body": 100, "sparse-matrix": 8}


class Declared(unittest.TestCase):
    def test_every_kernel_has_a_source_and_every_source_is_compared(self) -> None:
        programs = {kernel.program for kernel in read_kernels(KERNELS)}
        self.assertEqual(programs, {source.stem.replace("_", "-") for source in SOURCES.glob("*.c")})

    def test_mistakes_are_named(self) -> None:
        one = {"name": "triad", "program": "triad", "size": 10}
        mistakes = {
            "kernel 'triad': unknown key 'ranks'": [{**one, "ranks": 2}],
            "kernel 'without a name': 'name' is missing": [{"program": "triad", "size": 1}],
            "kernel 'triad' is declared twice": [one, one],
        }
        for message, kernels in mistakes.items():
            with self.assertRaisesRegex(BadSuite, message):
                kernels_from({"kernel": kernels})


class Compared(unittest.TestCase):
    def stand_in(self, title: str, rate: str, check: str = "7") -> Side:
        script = self.folder / title
        script.write_text(f"#!/bin/sh\necho result rate {rate} GB/s; echo answer check {check}\n")
        script.chmod(0o755)
        return Side(title, self.folder / title, runner=(str(script),))

    def setUp(self) -> None:
        import tempfile

        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def compare(self, *sides: Side) -> object:
        commands = {side.title: side for side in sides}

        class Named(Side):
            def command(self, kernel: Kernel) -> list[str]:
                return list(commands[self.title].runner)

        named = [Named(side.title, side.folder) for side in sides]
        return compare_kernel(Kernel("k", "k", 1), named, 2, False, 10.0, lambda message: None)

    def test_wasm_over_each_native_side_and_the_others_over_the_first(self) -> None:
        self.assertEqual(compared_pairs(["a", "b", WASM, "c"]), [(WASM, "a"), (WASM, "b"), ("b", "a"), ("c", "a")])

    def test_ratios_are_of_the_rates(self) -> None:
        one = self.compare(self.stand_in("native", "4"), self.stand_in(WASM, "3"))
        self.assertEqual([(pair.against, pair.row.spread.median) for pair in one.pairs], [("native", 0.75)])
        self.assertIs(one.pairs[0].row.meets_target, False)
        self.assertEqual(mean_of([one])[0].row.spread.median, 0.75)
        self.assertTrue(one.agreement.acceptable)

    def test_a_wrong_check_is_seen(self) -> None:
        one = self.compare(self.stand_in("native", "4"), self.stand_in(WASM, "3", check="8"))
        self.assertFalse(one.agreement.acceptable)

    def test_a_missing_program_is_named(self) -> None:
        with self.assertRaisesRegex(RunFailed, "no such kernel: .*/gcc/triad"):
            sides_of(self.folder, Path("mpiwasm"))[0].command(Kernel("t", "triad", 1))


@unittest.skipUnless(PREFIX, "MPIWASM_PREFIX names no installation")
class Kernels(unittest.TestCase):
    def setUp(self) -> None:
        prefix = Path(PREFIX or "")
        self.sides = sides_of(prefix.parent / "apps" / "kernels", prefix / "bin" / "mpiwasm", backends=True)

    def test_every_side_computes_the_same(self) -> None:
        for kernel in read_kernels(KERNELS):
            small = Kernel(kernel.name, kernel.program, SMALL.get(kernel.name, kernel.size), tolerance=kernel.tolerance)
            outputs = [run_once(side, small, False, 0.0, 60.0) for side in self.sides]
            for side, output in zip(self.sides, outputs):
                with self.subTest(kernel=kernel.name, side=side.title):
                    agreed = agreement(outputs[0].answers, output.answers, kernel.tolerance)
                    self.assertTrue(agreed.acceptable and agreed.compared == 1, str(agreed))
                    self.assertGreater(output.results["rate"].value, 0.0)

    def test_wrong_arguments_end_with_status_2_and_one_line(self) -> None:
        kernel = Kernel("triad", "triad", 1)
        for side in self.sides:
            for arguments in (["0"], ["many"], ["10", "--second", "1"], ["--seconds"], ["--seconds", "-1"]):
                ended = finish([*side.command(kernel), *arguments], 60.0)
                self.assertEqual((ended.returncode, ended.stdout), (2, ""), (side.title, arguments))
                self.assertRegex(ended.stderr, r"^triad: .* \(usage: triad \[SIZE\] \[--seconds S\]\)\n$")


if __name__ == "__main__":
    unittest.main()
