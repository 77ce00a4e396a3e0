# What flang prints about a source that it does not compile. Variables: tool, source.
#
# Where flang ends by an assertion or an internal error, one line is left: the place, if there is one, and what is not
# implemented. What guests lack, and modules that cannot be read, are one line each; other messages stay.

BEGIN { no_coarrays = "guests have no coarrays; use MPI" }

function report(line, text) {
    any_reported = 1
    print tool ": " source ": " (line == "" ? "" : "line " line ": ") text
}

# The line of a place as compilers write it, or as LLVM does: loc("file":line:column).
function line_of(text) {
    if (!match(text, /\.[A-Za-z0-9]+"?:[0-9]+:[0-9]+/)) return ""
    text = substr(text, RSTART, RLENGTH)
    sub(/^[^:]*:/, "", text)
    sub(/:.*/, "", text)
    return text
}

/not yet implemented: / && !crash {
    reason = $0
    sub(/.*not yet implemented: /, "", reason)
    place = line_of($0)
    crash = reason ~ /^coarray/ ? no_coarrays : "flang does not implement " reason
}
/Not yet implemented: Multi-image features/ && !crash {
    place = line_of($0)
    crash = no_coarrays
}
/LLVM ERROR|PLEASE submit a bug report|failed to legalize/ { ended = 1 }
/error: / && !other {
    other = $0
    sub(/.*error: /, "", other)
}
{ text[NR] = $0 }

# The name between the first quotes.
function quoted_name(line) {
    sub(/^[^']*'/, "", line)
    sub(/'.*/, "", line)
    return line
}

# One line for a message that guests explain better; "" for others.
function explained(line,    name) {
    if (line ~ /error: Cannot (parse|use|read) module file for module '/) {
        name = quoted_name(line)
        if (line ~ /was not found/)
            return "there is no module file " tolower(name) ".mod: compile the source of module " name \
                " first, or name the folder of the file with -I"
        return tolower(name) ".mod is of another compiler, or damaged: compile its source with " tool
    }
    if (match(line, /(REAL|COMPLEX)\(KIND=[0-9]+\) is not an? (enabled|supported) type/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/ .*/, "", name)
        return "guests have no " name "; the kinds are 2, 3, 4 and 8"
    }
    return ""
}

END {
    if (crash) {
        report(place, crash)
    } else if (ended && other) {
        report("", "internal error of flang: " other)
    } else if (ended) {
        report("", "internal error of flang; see whether it compiles natively with flang -fc1 -emit-llvm")
    } else {
        for (i = 1; i <= NR; ++i) {
            if ((better = explained(text[i])) != "") {
                line = line_of(text[i])
                if (!(line SUBSEP better in reported)) report(line, better)
                reported[line, better] = 1
                inside = 1 # its lines of the source follow
            } else if (text[i] ~ /^error: (Semantic errors in|Could not)/) {
                heading = text[i]
            } else if (!(inside && text[i] ~ /^ /)) {
                inside = 0
                if (heading) print heading
                heading = ""
                print text[i]
            }
        }
        if (!any_reported && heading) print heading
    }
}
