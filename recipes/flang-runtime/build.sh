#!/bin/sh
# Makes what mpiwasm-fc needs beside the guest SDK: build.sh PREFIX. README.md says what and why.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
. "$here/../versions.env"
export LLVM_MAJOR

[ $# -eq 1 ] || { echo "usage: build.sh PREFIX" >&2; exit 2; }
prefix=$1
flang=$(command -v "${MPIWASM_FLANG:-flang-$LLVM_MAJOR}") || {
    echo "flang-runtime: ${MPIWASM_FLANG:-flang-$LLVM_MAJOR} is not installed; install flang-$LLVM_MAJOR" >&2
    exit 1
}
flang=$(readlink -f "$flang")
tools=${flang%/*}
for tool in fir-opt tco; do
    [ -x "$tools/$tool" ] || { echo "flang-runtime: $tools/$tool is missing; it belongs to flang" >&2; exit 1; }
done
SYSROOT=$("$here/../cached-build.sh" wasi-sysroot)

work=$prefix.work
TREE=$work/tree
RENAMED=$work/renamed.h
rm -rf "$work"
mkdir -p "$work/objects" "$prefix/bin" "$prefix/lib" "$prefix/include/flang"
export SYSROOT TREE RENAMED

# ---- sources ----
python3 "$here/fetch.py" "$TREE"
for patch in "$here"/patches/*.patch; do
    patch -d "$TREE" -p1 --no-backup-if-mismatch -i "$patch"
done
cp -R "$here/overlay/." "$TREE"
python3 "$here/shims.py" "$TREE" "$SYSROOT" "$work"

# ---- the compiler with the guest's intrinsic modules ----
# flang looks for intrinsic modules beside its own program file only, and follows links to find it. So it is copied.
cp "$flang" "$prefix/bin/flang"
ln -s "$tools/fir-opt" "$tools/tco" "$prefix/bin/"
ln -s "${tools%/*}/lib" "$prefix/lib/llvm"
for module in __fortran_builtins __fortran_type_info __fortran_ieee_exceptions ieee_exceptions ieee_features \
    ieee_arithmetic iso_c_binding iso_fortran_env_impl iso_fortran_env; do
    LD_LIBRARY_PATH="$prefix/lib/llvm" "$prefix/bin/flang" -fc1 -triple wasm32-unknown-wasi -cpp -fsyntax-only \
        -module-dir "$prefix/include/flang" "$TREE/flang/module/$module.f90"
done
cp "$TREE/flang/include/flang/ISO_Fortran_binding.h" "$prefix/include"

# ---- what lets flang print code with OpenMP ----
"clang-$LLVM_MAJOR" -O2 -Wall -Wextra -Werror -shared -fPIC "$here/unverified.c" -o "$prefix/lib/unverified.so"

# ---- the runtime ----
# Largest first, so that no processor waits at the end for one that came late.
find "$TREE/flang-rt/lib/runtime" "$TREE/flang/lib/Decimal" \( -name '*.cpp' -o -name '*.c' \) -printf '%s %p\n' |
    sort -rn | cut -d ' ' -f 2 | xargs -P "$(nproc)" -n 1 "$here/compile.sh" "$work/objects"
"clang-$LLVM_MAJOR" --target=wasm32-wasip1 --sysroot="$SYSROOT" -O2 -c "$work/shims.c" -o "$work/objects/shims.o"
"llvm-ar-$LLVM_MAJOR" crs "$prefix/lib/libflang_rt.a" "$work"/objects/*.o
rm -rf "$work"
echo "flang-runtime: $(find "$prefix" -type f | wc -l) files"
