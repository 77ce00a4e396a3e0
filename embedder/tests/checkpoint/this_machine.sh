#!/bin/sh
# Takes the place of ssh in Open MPI's mpirun (plm_rsh_agent), so that names of nodes all mean this machine. Each daemon
# has a directory of its own for temporary files, as on a node of its own.
shift
TMPDIR=$(mktemp -d) || exit 1
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT
trap 'exit 1' HUP INT TERM
sh -c "$*"
