"""What Spack itself makes of our packages: its audit, and which MPI build each interconnect leads to (matrix.txt)."""

from __future__ import annotations

import json
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

import pytest
from read_package import package_files
from spack_checkout import MACHINE, Spack

HERE = Path(__file__).parent
FULL = os.environ.get("MPIWASM_SPACK_MATRIX") == "full"


@dataclass(frozen=True)
class Case:
    """A spec, what its result must satisfy, or, when it must be refused, words of the message."""

    name: str  # what `pytest -k` selects by
    asked: str
    expected: Optional[str]
    message: str = ""


def matrix() -> list[Case]:
    """matrix.txt with GCC, and one row of each library with Clang too."""
    cases = []
    libraries: set[str] = set()
    for line in (HERE / "matrix.txt").read_text(encoding="utf-8").splitlines():
        chosen, row = line.startswith("*"), line.lstrip("* ").strip()
        if not row or row.startswith("#") or not (chosen or FULL):
            continue
        library, fabric, expected = row.split(maxsplit=2)
        name = f"{library}-{fabric}"
        asked = f"mpiwasm fabrics={fabric} %c,cxx=gcc@12 ^{library}"
        if expected == "refused":
            cases.append(Case(f"{name}-refused", asked, None, f"{library} has no {fabric}: take "))
            continue
        cases.append(Case(f"{name}-gcc", asked, expected))
        if FULL and library not in libraries:
            libraries.add(library)
            cases.append(Case(f"{name}-clang", asked.replace("gcc@12", "clang"), expected))
    return cases


OTHERS = [
    # The MPI library's own words reach it, whatever mpiwasm's variant says by default.
    Case("own-words", "mpiwasm ^openmpi fabrics=psm2", "fabrics=auto ^openmpi fabrics=psm2 ^opa-psm2"),
    Case("abi-intel-oneapi-mpi", "mpiwasm +abi ^intel-oneapi-mpi", "+abi ^intel-oneapi-mpi@2021.17:"),
    Case(
        "abi-openmpi-refused", "mpiwasm +abi ^openmpi@5", None, "+abi needs an MPI library with the MPI-5 standard ABI"
    ),
    Case("mpi-serial-refused", "mpiwasm ^mpi-serial", None, "mpi-serial is no MPI library for several ranks"),
    Case("old-gcc-refused", "mpiwasm %c,cxx=gcc@11", None, "mpiwasm is written in C++20"),
    Case("threads", "mpiwasm ^openmpi", "+threads ~fortran blas=auto fftw=auto ^wasi-threads-sysroot"),
    # Code with OpenMP needs an LLVM that is linked dynamically (decision 23).
    Case("fortran", "mpiwasm +fortran ^openmpi", "+fortran ^llvm +flang +link_llvm_dylib ^wasi-flang-runtime"),
    Case("fortran-static", "mpiwasm +fortran ~threads ^openmpi ^llvm ~link_llvm_dylib", "+fortran ^llvm +flang"),
    Case(
        "fortran-static-refused",
        "mpiwasm +fortran +threads ^llvm ~link_llvm_dylib",
        None,
        "+fortran +threads needs ^llvm",
    ),
    Case("fortran-without-flang-refused", "mpiwasm +fortran ^llvm ~flang", None, "+fortran needs ^llvm +flang"),
    Case("openblas", "mpiwasm blas=openblas ^openmpi", "blas=openblas ^openblas"),
    Case("mkl", "mpiwasm blas=mkl ^openmpi", "blas=mkl ^intel-oneapi-mkl"),
    Case("fftw", "mpiwasm fftw=fftw ^openmpi", "fftw=fftw ^fftw precision=float,double"),
    Case("tests-clang", "mpiwasm +tests %c,cxx=clang ^openmpi", "+tests %cxx=clang ^googletest@1.12:"),
]
CASES = matrix() + OTHERS


@pytest.fixture(scope="session")
def answers(
    spack: Spack, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> dict[str, dict[str, Any]]:
    """Of the cases that this run has selected. One process for each core: reading the packages takes longer than a
    spec."""
    selected = {item.callspec.id for item in request.session.items if hasattr(item, "callspec")}
    wanted = [case for case in CASES if case.name in selected]
    folder = tmp_path_factory.mktemp("questions")

    def ask(cases: list[Case]) -> list[dict[str, Any]]:
        questions = folder / f"{cases[0].name}.json"
        questions.write_text(json.dumps([(case.asked, case.expected) for case in cases]))
        result = spack.run("python", str(HERE / "concretize.py"), str(questions), scopes=(MACHINE,), patience=4 * 3600)
        lines = [json.loads(line) for line in result.stdout.splitlines() if line.startswith("{")]
        assert len(lines) == len(cases), result.stdout + result.stderr
        return lines

    spack.run("list", "--virtuals", "mpi")  # makes Spack's index once
    cores = min(len(os.sched_getaffinity(0)), len(wanted))
    with ThreadPoolExecutor(cores) as pool:
        lines = [line for some in pool.map(ask, [wanted[core::cores] for core in range(cores)]) for line in some]
    return {line["asked"]: line for line in lines}


def test_audit_finds_nothing(spack: Spack) -> None:
    result = spack.run("audit", "packages", *(path.parent.name.replace("_", "-") for path in package_files()))
    assert result.returncode == 0, result.stdout + result.stderr
    assert "PKG-DIRECTIVES: passed" in result.stdout


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_concretizes_to_the_right_thing(case: Case, answers: dict[str, dict[str, Any]]) -> None:
    answer = answers[case.asked]
    if case.expected is None:
        assert "error" in answer, f"not refused: {answer.get('mpi')}"
        assert case.message in answer["error"]
    else:
        assert answer.get("satisfied"), answer.get("error") or f"not {case.expected}:\n{answer['spec']}"
