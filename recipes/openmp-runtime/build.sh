#!/bin/sh
# Makes LLVM's OpenMP library and libatomic for guests in PREFIX: build.sh PREFIX. README.md says what and why.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
. "$here/../versions.env"

[ $# -eq 1 ] || { echo "usage: build.sh PREFIX" >&2; exit 2; }
prefix=$1
target=wasm32-wasip1-threads
clang=clang-$LLVM_MAJOR
jobs=${JOBS:-$(nproc)}
sysroot=$("$here/../cached-build.sh" threads-sysroot)

work=$prefix.work
rm -rf "$work"
mkdir -p "$prefix/include" "$prefix/fortran" "$prefix/lib" "$work/objects"
python3 "$here/prepare.py" "$work/tree"
cd "$work/tree/openmp/runtime/src"

# Loops that wait for a volatile variable must end (docs/decisions/0027).
common="--target=$target --sysroot=$sysroot -pthread -O3 -DNDEBUG -w -fms-volatile -mbulk-memory -msign-ext
    -mnontrapping-fptoint"
flags="$common -std=c++17 -fno-exceptions -fno-rtti -D_GNU_SOURCE -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_PROCESS_CLOCKS
    -D_WASI_EMULATED_GETPID -I. -Ii18n -Iinclude"
export clang flags work
# The files of openmp/runtime/src/CMakeLists.txt for Unix without its optional parts. What xargs runs gets its values
# from the environment.
# shellcheck disable=SC2016
printf '%s\n' kmp_alloc kmp_atomic kmp_csupport kmp_debug kmp_itt kmp_environment kmp_error kmp_global kmp_i18n kmp_io \
    kmp_runtime kmp_settings kmp_str kmp_tasking kmp_threadprivate kmp_utility kmp_barrier kmp_wait_release \
    kmp_affinity kmp_dispatch kmp_lock kmp_sched kmp_collapse z_Linux_util kmp_gsupport kmp_taskdeps kmp_cancel \
    kmp_ftn_cdecl kmp_ftn_extra kmp_version |
    xargs -P "$jobs" -n 1 sh -c 'exec "$clang" $flags -c "$1.cpp" -o "$work/objects/$1.o"' compile
"llvm-ar-$LLVM_MAJOR" crs "$prefix/lib/libomp.a" "$work"/objects/*.o
# shellcheck disable=SC2086
"$clang" $common -D_LIBATOMIC_USE_PTHREAD -c "$work/tree/compiler-rt/lib/builtins/atomic.c" -o "$work/atomic.o"
"llvm-ar-$LLVM_MAJOR" crs "$prefix/lib/libatomic.a" "$work/atomic.o"
cp omp.h "$prefix/include/omp.h"
# For mpiwasm-fc, which the build of mpiwasm compiles the modules with.
cp omp_lib.F90 omp_lib.h "$prefix/fortran"
rm -rf "$work"
echo "openmp-runtime: $(find "$prefix" -type f | wc -l) files"
