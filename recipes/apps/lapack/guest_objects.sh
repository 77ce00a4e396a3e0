#!/bin/sh
# Compiles Fortran sources to objects for guests, in the current folder: guest_objects.sh SOURCE... Modules come first.
# Most files are compiled 60 at once, because a compiler that starts for each takes most of its time to start. Procedures
# are weak, so that a program may have one of the same name, as it may with an object for each.
set -eu

modules="" single="" plain=""
for source; do
    case $source in
        la_*90) modules="$modules $source" ;;
        *90) single="$single $source" ;;
        *) plain="$plain $source" ;;
    esac
done

# shellcheck disable=SC2086 # lists of words, here and below
printf '%s\n' $plain | split -l 60 - part.
for part in part.??; do
    xargs awk 1 < "$part" > "$part.f" # which ends the last line of each file
done

for source in $modules; do
    "$FC" -O3 -c "$source"
done
# shellcheck disable=SC2016,SC2086 # the inner shell replaces them
printf '%s\n' part.??.f $single | xargs -P "$JOBS" -I{} sh -ec '
    code=${1%.*}.s
    "$FC" -O3 -w -S "$1" -o "$code"
    sed -i "s/^\t\.globl\t/\t.weak\t/" "$code"
    "$CC" -c "$code"' sh {}
