"""Sources that want 64 bits in a long are found when they are compiled, with a note that says what to write."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk

LARGER = "long and size_t have 32 bits in a guest: larger numbers need long long or int64_t"
FORMAT = "long has 32 bits in a guest, and int64_t is long long: PRId64 and SCNd64 fit int64_t on every machine"
WIDE_TYPE = "long has 32 bits in a guest: the datatype of int64_t is MPI_INT64_T, of long long MPI_LONG_LONG"
LONG_TYPE = "long and size_t have 32 bits in a guest: the datatype of long is MPI_LONG, of size_t MPI_UNSIGNED_LONG"
KEEP = "long has 32 bits in a guest: keep the number in int64_t or long long, or write (long) where it is small"
SHIFT = "long has 32 bits in a guest: shift a long long, as in 1LL << 40"
HEADERS = "#include <inttypes.h>\n#include <mpi.h>\n#include <stdio.h>\n#include <time.h>\n#include <unistd.h>\n"
DECLARED = "int64_t wide; long narrow; size_t size; int number; double array[9]; struct timespec now; struct { long x; } s;"

FOUND = [
    ("size = 1L << 40;", SHIFT),
    ("narrow = 10000000000;", LARGER),
    ("size = 0xffffffffff;", LARGER),
    ("number = narrow < 5000000000;", LARGER),
    ("narrow = 100000L * 100000L;", "long has 32 bits in a guest: compute in long long, as in 100000LL * 100000"),
    ("narrow = wide;", KEEP),
    ("narrow = now.tv_sec * 1000000;", KEEP),
    ('printf("%ld", wide);', FORMAT),
    ('printf("%lu", (uint64_t)wide);', FORMAT),
    ('scanf("%ld", &wide);', FORMAT),
    ("MPI_Send(&wide, 1, MPI_LONG, 0, 0, MPI_COMM_WORLD);", WIDE_TYPE),
    ("MPI_Allreduce(MPI_IN_PLACE, &wide, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);", WIDE_TYPE),
    ("MPI_Bcast(&narrow, 1, MPI_LONG_LONG, 0, MPI_COMM_WORLD);", LONG_TYPE),
    ("MPI_Bcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);", LONG_TYPE),
    ("MPI_Bcast(&number, 1, MPI_INT64_T, 0, MPI_COMM_WORLD);", LONG_TYPE),
]
CORRECT = [
    "wide = 1LL << 40; narrow = 1L << 30; wide = 10000000000;",
    "size = array[wide] > 0; array[wide + 1] = wide; size = wide; lseek(0, wide, SEEK_SET);",
    "narrow = (long)wide; narrow = now.tv_sec; number = (int)wide; number = wide & 1;",
    'printf("%" PRId64 "%ld%zu%lu", wide, narrow, size, size); scanf("%" SCNd64 "%ld", &wide, &narrow);',
    "MPI_Send(&wide, 1, MPI_INT64_T, 0, 0, MPI_COMM_WORLD); MPI_Send(&wide, 1, MPI_LONG_LONG, 0, 0, MPI_COMM_WORLD);",
    "MPI_Send(&narrow, 1, MPI_LONG, 0, 0, MPI_COMM_WORLD); MPI_Send(&size, 1, MPI_LONG, 0, 0, MPI_COMM_WORLD);",
    "MPI_Send(&s, 1, MPI_LONG, 0, 0, MPI_COMM_WORLD); MPI_Send(array, 1, MPI_LONG, 0, 0, MPI_COMM_WORLD);",
    "MPI_Send(&wide, 8, MPI_BYTE, 0, 0, MPI_COMM_WORLD); MPI_Send(MPI_BOTTOM, 1, MPI_LONG, 0, 0, MPI_COMM_WORLD);",
]


def program(statements: str) -> str:
    return f"{HEADERS}{DECLARED}\nvoid work(void) {{\n{statements}\n}}\n"


@pytest.mark.parametrize(("statement", "note"), FOUND)
@pytest.mark.parametrize("compiler", ["mpiwasm-cc", "mpiwasm-c++"])
def test_the_statement_is_found(sdk: Sdk, compiler: str, statement: str, note: str) -> None:
    sdk.write("program.cpp" if compiler.endswith("++") else "program.c", program(statement))
    source = "program.cpp" if compiler.endswith("++") else "program.c"
    done = sdk.run(compiler, "-c", source, "-o", "program.o")
    lines = done.stderr.splitlines()
    assert [line.split(" note: ")[1] for line in lines if " note: " in line] == [note]
    assert lines[-1] == "1 warning generated."
    assert f"{source}:8:" in lines[0]


@pytest.mark.parametrize("statements", CORRECT)
def test_correct_code_is_compiled_without_a_word(sdk: Sdk, statements: str) -> None:
    sdk.write("program.c", program(statements))
    sdk.quietly("mpiwasm-cc", "-Wall", "-c", "program.c")


def test_pointers_to_both_are_explained_behind_the_error(sdk: Sdk) -> None:
    sdk.write("program.c", "#include <stdint.h>\nvoid f(long *);\nvoid g(int64_t *p) { f(p); }\n")
    done = sdk.run("mpiwasm-cc", "-c", "program.c", status=1)
    note = "long has 32 bits in a guest, and int64_t is long long: point to the same type on both sides"
    assert f"program.c:3:24: note: {note}" in done.stderr.splitlines()


def test_the_added_warnings_stop_no_build(sdk: Sdk) -> None:
    sdk.write("program.c", program("narrow = wide; MPI_Send(&wide, 1, MPI_LONG, 0, 0, MPI_COMM_WORLD);"))
    done = sdk.run("mpiwasm-cc", "-Wall", "-Werror", "-c", "program.c")
    assert done.stderr.splitlines()[-1] == "2 warnings generated."


@pytest.mark.parametrize("option", ["-w", "-Wno-shorten-64-to-32"])
def test_the_user_can_switch_them_off(sdk: Sdk, option: str) -> None:
    sdk.write("program.c", program("narrow = wide;"))
    sdk.quietly("mpiwasm-cc", option, "-c", "program.c")


def test_who_asks_for_all_narrower_numbers_gets_them(sdk: Sdk) -> None:
    sdk.write("program.c", program("number = wide; narrow = wide;"))
    sdk.run("mpiwasm-cc", "-c", "program.c")
    done = sdk.run("mpiwasm-cc", "-Wshorten-64-to-32", "-c", "program.c")
    assert done.stderr.count("[-Wshorten-64-to-32]") == 2


def test_other_messages_pass_as_they_are(sdk: Sdk) -> None:
    sdk.write("inner.h", "static inline int outer(int x) { return y; }\n")
    sdk.write("program.c", '#include "inner.h"\n' + program("number = wide; narrow = unknown;"))
    done = sdk.run("mpiwasm-cc", "-c", "program.c", status=1)
    lines = done.stderr.splitlines()
    assert lines[0].startswith("In file included from program.c:1:")
    assert "inner.h:1:41: error: use of undeclared identifier 'y'" in lines[1]
    assert lines[-1] == "2 errors generated."
