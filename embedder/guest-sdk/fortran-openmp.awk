# Corrects LLVM's intermediate code for OpenMP, as flang writes it for 32-bit addresses. Lines are kept, because functions
# are declared behind their calls.
#
# - Functions of libraries get sizes of 64 bits where they take 32, as their declarations say. Those of malloc and of the
#   generic functions for atomics say 64.
# - An update of a COMPLEX variable by ATOMIC gets the size of an address instead of that of the variable.
# - An entry of a list of dependences has 32 bits, in which 64 are stored.
# - A task returns nothing; LLVM's OpenMP library calls it as a function with an integer result.
# - Loops that wait for a VOLATILE variable must end, as with -fms-volatile of clang (docs/decisions/0027).

function narrow(value,    made) {
    if (value !~ /^%/) {
        sub(/ to i64\)$/, " to i32)", value)
        return value
    }
    made = "%mpiwasm.narrow." (++narrowed)
    print "  " made " = trunc i64 " value " to i32"
    return made
}

# Splits arguments at commas, as far as the closing parenthesis; what follows is in `rest`. Returns their number.
function arguments(text, parts,    i, c, depth, quoted, start, count) {
    depth = quoted = count = 0
    start = 1
    for (i = 1; i <= length(text); ++i) {
        c = substr(text, i, 1)
        if (c == "\"") quoted = !quoted
        if (quoted) continue
        if (c ~ /[({[]/) ++depth
        if (c == ")" && depth == 0) break
        if (c ~ /[)}\]]/) --depth
        if (c == "," && depth == 0) {
            parts[++count] = substr(text, start, i - start)
            start = i + 2
        }
    }
    parts[++count] = substr(text, start, i - start)
    rest = substr(text, i)
    return count
}

# The call in `line`, whose parenthesis match() has found.
function corrected(line, name,    head, parts, count, i, types, result, variable) {
    head = substr(line, 1, RSTART + RLENGTH - 1)
    count = arguments(substr(line, RSTART + RLENGTH), parts)
    split(declared[name], types, ";")
    variable = substr(parts[3], 5)
    if (name ~ /^__atomic_/ && variable in complex) parts[1] = "i32 " complex[variable]
    result = ""
    for (i = 1; i <= count; ++i) {
        if (types[i] == "i32" && parts[i] ~ /^i64 /) parts[i] = "i32 " narrow(substr(parts[i], 5))
        if (name == "__kmpc_omp_task_alloc" && i == 6 && parts[i] ~ /^ptr @/) {
            tasks[substr(parts[i], 6)] = 1
            parts[i] = "ptr @mpiwasm.task." substr(parts[i], 6)
        }
        result = result (i > 1 ? ", " : "") parts[i]
    }
    return head result rest
}

/^declare .*@(malloc|__atomic_[a-z_]+)\(i64/ { sub(/\(i64/, "(i32") }

{ lines[NR] = $0 }

/^declare / && match($0, /@(__kmpc_[a-z0-9_]+|malloc|__atomic_[a-z_]+)\(/) {
    name = substr($0, RSTART + 1, RLENGTH - 2)
    count = arguments(substr($0, RSTART + RLENGTH), parts)
    for (i = 1; i <= count; ++i) {
        sub(/ .*/, "", parts[i])
        declared[name] = declared[name] (i > 1 ? ";" : "") parts[i]
    }
}

END {
    for (number = 1; number <= NR; ++number) {
        line = lines[number]
        if (line ~ /^  .*call / && match(line, /@(__kmpc_[a-z0-9_]+|malloc|__atomic_[a-z_]+)\(/)) {
            name = substr(line, RSTART + 1, RLENGTH - 2)
            if (name in declared) line = corrected(line, name)
        } else if (line ~ /^  %[^ ]+ = alloca \{ (float, float|double, double) \}/) {
            complex[substr(line, 3, index(line, " = ") - 3)] = line ~ /float/ ? 8 : 16
        } else if (line ~ /^  %[^ ]+ = getelementptr [a-z ]*%struct\.kmp_dep_info, /) {
            entry[substr(line, 3, index(line, " = ") - 3)] = 1
        } else if (line ~ /^  store i64 / && match(line, /, ptr %[^ ,]+, align 8/)) {
            name = substr(line, RSTART + 6, RLENGTH - 6 - length(", align 8"))
            if (name in entry)
                line = "  store i32 " narrow(substr(line, 13, RSTART - 13)) ", ptr " name ", align 4" substr(line, RSTART + RLENGTH)
        } else if (match(line, /^  %[^ ]+ = load volatile (i8|i16|i32|i64|float|double|ptr), ptr [^ ,]+, align /)) {
            sub(/load volatile/, "load atomic volatile", line)
            sub(/, align /, " acquire, align ", line)
        } else if (match(line, /^  store volatile (i8|i16|i32|i64|float|double|ptr) [^ ,]+, ptr [^ ,]+, align /)) {
            sub(/store volatile/, "store atomic volatile", line)
            sub(/, align /, " release, align ", line)
        } else if (line ~ /^define /) {
            split("", complex)
            split("", entry)
        }
        print line
    }
    for (name in tasks) {
        print "define internal i32 @mpiwasm.task." name "(i32 %thread, ptr %task) {"
        print "  call void @" name "(i32 %thread, ptr %task)"
        print "  ret i32 0"
        print "}"
    }
}
