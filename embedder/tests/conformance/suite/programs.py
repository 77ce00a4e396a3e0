"""Compiles the suite's programs, natively for an MPI library or to Wasm.

The suite's own build is made for machines that can run what they compile. Ours needs two of its facts only: which
programs share a source under other macros (its Makefile.am), and what the platform has (mpitestconf.h, below).
"""

from __future__ import annotations

import re
import subprocess
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from suite import fortran
from suite.merged import merged
from suite.testlist import SuiteTest

THREADS = re.compile(r"MTest_Start_thread|pthread_create")
POOL_PARTS = ("dtpools", "dtpools_attr", "dtpools_custom", "dtpools_desc", "dtpools_init_verify", "dtpools_misc")
SUPPORT = [f"util/{name}.c" for name in ("dtypes", "mtest", "mtest_common", "mtest_single")]
SUPPORT += [f"dtpools/src/{name}.c" for name in POOL_PARTS]

# Of programs that start threads.
THREAD_FLAGS = ["-pthread", "-DTHREAD_PACKAGE_NAME=THREAD_PACKAGE_POSIX"]
THREAD_SUPPORT = [*(source for source in SUPPORT if "mtest_single" not in source), "util/mtest_thread.c"]

# The answers to the suite's configure tests: the same for wasm32 and native, as far as the compiler does not say.
CONFIGURATION = """\
#define F77_NAME_LOWER_USCORE 1
#define HAVE_DOUBLE__COMPLEX 1
#define HAVE_FLOAT__COMPLEX 1
#define HAVE_INTTYPES_H 1
#define HAVE_LIMITS_H 1
#define HAVE_LONG_DOUBLE 1
#define HAVE_LONG_DOUBLE__COMPLEX 1
#define HAVE_LONG_LONG 1
#define HAVE_MEMORY_H 1
#define HAVE_MEMSET 1
#define HAVE_MPI_WIN_CREATE 1
#define HAVE_STDARG_H 1
#define HAVE_STDINT_H 1
#define HAVE_STDLIB_H 1
#define HAVE_STRDUP 1
#define HAVE_STRINGS_H 1
#define HAVE_STRING_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_SYS_TIME_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_UNISTD_H 1
#define HAVE_USLEEP 1
#define HAVE__BOOL 1
#define POINTERINT_t long
#define SIZEOF_INT __SIZEOF_INT__
#define SIZEOF_LONG __SIZEOF_LONG__
#define SIZEOF_LONG_LONG __SIZEOF_LONG_LONG__
#define SIZEOF_MPI_OFFSET 8
#define SIZEOF_SHORT __SIZEOF_SHORT__
#define SIZEOF_VOID_P __SIZEOF_POINTER__
#define STDC_HEADERS 1
#ifndef THREAD_PACKAGE_NAME
#define THREAD_PACKAGE_NAME THREAD_PACKAGE_NONE
#endif
#define HAVE_PTHREAD_BARRIER_INIT 1
#define USE_STRICT_MPI 1
"""
# The suite's library of datatypes calls functions by names that Open MPI is built without.
OPEN_MPI_NAMES = """\
#ifdef OPEN_MPI
#undef MPI_Type_hvector
#define MPI_Type_hvector MPI_Type_create_hvector
#undef MPI_Type_hindexed
#define MPI_Type_hindexed MPI_Type_create_hindexed
#undef MPI_Type_struct
#define MPI_Type_struct MPI_Type_create_struct
#endif
"""
# Some programs take handles for integers, or pass functions of another type: no errors to the compilers of their time.
FLAGS = ["-O1", "-g0", "-w", "-Wno-incompatible-pointer-types", "-Wno-incompatible-function-pointer-types"]
FLAGS += ["-Wno-int-conversion", "-std=gnu11", "-ffunction-sections", "-DHAVE_CONFIG_H"]


@dataclass(frozen=True)
class Correction:
    """A text of a source that is compiled in the place of another one, natively and to Wasm, and why."""

    wrong: str
    right: str
    macro: str  # of the programs that it is for
    reason: str


# Mistakes of the suite that are right under MPICH's own ABI alone, by source.
CORRECTIONS = {
    "threads/pt2pt/mt_probe_impl.c": Correction(
        "*message != MPI_REQUEST_NULL",
        "*message != MPI_MESSAGE_NULL",
        "-DIMPROBE",
        "compares a message with MPI_REQUEST_NULL, which only in MPICH's own ABI is equal to MPI_MESSAGE_NULL",
    ),
}


@dataclass(frozen=True)
class Program:
    """A program that was built, or the text that says why not."""

    path: Path
    problem: Optional[str] = None


class Builder:
    """Builds into `output` with one compiler; what is newer than its sources and than `parts` is not built again."""

    def __init__(self, suite: Path, output: Path, compiler: str, suffix: str, parts: Sequence[Path] = ()) -> None:
        self._suite = suite
        self._newest_part = max((path.stat().st_mtime for path in parts), default=0.0)
        self._output = output
        self._compiler = compiler
        self._suffix = suffix
        headers = output / "include"
        headers.mkdir(parents=True, exist_ok=True)
        (headers / "mpitestconf.h").write_text(CONFIGURATION, encoding="utf-8")
        (output / "dtpoolsconf.h").write_text(CONFIGURATION + OPEN_MPI_NAMES, encoding="utf-8")
        folders = [headers, suite / "include", suite / "dtpools" / "include"]
        self._flags = FLAGS + [f"-I{folder}" for folder in folders]
        self._support: dict[bool, list[Path]] = {}
        self._building_support = threading.Lock()

    def build_all(self, tests: list[SuiteTest], jobs: int, has_time: Callable[[], bool] = lambda: True) -> None:
        """Builds the programs of the tests, as far as there is time."""
        with ThreadPoolExecutor(jobs) as pool:
            wanted = list(dict.fromkeys((test.group, test.program) for test in tests))
            list(pool.map(lambda each: self.build(*each) if has_time() else None, wanted))

    def support(self, threads: bool = False) -> list[Path]:
        """What every program of the suite is linked with, compiled: of those with threads, or the others."""
        with self._building_support:
            if threads not in self._support:
                sources = THREAD_SUPPORT if threads else SUPPORT
                self._support[threads] = [self._compile_support(source, threads) for source in sources]
            return self._support[threads]

    def _compile_support(self, source: str, threads: bool) -> Path:
        result = self._output / f"{Path(source).stem}{'.threads' if threads else ''}.o"
        arguments = [*(THREAD_FLAGS if threads else ()), "-c", str(self._suite / source), "-o", str(result)]
        if not self._is_new(result, [self._suite / source]) and (problem := self._run(arguments)):
            raise SystemExit(f"{source}: {problem}")
        return result

    def build(self, group: str, name: str) -> Program:
        """The program, which is new after `build_all`."""
        threads = not fortran.language(group) and self.starts_threads(group, name)
        support = self.support(threads) + self._fortran_support(group)
        folder = self._output / group
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}{self._suffix}"
        sources, flags = self.parts(group, name)
        refusal = path.with_name(f"{name}.refused")  # what the compiler said when it did not accept the program
        if self._is_new(path, sources + support):
            return Program(path)
        if self._is_new(refusal, sources + support):
            return Program(path, refusal.read_text(encoding="utf-8"))
        path.unlink(missing_ok=True)
        sources = [self._corrected(source) for source in sources]
        if fortran.language(group):
            problem = self._build_fortran(group, sources, support, path)
        else:
            flags = [*(THREAD_FLAGS if threads else ()), *flags, f"-I{self._suite / group}"]
            sections = ["-Wl,--gc-sections", "-lm"]
            command = [*flags, *map(str, sources + support), *sections, "-o", str(path)]
            problem = self._run(command)
        if problem is not None:
            refusal.write_text(problem, encoding="utf-8")
        return Program(path, problem)

    def _fortran_support(self, group: str) -> list[Path]:
        """What the Fortran programs of a language are linked with, compiled once."""
        language = fortran.language(group)
        if not language:
            return []
        with self._building_support:
            source = self._suite / fortran.LANGUAGES[language]
            result = self._output / f"{source.stem}.o"
            if not self._is_new(result, [source]):
                problem = self._run(["-c", str(source), "-o", str(result)], fortran_=True)
                if problem:
                    raise SystemExit(f"{source}: {problem}")
            return [result]

    def _build_fortran(self, group: str, sources: list[Path], support: list[Path], path: Path) -> Optional[str]:
        """Compiles C parts apart, each program's in a folder of its own, as are its module files."""
        folder = path.with_name(f"{path.stem}.parts")
        folder.mkdir(exist_ok=True)
        fortran.write_headers(self._suite, group, folder)
        parts = []
        for source in sources:
            part = folder / f"{source.name}.o"
            options = [
                f"-I{folder}",
                f"-I{path.parent}",
                f"-I{self._suite / group}",
                "-c",
                str(source),
                "-o",
                str(part),
            ]
            is_fortran = source.suffix != ".c"
            problem = self._run([*options, "-J", str(folder)] if is_fortran else options, fortran_=is_fortran)
            if problem:
                return problem
            parts.append(part)
        return self._run([*map(str, parts + support), "-o", str(path)], fortran_=True)

    def starts_threads(self, group: str, name: str) -> bool:
        """Whether a program is one with threads."""
        sources = [source for source in self.parts(group, name)[0] if source.exists()]
        return any(THREADS.search(source.read_text(encoding="utf-8", errors="replace")) for source in sources)

    def parts(self, group: str, name: str) -> tuple[list[Path], list[str]]:
        """Sources and macros of a program; its Makefile.am lists those that are not built from NAME.c alone."""
        rules = (self._suite / group / "Makefile.am").read_text(encoding="utf-8")
        rules = rules.replace("\\\n", " ")
        sources = re.search(rf"^{name}_SOURCES\s*=\s*(.*)$", rules, re.MULTILINE)
        flags = re.search(rf"^{name}_CPPFLAGS\s*=\s*(.*)$", rules, re.MULTILINE)
        suffixes = (".c", ".f", ".f90")
        alone = fortran.source_name(group, name) if fortran.language(group) else f"{name}.c"
        names = [word for word in sources[1].split() if word.endswith(suffixes)] if sources else [alone]
        macros = [word for word in flags[1].split() if word.startswith("-D")] if flags else []
        return [self._located(self._suite / group / each) for each in names], macros

    def _located(self, source: Path) -> Path:
        """A source that the suite's own build would make, or copy from another language."""
        if source.exists():
            return source
        text = merged(self._suite, source)
        relative = source.relative_to(self._suite)
        if text is None:
            others = [self._suite / language / Path(*relative.parts[1:]) for language in fortran.LANGUAGES]
            return next((other for other in others if other.exists()), source)
        made = self._output / "merged" / relative
        with self._building_support:
            if not made.exists():
                made.parent.mkdir(parents=True, exist_ok=True)
                made.write_text(text, encoding="utf-8")
        return made

    def _name_of(self, source: Path) -> str:
        """A source as the suite calls it; nothing for one that is made here."""
        return str(source.relative_to(self._suite)) if source.is_relative_to(self._suite) else ""

    def correction(self, group: str, name: str) -> Optional[str]:
        """Why a program is not compiled as the suite has it; nothing when it is."""
        sources, flags = self.parts(group, name)
        for source in sources:
            found = CORRECTIONS.get(self._name_of(source))
            if found and found.macro in flags:
                return found.reason
        return None

    def _corrected(self, source: Path) -> Path:
        """The source, or a copy with the suite's mistake corrected."""
        found = CORRECTIONS.get(self._name_of(source))
        if found is None:
            return source
        text = source.read_text(encoding="utf-8")
        if found.wrong not in text:
            raise SystemExit(f"{source}: no {found.wrong!r} to correct; see CORRECTIONS in suite/programs.py")
        copy = self._output / "corrected" / source.relative_to(self._suite)
        copy.parent.mkdir(parents=True, exist_ok=True)
        # Several programs have the source, and are compiled at once: a copy that one reads is not written again.
        right = text.replace(found.wrong, found.right)
        with self._building_support:
            if not copy.exists() or copy.read_text(encoding="utf-8") != right:
                copy.write_text(right, encoding="utf-8")
        return copy

    def _is_new(self, result: Path, sources: list[Path]) -> bool:
        if not result.exists() or not all(source.exists() for source in sources):
            return False
        return result.stat().st_mtime >= max(self._newest_part, *(source.stat().st_mtime for source in sources))

    def _run(self, arguments: list[str], fortran_: bool = False) -> Optional[str]:
        """Runs the compiler; returns what it said when it failed."""
        command = [self._compiler, *self._flags]
        if fortran_:
            command = [fortran.compiler(self._compiler), *fortran.flags(self._compiler)]
        done = subprocess.run([*command, *arguments], capture_output=True, text=True, errors="replace", check=False)
        return None if done.returncode == 0 else done.stderr or f"status {done.returncode}"
