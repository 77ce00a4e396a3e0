# Adapts flang's intermediate code: procedures with BIND(C) have no hidden lengths of characters, as in C. flang passes
# them, which native C does not notice. Their arguments of one character become addresses, in definitions, declarations
# and calls.

BEGIN {
    characters = "!fir.boxchar<1>"
    address = "!fir.ref<!fir.char<1,?>>"
}

# Splits a list of types at the commas between them; returns their number. The arrow of a type closes nothing.
function split_types(text, types,    count, depth, i, letter, type) {
    gsub(/->/, "\001", text)
    count = depth = 0
    type = ""
    for (i = 1; i <= length(text) + 1; ++i) {
        letter = substr(text, i, 1)
        depth += (letter ~ /[(<[{]/) - (letter ~ /[])>}]/)
        if (letter == "" || (letter == "," && depth == 0)) {
            gsub(/^ +| +$/, "", type)
            gsub("\001", "->", type)
            if (type != "") types[++count] = type
            type = ""
        } else {
            type = type letter
        }
    }
    return count
}

# Where the parenthesis closes that opens before the position.
function closing(text, position,    depth, letter) {
    for (depth = 1; depth > 0 && position <= length(text); ++position) {
        letter = substr(text, position, 1)
        depth += (letter == "(") - (letter == ")")
    }
    return position - 1
}

!/bind_c/ || !/!fir\.boxchar<1>/ { print; next }

/^ *func\.func private @[^(]+\(!/ {
    gsub(/!fir\.boxchar<1>/, address)
    print
    next
}

/^ *func\.func / && /fir\.proc_attrs<[^>]*bind_c/ {
    made = "    %mpiwasm_one = arith.constant 1 : index\n"
    while (match($0, /%arg[0-9]+: !fir\.boxchar<1>/)) {
        dummy = substr($0, RSTART, RLENGTH - length(characters) - 2)
        $0 = substr($0, 1, RSTART - 1) dummy "_address: " address substr($0, RSTART + RLENGTH)
        made = made "    " dummy " = fir.emboxchar " dummy "_address, %mpiwasm_one : (" address ", index) -> " \
            characters "\n"
    }
    print
    printf "%s", made
    next
}

match($0, /fir\.call [@%][^(]+\(/) && /proc_attrs<[^>]*bind_c/ {
    before = substr($0, 1, RSTART - 1)
    procedure = substr($0, RSTART + 9, RLENGTH - 10)
    rest = substr($0, RSTART + RLENGTH)
    at = index(rest, ")")
    number = split_types(substr(rest, 1, at - 1), argument)
    rest = substr(rest, at + 1)
    at = index(rest, " : (")
    attributes = substr(rest, 1, at - 1)
    rest = substr(rest, at + 4)
    at = closing(rest, 1)
    split_types(substr(rest, 1, at - 1), type)
    rest = substr(rest, at + 1)
    ++calls
    passed = old_types = new_types = ""
    for (i = 1; i <= number; ++i) {
        separator = i > 1 ? ", " : ""
        old_types = old_types separator type[i]
        if (type[i] == characters) {
            name = "%mpiwasm_" calls "_" i
            print "    " name ":2 = fir.unboxchar " argument[i] " : (" characters ") -> (" address ", index)"
            argument[i] = name "#0"
            type[i] = address
        }
        passed = passed separator argument[i]
        new_types = new_types separator type[i]
    }
    if (procedure ~ /^%/) {
        result = rest
        sub(/ loc\(.*/, "", result)
        name = "%mpiwasm_" calls
        print "    " name " = fir.convert " procedure " : ((" old_types ")" result ") -> ((" new_types ")" result ")"
        procedure = name
    }
    print before "fir.call " procedure "(" passed ")" attributes " : (" new_types ")" rest
    next
}

{ print }
