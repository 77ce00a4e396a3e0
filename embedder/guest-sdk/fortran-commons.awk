# Reads what nm -S prints about the objects of a program and writes LLVM's code for each common block that has several
# sizes: one definition of the largest. WebAssembly has no common symbols, and of weak ones the linker keeps the first.
# A block that BLOCK DATA initializes is a strong symbol, and must be the largest itself.
NF == 4 && $3 ~ /^[WDB]$/ && $4 ~ /^([a-z][a-z0-9_]*_|__BLNK__)$/ {
    if ($4 in largest && $2 != last[$4]) differs[$4] = 1
    last[$4] = $2
    if (!($4 in largest) || $2 > largest[$4]) largest[$4] = $2 # all have eight hexadecimal digits
    if ($3 != "W") strong[$4] = $2
}

function decimal(digits,    i, value) {
    for (i = 1; i <= length(digits); ++i)
        value = value * 16 + index("0123456789abcdef", substr(digits, i, 1)) - 1
    return value
}

END {
    for (name in differs) {
        block = name
        sub(/_$/, "", block)
        if (!(name in strong)) {
            print "@" name " = weak global [" decimal(largest[name]) " x i8] zeroinitializer, align 16"
        } else if (strong[name] < largest[name]) {
            print tool ": common block /" block "/ has " decimal(strong[name]) " bytes where it is initialized and " \
                decimal(largest[name]) " bytes elsewhere: declare it alike" > "/dev/stderr"
            exit 1
        }
    }
}
