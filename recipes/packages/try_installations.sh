#!/bin/sh
# Installs the packages of a folder and runs the program of recipes/apps/ring with each, under the Open MPI and the MPICH
# that are there, and under those of the wheels in a folder: try_installations.sh FOLDER RING WHEELS. For a system that
# may be thrown away: see try_in_root.sh.
set -eu

[ $# -eq 3 ] || { echo "usage: try_installations.sh FOLDER RING WHEELS" >&2; exit 2; }

# try NAME COMMAND...: two ranks that have found each other.
try() {
    name=$1
    shift
    output=$("$@" -np 2 "$mpiwasm" "$ring") || { echo "$name: failed" >&2; exit 1; }
    for rank in 0 1; do
        case $output in
            *"rank $rank of 2: token 1"*) ;;
            *) echo "$name: no rank $rank of 2 in: $output" >&2; exit 1 ;;
        esac
    done
    echo "$name: two ranks"
}

packages=$1
ring=$2
cd "$packages"
sha256sum --check --quiet SHA256SUMS
python3 -m venv /wheel
/wheel/bin/pip install --quiet --no-index "$packages"/*.whl
mkdir /archive
tar -xzf "$packages"/*.tar.gz -C /archive --strip-components=1
for installation in wheel archive; do
    mpiwasm=/$installation/bin/mpiwasm
    "$mpiwasm" --version
    for launcher in mpirun.openmpi mpirun.mpich; do
        try "$installation, $launcher of Debian" "$launcher"
    done
done

# As a user would: mpiwasm and an MPI library in one environment.
for wheel in "$3"/*.whl; do
    [ -e "$wheel" ] || continue
    name=$(basename "$wheel" | cut -d- -f1,2)
    python3 -m venv "/with-$name"
    "/with-$name/bin/pip" install --quiet --no-index "$packages"/*.whl "$wheel"
    mpiwasm=/with-$name/bin/mpiwasm
    # MPICH's and Intel's wheels have no mpirun.
    for launcher in mpirun mpiexec mpiexec.hydra; do
        [ ! -x "/with-$name/bin/$launcher" ] || break
    done
    PATH=/with-$name/bin:$PATH try "wheel, $launcher of $name" "$launcher"
done
