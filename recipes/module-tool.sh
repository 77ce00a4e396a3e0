#!/bin/sh
# Prints the program of a module tool, for tests: module-tool.sh lmod|environment-modules FOLDER. It is the installed
# one, else Debian's package unpacked into FOLDER: Debian lets only one of the two be installed, tests need both, and
# nobody's choice is to be changed for them. Both run just as well from anywhere.
set -eu

tool=$1
folder=$2/$1
case $tool in
    lmod)
        program=lmod
        places="${LMOD_DIR:-} /usr/share/lmod/lmod/libexec $folder/usr/share/lmod/lmod/libexec"
        ;;
    environment-modules)
        program=modulecmd.tcl
        places="${MODULESHOME:+$MODULESHOME/libexec} $(echo /usr/lib/*-linux-gnu) /usr/share/Modules/libexec"
        places="$places $(echo "$folder"/usr/lib/*-linux-gnu)"
        ;;
    *)
        echo "module-tool: lmod or environment-modules, not $tool" >&2
        exit 2
        ;;
esac

# Prints the program at the first place that has it.
show() {
    for place in $places; do
        if [ -e "$place/$program" ]; then
            echo "$place/$program"
            exit 0
        fi
    done
}

show
command -v dpkg-deb > /dev/null || {
    echo "module-tool: $tool is not installed, and this is no Debian system to take its package from" >&2
    exit 1
}
mkdir -p "$folder"
cd "$folder"
apt-get -q download "$tool" > /dev/null 2>&1 || {
    apt-get -q update > /dev/null
    apt-get -q download "$tool" > /dev/null 2>&1
}
dpkg-deb --extract "$tool"_*.deb .
rm "$tool"_*.deb
places="$folder/usr/share/lmod/lmod/libexec $(echo "$folder"/usr/lib/*-linux-gnu)"
show
