"""Why tests fail as Wasm that pass natively: the hand-kept list in reasons.toml."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

KEYS = {"tests", "says", "libraries", "sometimes"}


@dataclass
class Reason:
    """One reason and the tests that fail for it."""

    tests: re.Pattern[str]  # matches the complete name of a test, including ranks and arguments
    says: str
    libraries: tuple[str, ...] = ()  # all when empty
    sometimes: bool = False  # the tests may pass as well
    used: bool = field(default=False, compare=False)

    def fits(self, library: str, test: str) -> bool:
        return (not self.libraries or library in self.libraries) and self.tests.fullmatch(test) is not None


class Reasons:
    """The list, which knows what of it was needed."""

    def __init__(self, reasons: Iterable[Reason]) -> None:
        self._reasons = list(reasons)

    def find(self, library: str, test: str) -> str:
        """Why `test` fails on `library`; nothing when the list does not say."""
        for reason in self._reasons:
            if reason.fits(library, test):
                reason.used = True
                return reason.says
        return ""

    def unneeded(self, library: str) -> list[str]:
        """The patterns of this library that no failure needed, and that should go."""
        return [
            reason.tests.pattern
            for reason in self._reasons
            if not reason.used and not reason.sometimes and library in reason.libraries
        ]


def read_reasons(path: Path) -> Reasons:
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("reason", [])
    for entry in entries:
        if not {"tests", "says"} <= set(entry) <= KEYS:
            raise SystemExit(f"{path.name}: a reason has 'tests' and 'says', and may have 'libraries' and 'sometimes'")
    return Reasons(
        Reason(re.compile(each["tests"]), each["says"], tuple(each.get("libraries", ())), each.get("sometimes", False))
        for each in entries
    )
