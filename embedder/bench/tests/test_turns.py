"""Jobs in turns, with real processes: only one runs at a time, all end, and nothing is left behind."""

import os
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from comparison.launch import MpiLibrary, RunFailed, run_in_turns
from comparison.suite import BadSuite, Benchmark, suite_from
from comparison.turns import TookTooLong, descendants, finish_in_turns

# Notes the moments at which it runs, every millisecond, for so many of them.
NOTES_MOMENTS = """
import sys, time
for _ in range(int(sys.argv[2])):
    time.sleep(0.001)
    print(sys.argv[1], time.monotonic(), flush=True)
"""


def notes_moments(name: str, count: int) -> list[str]:
    return [sys.executable, "-c", NOTES_MOMENTS, name, str(count)]


def below_a_launcher(command: list[str]) -> list[str]:
    return [sys.executable, "-c", f"import subprocess, sys; sys.exit(subprocess.run({command!r}).returncode)"]


class Turns(unittest.TestCase):
    def test_output_and_exit_status_come_back_in_the_order_of_the_commands(self) -> None:
        first, second = finish_in_turns(
            [["sh", "-c", "echo one; echo careful >&2; exit 3"], ["sh", "-c", "echo two"]], 0.01, 20.0
        )
        self.assertEqual((first.stdout, first.stderr, first.returncode), ("one\n", "careful\n", 3))
        self.assertEqual((second.stdout, second.returncode), ("two\n", 0))

    def test_jobs_alternate_even_below_a_launcher(self) -> None:
        ended = finish_in_turns(
            [notes_moments("a", 200), below_a_launcher(notes_moments("b", 200))], turn=0.05, seconds=60.0
        )
        moments = sorted((float(line.split()[1]), line[0]) for job in ended for line in job.stdout.splitlines())
        self.assertEqual(len(moments), 400)
        both = [name for _, name in moments]
        shared = both[both.index("b") : len(both) - both[::-1].index("a")]
        changes = sum(left != right for left, right in zip(shared, shared[1:]))
        # Both at once would change at every other moment or so; in turns of 50 ms at every fiftieth.
        self.assertGreaterEqual(changes, 2)
        self.assertLess(changes, len(shared) / 4)

    def test_launchers_that_start_processes_all_the_time_go_on(self) -> None:
        busy = ["sh", "-c", "i=0; while [ $i -lt 150 ]; do /bin/true; i=$((i+1)); done; echo done"]
        ended = finish_in_turns([busy, busy], turn=0.001, seconds=60.0)
        self.assertEqual([job.stdout for job in ended], ["done\n", "done\n"])

    def test_a_job_that_does_not_end_is_ended_with_all_its_processes(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            note = Path(folder) / "pid"
            sleeper = ["sh", "-c", f"echo $$ > {note}; exec sleep 600"]
            with self.assertRaisesRegex(TookTooLong, "not finished after 1 s"):
                finish_in_turns([below_a_launcher(sleeper), ["true"]], 0.01, 1.0)
            process = int(note.read_text())
        for _ in range(100):
            if not is_running(process):
                return
            time.sleep(0.05)
        self.fail("the innermost process still runs")

    def test_nothing_is_left_of_the_first_when_the_second_cannot_start(self) -> None:
        with self.assertRaises(FileNotFoundError):
            finish_in_turns([["sleep", "600"], ["/no/such/program"]], 0.01, 5.0)
        self.assertEqual([each for each in descendants(os.getpid()) if "sleep" in command_line(each)], [])


class BenchmarksInTurns(unittest.TestCase):
    benchmark = Benchmark(name="stand-in", program="none", ranks=1, rows=(), turn=5.0)

    def test_results_of_each_side(self) -> None:
        sides = [["sh", "-c", f"echo result latency {value} us", "x"] for value in (3, 4)]
        outputs = run_in_turns(self.benchmark, self.library_without_count(), sides, False, 20.0)
        self.assertEqual([output.results["latency"].value for output in outputs], [3.0, 4.0])

    def test_a_failed_side_says_how(self) -> None:
        sides = [["true"], ["sh", "-c", "echo went wrong >&2; exit 4"]]
        with self.assertRaisesRegex(RunFailed, "exit status 4\nwent wrong"):
            run_in_turns(self.benchmark, self.library_without_count(), sides, False, 20.0)

    def test_turns_need_a_program_that_measures_itself(self) -> None:
        table = {"name": "a", "program": "a", "ranks": 1, "rows": [], "turn": 20, "measure": "wall-time"}
        with self.assertRaisesRegex(BadSuite, "turn goes with"):
            suite_from({"benchmark": [table]})

    @staticmethod
    def library_without_count() -> MpiLibrary:
        """A launcher that runs what follows `-np N`."""
        return MpiLibrary("none", "no library", ("sh", "-c", 'shift 2; "$@"', "launcher"))


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def command_line(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


if __name__ == "__main__":
    unittest.main()
