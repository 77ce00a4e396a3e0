#!/bin/sh
# Prints what goes into the runtime from outside this recipe: the compilers, the sysroot, the code that fetches sources.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../versions.env"
flang=$(command -v "${MPIWASM_FLANG:-flang-$LLVM_MAJOR}") || exit 0
"$flang" --version | head -n 1
"clang-$LLVM_MAJOR" --version | head -n 1
basename "$("$here/../cached-build.sh" wasi-sysroot)"
