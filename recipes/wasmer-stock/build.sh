#!/bin/sh
# Builds Wasmer's C API as it is published, and a program that runs a guest on it: build.sh PREFIX. README.md says why.
set -eu

[ $# -eq 1 ] || { echo "wasmer-stock: usage: build.sh PREFIX" >&2; exit 1; }
recipe=$(cd "$(dirname "$0")" && pwd)
# shellcheck source-path=SCRIPTDIR source=../versions.env
. "$recipe/../versions.env"
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
trap 'exit 130' INT TERM HUP

# The recipe of the patched library, with the one patch that changes no code: it leaves out two libraries nobody needs.
cp "$recipe/../versions.env" "$copy"
cp -R "$recipe/../wasmer" "$copy/wasmer"
find "$copy/wasmer/patches" -name '*.patch' ! -name '01-build-one-library.patch' -delete
echo 'pub use c_api::*;' > "$copy/wasmer/src/lib.rs"
echo '#pragma once' > "$copy/wasmer/include/wasmer_mpiwasm.h"
"$copy/wasmer/build.sh" "$prefix"

mkdir -p "$prefix/bin"
"${CXX:-g++}" -std=c++20 -O2 -Wall -Wextra -I"$prefix/include" -o "$prefix/bin/run-guest" "$recipe/run_guest.cpp" \
    -L"$prefix/lib" "-Wl,-rpath,\$ORIGIN/../lib" -lwasmer
