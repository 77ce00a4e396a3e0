"""Jobs of several programs, for the tests of the exchange between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from installed import Ended, Installed, Launcher

CACHE = "code-cache"


def with_native_peers(words: list[str], mpiwasm: str) -> list[str]:
    return [mpiwasm, "--native-peers", *words[1:]] if words[0] == mpiwasm else words


@dataclass(frozen=True)
class Jobs:
    """Test programs, compiled natively and to Wasm, and the jobs of several of them."""

    prefix: Path
    built: Path  # contains NAME.wasm and NAME.FAMILY
    folder: Path

    def program(self, launcher: Launcher, kind: str, name: str = "pair") -> list[str]:
        """The command of a program, of one kind: guest or native."""
        if kind == "native":
            return [str(self.built / f"{name}.{launcher.family}")]
        return [str(self.prefix / "bin" / "mpiwasm"), "-d", str(self.folder), str(self.built / f"{name}.wasm")]

    def run(
        self,
        launcher: Launcher,
        *parts: tuple[int, list[str]],
        options: tuple[str, ...] = (),
        variables: Mapping[str, str] | None = None,
    ) -> Ended:
        """Runs one job: of each part the number of ranks and the command."""
        command = [launcher.program, *options]
        mpiwasm = str(self.prefix / "bin" / "mpiwasm")
        if any(words[0] != mpiwasm for _, words in parts):
            parts = tuple((ranks, with_native_peers(words, mpiwasm)) for ranks, words in parts)
        for index, (ranks, words) in enumerate(parts):
            command += [*([":"] if index else []), "-np", str(ranks), *words]
        # Natively too, UCX must not go through /proc, which is closed to guests (docs/users/exchange.md).
        all_variables = {"MPIWASM_BACKEND": "cranelift", "UCX_POSIX_USE_PROC_LINK": "n", **(variables or {})}
        return Installed(self.prefix, self.folder, self.built / CACHE, all_variables).command(*command)
