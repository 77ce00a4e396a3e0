# Adapts LLVM's intermediate code, as flang writes it for i386, to the calling convention of C for WebAssembly.
# Variables: tool, source, for messages. Read twice would be too slow for large files, so lines are kept.
#
# - The main program is __main_argc_argv(argc, argv), and the environment is asked for.
# - COMPLEX(4) comes back in a 64-bit register on i386, through a first argument in C for WebAssembly. Functions of the C
#   library are called through wrappers, which are written at the end.

function complain(text) {
    print tool ": " source ": " text > "/dev/stderr"
    failed = 1
    exit 1
}

# Functions of <complex.h> that take and return COMPLEX(4), with the number of their arguments.
BEGIN {
    split("cacosf cacoshf casinf casinhf catanf catanhf ccosf ccoshf cexpf clogf csinf csinhf csqrtf ctanf ctanhf", one)
    for (i in one) arguments[one[i]] = 1
    arguments["cpowf"] = 2
}

/^target / { next }
/@llvm\.init\.trampoline/ {
    complain("an internal procedure that uses variables of its host is passed as an argument, which guests cannot do: " \
        "make it a module procedure")
}
/^define i32 @main\(/ {
    sub(/^define i32 @main\(/, "define internal i32 @mpiwasm_fortran_main(")
    has_main = 1
}
/@c[a-z]+f\(/ && match($0, /@c[a-z]+f\(/) {
    called = substr($0, RSTART + 1, RLENGTH - 2)
    if (called in arguments && !(called in defined)) {
        if (/^declare /) next
        sub("@" called "\\(", "@mpiwasm_packed_" called "(")
        used[called] = 1
    }
}
# Common blocks: the linker has no such symbols for WebAssembly.
/ = common (local_unnamed_addr )?global / { sub(/ = common /, " = weak ") }
{ print }

END {
    if (failed) exit 1
    complex = "ptr byval({ float, float }) align 4"
    for (called in used) {
        formal = complex " %a"
        inner = "ptr sret({ float, float }) align 4"
        outer = inner ", " complex
        passed = inner " %result, " formal
        if (arguments[called] == 2) {
            formal = formal ", " complex " %b"
            outer = outer ", " complex
            passed = passed ", " complex " %b"
        }
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
        print "  %status = call i32 @mpiwasm_fortran_main(i32 %argc, ptr %argv, ptr %environment)"
        print "  ret i32 %status"
        print "}"
    }
}
