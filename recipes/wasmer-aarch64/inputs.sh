#!/bin/sh
# What the build takes from elsewhere: the recipe for the machine itself, and what it is compiled with.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../wasmer"
cat Cargo.toml Cargo.lock build.sh src/* include/* wasmer.pc.in patches/*/*
cd "$here/../aarch64-root"
cat build.sh packages.txt compile/*
