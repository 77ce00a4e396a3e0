"""Writes what lies between compiled Fortran and the runtime: shims.py TREE SYSROOT FOLDER.

flang takes the C types of its runtime from the machine that it was compiled for, so compiled code passes 64 bits where
the runtime for guests has a size_t of 32. WebAssembly compares signatures, so each such function needs a shim. The
declarations of the runtime are compiled for both machines and compared. FOLDER receives

    renamed.h    gives the functions that differ another name; the runtime is compiled with it
    shims.c      the functions under their names, with the signatures that compiled code expects
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

NAME = re.compile(r"\b(RTDECL|RTNAME|IODECL|IONAME|FORTRAN_PROCEDURE_NAME)\(\s*(\w+)\s*\)")
FORMS = {"RTDECL": "_FortranA{}", "RTNAME": "_FortranA{}", "IODECL": "_FortranAio{}", "IONAME": "_FortranAio{}"}
DECLARED = re.compile(r"^declare (?P<returns>.*?)@(?P<name>\w+)\((?P<parameters>.*)\)", re.MULTILINE)
UNDECLARED = re.compile(r"undeclared identifier '(\w+)'|no member named '(\w+)'")
C_TYPES = {
    "void": "void",
    "ptr": "void*",
    "i1": "_Bool",
    "i8": "signed char",
    "i16": "short",
    "i32": "int",
    "i64": "long long",
    "i128": "__int128",
    "float": "float",
    "double": "double",
}

Signature = tuple[str, tuple[str, ...]]  # type of the result, types of the parameters


def candidates(header: Path) -> dict[str, bool]:
    """Names that the header may declare, and whether Fortran programs call them by that name, with hidden lengths."""
    found = NAME.findall(header.read_text(encoding="utf-8"))
    return {FORMS.get(macro, "{}_").format(name): macro == "FORTRAN_PROCEDURE_NAME" for macro, name in found}


def compiler() -> str:
    return f"clang++-{os.environ['LLVM_MAJOR']}"


def compiled(target: list[str], tree: Path, header: Path, names: list[str], folder: Path) -> str:
    """LLVM's code for a file that names every function; names that are not declared are left out."""
    source = folder / "declarations.cpp"
    flags = [
        "-std=c++17",
        "-w",
        "-ferror-limit=0",
        f"-I{tree}",
        f"-I{tree}/flang-rt/include",
        f"-I{tree}/flang/include",
    ]
    while True:
        lines = ["#include <stdint.h>", '#include "flang/Runtime/entry-names.h"', f'#include "{header}"']
        lines += ["namespace Fortran::runtime::io {}", "using namespace Fortran::runtime;"]
        lines += ["using namespace Fortran::runtime::io;"]
        lines += [f"void *mpiwasm_{number} = reinterpret_cast<void *>(&{name});" for number, name in enumerate(names)]
        source.write_text("\n".join(lines) + "\n", encoding="utf-8")
        command = [compiler(), *target, *flags, "-S", "-emit-llvm", str(source), "-o", "-"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout
        missing = {each for pair in UNDECLARED.findall(done.stderr) for each in pair if each}
        if not missing.intersection(names):
            sys.exit(f"shims.py: the declarations of the runtime do not compile:\n{done.stderr}")
        names = [name for name in names if name not in missing]


def types(text: str) -> tuple[str, ...]:
    """The type of each parameter, without attributes."""
    depth = 0
    parts = [""]
    for character in text:
        depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return tuple(part.split()[0] for part in parts if part.strip())


def signatures(code: str) -> dict[str, Signature]:
    found = {}
    for match in DECLARED.finditer(code):
        returns = [word for word in match["returns"].split() if word in C_TYPES]
        found[match["name"]] = (returns[-1] if returns else match["returns"], types(match["parameters"]))
    return found


def shim(name: str, expected: Signature, actual: Signature) -> str:
    """The function as compiled code calls it, in terms of the renamed one."""
    for one in (expected, actual):
        unknown = {one[0], *one[1]} - set(C_TYPES)
        if unknown:
            sys.exit(f"shims.py: {name} has the type {', '.join(sorted(unknown))}, for which there is no shim")
    if len(expected[1]) != len(actual[1]):
        sys.exit(f"shims.py: {name} has another number of parameters on each machine")
    formal = [f"{C_TYPES[kind]} a{number}" for number, kind in enumerate(expected[1])]
    passed = [passed_on(number, kind, actual[1][number]) for number, kind in enumerate(expected[1])]
    inner = [C_TYPES[kind] for kind in actual[1]]
    result = "" if expected[0] == "void" else "return "
    return (
        f"{C_TYPES[actual[0]]} {renamed(name)}({', '.join(inner) or 'void'});\n"
        f"{C_TYPES[expected[0]]} {name}({', '.join(formal) or 'void'}) {{\n"
        f"  {result}{renamed(name)}({', '.join(passed)});\n"
        "}\n"
    )


def passed_on(number: int, expected: str, actual: str) -> str:
    """A parameter of the shim as the runtime takes it."""
    if expected == actual:
        return f"a{number}"
    return f"narrow(a{number})" if expected == "i64" else f"(long long)a{number}"


def renamed(name: str) -> str:
    return f"mpiwasm_runtime{name}" if name.startswith("_") else f"mpiwasm_runtime_{name}"


HEAD = """\
#include <stdio.h>
#include <stdlib.h>

static int narrow(long long value) {
  if (value != (int)value && value != (unsigned)value) {
    fputs("fatal Fortran runtime error: a length does not fit into the 32-bit memory of a guest\\n", stderr);
    abort();
  }
  return (int)value;
}

"""


def main() -> None:
    tree, sysroot, folder = (Path(word) for word in sys.argv[1:4])
    headers = sorted((tree / "flang" / "include" / "flang" / "Runtime").glob("*.h"))
    names: dict[str, bool] = {}
    host: dict[str, Signature] = {}
    guest: dict[str, Signature] = {}
    for header in headers:
        declared = candidates(header)
        if not declared:
            continue
        names.update(declared)
        host.update(signatures(compiled(["--target=x86_64-linux-gnu"], tree, header, list(declared), folder)))
        guest_flags = ["--target=wasm32-wasip1", f"--sysroot={sysroot}"]
        guest.update(signatures(compiled(guest_flags, tree, header, list(declared), folder)))
    differing = {}
    for name, actual in sorted(guest.items()):
        if name not in names:
            continue
        expected = host.get(name, actual)
        if names[name]:  # hidden lengths of strings have 32 bits in compiled code
            expected = (actual[0], tuple("i32" if kind == "i64" else kind for kind in actual[1]))
        if expected != actual:
            differing[name] = shim(name, expected, actual)
    if len(guest) < 600 or len(differing) < 20:
        sys.exit(f"shims.py: {len(guest)} functions found, {len(differing)} of which differ: the headers have changed")
    lines = [f"#define {name} {renamed(name)}\n" for name in differing]
    (folder / "renamed.h").write_text("".join(lines), encoding="utf-8")
    (folder / "shims.c").write_text(HEAD + "\n".join(differing.values()), encoding="utf-8")
    print(f"shims: {len(differing)} of {len(guest)} functions")


if __name__ == "__main__":
    main()
