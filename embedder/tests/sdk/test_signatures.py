"""Calls with another signature than that of the function, which work natively."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk

# Natively, a length is passed to a function that does not take it.
FORTRAN_MAIN = "program p\n  call middle(2)\nend\n"
FORTRAN_MIDDLE = "subroutine middle(i)\n  external last\n  call last(i, 'y')\nend\n"
C_LAST = '#include <stdio.h>\nvoid last_(int *number, char *text) { printf("%d %c\\n", *number, *text); }\n'


@pytest.mark.parametrize("first", ["main.o", "library.a"])
def test_a_library_that_calls_another(sdk: Sdk, first: str) -> None:
    sdk.write("main.f90", FORTRAN_MAIN)
    sdk.write("middle.f90", FORTRAN_MIDDLE)
    sdk.write("last.c", C_LAST + "int unused = 3;\n")
    sdk.quietly("mpiwasm-fc", "-c", "main.f90")
    sdk.quietly("mpiwasm-fc", "-c", "middle.f90")
    sdk.quietly("mpiwasm-cc", "-c", "last.c")
    sdk.quietly("mpiwasm-ar", "rc", "library.a", "middle.o", "last.o")
    second = "library.a" if first == "main.o" else "main.o"
    done = sdk.run("mpiwasm-fc", first, second, "-o", "program.wasm")
    assert done.stderr.count("function signature mismatch: last_") == 1
    assert sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm") == "2 y\n"


OLD_C = {
    "main.c": "int main(void) { return report(3) + middle(4); }\n",
    "middle.c": "int middle(int a) { return report(a) ? 1 : 0; }\n",
    "report.c": '#include <stdio.h>\nvoid report(int a) { printf("%d\\n", a); }\nint data = 5;\n',
    "other.c": "extern int data;\nint other(void) { return data; }\n",
}


@pytest.mark.parametrize("archive", [False, True])
def test_functions_without_a_result_that_are_declared_nowhere(sdk: Sdk, archive: bool) -> None:
    for file, text in OLD_C.items():
        sdk.write(file, text)
        sdk.run("mpiwasm-cc", "-std=gnu89", "-c", file)
    objects = ["middle.o", "report.o", "other.o"]
    if archive:
        sdk.quietly("mpiwasm-ar", "rc", "library.a", *objects)
        objects = ["library.a", "-Wl,--undefined=other"]
    done = sdk.run("mpiwasm-cc", "main.o", *objects, "-o", "program.wasm")
    assert "function signature mismatch: report" in done.stderr
    assert sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm") == "3\n4\n"


@pytest.mark.parametrize("options", [(), ("-flto",)])
def test_a_library_whose_calls_are_right_links_without_a_word(sdk: Sdk, options: tuple[str, ...]) -> None:
    sdk.write("main.c", "int middle(int);\nint main(void) { return middle(1) - 8; }\n")
    sdk.write("middle.c", "int last(int);\nextern int data;\nint middle(int a) { return last(a) + data; }\n")
    sdk.write("last.c", "int data = 5;\nint last(int a) { return a + 2; }\n")
    sdk.quietly("mpiwasm-cc", *options, "-c", "middle.c", "last.c")
    sdk.quietly("mpiwasm-ar", "rc", "library.a", "middle.o", "last.o")
    sdk.quietly("mpiwasm-cc", *options, "main.c", "library.a", "-o", "program.wasm")
    assert sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm") == ""


def test_a_whole_archive_stays_between_its_options(sdk: Sdk) -> None:
    sdk.write("main.f90", "program p\n  print *, 'main'\nend\n")
    sdk.write("more.c", '#include <stdio.h>\n__attribute__((constructor)) void more(void) { puts("more"); }\n')
    sdk.quietly("mpiwasm-cc", "-c", "more.c")
    sdk.quietly("mpiwasm-ar", "rc", "more.a", "more.o")
    words = ("-Wl,--whole-archive", "more.a", "-Wl,--no-whole-archive", "-o", "program.wasm")
    sdk.quietly("mpiwasm-fc", "main.f90", *words)
    assert "more" in sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm")
