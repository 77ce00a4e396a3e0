#!/bin/sh
# Makes the guest sysroot in PREFIX from Debian's packages: build.sh PREFIX. README.md says what and why.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
. "$here/../versions.env"

[ $# -eq 1 ] || { echo "usage: build.sh PREFIX" >&2; exit 2; }
prefix=$1
target=wasm32-wasip1

# Where Debian puts the parts (target name as Debian still spells it).
c_headers=/usr/include/wasm32-wasi
c_libraries=/usr/lib/wasm32-wasi
cxx_headers=/usr/lib/llvm-$LLVM_MAJOR/include/wasm32-wasi/c++
cxx_libraries=/usr/lib/llvm-$LLVM_MAJOR/lib/wasm32-wasi
runtime=/usr/lib/llvm-$LLVM_MAJOR/lib/clang/$LLVM_MAJOR/lib/wasi/libclang_rt.builtins-wasm32.a

for part in "$c_headers/stdio.h" "$c_libraries/libc.a" "$cxx_headers/v1/vector" "$cxx_headers/v1/cxxabi.h" \
            "$cxx_libraries/libc++.a" "$cxx_libraries/libc++abi.a" "$runtime"; do
    [ -e "$part" ] || { echo "wasi-sysroot: $part is missing; install the packages of recipes/debian-packages.txt" >&2; exit 1; }
done

mkdir -p "$prefix/include/$target" "$prefix/lib/$target"
# Without -L, cp would copy Debian's links between the packages' folders as links that lead out of PREFIX.
cp -RL "$c_headers/." "$prefix/include/$target"
rm -rf "$prefix/include/$target/c++"
cp -RL "$cxx_headers" "$prefix/include/$target/c++"
cp -L "$c_libraries"/*.o "$c_libraries"/*.a "$prefix/lib/$target"
cp -L "$cxx_libraries"/*.a "$prefix/lib/$target"
cp -L "$runtime" "$prefix/lib/$target/libclang_rt.builtins.a"
echo "wasi-sysroot: $(find "$prefix/include" -type f | wc -l) headers, $(find "$prefix/lib" -type f | wc -l) libraries"
