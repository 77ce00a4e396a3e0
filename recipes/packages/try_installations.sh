#!/bin/sh
# Installs the packages of a folder and runs a program of MPI with each, under the Open MPI and the MPICH that are there:
# try_installations.sh FOLDER PROGRAM. For a system that may be thrown away: see try_in_root.sh.
set -eu

[ $# -eq 2 ] || { echo "usage: try_installations.sh FOLDER PROGRAM" >&2; exit 2; }
cd "$1"
sha256sum --check --quiet SHA256SUMS
python3 -m venv /wheel
/wheel/bin/pip install --quiet --no-index ./*.whl
mkdir /archive
tar -xzf ./*.tar.gz -C /archive --strip-components=1
for installation in /wheel /archive; do
    "$installation/bin/mpiwasm" --version
    for launcher in mpirun.openmpi mpirun.mpich; do
        output=$("$launcher" -np 2 "$installation/bin/mpiwasm" "$2")
        [ -n "$output" ] || { echo "$launcher with $installation: no output" >&2; exit 1; }
        echo "$launcher with $installation: $(echo "$output" | head -n 1)"
    done
done
