"""Start-up and footprint: how long a program takes to start, at its first run too, and to be compiled, by size of the
module and by backend, what many ranks at once cost, and how large the programs are."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .launch import MpiLibrary, Programs, RunFailed
from .made_modules import make_application, make_module
from .measure import ComparedRow
from .pairs import PairedFigure, Spread
from .processes import run_together
from .report import row_document
from .suite import Row

GROUP = "start-up"
WARM, COLD, FIRST, COMPILE, MANY, SIZES = "warm-start", "cold-start", "first-run", "compile", "many-ranks", "sizes"
# For --only.
NAMES = (WARM, COLD, FIRST, COMPILE, MANY, SIZES)
MOST_WARM_MS = 20.0
MOST_FIRST_S, MOST_EDITED_S = 2.0, 1.0
APPLICATION_KILOBYTES = 440
LONGEST_COMPILATION = 300.0
MOST_COMPILE_S = {"llvm": 4.0, "cranelift": 0.5}
MOST_OF_MANY = 1.2
# Programs whose sizes are shown; they are linked in every way.
SIZED = ("conjugate-gradient", "lennard-jones", "integer-sort", "heat-2d", "message-patterns", "ping-pong")
NO_SIMD = ("-mno-simd128", "-mno-relaxed-simd")


@dataclass(frozen=True)
class Amounts:
    """One thing that was measured: under a name, for an MPI library or none, in several rows."""

    name: str
    rows: tuple[ComparedRow, ...]
    mpi: str = ""


@dataclass(frozen=True)
class Site:
    """What the measurements work with."""

    programs: Programs
    libraries: Sequence[MpiLibrary]
    repetitions: int
    quick: bool
    folder: Path
    say: Callable[[str], None]

    @property
    def compiler(self) -> Path:
        """mpiwasm-cc lies beside mpiwasm."""
        return self.programs.mpiwasm.with_name("mpiwasm-cc")

    def module(self, kilobytes: int, flags: tuple[str, ...] = ()) -> Path:
        """A module of this size, made when it is first asked for."""
        path = self.folder / f"made-{kilobytes}{'-plain' if flags else ''}.wasm"
        if not path.exists():
            self.say(f"making a module of {kilobytes} kB")
            make_module(self.compiler, kilobytes, path, flags)
        return path


def amount(
    name: str, unit: str, wasm: Sequence[float], native: Sequence[float] = (), target: float | None = None
) -> ComparedRow:
    """A row about the Wasm value alone; the native one, when there is one, stands beside it."""
    figure = PairedFigure(name, unit, tuple(native) or (0.0,) * len(wasm), tuple(wasm))
    return ComparedRow(Row((name,), better="lower", compare="wasm", target=target), (figure,), Spread.of(tuple(wasm)))


def measure(names: Sequence[str], site: Site) -> list[Amounts]:
    """What `names` asks for, in the order of this file."""
    parts = {
        WARM: warm_start,
        COLD: cold_start,
        FIRST: first_run,
        COMPILE: compile_times,
        MANY: many_ranks,
        SIZES: sizes,
    }
    return [amounts for name in NAMES if name in names for amounts in parts[name](site)]


def warm_start(site: Site) -> list[Amounts]:
    """From the command to its end, with the compiled code in the cache, beside a native program that does nothing."""
    native = site.programs.native_command(site.libraries[0], "start-up")
    modules = {"nothing": site.programs.wasm_module("start-up"), "100-kB": site.module(100)}
    if not site.quick:
        modules["1-MB"] = site.module(1000)
    rows = []
    for name, module in modules.items():
        site.say(f"warm start of {name}")
        wasm = [str(site.programs.mpiwasm), "--mpi", "none", str(module)]
        run_together([wasm])
        times: dict[str, list[float]] = {"native": [], "wasm": []}
        for _ in range(site.repetitions):
            times["native"].append(min(run_together([native]).wall for _ in range(10)) * 1e3)
            times["wasm"].append(min(run_together([wasm]).wall for _ in range(10)) * 1e3)
        rows.append(amount(name, "ms", times["wasm"], times["native"], MOST_WARM_MS))
    return [Amounts(WARM, tuple(rows))]


def cold_start(site: Site) -> list[Amounts]:
    """The same when nothing was compiled before."""
    modules = {"nothing": site.programs.wasm_module("start-up")}
    if not site.quick:
        modules["100-kB"] = site.module(100)
    rows = []
    for name, module in modules.items():
        site.say(f"cold start of {name}")
        command = [str(site.programs.mpiwasm), "--mpi", "none", "--no-cache", str(module)]
        rows.append(amount(name, "ms", [run_together([command]).wall * 1e3 for _ in range(site.repetitions)]))
    return [Amounts(COLD, tuple(rows))]


def first_run(site: Site) -> list[Amounts]:
    """A C++ application from the command to its end, when nothing of it was compiled before, and when one of its
    functions was changed since; and how long after that its next run has the code of LLVM."""
    site.say(f"making an application of {APPLICATION_KILOBYTES} kB")
    original, edited = site.folder / "application.wasm", site.folder / "application-edited.wasm"
    compiler = site.compiler.with_name("mpiwasm-c++")
    make_application(compiler, APPLICATION_KILOBYTES, original)
    make_application(compiler, APPLICATION_KILOBYTES, edited, edited=True)
    times: dict[str, list[float]] = {"empty cache": [], "after an edit": [], "until LLVM is done": []}
    for _ in range(1 if site.quick else site.repetitions):
        site.say("first runs")
        with tempfile.TemporaryDirectory(dir=site.folder) as cache, no_background(cache):
            command = [str(site.programs.mpiwasm), "--mpi", "none", "--cache-dir", cache]
            begin = time.monotonic()
            times["empty cache"].append(run_together([[*command, str(original)]]).wall)
            wait_for_background(cache)
            times["until LLVM is done"].append(time.monotonic() - begin)
            times["after an edit"].append(run_together([[*command, str(edited)]]).wall)
    targets = {"empty cache": MOST_FIRST_S, "after an edit": MOST_EDITED_S}
    rows = tuple(amount(name, "s", values, target=targets.get(name)) for name, values in times.items())
    return [Amounts(FIRST, rows)]


def background(cache: str) -> list[int]:
    """The processes that compile into this cache for runs that did not wait."""
    mark = f"--cache-dir={cache}".encode()
    found = []
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if entry.name.isdigit() and mark in (entry / "cmdline").read_bytes().split(b"\0"):
                found.append(int(entry.name))
    return found


def wait_for_background(cache: str) -> None:
    deadline = time.monotonic() + LONGEST_COMPILATION
    while background(cache):
        if time.monotonic() > deadline:
            raise RunFailed(f"what compiles in the background is not done after {LONGEST_COMPILATION:.0f} s")
        time.sleep(0.02)


@contextlib.contextmanager
def no_background(cache: str) -> Iterator[None]:
    """Ends what still compiles into this cache at the end, so that nothing else is measured beside it."""
    try:
        yield
    finally:
        for process in background(cache):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        wait_for_background(cache)


def compile_times(site: Site) -> list[Amounts]:
    """Compiling ahead of time, by backend: a made module of 1 MB and the demo."""
    subjects = {"demo": (site.programs.wasm_module("conjugate-gradient"), None)}
    if not site.quick:
        subjects["1-MB"] = (site.module(1000), site.module(1000, NO_SIMD))
    done = []
    for name, (module, plain) in subjects.items():
        rows = []
        for backend in ("llvm", "cranelift", "singlepass"):
            if backend == "singlepass" and plain is None:
                continue  # it has no SIMD
            site.say(f"compiling {name} by {backend}")
            target = MOST_COMPILE_S.get(backend) if name == "1-MB" else None
            runs = 1 if name == "1-MB" and backend == "llvm" else 3
            times = [compile_once(site, backend, plain if backend == "singlepass" else module) for _ in range(runs)]
            rows.append(amount(backend, "s", times, target=target))
        done.append(Amounts(f"{COMPILE}-{name}", tuple(rows)))
    return done


def compile_once(site: Site, backend: str, module: Path | None) -> float:
    """Seconds, into a cache of its own."""
    with tempfile.TemporaryDirectory(dir=site.folder) as cache:
        command = [str(site.programs.mpiwasm), "compile", "--backend", backend, "--cache-dir", cache, str(module)]
        return run_together([command]).wall


def many_ranks(site: Site) -> list[Amounts]:
    """Several ranks at once: processor time of each over that of one alone; and the whole job under each launcher."""
    one = [str(site.programs.mpiwasm), "--mpi", "none", str(site.module(100))]
    run_together([one])
    done = []
    for ranks in (2, 8, 32):
        site.say(f"starting {ranks} ranks")
        times, costs = [], []
        for _ in range(site.repetitions):
            alone = sum(run_together([one]).processors for _ in range(16)) / 16
            taken = run_together([one] * ranks)
            times.append(taken.wall * 1e3)
            costs.append(taken.processors / ranks / alone)
        target = MOST_OF_MANY if ranks == 32 else None
        rows = (amount("wall time", "ms", times), amount("processor time", "times one's", costs, target=target))
        done.append(Amounts(f"start-of-{ranks}", rows))
    for library in site.libraries:
        done += [launched(site, library, ranks) for ranks in ((2,) if site.quick else (2, 8, 32))]
    return done


def launched(site: Site, library: MpiLibrary, ranks: int) -> Amounts:
    """A program that passes a token round, from mpirun to its end."""
    site.say(f"{library.title}: starting {ranks} ranks")
    native = [*library.command(ranks), *site.programs.native_command(library, "ring")]
    wasm = [*library.command(ranks), *site.programs.wasm_command("ring")]
    site.programs.compile("ring")
    pairs = [(run_together([native]).wall * 1e3, run_together([wasm]).wall * 1e3) for _ in range(3)]
    row = amount("launched", "ms", [wasm for _, wasm in pairs], [native for native, _ in pairs])
    return Amounts(f"mpirun-of-{ranks}", (row,), library.name)


def sizes(site: Site) -> list[Amounts]:
    """Bytes of each program as it is linked: natively with shared libraries, natively with none, and as Wasm."""
    library = site.libraries[-1]
    rows = []
    for program in SIZED:
        native = Path(site.programs.native_command(library, program)[0]).stat().st_size / 1024
        wasm = site.programs.wasm_module(program).stat().st_size / 1024
        rows.append(amount(program, "KiB", [wasm], [native]))
    return [Amounts(SIZES, tuple(rows), library.name), *static_size(site, library)]


def static_size(site: Site, library: MpiLibrary) -> list[Amounts]:
    """One program linked with the MPI library and all others inside, where the system has them so."""
    source = Path(__file__).resolve().parents[3] / "recipes/apps/heat-2d/heat_2d.c"
    program = site.folder / "static"
    # Debian's static libraries miss parts of each other. The program is looked at, not run.
    link = ("-static", "-lm", "-Wl,--unresolved-symbols=ignore-all")
    command = [f"mpicc.{library.name}", "-O3", str(source), "-o", str(program), *link]
    try:
        ended = subprocess.run(command, capture_output=True, check=False)
    except OSError:
        return []
    if ended.returncode != 0:
        return []
    wasm = site.programs.wasm_module("heat-2d").stat().st_size / 1024
    return [Amounts("size-static", (amount("heat-2d", "KiB", [wasm], [program.stat().st_size / 1024]),), library.name)]


def documents(all_amounts: Sequence[Amounts]) -> list[dict[str, Any]]:
    """For the JSON document."""
    return [
        {
            "group": GROUP,
            "benchmark": amounts.name,
            "program": amounts.name,
            "ranks": 0,
            "mpi": amounts.mpi,
            "rows": [row_document(row) for row in amounts.rows],
        }
        for amounts in all_amounts
    ]


def table_lines(all_amounts: Sequence[Amounts]) -> list[tuple[str, ...]]:
    """For people: what, native, Wasm, and what it must reach."""
    lines = [("what", "", "native", "Wasm", "spread", "target")]
    for amounts in all_amounts:
        for row in amounts.rows:
            figure, spread = row.figures[0], row.spread
            native = f"{Spread.of(figure.native).median:.4g} {figure.unit}" if any(figure.native) else ""
            target = f"{row.row.target_text} {row.verdict}".strip()
            span = f"{spread.lowest:.4g}..{spread.highest:.4g}"
            where = f"{amounts.name} {amounts.mpi}".strip()
            lines.append((where, figure.name, native, f"{spread.median:.4g} {figure.unit}", span, target))
    return lines
