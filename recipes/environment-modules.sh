#!/bin/sh
# Prints the path of Environment Modules' modulecmd.tcl, for the tests of modulefiles/: the installed one, else Debian's
# package unpacked into a folder: environment-modules.sh FOLDER. Debian lets nobody install it beside Lmod, which the
# tests need as well; the program runs just as well from anywhere.
set -eu

folder=$1
for place in ${MODULESHOME:+"$MODULESHOME"/libexec} /usr/lib/*-linux-gnu /usr/share/Modules/libexec "$folder"/usr/lib/*-linux-gnu; do
    if [ -e "$place/modulecmd.tcl" ]; then
        echo "$place/modulecmd.tcl"
        exit 0
    fi
done

command -v dpkg-deb > /dev/null || {
    echo "environment-modules: not installed, and this is no Debian system to fetch its package from" >&2
    exit 1
}
mkdir -p "$folder"
cd "$folder"
apt-get -q download environment-modules > /dev/null 2>&1 || {
    apt-get -q update > /dev/null
    apt-get -q download environment-modules > /dev/null 2>&1
}
dpkg-deb --extract environment-modules_*.deb .
rm environment-modules_*.deb
ls "$PWD"/usr/lib/*-linux-gnu/modulecmd.tcl
