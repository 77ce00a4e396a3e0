"""Unpacks LLVM's OpenMP library and configures it for guests: prepare.py FOLDER makes FOLDER/src, ready to compile.

LLVM's build system would ask the compiler what the target has; for guests the answers are known. Features that are not
in FEATURES are left out: they are of other processors, or need dynamic libraries or debuggers."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from mpiwasm_recipe.llvm_sources import unpack_parts  # noqa: E402
from mpiwasm_recipe.sources import Failed, run  # noqa: E402

FEATURES = {"LIBOMP_HAVE_WEAK_ATTRIBUTE", "LIBOMP_HAVE_POSIX_MEMALIGN", "LIBOMP_HAVE_ALIGNED_ALLOC"}

# LLVM numbers this library by the Intel release that it once was (openmp/runtime/CMakeLists.txt).
VARIABLES = {
    "LIBOMP_VERSION_MAJOR": "5",
    "LIBOMP_VERSION_MINOR": "0",
    "LIBOMP_VERSION_BUILD": "20140926",
    "LIBOMP_BUILD_DATE": "No_Timestamp",
    "LIBOMP_OMP_YEAR_MONTH": "201611",
    "LIBOMP_LEGAL_ARCH": "WASM",
    "LIBOMP_LIB_FILE": "libomp.a",
}

# Wasm calls a function by its exact type, so each number of variables that a parallel region shares has a call of its
# own. LLVM writes out 15; programs have more, and each program carries the code of all.
MOST_ARGUMENTS = 96


def fill_in(text: str) -> str:
    def defined(found: re.Match[str]) -> str:
        return f"#define {found[1]} {int(found[1] in FEATURES)}"

    text = re.sub(r"^#cmakedefine01 (\w+)", defined, text, flags=re.MULTILINE)
    return re.sub(r"@(\w+)@", lambda found: VARIABLES[found[1]], text)


def microtask_calls() -> str:
    lines = [f"#define KMP_MICROTASK_MOST_ARGUMENTS {MOST_ARGUMENTS}"]
    for count in range(16, MOST_ARGUMENTS + 1):
        types = ", ".join(["int *", "int *", *["void *"] * count])
        values = ", ".join(["&gtid", "&tid", *(f"p_argv[{index}]" for index in range(count))])
        lines.append(f"case {count}: reinterpret_cast<void (*)({types})>(pkfn)({values}); break;")
    return "\n".join(lines) + "\n"


def prepare(tree: Path) -> None:
    unpack_parts(["openmp/module", "openmp/runtime/src", "openmp/runtime/tools", "compiler-rt/lib/builtins"], tree)
    for patch in sorted((HERE / "patches").glob("*.patch")):
        run(["patch", "-p1", "--no-backup-if-mismatch", "-i", str(patch)], tree, f"applying {patch.name}")
    source = tree / "openmp" / "runtime" / "src"
    module = tree / "openmp" / "module"
    for template, made in (
        (source / "include" / "omp.h.var", "omp.h"),
        (source / "kmp_config.h.cmake", "kmp_config.h"),
        (module / "omp_lib.F90.var", "omp_lib.F90"),
        (module / "omp_lib.h.var", "omp_lib.h"),
    ):
        (source / made).write_text(fill_in(template.read_text(encoding="utf-8")), encoding="utf-8")
    (source / "kmp_microtask_calls.inc").write_text(microtask_calls(), encoding="utf-8")
    converter = tree / "openmp" / "runtime" / "tools" / "message-converter.py"
    for option, made in (("--enum", "kmp_i18n_id.inc"), ("--default", "kmp_i18n_default.inc")):
        subprocess.run([sys.executable, str(converter), f"{option}={made}", "i18n/en_US.txt"], cwd=source, check=True)


def main() -> int:
    try:
        prepare(Path(sys.argv[1]))
    except Failed as error:
        print(f"openmp-runtime: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
