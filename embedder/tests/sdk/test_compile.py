"""Ordinary C and C++ programs compile and link, and what a guest cannot have is an error."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk
from linked_module import read_wasm

C_PROGRAM = r"""
#include <complex.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int by_value(const void *left, const void *right) { return *(const int *)left - *(const int *)right; }

int main(int argc, char **argv) {
  int values[] = {3, 1, 2};
  char name[64];
  struct rusage usage;
  struct timeval now;
  qsort(values, 3, sizeof values[0], by_value);
  signal(SIGINT, SIG_DFL);
  gethostname(name, sizeof name);
  getrusage(RUSAGE_SELF, &usage);
  gettimeofday(&now, NULL);
  printf("%d %s %g %Lg %s %d %g\n", argc, argv[0], cabs(3.0 + 4.0 * I), 1.5L, name, (int)getpid(),
         (double)clock() / CLOCKS_PER_SEC);
  return system(NULL);
}
"""

CXX_PROGRAM = r"""
#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

int main() {
  std::vector<std::string> words{"b", "a"};
  std::sort(words.begin(), words.end());
  std::map<std::string, double> values{{words[0], std::sqrt(2.0)}};
  auto sum = std::make_unique<double>(std::accumulate(words.begin(), words.end(), std::string{}).size());
  std::cout << values.at("a") << ' ' << *sum << std::endl;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O3", "-flto"])
def test_c_program_compiles_without_a_warning(sdk: Sdk, level: str) -> None:
    sdk.write("program.c", C_PROGRAM)
    sdk.quietly("mpiwasm-cc", level, "-Wall", "-Wextra", "program.c", "-o", "program.wasm", "-lm")
    assert read_wasm(sdk.folder / "program.wasm").exports["_start"] == "function"


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_cxx_program_compiles_without_a_warning(sdk: Sdk, level: str) -> None:
    sdk.write("program.cpp", CXX_PROGRAM)
    sdk.quietly("mpiwasm-c++", level, "-std=c++20", "-Wall", "-Wextra", "program.cpp", "-o", "program.wasm")
    assert read_wasm(sdk.folder / "program.wasm").exports["_start"] == "function"


@pytest.mark.parametrize("level", ["-O0", "-O3", "-flto"])
@pytest.mark.parametrize("standard", ["-std=c++11", "-std=c++17", "-std=c++23"])
def test_file_streams_compile_without_a_warning(sdk: Sdk, standard: str, level: str) -> None:
    source = """
#include <fstream>
#include <iostream>
int main(int argc, char **argv) {
  if (argc < 3) return 1;
  std::ifstream in(argv[1]);
  std::ofstream out(argv[2]);
  std::fstream both(argv[2], std::ios::in | std::ios::app);
  std::wofstream wide(argv[2]);
  out << in.rdbuf();
  return both && wide ? 0 : 1;
}
"""
    sdk.write("program.cpp", source)
    sdk.quietly("mpiwasm-c++", level, standard, "-Wall", "-Wextra", "-pedantic", "program.cpp", "-o", "program.wasm")
    assert read_wasm(sdk.folder / "program.wasm").exports["mpiwasm_flush"] == "function"


def test_mpi_program_compiles_in_c_and_cxx(sdk: Sdk) -> None:
    source = """
#include <mpi.h>
int main(int argc, char **argv) {
  int rank;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Finalize();
  return rank;
}
"""
    for compiler, name in (("mpiwasm-cc", "program.c"), ("mpiwasm-c++", "program.cpp")):
        sdk.write(name, source)
        sdk.quietly(compiler, "-Wall", "-Wextra", name, "-o", "program.wasm")
        assert b"mpi_abi_1" in (sdk.folder / "program.wasm").read_bytes()


def test_what_one_process_cannot_do_fails_and_says_so(sdk: Sdk) -> None:
    source = """
#include <errno.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
  int ends[2];
  const int failed = !popen("ls", "r") + (dup(1) < 0) + (dup2(1, 2) < 0) + (pipe(ends) < 0);
  return failed == 4 && errno == ENOSYS ? 0 : 1;
}
"""
    for compiler, name in (("mpiwasm-cc", "program.c"), ("mpiwasm-c++", "program.cpp")):
        sdk.write(name, source)
        sdk.quietly(compiler, "-Wall", "-Wextra", name, "-o", "program.wasm")
        sdk.quietly("mpiwasm", "program.wasm")


@pytest.mark.parametrize("header", ["pthread.h", "termios.h", "sys/wait.h", "linux/types.h"])
def test_a_header_of_the_host_is_not_found(sdk: Sdk, header: str) -> None:
    sdk.write("program.c", f"#include <{header}>\nint main(void) {{ return 0; }}\n")
    done = sdk.run("mpiwasm-cc", "-c", "program.c", status=1)
    assert f"fatal error: '{header}' file not found" in done.stderr


def test_integers_of_128_bits_divide(sdk: Sdk) -> None:
    sdk.write(
        "wide.c", "int main(int n, char **v) { __int128 a = (__int128)n << 100; return (int)(a / (n + 12) % 7); }\n"
    )
    sdk.quietly("mpiwasm-cc", "-O2", "wide.c", "-o", "wide.wasm")


@pytest.mark.parametrize("level", ["-O1", "-O3"])
def test_both_halves_of_a_product_of_128_bits_are_right(sdk: Sdk, level: str) -> None:
    """As programs round that print floating-point numbers. clang 22 gets it wrong with -mwide-arithmetic."""
    source = """
typedef unsigned long long word;
__attribute__((noinline)) word rounded(word left, word right) {
  const unsigned __int128 product = (unsigned __int128)left * right;
  return (word)(product >> 64) + ((word)product >> 63);
}
int main(void) { return rounded(0xb333333333333333, 0xfa00000000000000) == 0xaf00000000000000 ? 0 : 1; }
"""
    sdk.write("product.c", source)
    sdk.quietly("mpiwasm-cc", level, "product.c", "-o", "product.wasm")
    sdk.quietly("mpiwasm", "product.wasm")


def test_names_with_spaces(sdk: Sdk) -> None:
    sdk.write("my folder/my program.c", '#include "my header.h"\nint main(void) { return VALUE; }\n')
    sdk.write("my folder/my header.h", "#define VALUE 0\n")
    sdk.quietly("mpiwasm-cc", "my folder/my program.c", "-o", "my folder/my program.wasm")
    assert (sdk.folder / "my folder" / "my program.wasm").exists()


def test_objects_in_a_static_library_are_linked(sdk: Sdk) -> None:
    sdk.write("part.c", "int part(void) { return 7; }\n")
    sdk.write("program.c", "int part(void);\nint main(void) { return part(); }\n")
    sdk.quietly("mpiwasm-cc", "-c", "part.c")
    sdk.quietly("mpiwasm-ar", "rcs", "libpart.a", "part.o")
    sdk.quietly("mpiwasm-ranlib", "libpart.a")
    assert "T part" in sdk.quietly("mpiwasm-nm", "libpart.a")
    sdk.quietly("mpiwasm-cc", "program.c", "-L.", "-lpart", "-o", "program.wasm")
    assert (sdk.folder / "program.wasm").exists()


def test_flags_that_build_systems_add_are_accepted(sdk: Sdk) -> None:
    sdk.write("program.c", "int main(void) { return 0; }\n")
    sdk.quietly(
        "mpiwasm-cc", "-pthread", "program.c", "-o", "program.wasm", "-lmpi", "-lm", "-lrt", "-ldl", "-lpthread"
    )
    assert read_wasm(sdk.folder / "program.wasm").exports["memory"] == "memory"


@pytest.mark.parametrize(
    ("option", "product"), [("-c", "program.o"), ("-S", "program.s"), ("-E", None), ("-M", None), ("-MM", None)]
)
def test_nothing_is_linked_when_asked_for_less(sdk: Sdk, option: str, product: str | None) -> None:
    sdk.write("program.c", "#include <stdio.h>\nint main(void) { return 0; }\n")
    output = sdk.quietly("mpiwasm-cc", option, "program.c")
    assert not (sdk.folder / "a.out").exists()
    if product:
        assert (sdk.folder / product).exists()
    else:
        assert "program" in output
