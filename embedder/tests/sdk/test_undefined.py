"""A function that guests cannot have fails when linking, with a sentence that says what to do; so do false calls."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk

SIGNALS = (
    "guests receive no signals; use signal for those that the program raises itself, and MPI_Wtime or clock for times"
)


@pytest.mark.parametrize(
    ("function", "advice"),
    [
        ("fork", "a guest is one process; MPI_Comm_spawn starts others"),
        ("pthread_create", "compile and link programs with threads with -pthread"),
        ("__kmpc_fork_call", "compile and link programs with OpenMP with -fopenmp"),
        ("dlopen", "guests have no shared libraries; link the code into the program"),
        ("gethostbyname", "guests have no network access except MPI"),
        ("kill", SIGNALS),
        ("setuid", "guests have one user; pass USER and HOME with --env and use getpwuid"),
        ("fchmodat", "the umask of mpiwasm applies to new files; remove the call"),
        ("shmget", "MPI_Win_allocate_shared shares memory between ranks"),
        ("mbind", "the launcher binds ranks to processors"),
        ("tmpfile", "guests have no directory for temporary files; use mkstemp in a granted one"),
        ("sysinfo", "mpiwasm info describes the machine; getrusage returns the memory of the program"),
        ("pause", "guests receive no signals; use sleep or nanosleep"),
        ("mremap", "guests have no memory mappings; use realloc"),
        ("execvp", "a guest is one process; MPI_Comm_spawn starts others"),
        ("mpi_send_", "link programs with Fortran parts with mpiwasm-fc"),
    ],
)
def test_the_linker_says_what_to_do(sdk: Sdk, function: str, advice: str) -> None:
    sdk.write("program.c", f"void {function}(void);\nint main(void) {{ {function}(); return 0; }}\n")
    sdk.quietly("mpiwasm-cc", "-c", "-fno-builtin", "program.c")
    done = sdk.run("mpiwasm-cc", "program.o", "-o", "program.wasm", status=1)
    assert f"undefined symbol: {function}" in done.stderr
    assert done.stderr.splitlines()[-1] == f"mpiwasm-cc: {function} is not available: {advice}"


@pytest.mark.parametrize(
    ("source", "name", "advice"),
    [
        ("#include <sys/wait.h>\nint main(void) { return 0; }\n", "<sys/wait.h>", "a guest is one process"),
        ("#include <dlfcn.h>\nint main(void) { return 0; }\n", "<dlfcn.h>", "guests have no shared libraries"),
        ("#include <immintrin.h>\nint main(void) { return 0; }\n", "<immintrin.h>", "modules run on every processor"),
        ("#include <unistd.h>\nint main(void) { return fork(); }\n", "fork", "a guest is one process"),
        (
            "#include <signal.h>\nint main(void) { struct sigaction action; return 0; }\n",
            "struct_sigaction",
            "guests receive no signals",
        ),
        ("#include <signal.h>\nsigset_t blocked;\nint main(void) { return 0; }\n", "sigset_t", "guests receive no"),
    ],
)
def test_the_compiler_says_what_to_do(sdk: Sdk, source: str, name: str, advice: str) -> None:
    sdk.write("program.c", source)
    done = sdk.run("mpiwasm-cc", "-c", "program.c", status=1)
    notes = [line for line in done.stderr.splitlines() if line.startswith("mpiwasm-cc: ")]
    assert len(notes) == 1 and notes[0].startswith(f"mpiwasm-cc: {name} is not available: {advice}")


@pytest.mark.parametrize(
    ("source", "name", "advice"),
    [
        ("#include <mutex>\nstd::mutex lock;\n", "std::mutex", "compile and link programs with threads with -pthread"),
        ("#include <thread>\nstd::thread worker;\n", "std::thread", "compile and link programs with threads"),
        (
            '#include <filesystem>\nnamespace fs = std::filesystem;\nbool found = fs::exists("input");\n',
            "std::filesystem::exists",
            "guests have only std::filesystem::path",
        ),
    ],
)
def test_names_of_the_cpp_library_are_explained(sdk: Sdk, source: str, name: str, advice: str) -> None:
    sdk.write("program.cpp", source)
    done = sdk.run("mpiwasm-c++", "-std=c++17", "-c", "program.cpp", status=1)
    notes = [line for line in done.stderr.splitlines() if line.startswith("mpiwasm-c++: ")]
    assert len(notes) == 1 and notes[0].startswith(f"mpiwasm-c++: {name} is not available: {advice}")


def test_a_missing_header_of_the_program_gets_no_advice(sdk: Sdk) -> None:
    sdk.write("program.c", '#include "own.h"\nint main(void) { return 0; }\n')
    done = sdk.run("mpiwasm-cc", "-c", "program.c", status=1)
    assert "'own.h' file not found" in done.stderr
    assert "is not available" not in done.stderr


def test_calls_with_other_parameters_are_found(sdk: Sdk) -> None:
    sdk.write("program.c", "int step();\nint main(void) { return step(1, 2.0); }\n")
    sdk.write("step.c", "int step(int number) { return number; }\n")
    sdk.run("mpiwasm-cc", "-c", "-std=gnu89", "-Wno-deprecated-non-prototype", "program.c", "step.c")
    done = sdk.run("mpiwasm-cc", "program.o", "step.o", "-o", "program.wasm")
    assert "warning: function signature mismatch: step" in done.stderr
    assert done.stderr.splitlines()[-1] == (
        "mpiwasm-cc: step has other parameters or results than a call of it: such a call ends the program, unless it "
        "only ignores the result or passes more arguments; include the header that declares step"
    )


def test_other_names_get_no_advice(sdk: Sdk) -> None:
    sdk.write("program.c", "void own_function(void);\nint main(void) { own_function(); return 0; }\n")
    done = sdk.run("mpiwasm-cc", "program.c", "-o", "program.wasm", status=1)
    assert "undefined symbol: own_function" in done.stderr
    assert "is not available" not in done.stderr


def test_errors_of_the_compiler_keep_its_status(sdk: Sdk) -> None:
    sdk.write("program.c", "int main(void) { return missing; }\n")
    done = sdk.run("mpiwasm-cc", "program.c", "-o", "program.wasm", status=1)
    assert done.stderr.count("error: use of undeclared identifier") == 1
