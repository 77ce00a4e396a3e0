"""The benchmark programs find the values that they have written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from exchange_jobs import Jobs
from installed import MPICH

BENCH = Path(__file__).resolve().parents[1] / "bench"


@pytest.mark.parametrize(
    ("name", "schema", "ranks"), [("layouts", "scooters", 1), ("items", "scooters", 2), ("steps", "array", 2)]
)
def test_a_benchmark_runs_as_guest_and_natively(jobs: Jobs, name: str, schema: str, ranks: int) -> None:
    tools, folder = jobs.prefix / "bin", jobs.folder
    subprocess.run([tools / "mpiwasm-schema", BENCH / f"{schema}.toml", "--output", folder], check=True)
    include = subprocess.run([tools / "mpiwasm-schema", "--include"], stdout=subprocess.PIPE, text=True, check=True)
    words = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", f"-I{folder}", BENCH / f"{name}.c", "-o"]
    native, module = folder / name, folder / f"{name}.wasm"
    subprocess.run(["mpicc.mpich", f"-I{include.stdout.strip()}", *words, native], check=True)
    subprocess.run([tools / "mpiwasm-cc", *words, module], check=True)
    for program in ([str(native)], [str(tools / "mpiwasm"), str(module)]):
        ended = jobs.run(MPICH, (ranks, [*program, "1024"]))
        assert ended.code == 0, ended
        assert (f"answer {name} right" in ended.out) == (name != "steps")
        assert ended.out.count("result ") == {"layouts": 7, "items": 8, "steps": 3}[name]


def test_other_libraries_need_their_compilers(jobs: Jobs) -> None:
    command = [sys.executable, BENCH / "serialized.py", "--prefix", jobs.prefix]
    done = subprocess.run(command, env={"PATH": ""}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "serialized: no flatc and no capnp; install Debian's packages that --help names\n"
