#!/bin/sh
# Builds Wasmer's C API with our patches for aarch64, on another machine: build.sh PREFIX. README.md says how.
set -eu

[ $# -eq 1 ] || { echo "wasmer-aarch64: usage: build.sh PREFIX" >&2; exit 1; }
recipe=$(cd "$(dirname "$0")" && pwd)
# shellcheck source-path=SCRIPTDIR source=../versions.env
. "$recipe/../versions.env"
tools=$("$recipe/../cached-build.sh" aarch64-root)

# cargo of this folder calls the one of the machine; crates that run during the build are compiled for the machine.
export PATH="$tools/compile:$PATH"
export RUSTC="$tools/compile/rustc"
export LLVM_PREFIX="$tools/llvm"
export CARGO_BUILD_TARGET=aarch64-unknown-linux-gnu
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER="$tools/compile/aarch64-clang"
export CC_aarch64_unknown_linux_gnu="$tools/compile/aarch64-clang"
export CXX_aarch64_unknown_linux_gnu="$tools/compile/aarch64-clang++"
export AR_aarch64_unknown_linux_gnu="llvm-ar-$LLVM_MAJOR"
exec "$recipe/../wasmer/build.sh" "$1"
