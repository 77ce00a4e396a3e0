"""What a program gets from the command line, and what comes back from it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from installed import Installed, Launcher

BACKENDS = ["llvm", "cranelift", "singlepass"]


def test_everything_behind_the_module_belongs_to_the_program(mpiwasm: Installed, plain: Path) -> None:
    words = ["--help", "--backend", "none", "", "with space", "-d", "--", "inspect"]
    expected = "".join(f"[{word}]\n" for word in words)
    assert mpiwasm.succeed(plain, "arguments", *words) == expected
    assert mpiwasm.succeed("run", plain, "arguments", *words) == expected


@pytest.mark.parametrize("code", [0, 1, 63, 255])
def test_the_exit_code_is_the_programs(mpiwasm: Installed, plain: Path, code: int) -> None:
    ended = mpiwasm.run(plain, "exit", str(code))
    assert (ended.code, ended.out, ended.err) == (code, "", "")


def test_standard_output_and_standard_error_stay_apart(mpiwasm: Installed, plain: Path) -> None:
    ended = mpiwasm.run(plain, "both")
    assert (ended.code, ended.out, ended.err) == (0, "to standard output\n", "to standard error\n")


def test_lines_of_several_ranks_are_not_split_and_stay_in_order(
    mpiwasm: Installed, job: Path, launcher: Launcher
) -> None:
    ended = mpiwasm.launch(launcher, 4, job, "lines")
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert len(lines) == 120
    text = "the quick brown fox jumps over the lazy dog ....."
    for rank in range(4):
        own = [line for line in lines if line.startswith(f"rank {rank:2} ")]
        assert own == [f"rank {rank:2} line {number:4} {text[:44]}" for number in range(30)]


def test_cxx_has_file_streams(mpiwasm: Installed, streams: Path) -> None:
    file = mpiwasm.folder / "file"
    out = mpiwasm.succeed("-d", mpiwasm.folder, streams, "write-and-read", file)
    assert out == "17 2.5 word appended 20\nwide is not there\n"
    assert file.read_text() == "17 2.5 word\nappended\n"


def test_standard_input_is_passed_on_or_not(mpiwasm: Installed, plain: Path) -> None:
    text = "line\n" * 10000
    assert mpiwasm.succeed(plain, "copy", given=text) == text
    assert mpiwasm.succeed("--stdin", "none", plain, "copy", given="not for you") == ""


def test_the_program_sees_only_the_variables_it_is_given(prefix: Path, plain: Path, shared_cache: Path) -> None:
    mpiwasm = Installed(prefix, plain.parent, shared_cache, {"OURS": "from the shell"})
    names = ["OURS", "GIVEN", "PATH"]
    assert mpiwasm.succeed(plain, "environment", *names) == "".join(f"{name}=(not set)\n" for name in names)
    given = mpiwasm.succeed("--env", "OURS", "--env", "GIVEN=a=b", "-e", "ABSENT", plain, "environment", *names)
    assert given == "OURS=from the shell\nGIVEN=a=b\nPATH=(not set)\n"


def test_a_directory_is_granted_by_name(mpiwasm: Installed, plain: Path) -> None:
    (mpiwasm.folder / "data").mkdir()
    assert mpiwasm.run(plain, "write", "data/file").code == 1
    mpiwasm.succeed("-d", "data", plain, "write", "data/first")
    mpiwasm.succeed("-d", f"{mpiwasm.folder}/data:/elsewhere", plain, "write", "/elsewhere/second")
    refused = mpiwasm.run("-d", "data:/elsewhere:ro", plain, "write", "/elsewhere/third")
    assert refused.code == 1
    assert "/elsewhere/third: " in refused.err
    assert {path.name: path.read_text() for path in (mpiwasm.folder / "data").iterdir()} == {
        "first": "written\n",
        "second": "written\n",
    }


def test_singlepass_says_what_to_do_about_simd(mpiwasm: Installed, prefix: Path) -> None:
    source = mpiwasm.folder / "vector.c"
    source.write_text(
        "typedef double pair __attribute__((vector_size(16)));\n"
        "volatile pair numbers;\n"
        "int main(void) { numbers = numbers * numbers + 1; return 0; }\n",
        encoding="utf-8",
    )
    module = mpiwasm.folder / "vector.wasm"
    subprocess.run([prefix / "bin" / "mpiwasm-cc", source, "-o", module], check=True)
    ended = mpiwasm.run("--backend", "singlepass", module)
    assert ended.code == 121
    assert ended.err.splitlines() == [
        f"mpiwasm: {module}: the module has SIMD, which singlepass cannot compile; use --backend cranelift or llvm, or "
        "compile the program with -mno-simd128 -mno-relaxed-simd"
    ]
    assert mpiwasm.run("--backend", "cranelift", module).code == 0


@pytest.mark.parametrize("backend", BACKENDS)
def test_every_backend_runs_the_same_file(mpiwasm: Installed, job: Path, launcher: Launcher, backend: str) -> None:
    ended = mpiwasm.launch(launcher, 2, "--backend", backend, job, "hello")
    assert ended.code == 0, ended
    assert sorted(ended.out.splitlines()) == ["rank 0 of 2, sum 1", "rank 1 of 2, sum 1"]
    assert ended.own_lines == []
    # Open MPI ends the other ranks as soon as one has failed, and each of them may say so.
    assert mpiwasm.launch(launcher, 2, "--backend", backend, job, "hello", "5").code == 5


def test_one_rank_needs_no_launcher(mpiwasm: Installed, job: Path) -> None:
    assert mpiwasm.succeed(job, "hello") == "rank 0 of 1, sum 0\n"
    assert mpiwasm.succeed("--mpi", "mpich", job, "hello") == "rank 0 of 1, sum 0\n"


def test_a_deep_recursion_needs_a_larger_stack(mpiwasm: Installed, plain: Path) -> None:
    depth = "200000"
    small = mpiwasm.run("--stack-size", "1M", plain, "nest", depth)
    assert small.code == 134
    assert small.own_lines == [
        "mpiwasm: plain.wasm: stack overflow: the program's calls nest too deeply for its stack of 1024 KiB; "
        "--stack-size gives it more"
    ]
    large = mpiwasm.run("--stack-size", "256M", plain, "nest", depth)
    assert (large.code, large.out, large.err) == (0, f"{depth}\n", "")


def test_timings_name_the_phases_of_a_start(fresh: Installed, job: Path) -> None:
    confine = ["confine"] if fresh.info()["confinement"]["system_calls"] else []
    phases = ["read", "check", "hash", "engine", "compile", "open MPI library", *confine, "link", "run"]
    assert fresh.run("--timings", job, "hello").phases == phases
    phases[phases.index("compile")] = "load"
    assert fresh.run("--timings", job, "hello").phases == phases
    assert fresh.run("--timings", "--backend", "cranelift", "--no-cache", job, "hello").phases[4] == "compile"
    assert fresh.cached() == 1
