#!/bin/sh
# Builds a slow recipe once per machine: cached-build.sh NAME. Runs recipes/NAME/build.sh PREFIX unless the cache holds
# what these very files make, and prints PREFIX, the only line on standard output. The key is the content of the recipe
# and of versions.env, and what recipes/NAME/inputs.sh (if there is one) prints about things outside.
set -eu

[ $# -eq 1 ] || { echo "usage: cached-build.sh NAME" >&2; exit 2; }
name=$1
here=$(cd "$(dirname "$0")" && pwd)
recipe=$here/$name
[ -x "$recipe/build.sh" ] || { echo "cached-build: no recipe $name" >&2; exit 2; }
cache=${XDG_CACHE_HOME:-$HOME/.cache}/mpiwasm/recipes
mkdir -p "$cache"

# Names and contents of the files, in an order that no locale changes. Notes, tests and benchmarks make nothing.
key=$({
    cd "$recipe" && find . -type f ! -name '*.md' ! -path './tests/*' ! -path './bench/*' -print | LC_ALL=C sort | while IFS= read -r file; do
        echo "$file" && cat "$file"
    done
    cat "$here/versions.env"
    [ ! -x ./inputs.sh ] || ./inputs.sh
    uname -m
} | sha256sum | cut -c 1-16)
prefix=$cache/$name-$key

if [ ! -e "$prefix" ]; then
    # One build at a time on this machine; whoever waited finds it done. The lock goes with the process.
    exec 9> "$cache/$name.lock"
    flock --nonblock 9 || { echo "$name: another build is under way; waiting for it" >&2; flock 9; }
fi
if [ ! -e "$prefix" ]; then
    # Built elsewhere and renamed when whole: an interrupted build leaves no prefix, and the next one clears it away.
    rm -rf "$cache/$name".building.*
    work=$cache/$name.building.$$
    log=$cache/$name-$key.log
    build=
    trap '[ -z "$build" ] || kill -- "-$build" 2> /dev/null || true; rm -rf "$work"' EXIT
    trap 'exit 130' INT TERM HUP
    mkdir -p "$work"
    start=$(date +%s)
    echo "$name: building once for this machine (log: $log)" >&2
    # Its own process group, so that an interrupt here ends the whole build.
    setsid "$recipe/build.sh" "$work/prefix" < /dev/null > "$log" 2>&1 &
    build=$!
    # A line every half minute says that it lives and where it is.
    while kill -0 "$build" 2> /dev/null; do
        sleep 1
        elapsed=$(($(date +%s) - start))
        [ $((elapsed % 30)) -ne 0 ] || echo "$name: $((elapsed / 60)) min $((elapsed % 60)) s: $(tail -n 1 "$log" | cut -c 1-100)" >&2
    done
    if ! wait "$build"; then
        tail -n 30 "$log" >&2
        echo "$name: failed; see $log" >&2
        exit 1
    fi
    build=
    mv "$work/prefix" "$prefix"
    echo "$name: built in $(($(date +%s) - start)) s" >&2
fi
echo "$prefix"
