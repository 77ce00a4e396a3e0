#!/bin/sh
# Prints what goes into the library from outside this recipe.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../versions.env"
"clang-$LLVM_MAJOR" --version | head -n 1
basename "$("$here/../cached-build.sh" threads-sysroot)"
cat "$here/../flang-runtime/source.toml" "$here/../mpiwasm_recipe/llvm_sources.py"
