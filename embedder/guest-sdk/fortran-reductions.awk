# Rewrites reductions of real numbers in flang's intermediate code, so that each element waits for one addition or one
# comparison of the former one. The results are the same.
#
# - SUM and PRODUCT with a mask choose between the former result and a new one. Chosen is what is added instead: the
#   element or -0, which changes no number.
# - MAXVAL and MINVAL ask for each element whether the result up to it is NaN. It can be only if it is so when the loop
#   begins. There are two loops, of which one does not ask.

BEGIN {
    neutral["arith.addf"] = "-0.000000e+00"
    neutral["arith.mulf"] = "1.000000e+00"
}

# The words of an operation, without commas and its place in the source.
function words(text, list) {
    sub(/ loc\(.*$/, "", text)
    gsub(/,/, "", text)
    return split(text, list, " ")
}

function indentation(text) {
    match(text, /^ */)
    return substr(text, 1, RLENGTH)
}

# The line with the first occurrence of a text replaced. No character is special.
function replaced(text, old, new,    position) {
    position = index(text, old)
    return substr(text, 1, position - 1) new substr(text, position + length(old))
}

# The condition at this line chooses between a result with one more element and the former one.
function choose_element(begin,    indent, i, new, yes, no, head, element, rest) {
    indent = indentation(line[begin])
    for (i = begin + 1; i < count && indentation(line[i]) != indent; ++i) {}
    if (line[i] != indent "} else {" || indentation(line[i + 2]) != indent || line[i + 2] !~ /^ *}/) return
    words(line[i - 2], new)
    if (words(line[i - 1], yes) != 4 || words(line[i + 1], no) != 4) return
    if (yes[1] != "fir.result" || no[1] != "fir.result" || new[1] != yes[2]) return
    if (!(new[3] in neutral) || new[4] != no[2]) return
    words(line[begin], head)
    element = "%element_" begin
    rest = substr(line[i - 2], index(line[i - 2], ", " new[5]) + length(", " new[5]))
    line[begin] = indent element "_neutral = arith.constant " neutral[new[3]] " : " yes[4] "\n" \
        replaced(line[begin], head[1], element)
    line[i - 2] = ""
    line[i - 1] = replaced(line[i - 1], yes[2], new[5])
    line[i + 1] = replaced(line[i + 1], no[2], element "_neutral")
    line[i + 2] = line[i + 2] "\n" indent head[1] " = " new[3] " " new[4] ", " element rest
}

# The selection at this line is the last operation of a loop for the largest or smallest element.
function ask_once(end,    chosen, either, both, is_number, is_nan, is_beyond, loop, indent, begin, i, body, fast, name) {
    words(line[end], chosen)
    words(line[end - 1], either)
    words(line[end - 2], both)
    words(line[end - 3], is_number)
    words(line[end - 4], is_nan)
    words(line[end - 5], is_beyond)
    if (either[3] != "arith.ori" || both[3] != "arith.andi" || is_beyond[3] != "arith.cmpf") return
    if (chosen[4] != either[1] || either[4] != is_beyond[1] || either[5] != both[1]) return
    if (both[4] != is_nan[1] || both[5] != is_number[1]) return
    if (is_nan[4] != "une" || is_nan[5] != chosen[6] || is_nan[6] != chosen[6]) return
    if (is_number[4] != "oeq" || is_number[5] != chosen[5] || is_number[6] != chosen[5]) return
    if (is_beyond[4] !~ /^o[gl]t$/ || is_beyond[5] != chosen[5] || is_beyond[6] != chosen[6]) return
    if (words(line[end + 1], loop) != 4 || loop[1] != "fir.result" || loop[2] != chosen[1]) return
    indent = substr(indentation(line[end]), 3)
    for (begin = end - 6; begin > 0 && indentation(line[begin]) != indent; --begin) {}
    if (!match(line[begin], / iter_args\(%[^ ]+ = %[^ )]+\) -> \(f(32|64)\) \{/)) return
    if (substr(line[begin], RSTART, RLENGTH) !~ ("\\(" chosen[6] " = ")) return
    split(substr(line[begin], RSTART, RLENGTH), loop, /[ ()]+/)
    # Of loops in each other, only the innermost one, for each doubles what it contains.
    for (i = begin + 1; i < end; ++i) if (line[i] ~ /%largest_/) return
    # loop[5] is the first result, and loop[7] the type.
    for (i = begin + 1; i <= end + 2; ++i) {
        body = body "\n" line[i]
        fast = fast "\n" (i == end ? replaced(line[i], chosen[4], is_beyond[1]) : line[i])
        line[i] = ""
    }
    words(line[begin], chosen)
    name = "%largest_" begin
    line[begin] = indent name "_is_nan = arith.cmpf une, " loop[5] ", " loop[5] " : " loop[7] "\n" \
        indent chosen[1] " = fir.if " name "_is_nan -> (" loop[7] ") {\n" \
        replaced(line[begin], chosen[1], name) body "\n  " indent "fir.result " name " : " loop[7] "\n" \
        indent "} else {\n" \
        replaced(line[begin], chosen[1], name) fast "\n  " indent "fir.result " name " : " loop[7] "\n" indent "}"
}

function rewrite_function(    i) {
    for (i = 1; i <= count; ++i) {
        if (line[i] ~ /^ +%[^ ]+ = fir\.if %[^ ]+ -> \(f(32|64)\) \{/) choose_element(i)
        else if (line[i] ~ /^ +%[^ ]+ = arith\.select .* : f(32|64)/) ask_once(i)
    }
    for (i = 1; i <= count; ++i) if (line[i] != "") print line[i]
    count = 0
}

{ line[++count] = $0 }
/^  }/ { rewrite_function() }
END { rewrite_function() }
