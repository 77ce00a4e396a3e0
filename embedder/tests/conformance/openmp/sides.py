"""The two sides of a comparison: clang with LLVM's OpenMP library built for this machine, and mpiwasm."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Optional

from openmp.programs import Side

ROOT = Path(__file__).resolve().parents[4]
sys.path.insert(0, str(ROOT / "recipes"))

from mpiwasm_recipe.llvm_sources import unpack_parts, version  # noqa: E402

PARTS = ["openmp", "cmake"]
TESTS = Path("openmp") / "runtime" / "test"
PORTABLE_FEATURES = frozenset({"clang", f"clang-{version().split('.')[0]}", "multicpu"})
FEATURES = PORTABLE_FEATURES | {"linux", "affinity", "hidden-helper", "x86-target-arch"}


def llvm_tool(name: str) -> str:
    """A tool of the LLVM that compiles guests; Debian has some of them outside PATH only."""
    major = version().split(".")[0]
    for place in (shutil.which(f"{name}-{major}"), f"/usr/lib/llvm-{major}/bin/{name}"):
        if place and Path(place).exists():
            return place
    raise SystemExit(f"openmp_suite: {name} of LLVM {major} is not installed (Debian: llvm-{major}-tools)")


def sources(work: Path) -> Path:
    """LLVM's source tree with the suite."""
    tree = work / f"llvm-{version()}"
    if not (tree / TESTS).is_dir():
        shutil.rmtree(tree, ignore_errors=True)
        unpack_parts(PARTS, tree)
    return tree


def native_library(tree: Path, work: Path, jobs: int) -> Path:
    """LLVM's OpenMP library for this machine, from the same source as that of guests: the folder with it and omp.h."""
    build = work / f"native-{version()}"
    folder = build / "runtime" / "src"
    if not (folder / "libomp.so").exists():
        clang = llvm_tool("clang")
        configure = ["cmake", "-S", str(tree / "openmp"), "-B", str(build), "-DCMAKE_BUILD_TYPE=Release"]
        settings = {
            "OPENMP_STANDALONE_BUILD": "ON",
            "OPENMP_ENABLE_OMPT_TOOLS": "OFF",
            "LIBOMP_OMPD_SUPPORT": "OFF",
            "LIBOMP_OMPT_SUPPORT": "OFF",
            "CMAKE_C_COMPILER": clang,
            "CMAKE_CXX_COMPILER": llvm_tool("clang++"),
        }
        configure += [f"-D{name}={value}" for name, value in settings.items()]
        for command in (configure, ["cmake", "--build", str(build), "--target", "omp", "-j", str(jobs)]):
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            if done.returncode != 0:
                raise SystemExit(f"openmp_suite: the native library cannot be built:\n{done.stdout[-3000:]}")
    return folder


def substitutions(tests: Path, compiler: str, compiler_cxx: str, flags: str, start: str) -> tuple[tuple[str, str], ...]:
    """What the suite's own configuration (lit.cfg) defines, in an order in which no word hides a longer one."""
    libraries = " -lm -latomic"
    compiled = f"%flags %s -o %t{libraries}"
    return (
        ("%libomp-compile-and-run", "%libomp-compile && %libomp-run"),
        ("%libomp-irbuilder-compile-and-run", "%libomp-irbuilder-compile && %libomp-run"),
        ("%libomp-c99-compile-and-run", "%libomp-c99-compile && %libomp-run"),
        ("%libomp-cxx-compile-and-run", "%libomp-cxx-compile && %libomp-run"),
        ("%libomp-cxx20-compile-and-run", "%libomp-cxx20-compile && %libomp-run"),
        ("%libomp-cxx-compile-c", f"%clangXX -std=c++17 -x c++ {compiled}"),
        ("%libomp-cxx-compile", f"%clangXX -std=c++17 {compiled}"),
        ("%libomp-cxx20-compile", f"%clangXX -std=c++20 {compiled}"),
        ("%libomp-irbuilder-compile", f"%clang -fopenmp-enable-irbuilder {compiled}"),
        ("%libomp-c99-compile", f"%clang -std=c99 {compiled}"),
        ("%libomp-compile", f"%clang {compiled}"),
        ("%libomp-run", start),
        ("%clangXX", compiler_cxx),
        ("%clang", compiler),
        ("%openmp_flags", ""),
        ("%flags-use-compiler-omp-h", f"-w -I{tests} {flags}"),
        ("%flags", f"-w -I{tests} {flags}"),
        ("%python", sys.executable),
        ("%sort-threads", "sort -n -s"),
        ("%not", llvm_tool("not")),
        ("FileCheck", llvm_tool("FileCheck")),
    )


def native(tree: Path, library: Path) -> Side:
    flags = f"-fopenmp -I{library} -L{library} -Wl,-rpath,{library}"
    words = substitutions(tree / TESTS, llvm_tool("clang"), llvm_tool("clang++"), flags, "%t")
    return Side("native", words, {}, FEATURES)


def guest(tree: Path, prefix: Path, cache: Path, backend: str, variables: Optional[dict[str, str]] = None) -> Side:
    # Tests of affinity compare places with what the kernel describes there.
    processors = "-d /sys/devices/system/cpu:/sys/devices/system/cpu:ro"
    start = f"{prefix}/bin/mpiwasm --mpi serial --backend {backend} --cache-dir {cache} {processors} %t"
    words = substitutions(
        tree / TESTS, f"{prefix}/bin/mpiwasm-cc", f"{prefix}/bin/mpiwasm-c++ -fexceptions", "-fopenmp", start
    )
    return Side("guest", words, variables or {}, FEATURES)


def cores() -> int:
    return len(os.sched_getaffinity(0))
