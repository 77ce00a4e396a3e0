#!/bin/sh
# Tests what build.sh installed, under every backend: run.sh PREFIX [options of GoogleTest]. Takes 20 seconds.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source-path=SCRIPTDIR source=../../versions.env
. "$here/../../versions.env"
prefix=$(cd "$1" && pwd)
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Each header alone first, as C and as C++: a user's compiler must take them with all warnings on, but clang's about the
# empty parameter lists of wasm.h, which is not ours.
for language in c c++; do
    [ "$language" = c ] && prototypes=-Wno-strict-prototypes || prototypes=-Wall
    echo '#include <wasmer_mpiwasm.h>' |
        "${CXX:-g++}" -x "$language" -Wall -Wextra -Wpedantic -Werror "$prototypes" -I"$prefix/include" -fsyntax-only -
    echo '#include <wasmer.h>' |
        "${CXX:-g++}" -x "$language" -Wall -Wextra -Wpedantic -Werror "$prototypes" -I"$prefix/include" -fsyntax-only -
done

# What xargs runs gets its values as arguments.
# shellcheck disable=SC2016
for source in "$here"/*.cpp; do
    echo "$source $work/$(basename "$source").o"
done | xargs -P "${JOBS:-$(nproc)}" -n 2 sh -c '
    "${CXX:-g++}" -std=c++20 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror \
        "-DWASMER_PATCH_LEVEL=\"$2\"" -I"$1/include" -c "$3" -o "$4"' compile "$prefix" "$WASMER_PATCH_LEVEL"
"${CXX:-g++}" "$work"/*.o -o "$work/tests" -L"$prefix/lib" -Wl,-rpath,"$prefix/lib" -lwasmer -lgtest -lgtest_main
"$work/tests" --gtest_brief=1 "$@"
