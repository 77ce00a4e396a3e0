#!/bin/sh
# Fetches MPICH's own test suite: build.sh PREFIX puts it into PREFIX/mpich-VERSION/test/mpi. It comes as part of Debian's
# source package, through this machine's apt and its mirror, but with package lists of its own: nothing of the system
# changes, and no root is needed. What arrives must have the SHA-256 written here.
set -eu

[ $# -eq 1 ] || { echo "usage: build.sh PREFIX" >&2; exit 2; }
prefix=$1
release=bookworm
version=4.0.2
package=mpich=$version-3
sha256=b27039f964afeb6b8a3e009c56b441cbe368c26d6d6476ad3bb7190996875860

# Where this machine has Debian's packages from; apt says it even where it has fetched no lists yet.
mirror=$(apt-get update --print-uris | sed -n "s|^'\(.*\)/dists/[a-z]*/InRelease'.*|\1|p" | grep -v security | head -n 1)
[ -n "$mirror" ] || { echo "mpich-suite: apt knows no mirror of Debian; give the sources of MPICH with --source" >&2; exit 1; }

mkdir -p "$prefix/apt/lists/partial" "$prefix/apt/cache/archives/partial"
cd "$prefix"
cat > apt/mpich.sources << END
Types: deb-src
URIs: $mirror
Suites: $release
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
END
get() {
    apt-get -q -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$prefix/apt" \
        -o "Dir::State::lists=$prefix/apt/lists" -o "Dir::Cache=$prefix/apt/cache" -o APT::Sandbox::User= "$@"
}
get update
get source --download-only "$package"

archive=mpich_$version.orig.tar.xz
echo "$sha256  $archive" | sha256sum --check
tar -xf "$archive" --wildcards "mpich-$version/test/mpi/*"
rm -rf apt mpich_*
