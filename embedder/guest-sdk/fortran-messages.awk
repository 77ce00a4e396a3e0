# One line from what flang prints when it ends by an assertion or an internal error: the place, if there is one, and what
# it does not implement.
/not yet implemented: / {
    reason = $0
    sub(/.*not yet implemented: /, "", reason)
    place = $0
    if (match(place, /\.[A-Za-z0-9]+":[0-9]+:[0-9]+/)) {
        place = substr(place, RSTART, RLENGTH)
        sub(/^[^:]*:/, "", place)
        place = "line " substr(place, 1, index(place, ":") - 1) ": "
    } else {
        place = ""
    }
    found = place "flang does not implement " reason
    exit
}
/error: / && !other { other = $0; sub(/.*error: /, "", other) }
END {
    if (found) print found
    else if (other) print "internal error of flang: " other
    else print "internal error of flang; see whether it compiles natively with flang -fc1 -emit-llvm"
}
