#!/bin/sh
# Compiles one file of the runtime for guests: compile.sh FOLDER SOURCE puts the object into FOLDER. Variables: SYSROOT,
# the guest sysroot; TREE, the source tree; RENAMED, the header of shims.py; LLVM_MAJOR. The unit tests of the runtime
# are compiled by it too: with GUEST_CXX, another compiler of C++, and GUEST_CXX_FLAGS, further flags.
set -eu

case $2 in
    *.c) compiler=clang-$LLVM_MAJOR language=-std=c11 ;;
    *) compiler=${GUEST_CXX:-clang++-$LLVM_MAJOR} language="-std=c++17 -fno-rtti" ;;
esac
# What copies arrays is compiled for speed; the rest, and the hundreds of combinations of types in MATMUL, for a short
# build. flang expands SUM, DOT_PRODUCT and MATMUL itself from -O2 on.
source=${2##*/}
case $source in
    copy.cpp | assign.cpp | tools.cpp) level=-O2 ;;
    *) level=-O1 ;;
esac
# __LDBL_MANT_DIG__: flang has no REAL(16) for this target, so functions for it would only make the build longer.
# _POSIX_C_SOURCE: without it, as the headers of WASI leave it, FDATE stops the program and GETLOG knows no user.
# The lock and the descriptor are those of overlay/ and patches/. Nothing here throws.
# Without static variables that are initialized at first use, and thread-local ones, objects suit programs with threads.
# -ffile-prefix-map: messages of the runtime name its files; where it was built is not in them.
# Word splitting of the language is meant.
# shellcheck disable=SC2086
"$compiler" --target=wasm32-wasip1 --sysroot="$SYSROOT" $language $level -fno-exceptions -fno-threadsafe-statics \
    -mbulk-memory -mnontrapping-fptoint -msign-ext -msimd128 -mrelaxed-simd -fno-vectorize \
    -ffile-prefix-map="$TREE/=" -ffile-prefix-map="$SYSROOT/=" \
    -ffunction-sections -fdata-sections -w -Wno-c++11-narrowing -Wno-narrowing \
    -U__LDBL_MANT_DIG__ -D__LDBL_MANT_DIG__=53 -DFLANG_LITTLE_ENDIAN=1 -D_POSIX_C_SOURCE=200809L \
    -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_PROCESS_CLOCKS -D_WASI_EMULATED_GETPID \
    -include "$TREE/guest.h" -include "$RENAMED" -I"$TREE" -I"$TREE/flang-rt/include" -I"$TREE/flang/include" \
    ${GUEST_CXX_FLAGS:-} -c "$2" -o "$1/${source%.*}.o"
echo "$source"
