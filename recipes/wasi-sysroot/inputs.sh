#!/bin/sh
# Prints what goes into the sysroot from outside this recipe, so that an upgraded package makes a new one.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../versions.env"
dpkg-query --show "wasi-libc" "libc++-$LLVM_MAJOR-dev-wasm32" "libc++abi-$LLVM_MAJOR-dev-wasm32" \
    "libclang-rt-$LLVM_MAJOR-dev-wasm32"
