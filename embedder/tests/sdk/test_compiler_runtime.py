"""Guests are linked with the compiler run time of the sysroot, so any clang will do, also one that has none itself."""

from __future__ import annotations

from guest_sdk import Sdk

PROGRAM = """
#include <vector>
int main(int count, char**) {
  std::vector<long double> values(count, 2);
  return (int)(values[0] * values[0]);
}
"""


def test_the_run_time_of_the_sysroot_is_linked(sdk: Sdk) -> None:
    source = sdk.write("program.cpp", PROGRAM)
    sdk.quietly("mpiwasm-c++", "-O1", source, "-o", "program.wasm", "-Wl,-Map=map.txt")
    linked = (sdk.folder / "map.txt").read_text(encoding="utf-8")
    assert "wasm32-wasip1/libclang_rt.builtins.a" in linked
    assert "libclang_rt.builtins-wasm32.a" not in linked
