# Gives array expressions in flang's intermediate code the known shape of one of their operands. Operands have the same
# shape; flang takes that of the first one, whose extents may be known only at run time. Loops over few elements become
# straight code by that, whose numbers stay in registers.

# The same name may be another value in the next function or block.
/^ *%[^ ]+ = / {
    name = $1
    sub(/:.*/, "", name)
    delete shape_of[name]
}
# %2:2 = hlfir.declare %0(%1) ... : (!fir.ref<!fir.array<3xf64>>, !fir.shape<1>) -> ...
/ = hlfir\.declare %[^ (]+\(%[^ )]+\) .*!fir\.array<[0-9x]+x[^?>]+>>, !fir\.shape</ {
    match($0, /\(%[^ )]+\)/)
    shape_of[name] = substr($0, RSTART + 1, RLENGTH - 2)
}

{ line[++count] = $0 }
/ = hlfir\.elemental %/ { begins[++depth] = count }
# The indices are the arguments of the block, which follows.
/^ *\^bb0\(%/ && depth > 0 && count == begins[depth] + 1 { indices[depth] = list_of_indices($0) }
# Not what is done on a condition: the operand may be an argument that is absent.
depth > 0 && / = hlfir\.(apply|designate) %/ && indentation($0) == indentation(line[begins[depth]]) + 2 { give_shape($0) }
depth > 0 && /^ *hlfir\.yield_element / { end_expression() }
depth == 0 { print_lines() }
END { print_lines() }

function indentation(text) {
    match(text, /^ */)
    return RLENGTH
}

# "%arg0, %arg1" of "^bb0(%arg0: index, %arg1: index):".
function list_of_indices(text,    i, parts, list) {
    for (i = split(text, parts, /[(,]/); i > 1; --i) {
        sub(/^ */, "", parts[i])
        if (sub(/:.*/, "", parts[i]) && parts[i] ~ /^%/) list = parts[i] (list == "" ? "" : ", ") list
    }
    return list
}

# The expression around this operation takes the shape of the operand, of which it takes the element at its indices.
function give_shape(text,    name, at) {
    text = substr(text, index(text, " = hlfir.") + 2)
    name = text
    sub(/^ *hlfir\.(apply|designate) /, "", name)
    sub(/[#,: ].*/, "", name)
    at = index(text, " hlfir.apply ") ? ", " indices[depth] " :" : " (" indices[depth] ") "
    if (name in shape_of && index(text, at)) known[depth] = shape_of[name]
}

function end_expression(    begin, name) {
    begin = begins[depth]
    name = line[begin]
    sub(/^ */, "", name)
    sub(/ .*/, "", name)
    if (line[begin] ~ /-> !hlfir\.expr<[^?]*\?/) {
        if (depth in known) sub(/hlfir\.elemental %[^ ]+/, "hlfir.elemental " known[depth], line[begin])
    }
    if (depth in known || line[begin] !~ /-> !hlfir\.expr<[^>]*\?/) {
        match(line[begin], /hlfir\.elemental %[^ ]+/)
        shape_of[name] = substr(line[begin], RSTART + 16, RLENGTH - 16)
    }
    delete known[depth]
    delete indices[depth]
    --depth
}

function print_lines(    i) {
    for (i = 1; i <= count; ++i) print line[i]
    count = 0
}
