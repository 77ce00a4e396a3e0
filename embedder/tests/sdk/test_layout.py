"""The linked module has the layout that mpiwasm relies on, and the user's flags win over it."""

from __future__ import annotations

from guest_sdk import Sdk
from linked_module import WasmModule, read_wasm

SOURCE = """
static int value(void) { return 5; }
int (*volatile pointer)(void) = value;
int main(void) { return pointer(); }
"""
PAGE = 65536


def linked(sdk: Sdk, *flags: str) -> WasmModule:
    sdk.write("program.c", SOURCE)
    sdk.quietly("mpiwasm-cc", "-O1", "program.c", *flags, "-o", "program.wasm")
    return read_wasm(sdk.folder / "program.wasm")


def test_function_pointers_stay_clear_of_the_constants_of_mpi(sdk: Sdk) -> None:
    assert linked(sdk).first_element == 16


def test_what_mpiwasm_needs_is_exported(sdk: Sdk) -> None:
    exports = linked(sdk).exports
    assert exports["memory"] == "memory"
    assert exports["__indirect_function_table"] == "table"
    assert exports["_start"] == exports["malloc"] == exports["free"] == "function"


def test_stack_and_memory_limits(sdk: Sdk) -> None:
    least, most = linked(sdk).memory_pages
    assert least * PAGE > 8 << 20
    assert most == 65536


def test_function_names_are_kept(sdk: Sdk) -> None:
    assert "name" in linked(sdk).custom_sections


def test_a_flag_of_the_user_wins(sdk: Sdk) -> None:
    module = linked(sdk, "-Wl,-z,stack-size=65536", "-Wl,--max-memory=16777216", "-Wl,--table-base=32")
    assert module.memory_pages[0] * PAGE < 1 << 20
    assert module.memory_pages[1] == (16 << 20) // PAGE
    assert module.first_element == 32


AXPY = "void axpy(int n, double a, double *x, double *y) { for (int i = 0; i < n; i++) y[i] += a * x[i]; }\n"


def test_simd_is_on_and_can_be_turned_off(sdk: Sdk) -> None:
    sdk.write(
        "pair.c", "#include <wasm_simd128.h>\nv128_t product(v128_t a, v128_t b) { return wasm_f64x2_mul(a, b); }\n"
    )
    assert "f64x2.mul" in sdk.quietly("mpiwasm-cc", "-O3", "-S", "pair.c", "-o", "-")
    sdk.run("mpiwasm-cc", "-O3", "-mno-relaxed-simd", "-mno-simd128", "-S", "pair.c", "-o", "-", status=1)


def test_loops_are_left_to_the_engine_unless_the_user_allows_clang_to_reorder(sdk: Sdk) -> None:
    sdk.write("axpy.c", AXPY)
    plain = sdk.quietly("mpiwasm-cc", "-O3", "-S", "axpy.c", "-o", "-")
    assert "f64x2" not in plain
    assert "f64.mul" in plain
    assert "f64x2.relaxed_madd" in sdk.quietly("mpiwasm-cc", "-O3", "-ffast-math", "-S", "axpy.c", "-o", "-")
