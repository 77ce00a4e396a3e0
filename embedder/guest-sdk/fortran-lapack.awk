# Rules before those of fortran-code.awk: routines of BLAS and LAPACK have no hidden lengths, as their callers in C have
# none, and COMPLEX(4) results as in C. Variable: names, the file of the routines.
#
# Each mention of such a routine, also as an argument, becomes one of a function of this file that has the lengths, which
# calls the routine without; a definition becomes that function, and the routine calls it with lengths of one.

BEGIN {
    while ((getline line < names) > 0) {
        if (line ~ /^#/) continue
        number = split(line, word, " ")
        for (i = 2; i <= number; ++i) {
            if (word[1] == "-:") lapack[word[i] "_"] = 1
            else for (letter = 1; letter < length(word[1]); ++letter) lapack[substr(word[1], letter, 1) word[i] "_"] = 1
        }
    }
    close(names)
    with_lengths = "mpiwasm_lengths_"
}

# Where the parenthesis closes that opens at the position.
function closing_parenthesis(text, position,    depth, letter) {
    do {
        letter = substr(text, position++, 1)
        depth += (letter == "(") - (letter == ")")
    } while (depth > 0)
    return position - 1
}

# Splits arguments at the commas outside of parentheses and braces, without names; returns their number.
function split_arguments(text, parts,    count, depth, i, letter, part) {
    count = depth = 0
    part = ""
    for (i = 1; i <= length(text) + 1; ++i) {
        letter = substr(text, i, 1)
        depth += (letter ~ /[({[]/) - (letter ~ /[])}]/)
        if (letter == "" || (letter == "," && depth == 0)) {
            sub(/^ +/, "", part)
            sub(/ +%[A-Za-z0-9_.]+$/, "", part)
            if (part != "") parts[++count] = part
            part = ""
        } else {
            part = part letter
        }
    }
    return count
}

# Notes what the end writes, from a declaration or definition.
function note_routine(kind, name, line,    at, from, to) {
    at = index(line, "@" name "(")
    from = at + length(name) + 1
    to = closing_parenthesis(line, from)
    routine_kind[name] = kind
    routine_result[name] = substr(line, length(kind) + 2, at - length(kind) - 3)
    sub(/^!dbg ![0-9]+ /, "", routine_result[name])
    routine_arguments[name] = substr(line, from + 1, to - from - 1)
}

/@[a-z][a-z0-9_]*_[^a-z0-9_]/ && !/^@.* c"/ {
    rest = $0
    changed = ""
    dropped = 0
    while (match(rest, /@[a-z][a-z0-9_]*_[^a-z0-9_]/)) {
        routine = substr(rest, RSTART + 1, RLENGTH - 2)
        if (routine in lapack) {
            if (/^(declare|define) / && changed == "" && !(routine in routine_kind)) {
                note_routine(/^declare/ ? "declare" : "define", routine, $0)
                dropped = /^declare/
            }
            changed = changed substr(rest, 1, RSTART) with_lengths
        } else {
            changed = changed substr(rest, 1, RSTART)
        }
        rest = substr(rest, RSTART + 1)
    }
    if (dropped) next
    $0 = changed rest
    if (/^define .*@mpiwasm_lengths_/) sub(/^define /, "define internal ")
}

END {
    if (failed) exit 1
    for (routine in routine_kind) {
        number = split_arguments(routine_arguments[routine], argument)
        for (lengths = 0; lengths < number && argument[number - lengths] ~ /^i32( |$)/; ++lengths) { }
        result = routine_result[routine]
        packed = result == "i64" && routine ~ /^c/
        declared = formal = actual = all_formal = all_actual = ""
        for (i = 1; i <= number; ++i) {
            separator = i > 1 ? ", " : ""
            all_formal = all_formal separator argument[i] " %a" i
            all_actual = all_actual separator argument[i] " " (i > number - lengths ? "1" : "%a" i)
            if (i > number - lengths) continue
            declared = declared separator argument[i]
            formal = formal separator argument[i] " %a" i
        }
        outer = packed ? "void" : result
        memory = "ptr sret({ float, float }) align 4"
        separator = declared == "" ? "" : ", "
        given = result == "void" ? "  " : "  %value = "
        if (routine_kind[routine] == "declare") {
            print "declare " outer " @" routine "(" (packed ? memory separator : "") declared ")"
            print "define internal " result " @" with_lengths routine "(" all_formal ") alwaysinline {"
            if (packed) {
                print "  %result = alloca { float, float }, align 4"
                print "  call void @" routine "(" memory " %result" separator formal ")"
                print "  %value = load i64, ptr %result, align 4"
            } else {
                print given "call " result " @" routine "(" formal ")"
            }
            print "  ret " result (result == "void" ? "" : " %value")
        } else {
            print "define " outer " @" routine "(" (packed ? memory " %result" separator : "") formal ") {"
            print given "call " result " @" with_lengths routine "(" all_actual ")"
            if (packed) print "  store i64 %value, ptr %result, align 4"
            print "  ret " outer (outer == "void" ? "" : " %value")
        }
        print "}"
    }
}
