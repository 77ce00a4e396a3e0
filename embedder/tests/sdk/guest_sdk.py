"""The guest compilers of one installation, as the tests use them."""

from __future__ import annotations

import subprocess
from pathlib import Path


class Sdk:
    """The guest compilers of one installation, run in a scratch folder."""

    def __init__(self, prefix: Path, folder: Path) -> None:
        self.prefix = prefix
        self.folder = folder

    def write(self, name: str, text: str) -> Path:
        """Puts a source file into the scratch folder."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def run(
        self, tool: str, *words: str | Path, status: int = 0, given: str | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Runs a tool of the installation, with what it is given to read, and checks its exit status."""
        command = [self.prefix / "bin" / tool, *words]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False, input=given)
        assert done.returncode == status, f"{tool} {words} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
        return done

    def quietly(self, tool: str, *words: str | Path) -> str:
        """Runs a tool that must succeed without a word on standard error; returns its standard output."""
        done = self.run(tool, *words)
        assert done.stderr == ""
        return done.stdout
