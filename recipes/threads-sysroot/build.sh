#!/bin/sh
# Makes the guest sysroot for programs with threads in PREFIX: build.sh PREFIX. README.md says what and why.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
. "$here/../versions.env"

[ $# -eq 1 ] || { echo "usage: build.sh PREFIX" >&2; exit 2; }
prefix=$1
target=wasm32-wasip1-threads
clang=clang-$LLVM_MAJOR
archiver=llvm-ar-$LLVM_MAJOR
jobs=${JOBS:-$(nproc)}
plain=$("$here/../cached-build.sh" wasi-sysroot)

work=$prefix.work
tree=$work/tree
rm -rf "$work"
mkdir -p "$prefix/include" "$prefix/lib/$target" "$tree"
python3 "$here/fetch.py" "$tree"

# Loops that wait for a volatile variable must end (docs/decisions/0027), here as in the programs.
flags="--target=$target -pthread -O2 -DNDEBUG -w -fms-volatile -mbulk-memory"

# ---- C library ----
cd "$tree/libc"
for patch in "$here"/patches/*.patch; do
    patch -p1 --no-backup-if-mismatch -i "$patch"
done
cp -R "$here/overlay/." .
threads=libc-top-half/sources/threads
cp libc-top-half/musl/src/stdio/*lockfile.c "$threads"
while read -r name; do
    cp "libc-top-half/musl/src/thread/$name.c" "$threads"
done < "$here/musl-threads.txt"
# wasi-libc's own rules, without its comparison of symbols with those of a compiler of 2022.
make --silent --jobs="$jobs" CC="$clang" AR="$archiver" NM="llvm-nm-$LLVM_MAJOR" THREAD_MODEL=posix \
    TARGET_TRIPLE=$target MULTIARCH_TRIPLE=$target SYSROOT="$work/libc" \
    EXTRA_CFLAGS="$flags -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_MMAN -DSEM_VALUE_MAX=0x7fffffff" startup_files libc
# shellcheck disable=SC2086
"$clang" $flags -matomics -c "$threads/start.s" -o build/start.o
"$archiver" rs "$work/libc/lib/$target/libc.a" build/start.o
cp -R "$work/libc/include" "$prefix/include/$target"
cp "$work/libc/lib/$target"/*.o "$work/libc/lib/$target"/*.a "$prefix/lib/$target"
for name in m rt pthread crypt util xnet resolv dl; do
    "$archiver" crs "$prefix/lib/$target/lib$name.a"
done

# ---- C++ headers: those of the sysroot without threads, of the same version ----
cp -R "$plain/include/wasm32-wasip1/c++" "$prefix/include/$target/c++"
sed -i 's/\(_LIBCPP_HAS_THREADS\|_LIBCPP_HAS_THREAD_API_PTHREAD\) 0/\1 1/' "$prefix/include/$target/c++/v1/__config_site"

# ---- compiler run time and C++ library ----
# A line for each object: its source and how it is compiled. The names are those in the libraries without threads.
cd "$tree/llvm"
mkdir -p "$work/builtins" "$work/c++" "$work/c++abi"
members() {
    "$archiver" t "$plain/lib/wasm32-wasip1/$1" | sed -n "s/\.$2\.o\(bj\)\{0,1\}\$//p" | sort -u
}
{
    for name in $(members libclang_rt.builtins.a c); do
        echo "$work/builtins/$name.o compiler-rt/lib/builtins/$name.c"
    done
    for name in $(members libclang_rt.builtins.a S); do
        echo "$work/builtins/$name.o compiler-rt/lib/builtins/wasm/$name.S"
    done
    for name in $(members libc++abi.a cpp) cxa_thread_atexit; do
        echo "$work/c++abi/$name.o libcxxabi/src/$name.cpp"
    done
    for name in $(members libc++.a cpp) atomic barrier condition_variable condition_variable_destructor future mutex \
        mutex_destructor shared_mutex thread; do
        source=$(find libcxx/src -name "$name.cpp" ! -path '*/experimental/*' ! -path '*/pstl/*')
        # libc++.a has the objects of libc++abi too.
        [ -z "$source" ] || [ -e "libcxxabi/src/$name.cpp" ] || echo "$work/c++/$name.o $source"
    done
} > "$work/objects"
cxx="-std=c++23 -fno-exceptions -nostdinc++ -isystem $prefix/include/$target/c++/v1 -Ilibcxx/src -Ilibc
    -Ilibcxxabi/include -Ilibcxxabi/src -D_LIBCPP_BUILDING_LIBRARY -D_LIBCXXABI_BUILDING_LIBRARY
    -DLIBCXX_BUILDING_LIBCXXABI -DLIBC_NAMESPACE=__llvm_libc_common_utils -D_LIBCPP_REMOVE_TRANSITIVE_INCLUDES
    -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_MMAN -fvisibility-inlines-hidden"
export clang flags cxx prefix
# What xargs runs gets its values from the environment.
# shellcheck disable=SC2016
xargs -P "$jobs" -n 2 sh -c '
    set -eu
    case $2 in *.cpp) language=$cxx ;; *) language=-Icompiler-rt/lib/builtins ;; esac
    exec "$clang" $flags --sysroot="$prefix" $language -c "$2" -o "$1"' compile < "$work/objects"
"$archiver" crs "$prefix/lib/$target/libclang_rt.builtins.a" "$work"/builtins/*.o
"$archiver" crs "$prefix/lib/$target/libc++abi.a" "$work"/c++abi/*.o
"$archiver" crs "$prefix/lib/$target/libc++.a" "$work"/c++/*.o "$work"/c++abi/*.o
rm -rf "$work"
echo "threads-sysroot: $(find "$prefix/include" -type f | wc -l) headers, $(find "$prefix/lib" -type f | wc -l) libraries"
