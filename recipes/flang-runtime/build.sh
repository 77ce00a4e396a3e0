#!/bin/sh
# Makes the part of Fortran for guests that is the same for every processor and system: build.sh PREFIX. README.md says
# what and why.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
. "$here/../versions.env"
export LLVM_MAJOR LC_ALL=C

[ $# -eq 1 ] || { echo "usage: build.sh PREFIX" >&2; exit 2; }
prefix=$1
wanted=${MPIWASM_FLANG:-flang-$LLVM_MAJOR}
flang=$(command -v "$wanted") || {
    echo "flang-runtime: $wanted is not installed; install flang-$LLVM_MAJOR" >&2
    exit 1
}
found=$("$flang" --version | head -n 1)
case $found in
    *"flang version $LLVM_MAJOR."*) ;;
    *) echo "flang-runtime: $wanted is '$found'; flang $LLVM_MAJOR is required" >&2; exit 1 ;;
esac
flang=$(readlink -f "$flang")
libraries=${flang%/bin/*}/lib
SYSROOT=$("$here/../cached-build.sh" wasi-sysroot)

work=$prefix.work
TREE=$work/tree
RENAMED=$work/renamed.h
rm -rf "$work"
mkdir -p "$work/objects" "$work/bin" "$prefix/lib" "$prefix/include/flang"
export SYSROOT TREE RENAMED

# ---- sources ----
python3 "$here/fetch.py" "$TREE"
for patch in "$here"/patches/*.patch; do
    patch -d "$TREE" -p1 --no-backup-if-mismatch -i "$patch"
done
cp -R "$here/overlay/." "$TREE"
python3 "$here/shims.py" "$TREE" "$SYSROOT" "$work"

# ---- intrinsic modules ----
# flang looks for intrinsic modules beside its own program file only, and follows links to find it. So it is copied.
cp "$flang" "$work/bin/flang"
ln -s "$prefix/include" "$work/include"
for module in __fortran_builtins __fortran_type_info __fortran_ieee_exceptions ieee_exceptions ieee_features \
    ieee_arithmetic iso_c_binding iso_fortran_env_impl iso_fortran_env; do
    LD_LIBRARY_PATH=$libraries "$work/bin/flang" -fc1 -triple wasm32-unknown-wasi -cpp -fsyntax-only \
        -module-dir "$prefix/include/flang" "$TREE/flang/module/$module.f90"
done
cp "$TREE/flang/include/flang/ISO_Fortran_binding.h" "$prefix/include"

# ---- the runtime ----
# Largest first, so that no processor waits at the end for one that came late.
find "$TREE/flang-rt/lib/runtime" "$TREE/flang/lib/Decimal" \( -name '*.cpp' -o -name '*.c' \) -printf '%s %p\n' |
    sort -rn | cut -d ' ' -f 2 | xargs -P "$(nproc)" -n 1 "$here/compile.sh" "$work/objects"
"clang-$LLVM_MAJOR" --target=wasm32-wasip1 --sysroot="$SYSROOT" -O2 -c "$work/shims.c" -o "$work/objects/shims.o"
"llvm-ar-$LLVM_MAJOR" crs "$prefix/lib/libflang_rt.a" "$work"/objects/*.o
rm -rf "$work"
echo "flang-runtime: $(find "$prefix" -type f | wc -l) files"
