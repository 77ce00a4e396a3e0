"""Start-up and footprint: processes that are timed, modules that are made, and what is measured with stand-ins."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from comparison import start_up
from comparison.launch import MpiLibrary, Programs, RunFailed
from comparison.made_modules import application_of, make_application, make_module, source_of
from comparison.processes import run_together

PREFIX = os.environ.get("MPIWASM_PREFIX")


class Processes(unittest.TestCase):
    def test_processor_time_of_all_is_added_up(self) -> None:
        busy = [sys.executable, "-c", "import time\nwhile time.process_time() < 0.1: pass"]
        taken = run_together([busy, busy])
        self.assertGreater(taken.processors, 0.2)
        self.assertGreater(taken.wall, 0.1)

    def test_a_failure_is_named_when_all_have_ended(self) -> None:
        with self.assertRaisesRegex(RunFailed, "^false: exit status 1$"):
            run_together([["false"], ["true"]])

    def test_a_missing_program_is_named(self) -> None:
        with self.assertRaisesRegex(RunFailed, "^/no/program: No such file"):
            run_together([["/no/program"]])


class Background(unittest.TestCase):
    def test_what_compiles_into_a_cache_is_found_waited_for_and_ended(self) -> None:
        with tempfile.TemporaryDirectory() as cache:
            command = [sys.executable, "-c", "import time; time.sleep(60)", f"--cache-dir={cache}"]
            with subprocess.Popen(command) as process:
                self.addCleanup(process.kill)
                while start_up.background(cache) != [process.pid]:
                    time.sleep(0.01)
                self.assertEqual(start_up.background(f"{cache}-other"), [])
                ended = threading.Thread(target=process.wait)
                ended.start()
                with start_up.no_background(cache):
                    pass
                ended.join()
                self.assertEqual(process.returncode, -signal.SIGKILL)
                start_up.wait_for_background(cache)


class Measured(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def site(self) -> start_up.Site:
        for name in ("start-up", *start_up.SIZED):
            for path in (self.folder / "native" / "some" / name, self.folder / "wasm" / f"{name}.wasm"):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("#!/bin/sh\n" + "#" * (2038 if path.suffix else 1014))
                path.chmod(0o755)
        (self.folder / "mpiwasm").write_text("#!/bin/sh\n")
        (self.folder / "mpiwasm").chmod(0o755)
        (self.folder / "made-100.wasm").write_text("")
        programs = Programs(self.folder / "mpiwasm", self.folder / "native", self.folder / "wasm")
        library = MpiLibrary("some", "Some MPI", ("true",))
        return start_up.Site(programs, [library], 2, True, self.folder, lambda message: None)

    def test_each_name_gives_its_rows(self) -> None:
        found = start_up.measure(["warm-start", "sizes"], self.site())
        self.assertEqual([amounts.name for amounts in found], ["warm-start", "sizes"])
        self.assertEqual([row.figures[0].name for row in found[0].rows], ["nothing", "100-kB"])
        self.assertEqual(found[1].rows[0].spread.median, 2.0)
        self.assertEqual(found[1].rows[0].figures[0].native, (1.0,))

    def test_documents_and_table_have_a_line_for_each_row(self) -> None:
        found = start_up.measure(["sizes"], self.site())
        (document,) = start_up.documents(found)
        self.assertEqual(len(document["rows"]), len(start_up.SIZED))
        self.assertEqual((document["group"], document["mpi"]), ("start-up", "some"))
        self.assertEqual(len(start_up.table_lines(found)), 1 + len(start_up.SIZED))


class MadeModules(unittest.TestCase):
    def test_the_program_compiles_natively_and_ends_well(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "made.c").write_text(source_of(5))
            subprocess.run(["gcc", "-Wall", "-Wextra", "-Werror", "made.c", "-o", "made"], cwd=folder, check=True)
            subprocess.run(["./made"], cwd=folder, check=True)

    @unittest.skipUnless(PREFIX, "MPIWASM_PREFIX names no installation")
    def test_a_module_has_about_the_size_that_was_asked_for(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            module = Path(folder) / "made.wasm"
            make_module(Path(PREFIX or "") / "bin" / "mpiwasm-cc", 50, module)
            self.assertTrue(35_000 < module.stat().st_size < 75_000, module.stat().st_size)
            run_together([[str(Path(PREFIX or "") / "bin" / "mpiwasm"), "--mpi", "none", str(module)]])

    @unittest.skipUnless(PREFIX, "MPIWASM_PREFIX names no installation")
    def test_an_application_has_about_the_size_that_was_asked_for(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            module = Path(folder) / "application.wasm"
            make_application(Path(PREFIX or "") / "bin" / "mpiwasm-c++", 350, module)
            self.assertTrue(300_000 < module.stat().st_size < 400_000, module.stat().st_size)
            mpiwasm = [str(Path(PREFIX or "") / "bin" / "mpiwasm"), "--mpi", "none", "--backend", "cranelift"]
            run_together([[*mpiwasm, "--cache-dir", folder, str(module)]])

    def test_an_edit_changes_one_function(self) -> None:
        lines = [application_of(3, edited).splitlines() for edited in (False, True)]
        self.assertEqual(len([None for one, other in zip(*lines) if one != other]), 1)


if __name__ == "__main__":
    unittest.main()
