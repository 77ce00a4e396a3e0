#!/usr/bin/env python3
"""Measures what checkpoints cost: messages of a program that can be saved, the pause, the image, the restart.

    embedder/bench/checkpoint/figures.py --prefix build/prefix --mpi openmpi [--directory DIR] [--mebibytes 256]
    embedder/bench/checkpoint/figures.py --prefix build/prefix --mpi openmpi --only growth
    embedder/bench/checkpoint/figures.py --prefix build/prefix --mpi openmpi --only stage --stage /dev/shm --slow 50
    embedder/bench/checkpoint/figures.py --prefix build/prefix --mpi openmpi --only move --directory /dev/shm

Prints the rows of docs/reference/checkpoint.md. Needs an idle machine. Exit status 0 when all runs ended well.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
RANKS = 2
STOPPED = 85


def run(command: list[str], folder: Path, expected: int = 0) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "MPIWASM_FIRST_RUN": "wait", "XDG_CONFIG_HOME": str(folder)}
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    if ended.returncode != expected:
        sys.exit(f"{' '.join(command)}: exit status {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return ended


def idle(launch: list[str], module: Path, folder: Path, repetitions: int) -> None:
    """In turns, so that a change of the machine affects both; the order changes, too."""
    times: dict[str, dict[str, list[float]]] = {}
    kinds = [("without", []), ("with", ["--checkpoint", str(folder / "idle-images")])]
    for repetition in range(repetitions):
        for kind, options in kinds[:: 1 if repetition % 2 else -1]:
            for line in run([*launch, *options, str(module)], folder).stdout.splitlines():
                name, size, microseconds = line.split()
                row = times.setdefault(f"{name}, {size} B", {"without": [], "with": []})
                row[kind].append(float(microseconds))
    print("| | without `--checkpoint` | with | difference |\n|---|---|---|---|")
    ratios = []
    for name, row in times.items():
        without, with_it = (statistics.median(row[kind]) for kind in ("without", "with"))
        ratios.append(with_it / without)
        print(f"| {name} | {without:.2f} us | {with_it:.2f} us | {(ratios[-1] - 1) * 100:+.1f} % |")
    print(f"| geometric mean | | | {(statistics.geometric_mean(ratios) - 1) * 100:+.1f} % |")


def written_by_dd(folder: Path, mebibytes: int) -> float:
    """Seconds."""
    begin = time.monotonic()
    source = "if=/dev/zero"
    run(["dd", source, f"of={folder / 'dd'}", "bs=1M", f"count={mebibytes}", "conv=fsync"], folder)
    took = time.monotonic() - begin
    (folder / "dd").unlink()
    return took


def reported(stopped: subprocess.CompletedProcess[str]) -> tuple[float, float]:
    """MiB of the image, and seconds of the pause."""
    report = re.search(r": ([\d.]+) MiB in ([\d.]+) s", stopped.stderr)
    if report is None:
        sys.exit(f"no checkpoint is reported: {stopped.stderr}")
    return float(report[1]), float(report[2])


def saved(launch: list[str], module: Path, folder: Path, mebibytes: int, repetitions: int) -> None:
    rows = []
    for number in range(repetitions):
        images = str(folder / f"images-{number}")
        options = ["--after-checkpoint", "exit", "--checkpoint-at"]
        words = [*launch, "--checkpoint", images, *options, "2", str(module), str(mebibytes)]
        size, pause = reported(run(words, folder, STOPPED))
        by_dd = written_by_dd(folder, round(size))
        again, pause_again = reported(run([*launch, "restart", images, *options, "1"], folder, STOPPED))
        begin = time.monotonic()
        run([*launch, "restart", images], folder)
        rows.append((size, pause, size / by_dd, time.monotonic() - begin, again, pause_again))
        subprocess.run(["rm", "-r", images], check=True)
    size, pause, by_dd, restart, again, pause_again = (statistics.median(column) for column in zip(*rows))
    print(f"| image | {size:.1f} MiB |\n| pause | {pause:.2f} s |\n| bandwidth | {size / pause:.0f} MiB/s |")
    print(f"| `dd conv=fsync` to the same place | {by_dd:.0f} MiB/s |")
    print(f"| the next image, nothing changed | {again:.1f} MiB |\n| its pause | {pause_again:.2f} s |")
    print(f"| restart, from launch to end | {restart:.2f} s |")


def compression(launch: list[str], folder: Path, mebibytes: int) -> None:
    print("\n| compression | image | pause | restart |\n|---|---|---|---|")
    for kind in ("none", "zstd", "zstd:3", "zstd:9"):
        words = ["--checkpoint-compression", kind, "--checkpoint-at", "2", "large.wasm", str(mebibytes), "32"]
        size, pause, restart = stop_and_continue(launch, words, folder)
        print(f"| `{kind}` | {size:.1f} MiB | {pause:.2f} s | {restart:.2f} s |")


def stop_and_continue(launch: list[str], words: list[str], folder: Path) -> tuple[float, float, float]:
    """MiB of the image, seconds of the pause and of the restart."""
    images = str(folder / "growth-images")
    stopped = run([*launch, "--checkpoint", images, "--after-checkpoint", "exit", *words], folder, STOPPED)
    size, pause = reported(stopped)
    begin = time.monotonic()
    run([*launch, "restart", images], folder)
    took = time.monotonic() - begin
    subprocess.run(["rm", "-r", images], check=True)
    return size, pause, took


def staged(launch: list[str], folder: Path, stage: Path, mebibytes: int, rate: float, repetitions: int) -> None:
    """In turns, so that a change of the machine affects both."""
    library = folder / "libslow_disk.so"
    run(["cc", "-O1", "-shared", "-fPIC", str(HERE / "slow_disk.c"), "-o", str(library), "-ldl"], folder)
    slow = ["env", f"LD_PRELOAD={library}", f"SLOW_DISK={rate}"] if rate else []
    rows: dict[str, list[tuple[float, float, float]]] = {}
    for number in range(repetitions):
        for kind, options in (("without", []), (f"`--checkpoint-stage {stage}`", ["--checkpoint-stage", str(stage)])):
            images = str(folder / f"staged-{number}")
            words = ["--checkpoint", images, *options, "--checkpoint-at", "2", "large.wasm", str(mebibytes)]
            ended = run([*slow, *launch, *words], folder)
            size, complete = reported(ended)
            pause = re.search(r"with a pause of ([\d.]+) s", ended.stderr)
            rows.setdefault(kind, []).append((size, float(pause[1]) if pause else complete, complete))
            subprocess.run(["rm", "-r", images], check=True)
    print("\n| | image | pause | until it counts |\n|---|---|---|---|")
    for kind, row in rows.items():
        size, pause, complete = (statistics.median(column) for column in zip(*row))
        spread = f"{min(each[1] for each in row):.2f} to {max(each[1] for each in row):.2f}"
        print(f"| {kind} | {size:.1f} MiB | {pause:.2f} s ({spread}) | {complete:.2f} s |")


def move(launch: list[str], folder: Path, mebibytes: int, repetitions: int) -> None:
    """From a job to the next one, by an image in memory: --directory /dev/shm."""
    rows: dict[str, list[float]] = {}
    for number in range(repetitions):
        images = str(folder / f"move-{number}")
        words = ["--checkpoint", images, "--checkpoint-at", "2", "--after-checkpoint", "exit"]
        size, pause = reported(run([*launch, *words, "large.wasm", str(mebibytes)], folder, STOPPED))
        begin = time.monotonic()
        ended = run([*launch, "restart", images, "--timings"], folder)
        whole = time.monotonic() - begin
        subprocess.run(["rm", "-r", images], check=True)
        line = next(line for line in ended.stderr.splitlines() if ": rank 0: " in line and "restore" in line)
        phases = {name: float(ms) / 1000 for name, ms in re.findall(r"([A-Za-z][A-Za-z ]*) ([\d.]+) ms", line)}
        own = {name: phases[name] for name in ("start MPI", "restore", "run")}
        row = {"image, MiB": size, "pause": pause, **own, "load the program": sum(phases.values()) - sum(own.values())}
        row["launch, and end of the job"] = whole - sum(phases.values())
        for name, value in row.items():
            rows.setdefault(name, []).append(value)
    print("\n| seconds | median | smallest and largest |\n|---|---|---|")
    for name, values in rows.items():
        print(f"| {name} | {statistics.median(values):.3f} | {min(values):.3f} to {max(values):.3f} |")


def growth(mpi: str, mpiwasm: Path, folder: Path) -> None:
    more = ["--oversubscribe"] if mpi == "openmpi" else []
    print("\n| ranks, 1 MiB each | image | pause | restart |\n|---|---|---|---|")
    for ranks in (2, 4, 8, 16):
        launch = [f"mpirun.{mpi}", *more, "-np", str(ranks), str(mpiwasm)]
        size, pause, restart = stop_and_continue(launch, ["--checkpoint-at", "2", "large.wasm", "1"], folder)
        print(f"| {ranks} | {size:.1f} MiB | {pause:.2f} s | {restart:.2f} s |")
    print("\n| datatypes and posted receives of each of 2 ranks | image | pause | restart |\n|---|---|---|---|")
    launch = [f"mpirun.{mpi}", "-np", str(RANKS), str(mpiwasm)]
    for objects in (1000, 10_000, 100_000):
        # The first call that is counted after the receives is the barrier.
        words = ["--checkpoint-at", str(objects + 1), "objects.wasm", str(objects)]
        size, pause, restart = stop_and_continue(launch, words, folder)
        print(f"| {objects} | {size:.1f} MiB | {pause:.2f} s | {restart:.2f} s |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prefix", type=Path, required=True)
    parser.add_argument("--mpi", choices=["openmpi", "mpich"], default="openmpi")
    parser.add_argument("--directory", type=Path, help="where images go; default: a temporary directory")
    parser.add_argument("--mebibytes", type=int, default=256, help="held by each rank")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--stage", type=Path, default=Path("/dev/shm"), help="of --only stage: what is node-local")
    parser.add_argument("--slow", type=float, default=0, help="of --only stage: MiB/s at which fsync delays each file")
    parser.add_argument("--only", choices=["idle", "saved", "growth", "compression", "stage", "move"])
    options = parser.parse_args()
    programs = options.prefix.resolve() / "bin"
    launch = [f"mpirun.{options.mpi}", "-np", str(RANKS), str(programs / "mpiwasm")]
    with tempfile.TemporaryDirectory(dir=options.directory) as name:
        folder = Path(name)
        for program in ("idle", "large", "objects"):
            run([str(programs / "mpiwasm-cc"), "-O2", str(HERE / f"{program}.c"), "-o", f"{program}.wasm"], folder)
        if options.only == "growth":
            return growth(options.mpi, programs / "mpiwasm", folder)
        if options.only == "compression":
            return compression(launch, folder, options.mebibytes)
        if options.only == "move":
            return move(launch, folder, options.mebibytes, options.repetitions)
        if options.only == "stage":
            arguments = (options.stage, options.mebibytes, options.slow, options.repetitions)
            return staged(launch, folder, *arguments)
        if options.only != "saved":
            idle(launch, folder / "idle.wasm", folder, options.repetitions)
        if options.only != "idle":
            for mebibytes in (1, options.mebibytes):
                print(f"\n{mebibytes} MiB of random data in each of {RANKS} ranks:\n\n| | |\n|---|---|")
                saved(launch, folder / "large.wasm", folder, mebibytes, options.repetitions)


if __name__ == "__main__":
    main()
