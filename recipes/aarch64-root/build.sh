#!/bin/sh
# Unpacks what mpiwasm is cross-compiled with and run on for aarch64: build.sh PREFIX. README.md says what that is. The
# packages of this machine stay as they are: nothing is installed, and apt keeps its lists in a folder of this build.
set -eu

fail() {
    echo "aarch64-root: $*" >&2
    exit 1
}

[ $# -eq 1 ] || fail "usage: build.sh PREFIX"
recipe=$(cd "$(dirname "$0")" && pwd)
# shellcheck source-path=SCRIPTDIR source=../versions.env
. "$recipe/../versions.env"
command -v apt-get > /dev/null || fail "not a Debian system: the packages for aarch64 come from Debian's archive, by apt-get"
[ "$(dpkg --print-architecture)" = amd64 ] || fail "the emulator and the compiler are fetched for x86-64 machines only"
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP

# apt for an architecture, as on a machine without any package: apt_of ARCHITECTURE arguments.
apt_of() {
    state=$work/$1
    architecture=$1
    shift
    mkdir -p "$state/lists/partial" "$state/archives/partial"
    : >> "$state/status"
    apt-get -q -y -o "APT::Architecture=$architecture" -o "APT::Architectures=$architecture" -o "Dir::State=$state" \
        -o "Dir::State::status=$state/status" -o "Dir::Cache=$state" -o Debug::NoLocking=1 -o APT::Sandbox::User=root \
        -o APT::Install-Recommends=false "$@" < /dev/null
}

# Fetches packages without what they depend on, and unpacks them: unpack ARCHITECTURE FOLDER packages.
unpack() {
    mkdir -p "$work/$1/single"
    (
        cd "$work/$1/single"
        architecture=$1
        folder=$2
        shift 2
        apt_of "$architecture" download "$@"
        for package in *.deb; do
            dpkg-deb --extract "$package" "$folder"
            rm "$package"
        done
    )
}

echo "aarch64-root: 1/4 fetching the lists of packages"
for architecture in arm64 amd64; do
    apt_of "$architecture" update
done

echo "aarch64-root: 2/4 fetching and unpacking the packages for aarch64"
# The list is package names, so it is split at spaces.
# shellcheck disable=SC2046
apt_of arm64 install --download-only $(sed -e 's/#.*//' "$recipe/packages.txt")
mkdir -p "$prefix/root"
for package in "$work/arm64/archives"/*.deb; do
    dpkg-deb --extract "$package" "$prefix/root"
done
rm -rf "$prefix/root/usr/share/doc" "$prefix/root/usr/share/man" "$prefix/root/usr/share/locale"
# Links that are absolute would lead into this machine's own folders.
find "$prefix/root" -type l -lname '/*' | while IFS= read -r link; do
    ln -sfn --relative "$prefix/root$(readlink "$link")" "$link"
done
# The choices that Debian's alternatives make when packages are installed.
libraries=$prefix/root/usr/lib/aarch64-linux-gnu
for library in openblas-pthread/libopenblas.so.0 openblas-pthread/libblas.so.3 openblas-pthread/liblapack.so.3 \
    blis-pthread/libblis.so.4; do
    ln -s "$library" "$libraries/${library#*/}"
done

echo "aarch64-root: 3/4 unpacking the Rust compiler with the libraries for both architectures"
# One compiler for both, because the compiled standard library fits only the compiler that it was built with.
rust=$(apt_of amd64 -s install rustc-web | sed -n 's/^Inst \(libstd-rust-web-[0-9.]*\) .*/\1/p')
[ -n "$rust" ] || fail "Debian's archive has no rustc-web"
unpack amd64 "$prefix/rust" rustc-web "$rust" libstd-rust-web-dev
unpack arm64 "$prefix/rust" libstd-rust-web-dev
rm -rf "$prefix/rust/usr/share"

echo "aarch64-root: 4/4 unpacking the emulator"
unpack amd64 "$work/emulator" qemu-user-static
mkdir -p "$prefix/bin" "$prefix/compile" "$prefix/llvm/bin"
cp "$work/emulator/usr/bin/qemu-aarch64-static" "$recipe/bin/emulate" "$prefix/bin"
# What starts jobs, in a folder that can stand first on PATH. Hydra looks for its proxy beside itself.
for program in mpirun.openmpi mpirun.mpich orted hydra_pmi_proxy; do
    ln -s "../root/usr/bin/$program" "$prefix/bin/$program"
done
cp "$recipe/compile/rustc" "$recipe/compile/cargo" "$prefix/compile"
# What compiles native MPI programs for comparison; the wrappers of the root know only its own paths.
folder=usr/lib/aarch64-linux-gnu
sed "s,@HEADERS@,$folder/openmpi/include,; s,@LIBRARIES@,$folder/openmpi/lib,; s,@LIBRARY@,mpi," \
    "$recipe/compile/mpicc.in" > "$prefix/bin/mpicc.openmpi"
sed "s,@HEADERS@,usr/include/aarch64-linux-gnu/mpich,; s,@LIBRARIES@,$folder,; s,@LIBRARY@,mpich," \
    "$recipe/compile/mpicc.in" > "$prefix/bin/mpicc.mpich"
chmod +x "$prefix/bin"/mpicc.*
cp "$recipe/compile/llvm-config" "$prefix/llvm/bin"
for name in clang clang++; do
    sed "s/@COMPILER@/$name-$LLVM_MAJOR/" "$recipe/compile/aarch64-clang.in" > "$prefix/compile/aarch64-$name"
    chmod +x "$prefix/compile/aarch64-$name"
done
