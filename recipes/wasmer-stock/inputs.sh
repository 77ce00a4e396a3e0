#!/bin/sh
# What the build takes from the recipe of the patched library.
set -eu
cd "$(dirname "$0")/../wasmer"
cat Cargo.toml Cargo.lock build.sh patches/*/01-build-one-library.patch
