#!/bin/sh
# Packs the crates of recipes/wasmer into FOLDER/wasmer-crates-VERSION.tar.gz, for builds without a network, and prints
# the archive's SHA-256: vendor-crates.sh FOLDER. Every crate is checked against Cargo.lock, and the archive is the same
# byte for byte wherever it is made (GNU tar and gzip). It goes with each release; the Spack package names its checksum.
set -eu

[ $# -eq 1 ] || { echo "usage: vendor-crates.sh FOLDER" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
. "$here/versions.env"
mkdir -p "$1"
folder=$(cd "$1" && pwd)
name=wasmer-crates-$WASMER_VERSION-$WASMER_PATCH_LEVEL

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP
cp -R "$here/wasmer/Cargo.toml" "$here/wasmer/Cargo.lock" "$here/wasmer/src" "$work"
(cd "$work" && cargo vendor --quiet --locked --versioned-dirs "$work/$name" > /dev/null)
tar --directory "$work" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u+rwX,go+rX,go-w \
    --create "$name" > "$work/crates.tar"
gzip -n -6 < "$work/crates.tar" > "$folder/$name.tar.gz"
cd "$folder"
sha256sum "$name.tar.gz"
