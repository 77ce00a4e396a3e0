"""What guard_heap.cpp finds: defects of a program, and those of an MPI library under the fuzzer."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parent))

from settings import BUILD  # noqa: E402

HERE = Path(__file__).resolve().parent
PROGRAMS = BUILD / "embedder" / "tests" / "fuzz"
HEAP = PROGRAMS / "libmpiwasm-guard-heap.so"

EXECUTIONS = 300

needs_heap = pytest.mark.skipif(not HEAP.exists(), reason=f"{HEAP} is not built (make unit-tests)")

# How a program with the defect ends: where it happens, or when the memory is freed.
DEFECTS = {
    "read-beyond": signal.SIGSEGV,
    "write-beyond": signal.SIGSEGV,
    "write-into-padding": signal.SIGABRT,
    "write-before": signal.SIGABRT,
    "write-far-before": signal.SIGABRT,
    "write-a-page-before": signal.SIGSEGV,
    "grown-and-used": signal.SIGSEGV,
    "read-freed": signal.SIGSEGV,
    "write-freed": signal.SIGSEGV,
    "read-long-freed": signal.SIGSEGV,
    "follow-freed": signal.SIGSEGV,
    "freed-twice": signal.SIGABRT,
}
# The same when the memory is not unmapped after it is freed. Loads are not found then, stores later.
DEFECTS_OF_KEPT_PAGES = {
    **{name: end for name, end in DEFECTS.items() if "freed" not in name and name != "grown-and-used"},
    "follow-freed": signal.SIGSEGV,
    "write-long-freed": signal.SIGABRT,
    "freed-twice": signal.SIGABRT,
}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("guard-heap") / "planted_defects"
    subprocess.run(["cc", "-O0", "-w", HERE / "planted_defects.c", "-o", path], check=True)
    return path


def end_of(program: Path, defect: str, size: int, unmap_every: int = 1) -> int:
    variables = {**os.environ, "LD_PRELOAD": str(HEAP), "MPIWASM_GUARD_EVERY": "1"}
    variables["MPIWASM_GUARD_UNMAP_EVERY"] = str(unmap_every)
    return subprocess.run([program, defect, str(size)], env=variables, check=False, capture_output=True).returncode


@needs_heap
@pytest.mark.parametrize("size", [24, 5000, 65000])
@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_ends_the_program(program: Path, defect: str, size: int) -> None:
    assert end_of(program, defect, size) == -DEFECTS[defect]


@needs_heap
@pytest.mark.parametrize("size", [24, 5000, 65000])
@pytest.mark.parametrize("defect", DEFECTS_OF_KEPT_PAGES)
def test_a_defect_ends_the_program_that_keeps_freed_pages(program: Path, defect: str, size: int) -> None:
    assert end_of(program, defect, size, 10**6) == -DEFECTS_OF_KEPT_PAGES[defect]


@needs_heap
@pytest.mark.parametrize("unmap_every", [1, 16])
@pytest.mark.parametrize("size", [1, 16, 4096, 65536, 10**7])
def test_a_program_without_defect_goes_on(program: Path, size: int, unmap_every: int) -> None:
    assert end_of(program, "none", size, unmap_every) == 0


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("mpicc.openmpi") is None:
        pytest.skip("Open MPI's compiler is not installed")
    path = tmp_path_factory.mktemp("planted") / "planted_library.so"
    source = HERE / "planted_library.c"
    subprocess.run(["mpicc.openmpi", "-O0", "-w", "-fPIC", "-shared", source, "-o", path], check=True)
    return path


def fuzz(defect: str, executions: int, library: Path, work: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, HERE / "run.py", "--plain-build", BUILD / "embedder", "--work", work]
    options = ["--only", "heap-openmpi", "--executions", str(executions), "--seed", "1"]
    variables = {**os.environ, "LD_PRELOAD": str(library), "PLANTED": defect}
    return subprocess.run([*command, *options], env=variables, check=False, capture_output=True, text=True)


@needs_heap
@pytest.mark.parametrize(
    ("defect", "executions"),
    # But for the underrun, nearly each ends a process; not each of the later ones where it happens.
    [("overrun", 6), ("underrun", 60), ("use after free", 30), ("double free", 30)],
)
def test_a_defect_of_the_library_is_found(defect: str, executions: int, library: Path, tmp_path: Path) -> None:
    ended = fuzz(defect, executions, library, tmp_path)
    assert ended.returncode == 1, ended.stdout + ended.stderr
    assert "planted_library:MPI_Type_commit" in ended.stdout


@needs_heap
def test_a_library_without_defect_is_left_alone(library: Path, tmp_path: Path) -> None:
    ended = fuzz("none", EXECUTIONS, library, tmp_path)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert f"{EXECUTIONS} executions" in ended.stdout
