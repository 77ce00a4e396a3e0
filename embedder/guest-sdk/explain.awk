# Prints the messages of clang and the linker, with a note after each message whose cause is that the program was
# written for another machine: `long` has 32 bits in a guest, and some headers, types and functions are missing. Variables: tool, the name
# of the compiler; names, the list of missing functions; narrowing, "all" if the user has requested warnings about all
# narrowing conversions.

# A message with the lines that belong to it: its place in the source, and notes.
function begins_message(line) { return line ~ /^[^ ].*: (warning|error|fatal error|remark): / }
function is_count(line) { return line ~ /^[0-9]+ (warning|error)s?( and [0-9]+ errors?)? generated/ }
function plain(line) { gsub(/\033\[[0-9;]*[A-Za-z]/, "", line); return line }

# The two types of a message: where it has a name for one, what that stands for.
function find_types(text,    parts, count, i) {
    sub(/doesn't match specified 'mpiwasm' type tag/, "", text)
    while (match(text, /'[^']*' \(aka '/)) text = substr(text, 1, RSTART - 1) "'" substr(text, RSTART + RLENGTH)
    count = split(text, parts, "'")
    last_type = first_type = ""
    for (i = 2; i <= count; i += 2) {
        first_type = last_type
        last_type = parts[i]
    }
}

function is_wide(type) { return type ~ /long long/ }
function is_whole_number(type) { return type ~ /^(const )?(unsigned )?(int|long|long long)( int)? \*$/ }

# Whether a message is shown: those of warnings that mpiwasm-cc has switched on only where long is the cause.
function keeps(text, source) {
    if (text ~ /-Wtype-safety\]/ && text ~ /'mpiwasm' type tag/) {
        find_types(text)
        return is_whole_number(first_type) && is_wide(first_type) != is_wide(last_type)
    }
    # What is stored into a long is lost; an index or the size of a block is never as large, and neither is a time in
    # seconds, other than one in smaller units.
    if (text ~ /-Wshorten-64-to-32\]/ && narrowing != "all") {
        return text ~ /to '(unsigned )?long'/ && (text !~ /precision: 'time_t'/ || source ~ /\*/)
    }
    return 1
}

function note_for(text, source) {
    if (text ~ /-Wshift-count-overflow\]/ && source ~ /[0-9][uU]?[lL]([^lL]|$)|long|size_t/)
        return "long has 32 bits in a guest: shift a long long, as in 1LL << 40"
    if (text ~ /-W(constant|literal)-conversion\]/ && (text ~ /to '(const )?(unsigned )?long'/ || \
            text ~ /\(aka '(unsigned )?long'\) changes/))
        return "long and size_t have 32 bits in a guest: larger numbers need long long or int64_t"
    if (text ~ /-Wtautological-constant-out-of-range-compare\]/ && text ~ /(type|aka) '(const )?(unsigned )?long'/)
        return "long and size_t have 32 bits in a guest: larger numbers need long long or int64_t"
    if (text ~ /-Winteger-overflow\]/ && text ~ /with type '(unsigned )?long'/)
        return "long has 32 bits in a guest: compute in long long, as in 100000LL * 100000"
    if (text ~ /-Wformat\]/ && text ~ /'(const )?(unsigned )?long( \*)?'/ && text ~ /long long/)
        return "long has 32 bits in a guest, and int64_t is long long: PRId64 and SCNd64 fit int64_t on every machine"
    if (text ~ /-Wtype-safety\]/) {
        find_types(text)
        if (is_wide(first_type))
            return "long has 32 bits in a guest: the datatype of int64_t is MPI_INT64_T, of long long MPI_LONG_LONG"
        return "long and size_t have 32 bits in a guest: the datatype of long is MPI_LONG, of size_t MPI_UNSIGNED_LONG"
    }
    if (text ~ /-Wshorten-64-to-32\]/ && text ~ /'(unsigned )?long'/)
        return "long has 32 bits in a guest: keep the number in int64_t or long long, or write (long) where it is small"
    if (text ~ /-Wincompatible-pointer-types\]/ && text ~ /'[^']*long \*'/ && text ~ /long long \*'/)
        return "long has 32 bits in a guest, and int64_t is long long: point to the same type on both sides"
    return ""
}

function end_message(    i, text, source, place, note) {
    if (!lines) return
    text = plain(message[1 + heading])
    source = lines > heading + 1 ? plain(message[heading + 2]) : ""
    if (!heading_only && !keeps(text, source)) {
        ++dropped
    } else {
        for (i = 1; i <= lines; ++i) print message[i]
        note = heading_only ? "" : note_for(text, source)
        if (note != "" && match(text, /^[^ ].*:[0-9]+:[0-9]+: /)) {
            place = substr(text, 1, RLENGTH - 2)
            print place ": note: " note
        }
    }
    lines = heading = 0
}

# "In file included from" stands before the message that it belongs to.
function take(line) { message[++lines] = line }

{
    line = plain($0)
    if (line ~ /^In file included from /) {
        if (!in_heading) end_message()
        in_heading = heading_only = 1
        take($0)
        ++heading
        next
    }
    if (begins_message(line)) {
        if (!in_heading) end_message()
        in_heading = heading_only = 0
        take($0)
    } else if (is_count(line)) {
        end_message()
        shown = line
        if (dropped) {
            # "3 warnings and 1 error generated."
            warnings = line ~ /^[0-9]+ warning/ ? line + 0 - dropped : 0
            sub(/^[0-9]+ warnings?( and )?/, "", shown)
            if (warnings > 0)
                shown = warnings (warnings == 1 ? " warning" : " warnings") (shown ~ /^[0-9]/ ? " and " : "") shown
            dropped = 0
        }
        if (shown ~ /^[0-9]/) print shown == line ? $0 : shown
    } else if (lines) {
        take($0)
    } else {
        print
    }
    find_missing(line)
    if (match(line, /undefined symbol: [A-Za-z_0-9]+/)) missing[substr(line, RSTART + 18, RLENGTH - 18)] = 1
    if (match(line, /function signature mismatch: [A-Za-z_0-9]+/))
        mismatched[substr(line, RSTART + 29, RLENGTH - 29)] = 1
}

# What the compiler does not find: a header as <name>, a function or type, a name in namespace std as std::name.
function find_missing(line,    parts) {
    if (line !~ /: (fatal )?error: /) return
    split(line, parts, "'")
    if (line ~ /error: '[^']*' file not found/) {
        missing["<" parts[2] ">"] = 1
    } else if (line ~ /error: .*(only meant to be used on|for) x86/ && match(line, /[A-Za-z0-9_]+[.]h:/)) {
        missing["<" substr(line, RSTART, RLENGTH - 1) ">"] = 1
    } else if (line ~ /error: no (type|member|template) named '[^']*' in namespace '[^']*'/) {
        sub(/^std::__[0-9]+/, "std", parts[4])
        missing[parts[4] "::" parts[2]] = 1
    } else if (line ~ /error: (call to undeclared (library )?function|use of undeclared identifier|unknown type name) '/) {
        missing[parts[2]] = 1
    } else if (line ~ /error: (variable has incomplete type|invalid application of 'sizeof' to an incomplete type) 'struct /) {
        sub(/^.*'struct /, "", line)
        sub(/'.*$/, "", line)
        missing["struct_" line] = 1
    }
}

function as_expression(name) {
    gsub(/[.+]/, "[&]", name)
    gsub(/\*/, ".*", name)
    return "^" name "$"
}

# The advice for each name, in the order of the list.
function advise(    entry, place, count, patterns, i, symbol, text) {
    while ((getline entry < names) > 0) {
        place = index(entry, ": ")
        if (entry ~ /^#/ || !place) continue
        count = split(substr(entry, 1, place - 1), patterns, " ")
        text = substr(entry, place + 2)
        for (i = 1; i <= count; ++i) {
            for (symbol in missing) {
                if (symbol ~ as_expression(patterns[i]) && !(symbol in advised)) {
                    advised[symbol] = 1
                    print tool ": " symbol " is not available: " text
                }
            }
        }
    }
    close(names)
}

END {
    end_message()
    advise()
    for (symbol in mismatched)
        print tool ": " symbol " has other parameters or results than a call of it: such a call ends the program, unless" \
            " it only ignores the result or passes more arguments; include the header that declares " symbol
}
