"""A login on this machine that ReFrame's jobs can run in."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
ROOT = HERE.parent
# With a Python that has the packages of docs/admins/nightly.md, as the crontab there names one.
NIGHTLY = (sys.executable, HERE / "mpiwasm-nightly")


@dataclass(frozen=True)
class Login:
    """Variables of a shell in which `module` works, and where it finds modules."""

    variables: dict[str, str]

    def run(self, *command: object, **more: str) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in command]
        variables = self.variables | more
        return subprocess.run(words, env=variables, capture_output=True, text=True, check=False, timeout=3600)
