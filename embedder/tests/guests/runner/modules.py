"""Builds the modules of the tests with the guest compilers under test, and asks what each imports."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from runner.table import large_count_macros
from runner.testlist import GuestTest

FLAGS = ["-O1", "-Wall", "-Wextra", "-Werror", "-Wno-deprecated-declarations"]


@dataclass(frozen=True)
class Module:
    """A module that was built, or the text that says why not."""

    path: Path
    functions: tuple[str, ...] = ()  # of MPI, that it imports
    tool: Optional[Path] = None  # a library to preload
    problem: Optional[str] = None


class Builder:
    """Builds into `output`; what is newer than everything it is made of is not built again."""

    def __init__(
        self, prefix: Path, guests: Path, output: Path, environment: dict[str, str], flags: Sequence[str] = ()
    ) -> None:
        self._prefix = prefix
        self._guests = guests
        self._output = output
        self._environment = environment
        self._flags = flags
        output.mkdir(parents=True, exist_ok=True)
        write_when_changed(output / "large_counts.h", large_count_macros())

    def build_all(self, tests: list[GuestTest]) -> dict[str, Module]:
        """The module of each test, by folder and module name."""
        wanted = {f"{test.folder}/{test.module_name}": test for test in tests}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return dict(zip(wanted, pool.map(self._build, wanted.values())))

    def _build(self, test: GuestTest) -> Module:
        folder = self._output / test.folder
        folder.mkdir(exist_ok=True)
        path = folder / f"{test.module_name}.wasm"
        try:
            if test.generated is not None:
                self._run([sys.executable, str(test.generated), str(folder)])
            if not self._is_current(test, path):
                self._run(self._compile_command(test, path))
            self._run([str(self._mpiwasm), "compile", str(path)])
            inspected = json.loads(self._run([str(self._mpiwasm), "inspect", "--json", str(path)]))
            tool = self._build_tool(test.tool, folder) if test.tool else None
        except subprocess.CalledProcessError as error:
            return Module(path, problem=f"{shlex.join(error.cmd)}\n{error.output}")
        return Module(path, tuple(inspected["mpi_functions"]), tool)

    def _build_tool(self, source: Path, folder: Path) -> Path:
        library = folder / f"{source.stem}.so"
        compiler = os.environ.get("CC", "cc")  # as for other machines
        self._run([compiler, *FLAGS, "-shared", "-fPIC", str(source), "-o", str(library)])
        return library

    @property
    def _mpiwasm(self) -> Path:
        return self._prefix / "bin" / "mpiwasm"

    def _compile_command(self, test: GuestTest, path: Path) -> list[str]:
        plus = test.source.suffix == ".cpp"
        command = [str(self._prefix / "bin" / ("mpiwasm-c++" if plus else "mpiwasm-cc")), *FLAGS, *self._flags]
        command += [f"-I{self._guests}", f"-I{self._output}", f"-I{path.parent}"]
        if test.variant:
            command.append(f"-D{test.variant.upper()}")
        if test.large:
            command.append("-DLARGE_COUNTS")
        return [*command, *shlex.split(test.flags), str(test.source), "-o", str(path)]

    def _is_current(self, test: GuestTest, path: Path) -> bool:
        if not path.exists():
            return False
        made_of = [
            test.source,
            *self._guests.glob("*.h"),
            *test.source.parent.glob("*.h"),
            test.source.parent / "testlist",
        ]
        made_of += [*self._output.glob("*.h"), *path.parent.glob("*.inc")]
        made_of += [*(self._prefix / "bin").iterdir(), *self._prefix.glob("**/mpi.h")]
        made_of += self._prefix.glob("share/mpiwasm/lib/*")  # linked into every program
        return max(each.stat().st_mtime for each in made_of) < path.stat().st_mtime

    def _run(self, command: list[str]) -> str:
        """Standard output of a command that must succeed."""
        done = subprocess.run(
            command, env=self._environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace", check=True,
        )  # fmt: skip
        return done.stdout


def write_when_changed(path: Path, text: str) -> None:
    """Leaves the file's time alone when nothing changes, so that nothing is built again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
