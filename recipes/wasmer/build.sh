#!/bin/sh
# Builds Wasmer's C API with our patches and installs it: build.sh PREFIX. README.md says what it takes and what it makes.
set -eu

fail() {
    echo "wasmer: $*" >&2
    exit 1
}

[ $# -eq 1 ] || fail "usage: build.sh PREFIX"
recipe=$(cd "$(dirname "$0")" && pwd)
# shellcheck source-path=SCRIPTDIR source=../versions.env
. "$recipe/../versions.env"
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
jobs=${JOBS:-$(nproc)}
llvm_prefix=${LLVM_PREFIX:-/usr/lib/llvm-$LLVM_MAJOR}
patches=$recipe/patches/wasmer-$WASMER_VERSION

if [ -n "${BUILD_DIR:-}" ]; then
    build=$BUILD_DIR
else
    build=$prefix.build
    trap 'rm -rf "$build"' EXIT
    trap 'exit 130' INT TERM HUP
fi
mkdir -p "$build"
build=$(cd "$build" && pwd)

command -v cargo > /dev/null || fail "cargo is missing; Rust 1.95 or newer is needed"
[ -d "$patches" ] || fail "there are no patches for Wasmer $WASMER_VERSION"
llvm_version=$("$llvm_prefix/bin/llvm-config" --version) || fail "no LLVM in $llvm_prefix; LLVM_PREFIX says where it is"
case $llvm_version in
    "$LLVM_MAJOR".1.*) ;;
    *) fail "LLVM $LLVM_MAJOR.1 is needed, but $llvm_prefix has $llvm_version" ;;
esac

echo "wasmer: 1/4 fetching and checking the crates"
rm -rf "$build/package" "$build/vendor"
mkdir -p "$build/package/.cargo"
cp -R "$recipe/Cargo.toml" "$recipe/Cargo.lock" "$recipe/src" "$build/package"
cd "$build/package"
if [ -n "${VENDOR_DIR:-}" ]; then
    cp -R "$VENDOR_DIR" "$build/vendor"
else
    cargo vendor --quiet --locked --versioned-dirs "$build/vendor" > /dev/null
fi

echo "wasmer: 2/4 patching Wasmer $WASMER_VERSION"
for patch in "$patches"/*.patch; do
    # The crates are named with their versions, so that a patch for another version does not apply by accident.
    sed -n 's,^--- a/\([^/]*\)/.*,\1,p' "$patch" | sort -u | while IFS= read -r crate; do
        [ -d "$build/vendor/$crate" ] || fail "$(basename "$patch") is for $crate, which Cargo.lock does not have"
        sed 's/"files":{[^}]*}/"files":{}/' "$build/vendor/$crate/.cargo-checksum.json" > "$build/checksum"
        cp "$build/checksum" "$build/vendor/$crate/.cargo-checksum.json"
    done
    patch --directory="$build/vendor" --strip=1 --fuzz=0 --silent --forward < "$patch" ||
        fail "$(basename "$patch") does not apply"
done

echo "wasmer: 3/4 compiling with $jobs jobs and LLVM $llvm_version (8 minutes on 2 cores)"
cat > .cargo/config.toml << CONFIG
[source.crates-io]
replace-with = "vendored"
[source.vendored]
directory = "$build/vendor"
[build]
rustflags = ["--remap-path-prefix=$build=wasmer"]
CONFIG
# Cargo takes vendored crates for unchanging. In a kept build folder the patched ones are compiled again when they differ.
export CARGO_TARGET_DIR="$build/target"
patched=$(cat "$patches"/*.patch "$recipe/src/lib.rs" | sha256sum)
if [ -d "$CARGO_TARGET_DIR" ] && [ "$patched" != "$(cat "$build/patched" 2> /dev/null)" ]; then
    sed -n "s,^--- a/\([^/]*\)-$WASMER_VERSION/.*,\1,p" "$patches"/*.patch | sort -u |
        xargs -n 1 cargo clean --quiet --release --offline --package
fi
LLVM_SYS_221_PREFIX=$llvm_prefix WASMER_PATCH_LEVEL=$WASMER_PATCH_LEVEL \
    cargo build --release --locked --offline --jobs "$jobs"
echo "$patched" > "$build/patched"

echo "wasmer: 4/4 installing into $prefix"
c_api=$build/vendor/wasmer-c-api-$WASMER_VERSION
mkdir -p "$prefix/include" "$prefix/lib/pkgconfig"
cp "$c_api/wasm.h" "$recipe/include/wasmer_mpiwasm.h" "$prefix/include"
{
    cat "$c_api/wasmer.h"
    echo
    echo '#include "wasmer_mpiwasm.h"'
} > "$prefix/include/wasmer.h"
cp "$CARGO_TARGET_DIR/release/libwasmer.so" "$prefix/lib"
sed "s/@WASMER_VERSION@/$WASMER_VERSION/" "$recipe/wasmer.pc.in" > "$prefix/lib/pkgconfig/wasmer.pc"
