"""What build systems ask an MPI compiler, as MPICH's and Open MPI's answer it."""

from __future__ import annotations

import shlex
import subprocess

import pytest
from guest_sdk import Sdk


def test_show_prints_a_command_that_works(sdk: Sdk) -> None:
    sdk.write("a program.c", "int main(void) { return 0; }\n")
    command = sdk.quietly("mpiwasm-cc", "-show", "a program.c", "-o", "a program.wasm")
    assert command.count("\n") == 1
    subprocess.run(command, shell=True, cwd=sdk.folder, check=True)
    assert (sdk.folder / "a program.wasm").exists()


def test_show_of_compiling_has_no_linker_flags(sdk: Sdk) -> None:
    words = shlex.split(sdk.quietly("mpiwasm-cc", "-show", "-c", "x.c"))
    assert words[-2:] == ["-c", "x.c"]
    assert not [word for word in words if word.startswith(("-Wl", "-l"))]


@pytest.mark.parametrize("option", ["-compile-info", "-compile_info"])
def test_compile_info(sdk: Sdk, option: str) -> None:
    words = shlex.split(sdk.quietly("mpiwasm-c++", option))
    assert "--driver-mode=g++" in words
    assert "-msimd128" in words
    assert "-lmpiwasm" not in words


@pytest.mark.parametrize("option", ["-link-info", "-link_info", "-show", "-showme", "--showme"])
def test_link_info(sdk: Sdk, option: str) -> None:
    words = shlex.split(sdk.quietly("mpiwasm-cc", option))
    assert "-lmpiwasm" in words
    assert "-Wl,--table-base=16" in words


def test_open_mpi_questions(sdk: Sdk) -> None:
    share = sdk.prefix.resolve() / "share" / "mpiwasm"
    include = sdk.prefix.resolve() / "include" / "mpiwasm"
    assert sdk.quietly("mpiwasm-cc", "-showme:incdirs").strip() == str(include)
    assert sdk.quietly("mpiwasm-cc", "--showme:libdirs").strip() == str(share / "lib")
    libraries = sdk.quietly("mpiwasm-cc", "-showme:libs").split()
    # The routines with vector instructions stand before those of the C library.
    assert libraries[:2] == ["mpiwasm-vectors", "mpiwasm"]
    assert "mpiwasm-vectors" not in sdk.quietly("mpiwasm-cc", "-mno-simd128", "-showme:libs")
    assert f"-I{include}" not in sdk.quietly("mpiwasm-cc", "-showme:link")
    assert "-msimd128" in sdk.quietly("mpiwasm-cc", "-showme:compile")
    assert "MPI 5.0" in sdk.quietly("mpiwasm-cc", "-showme:version")


def test_unknown_question_is_an_error(sdk: Sdk) -> None:
    done = sdk.run("mpiwasm-cc", "-showme:nonsense", status=1)
    assert done.stderr == "mpiwasm-cc: unknown option -showme:nonsense; see mpiwasm-cc -help\n"


def test_version_names_mpiwasm_and_clang(sdk: Sdk) -> None:
    lines = sdk.quietly("mpiwasm-c++", "--version").splitlines()
    assert lines[0].startswith("mpiwasm-c++ (mpiwasm) ")
    assert "clang version" in lines[1]


def test_no_arguments_is_an_error(sdk: Sdk) -> None:
    assert sdk.run("mpiwasm-cc", status=1).stderr == "mpiwasm-cc: no input files; see mpiwasm-cc -help\n"


def test_a_missing_clang_is_named(sdk: Sdk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPIWASM_CLANG", "no-such-clang")
    done = sdk.run("mpiwasm-cc", "-c", "x.c", status=127)
    assert done.stderr == "mpiwasm-cc: no-such-clang is not installed (set MPIWASM_CLANG to another clang)\n"


def test_the_wrapper_works_through_a_link(sdk: Sdk) -> None:
    link = sdk.folder / "mpicc"
    link.symlink_to(sdk.prefix / "bin" / "mpiwasm-cc")
    done = subprocess.run([link, "-show", "-c", "x.c"], capture_output=True, text=True, check=True)
    assert f"--sysroot={sdk.prefix.resolve()}/share/mpiwasm/sysroot" in done.stdout
