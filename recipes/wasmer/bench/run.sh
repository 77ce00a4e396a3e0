#!/bin/sh
# Measures guest code against native code: run.sh PREFIX, with what build.sh installed there. ROUNDS says how often.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source-path=SCRIPTDIR source=../../versions.env
. "$here/../../versions.env"
prefix=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

clang=clang-$LLVM_MAJOR
# No contraction on any side, so that all compute the same.
guest="$clang --target=wasm32-unknown-unknown -O3 -ffp-contract=off -nostdlib -Wl,--no-entry"
# The guest's loops stay as they are: where the module is compiled, LLVM knows the vectors that the CPU has.
# GUEST_FLAGS='-msimd128' measures loops that were vectorised for the guest's 128 bits.
plain="-msimd128 -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=0 -mllvm -unroll-allow-partial=0 -mllvm -disable-lsr"
# shellcheck disable=SC2086
$guest ${GUEST_FLAGS:-$plain} -o kernels.wasm "$here/kernels.c"
$guest -o scalar.wasm "$here/kernels.c"
gcc -O3 -ffp-contract=off -fPIC -shared -o gcc.so "$here/kernels.c" -lm
"$clang" -O3 -ffp-contract=off -fPIC -shared -o clang.so "$here/kernels.c" -lm
"$clang" -O3 -march=native -ffp-contract=off -fPIC -shared -o clang-native.so "$here/kernels.c" -lm
g++ -std=c++20 -O2 -I"$prefix/include" -o bench "$here/bench.cpp" \
    -L"$prefix/lib" -Wl,-rpath,"$prefix/lib" -lwasmer -lfmt -ldl
./bench kernels.wasm scalar.wasm gcc="$work/gcc.so" clang="$work/clang.so" native="$work/clang-native.so"
