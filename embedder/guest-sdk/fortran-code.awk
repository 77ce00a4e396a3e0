# Adapts LLVM's intermediate code, as flang writes it for i386, to the calling convention of C for WebAssembly.
# Variables: tool, source, for messages. Read twice would be too slow for large files, so lines are kept.
#
# - The main program is __main_argc_argv(argc, argv), and the environment is asked for.
# - COMPLEX(4) comes back in a 64-bit register on i386, through a first argument in C for WebAssembly. Functions of the C
#   library are called through wrappers, which are written at the end.
# - flang allocates with the lower half of a size of 64 bits, and goes on where there is no memory: a function of the guest
#   library gets the whole size, and ends the program. Arrays on the stack are not made smaller than their size either.

function complain(text) {
    print tool ": " source ": " text > "/dev/stderr"
    failed = 1
    exit 1
}

# Functions with COMPLEX(4) results in C: those of <complex.h>, integer powers of the run time library, and division of
# the compiler's. With the types of their arguments, between semicolons.
BEGIN {
    complex = "ptr byval({ float, float }) align 4"
    split("cacosf cacoshf casinf casinhf catanf catanhf ccosf ccoshf cexpf clogf csinf csinhf csqrtf ctanf ctanhf", one)
    for (i in one) types[one[i]] = complex
    types["cpowf"] = complex "; " complex
    types["_FortranAcpowi"] = complex "; i32"
    types["_FortranAcpowk"] = complex "; i64"
    types["__divsc3"] = "float; float; float; float"
}

/^target / { next }
# Data, among them strings, which may say anything. Common blocks: the linker has no such symbols for WebAssembly.
/^@/ {
    if (/^@[^ ]+ = common (local_unnamed_addr )?global /) sub(/ = common /, " = weak ")
    print
    next
}
/@llvm\.init\.trampoline/ {
    complain("an internal procedure that uses variables of its host is passed as an argument, which guests cannot do: " \
        "make it a module procedure")
}
# The variables of the host are an argument like others, where the internal procedure is called directly.
/ptr nest / { gsub(/ptr nest /, "ptr ") }
# WebAssembly rounds to nearest, and LLVM has no code for questions about it.
/@llvm\.[gs]et\.rounding\(/ {
    if (/^declare /) next
    sub(/@llvm\.get\.rounding\(/, "@mpiwasm_get_rounding(")
    sub(/@llvm\.set\.rounding\(/, "@mpiwasm_set_rounding(")
    asks_for_rounding = 1
}
# With -fdefault-integer-8, argc has 64 bits too.
/^define i(32|64) @main\(/ {
    integer = $2
    sub(/@main\(/, "@mpiwasm_fortran_main(")
    sub(/^define /, "define internal ")
    has_main = 1
}
# Else the main program becomes part of a function that has no lines.
/ call void @_QQmain\(\)/ { sub(/@_QQmain\(\)/, "@_QQmain() noinline") }
/@_FortranAProgramStart\(i64[ ,]/ {
    if (/^declare /) next
    sub(/@_FortranAProgramStart\(/, "@mpiwasm_program_start(")
    has_wide_start = 1
}
match($0, /@(c[a-z]+f|_FortranAcpow[ik]|__divsc3)\(/) {
    called = substr($0, RSTART + 1, RLENGTH - 2)
    if (called in types) {
        if (/^declare /) next
        sub("@" called "\\(", "@mpiwasm_packed_" called "(")
        used[called] = 1
    }
}
/^declare i64 @llvm\.umin\.i64\(/ { next }
/^define / { split("", whole) }
/ = trunc i64 %[0-9]+ to i32/ { whole[$1] = $5 }
match($0, /@malloc\(i32 [^)]*\)/) && !/^declare / {
    size = substr($0, RSTART + 12, RLENGTH - 13)
    if (size in whole || size ~ /^[0-9]+$/) {
        before = substr($0, 1, RSTART - 1)
        after = substr($0, RSTART + RLENGTH)
        $0 = before "@mpiwasm_fortran_allocate(i64 " (size in whole ? whole[size] : size) ")" after
        allocates = 1
    }
}
match($0, / = alloca .*, i64 %[^ ,]+/) {
    size = $0
    sub(/^.* = alloca .*, i64 /, "", size)
    sub(/[ ,].*/, "", size)
    count = "%mpiwasm_count_" substr($1, 2)
    # More elements than any stack has room for, and few enough that their size has 32 bits.
    print "  " count " = call i64 @llvm.umin.i64(i64 " size ", i64 268435455)"
    sub(", i64 " size, ", i64 " count)
}
# A procedure that is passed as an argument before it is called is declared without arguments. For WebAssembly, LLVM would
# leave them out of the calls: the declaration gets those of the first call.
/^declare [^@]*@[A-Za-z_0-9]+\(\)/ {
    name = $0
    sub(/^[^@]*@/, "", name)
    sub(/\(.*/, "", name)
    without_arguments[name] = $0
    next
}
/ call / && match($0, / (void|i[0-9]+|float|double|ptr) @[a-z0-9_]+_\(/) {
    split(substr($0, RSTART + 1, RLENGTH - 2), part, " @")
    if (!(part[2] in arguments_of)) {
        result_of[part[2]] = part[1]
        arguments_of[part[2]] = types_of(substr($0, RSTART + RLENGTH))
    }
}
{ print }

# The types of a call's arguments, which begin the text; nothing if they are none that this knows.
function types_of(text,    depth, i, letter, argument, list) {
    for (i = 1; i <= length(text); ++i) {
        letter = substr(text, i, 1)
        if (!depth && (letter == "," || letter == ")")) {
            sub(/^ +/, "", argument)
            if (argument !~ /^(ptr|i[0-9]+|float|double) / || argument ~ /byval|sret/) return ""
            sub(/ .*/, "", argument)
            list = list (list == "" ? "" : ", ") argument
            if (letter == ")") return list
            argument = ""
            continue
        }
        if (index("({[<", letter)) ++depth
        if (index(")}]>", letter)) --depth
        argument = argument letter
    }
    return ""
}

END {
    if (failed) exit 1
    for (name in without_arguments) {
        if (name in arguments_of && arguments_of[name] != "")
            print "declare " result_of[name] " @" name "(" arguments_of[name] ")"
        else
            print without_arguments[name]
    }
    for (called in used) {
        number = split(types[called], type, "; ")
        formal = passed = ""
        for (i = 1; i <= number; ++i) {
            formal = formal (i > 1 ? ", " : "") type[i] " %a" i
            passed = passed ", " type[i] " %a" i
        }
        inner = "ptr sret({ float, float }) align 4"
        outer = inner ", " types[called]
        gsub(/; /, ", ", outer)
        passed = inner " %result" passed
        print "declare void @" called "(" outer ")"
        print "define internal i64 @mpiwasm_packed_" called "(" formal ") {"
        print "  %result = alloca { float, float }, align 4"
        print "  call void @" called "(" passed ")"
        print "  %value = load i64, ptr %result, align 4"
        print "  ret i64 %value"
        print "}"
    }
    if (has_main) {
        print "declare ptr @__wasilibc_get_environ()"
        print "define i32 @__main_argc_argv(i32 %argc, ptr %argv) {"
        print "  %environment = call ptr @__wasilibc_get_environ()"
        if (integer == "i64") {
            print "  %count = zext i32 %argc to i64"
            print "  %wide = call i64 @mpiwasm_fortran_main(i64 %count, ptr %argv, ptr %environment)"
            print "  %status = trunc i64 %wide to i32"
        } else {
            print "  %status = call i32 @mpiwasm_fortran_main(i32 %argc, ptr %argv, ptr %environment)"
        }
        print "  ret i32 %status"
        print "}"
    }
    print "declare i64 @llvm.umin.i64(i64, i64)"
    if (allocates)
        print "declare noalias ptr @mpiwasm_fortran_allocate(i64) nounwind allockind(\"alloc,uninitialized\") " \
            "memory(inaccessiblemem: readwrite) \"alloc-family\"=\"malloc\""
    if (asks_for_rounding) {
        print "define internal i32 @mpiwasm_get_rounding() {\n  ret i32 1\n}"
        print "define internal void @mpiwasm_set_rounding(i32 %mode) {\n  ret void\n}"
    }
    if (has_wide_start) {
        print "declare void @_FortranAProgramStart(i32, ptr, ptr, ptr)"
        print "define internal void @mpiwasm_program_start(i64 %argc, ptr %argv, ptr %environment, ptr %defaults) {"
        print "  %count = trunc i64 %argc to i32"
        print "  call void @_FortranAProgramStart(i32 %count, ptr %argv, ptr %environment, ptr %defaults)"
        print "  ret void"
        print "}"
    }
}
