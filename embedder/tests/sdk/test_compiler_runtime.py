"""A sysroot that was built from sources brings the compiler runtime, which clang would look for elsewhere."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from guest_sdk import Sdk

PROGRAM = """
#include <vector>
int main(int count, char**) {
  std::vector<long double> values(count, 2);
  return (int)(values[0] * values[0]);
}
"""


def with_runtime_in_the_sysroot(sdk: Sdk) -> Sdk:
    """A copy of the installation whose sysroot holds the compiler runtime that clang has."""
    query = ["clang-22", "--target=wasm32-wasip1", "-print-libgcc-file-name"]
    runtime = subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip()
    copy = sdk.folder / "prefix"
    for part in ("bin", "include", "share"):
        shutil.copytree(sdk.prefix / part, copy / part, symlinks=True)
    libraries = copy / "share" / "mpiwasm" / "sysroot" / "lib" / "wasm32-wasip1"
    shutil.copy(runtime, libraries / "libclang_rt.builtins.a")
    return Sdk(copy, sdk.folder)


def test_the_runtime_of_the_sysroot_is_linked(sdk: Sdk) -> None:
    own = with_runtime_in_the_sysroot(sdk)
    source = own.write("program.cpp", PROGRAM)
    own.quietly("mpiwasm-c++", "-O1", source, "-o", "program.wasm", "-Wl,-Map=map.txt")
    linked = (own.folder / "map.txt").read_text(encoding="utf-8")
    assert str(Path("wasm32-wasip1") / "libclang_rt.builtins.a") in linked
    assert "libclang_rt.builtins-wasm32.a" not in linked


def test_clang_has_it_otherwise(sdk: Sdk) -> None:
    assert "-nodefaultlibs" not in sdk.quietly("mpiwasm-c++", "-showme:link")
