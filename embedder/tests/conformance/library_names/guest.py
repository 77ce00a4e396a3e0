"""Which names of the C library guests have, as mpiwasm-cc answers."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

# Those with macros, and with functions under names of their own.
HEADERS = (
    "ctype.h",
    "errno.h",
    "fcntl.h",
    "math.h",
    "setjmp.h",
    "signal.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "time.h",
)


@dataclass
class Verdicts:
    provided: set[str] = field(default_factory=set)
    with_threads: set[str] = field(default_factory=set)  # provided with -pthread
    refused: dict[str, str] = field(default_factory=dict)  # with what mpiwasm-cc says about each
    unexplained: set[str] = field(default_factory=set)


def is_declared(name: str, compiler: Path, work: Path) -> bool:
    """Whether a header defines it: as a macro, or under another name."""
    headers = "".join(f"#include <{header}>\n" for header in HEADERS)
    source = f"#define _GNU_SOURCE\n{headers}const void* mpiwasm_probe(void) {{ return (const void*)&{name}; }}\n"
    as_macro = f"#define _GNU_SOURCE\n{headers}#ifndef {name}\n#error\n#endif\n"
    return any(compiles(text + "int main(void) { return 0; }\n", compiler, work) for text in (source, as_macro))


def compiles(text: str, compiler: Path, work: Path) -> bool:
    source = work / "probe.c"
    source.write_text(text, encoding="utf-8")
    command = [compiler, "-w", str(source), "-o", str(work / "probe.wasm")]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def defined_names(sysroot: Path, libraries: Path) -> set[str]:
    """The functions and data in the archives that mpiwasm-cc links."""
    archives = [*sysroot.glob("lib/*/*.a"), *libraries.glob("*.a")]
    if not archives:
        return set()
    nm = [sysroot.parents[2] / "bin" / "mpiwasm-nm", "--defined-only", "--extern-only", *archives]
    listing = subprocess.run(nm, capture_output=True, text=True, check=True).stdout
    return set(re.findall(r" [TDBRVW] (\w+)$", listing, re.MULTILINE))


def link_messages(names: set[str], compiler: Path, work: Path) -> str:
    """What mpiwasm-cc prints when a program that calls all of them is linked."""
    source = work / "names.c"
    calls = "".join(f"void {name}(void);\n" for name in sorted(names))
    pointers = "".join(f"    {name},\n" for name in sorted(names))
    main = "int main(void) { return names[0] != 0; }\n"
    source.write_text(f"{calls}void (*const names[])(void) = {{\n{pointers}}};\n{main}", encoding="utf-8")
    command = [compiler, "-w", "-fno-builtin", "-Wl,--error-limit=0", str(source), "-o", str(work / "names.wasm")]
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr


def verdicts(names: set[str], prefix: Path, work: Path) -> Verdicts:
    compiler = prefix / "bin" / "mpiwasm-cc"
    share = prefix / "share" / "mpiwasm"
    found = Verdicts(provided=names & defined_names(share / "sysroot", share / "lib"))
    found.provided |= {name for name in names - found.provided if is_declared(name, compiler, work)}
    absent = names - found.provided
    found.with_threads = absent & defined_names(share / "threads-sysroot", share / "lib" / "threads")
    absent -= found.with_threads
    messages = link_messages(absent, compiler, work) if absent else ""
    advice = dict(re.findall(r"^mpiwasm-cc: (\w+) is not available: (.*)$", messages, re.MULTILINE))
    found.refused = {name: advice[name] for name in absent & set(advice)}
    found.unexplained = absent - set(advice)
    return found
