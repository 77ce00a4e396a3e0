"""What the tests of checkpoints share: stopping a program of guests/, and what it reads and writes."""

from __future__ import annotations

from pathlib import Path

from installed import MPICH, OPEN_MPI, Ended, Installed, Launcher

RANKS = 3
STOPPED = 85
BOTH_WAYS = [(OPEN_MPI, MPICH), (MPICH, OPEN_MPI)]


def data_for(folder: Path, name: str) -> Path:
    """A directory for a program of guests/, with what it reads."""
    data = folder / name
    data.mkdir()
    (data / "read").write_text("\n".join(str(number) for number in range(1, 30)), encoding="utf-8")
    return data


def contents(data: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(data.iterdir())}


def stop(
    saving: Installed, module: Path, data: Path, point: int, *more: str, launcher: Launcher | None = None
) -> Ended:
    """Runs a program until it has been saved at a stopping point."""
    options = ["--checkpoint", "images", "--checkpoint-at", str(point), "--after-checkpoint", "exit", *more]
    words = [*options, "-d", f"{data}:/data", module, "/data"]
    ended = saving.run(*words) if launcher is None else saving.launch(launcher, RANKS, *words)
    assert ended.code == STOPPED, ended
    assert "checkpoint 1 is in" in ended.err
    return ended
