#!/bin/sh
# Builds LAPACK with its test programs by the lists of its makefiles, of which this takes what they would compile. Most files
# are compiled 40 at once, because a compiler that starts for each of 850 files takes most of its time to start.
set -eu

# What the test programs bring themselves, and what is compiled without optimization, stays a file of its own. So does what
# needs routines in single precision.
alone='^(xerbla|xerbla_array|ilaenv|ilaenv2stage|iparmq|xlaenv|lsame|dlarfy)\.f$|\.f90$|\.F90$|\.F$|/'
alone="$alone|^(ds(gesv|posv)|s(getr|potr)[fs]|slag2d|dla(g|t)2s)\.f\$"

# In one file, gfortran compares calls of a procedure, some of which pass the first element of an array.
allow=$("$FC" --version | sed -n 's/^GNU Fortran.*/-fallow-argument-mismatch/p')

# listed FOLDER TARGET...: the sources of these targets
listed() {
    folder=$1
    shift
    make -C "$folder" -n FC=fortran TIMER=INT_CPU_TIME BLASLIB=/dev/null LAPACKLIB=/dev/null TMGLIB=/dev/null "$@" |
        sed -n 's/^fortran .*-c -o [^ ]* //p' | LC_ALL=C sort -u
}

# compiled FOLDER TARGET...: their objects, in FOLDER. Modules come before what uses them.
compiled() {
    listed "$@" > "$1/sources"
    cd "$1"
    grep '^la_.*90$' sources | while read -r source; do
        "$FC" -O2 -c "$source"
    done
    # shellcheck disable=SC2016 # the inner shell replaces them
    grep -E "$alone" sources | grep -v '^la_.*90$' |
        xargs -P "$JOBS" -I{} sh -c 'case $1 in *lamch.f) level=-O0 ;; *) level=-O2 ;; esac; "$FC" $level -c "$1"' sh {}
    grep -Ev "$alone" sources | split -l 40 - part.
    for part in part.??; do
        xargs awk 1 < "$part" > "$part.f" # which ends the last line of each file
    done
    # shellcheck disable=SC2086 # empty or one option
    printf '%s\n' part.??.f | xargs -P "$JOBS" -n 1 "$FC" -O2 -w $allow -c
    cd "$OLDPWD"
}

cp make.inc.example make.inc
compiled BLAS/SRC double
compiled SRC double
compiled TESTING/MATGEN double
"$AR" rc libblas.a BLAS/SRC/*.o
"$AR" rc liblapack.a SRC/*.o
"$AR" rc libtmglib.a TESTING/MATGEN/*.o
"$RANLIB" libblas.a
"$RANLIB" liblapack.a
"$RANLIB" libtmglib.a

compiled TESTING/LIN double
"$FC" TESTING/LIN/*.o libtmglib.a liblapack.a libblas.a -o "xlintstd$EXE"
compiled TESTING/EIG double
"$FC" TESTING/EIG/*.o libtmglib.a liblapack.a libblas.a -o "xeigtstd$EXE"
