#!/bin/sh
# Measures guest code against native code: run.sh PREFIX, with what build.sh installed there. ROUNDS says how often.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=../../versions.env
. "$here/../../versions.env"
prefix=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

clang=clang-$LLVM_MAJOR
# No contraction on any side, so that all compute the same; relaxed SIMD on, as guests have it.
"$clang" --target=wasm32-unknown-unknown -O3 -msimd128 -mrelaxed-simd -ffp-contract=off -nostdlib -Wl,--no-entry \
    -o kernels.wasm "$here/kernels.c"
"$clang" --target=wasm32-unknown-unknown -O3 -ffp-contract=off -nostdlib -Wl,--no-entry -o scalar.wasm "$here/kernels.c"
gcc -O3 -ffp-contract=off -fPIC -shared -o gcc.so "$here/kernels.c" -lm
"$clang" -O3 -ffp-contract=off -fPIC -shared -o clang.so "$here/kernels.c" -lm
"$clang" -O3 -march=native -ffp-contract=off -fPIC -shared -o clang-native.so "$here/kernels.c" -lm
g++ -std=c++20 -O2 -I"$prefix/include" -o bench "$here/bench.cpp" \
    -L"$prefix/lib" -Wl,-rpath,"$prefix/lib" -lwasmer -lfmt -ldl
./bench kernels.wasm scalar.wasm gcc="$work/gcc.so" clang="$work/clang.so" native="$work/clang-native.so"
