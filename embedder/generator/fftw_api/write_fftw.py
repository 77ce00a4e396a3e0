"""The guest side of FFTW: its header, and for each function one that calls the system's FFTW or that in the module.

The linker's --wrap puts it before every call, as it does for BLAS (blas_api/write_guest.py).
"""

from __future__ import annotations

from core.text import banner

from fftw_api.read_fftw import PRECISIONS, Function, Precision

BANNER = f"/* {banner('fftw-api')} */\n"

HEADER = """#ifndef FFTW3_H
#define FFTW3_H

#include <stddef.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/* With <complex.h> before this header, complex numbers are those of C. */
#if !defined(FFTW_NO_Complex) && defined(_Complex_I) && defined(complex) && defined(I)
#define MPIWASM_FFTW_COMPLEX(real, name) typedef real _Complex name
#else
#define MPIWASM_FFTW_COMPLEX(real, name) typedef real name[2]
#endif

/* What fftw3-mpi.h is made with. */
#define FFTW_CONCAT(prefix, name) prefix##name
#define FFTW_MANGLE_DOUBLE(name) FFTW_CONCAT(fftw_, name)
#define FFTW_MANGLE_FLOAT(name) FFTW_CONCAT(fftwf_, name)
#define FFTW_MANGLE_LONG_DOUBLE(name) FFTW_CONCAT(fftwl_, name)
#define FFTW_EXTERN extern
#define FFTW_CDECL

#define FFTW_FORWARD (-1)
#define FFTW_BACKWARD (+1)
#define FFTW_NO_TIMELIMIT (-1.0)

#define FFTW_MEASURE (0U)
#define FFTW_DESTROY_INPUT (1U << 0)
#define FFTW_UNALIGNED (1U << 1)
#define FFTW_CONSERVE_MEMORY (1U << 2)
#define FFTW_EXHAUSTIVE (1U << 3)
#define FFTW_PRESERVE_INPUT (1U << 4)
#define FFTW_PATIENT (1U << 5)
#define FFTW_ESTIMATE (1U << 6)
#define FFTW_WISDOM_ONLY (1U << 21)

/* The same types in all precisions. */
enum fftw_r2r_kind_do_not_use_me {
  FFTW_R2HC = 0,
  FFTW_HC2R = 1,
  FFTW_DHT = 2,
  FFTW_REDFT00 = 3,
  FFTW_REDFT01 = 4,
  FFTW_REDFT10 = 5,
  FFTW_REDFT11 = 6,
  FFTW_RODFT00 = 7,
  FFTW_RODFT01 = 8,
  FFTW_RODFT10 = 9,
  FFTW_RODFT11 = 10
};
struct fftw_iodim_do_not_use_me {
  int n;
  int is;
  int os;
};
struct fftw_iodim64_do_not_use_me {
  ptrdiff_t n;
  ptrdiff_t is;
  ptrdiff_t os;
};
typedef void (*fftw_write_char_func_do_not_use_me)(char c, void*);
typedef int (*fftw_read_char_func_do_not_use_me)(void*);
"""

TYPES = """
MPIWASM_FFTW_COMPLEX({real}, {prefix}complex);
typedef struct {prefix}plan_s* {prefix}plan;
typedef enum fftw_r2r_kind_do_not_use_me {prefix}r2r_kind;
typedef struct fftw_iodim_do_not_use_me {prefix}iodim;
typedef struct fftw_iodim64_do_not_use_me {prefix}iodim64;
typedef fftw_write_char_func_do_not_use_me {prefix}write_char_func;
typedef fftw_read_char_func_do_not_use_me {prefix}read_char_func;
"""


def write_fftw_header(functions: list[Function]) -> str:
    text = BANNER + HEADER
    for precision in PRECISIONS:
        text += TYPES.format(real=precision.real, prefix=precision.prefix)
        text += "".join(f"{function.prototype(precision)};\n" for function in functions)
        text += "".join(f"extern const char {precision.prefix}{name}[];\n" for name in ("version", "cc"))
        text += f"extern const char {precision.prefix}codelet_optim[];\n"
    # fftw3-mpi.h has functions of long double too, which no guest can link.
    text += TYPES.format(real="long double", prefix="fftwl_")
    return f"{text}\n#ifdef __cplusplus\n}}\n#endif\n\n#endif\n"


def wrapper(function: Function, precision: Precision) -> str:
    name, host = precision.prefix + function.name, f"mpiwasm_{precision.prefix}{function.name}"
    if function.to == "plan":
        question = f"mpiwasm_{precision.prefix}is_at_host({function.parameters[0].name})"
    else:
        question = f"mpiwasm_{precision.prefix}at_host()"
    real, host_call = f"__real_{name}({function.arguments})", f"{host}({function.arguments})"
    if function.returns:
        body = f"  return {question} ? {host_call} : {real};\n"
    else:
        body = f"  if ({question})\n    {host_call};\n  else\n    {real};\n"
    return f"{function.prototype(precision, '__real_')};\n{function.prototype(precision, '__wrap_')} {{\n{body}}}\n"


def wrapped(functions: list[Function]) -> list[Function]:
    return [each for each in functions if each.to != "threads"]


def write_fftw_wrappers(functions: list[Function], precision: Precision) -> str:
    text = "\n".join(wrapper(function, precision) for function in wrapped(functions))
    return f'{BANNER}#include "host_fftw.h"\n\n{text}'


def write_fftw_host_header(functions: list[Function]) -> str:
    """Declares what guest-sdk/lib/fftw implements by calls of the system's FFTW."""
    text = f'{BANNER}#pragma once\n\n#include "fftw3.h"\n'
    for precision in PRECISIONS:
        prefix = precision.prefix
        text += f"\n/* Whether there is one, and whether it made a plan. */\nint mpiwasm_{prefix}at_host(void);\n"
        text += f"int mpiwasm_{prefix}is_at_host(const {prefix}plan p);\n"
        text += f"_Noreturn void mpiwasm_{prefix}absent(const char* function);\n"
        for function in wrapped(functions):
            text += f"{function.prototype(precision, 'mpiwasm_')};\n"
    return text


def write_fftw_absent(functions: list[Function], precision: Precision) -> str:
    """What a program has whose FFTW was not installed when it was linked: it can use that of the system only."""
    lines = [BANNER + '#include "host_fftw.h"\n']
    for name in ("version", "cc", "codelet_optim"):
        value = "fftw-3 of the system" if name == "version" else ""
        lines.append(f'__attribute__((weak)) const char {precision.prefix}{name}[] = "{value}";\n')
    for function in wrapped(functions):
        unused = "".join(f"  (void){each.name};\n" for each in function.parameters)
        lines.append(
            f"__attribute__((weak)) {function.prototype(precision)} {{\n{unused}"
            f'  mpiwasm_{precision.prefix}absent("{precision.prefix}{function.name}");\n}}\n'
        )
    return "\n".join(lines)


def write_fftw_names(functions: list[Function]) -> str:
    """A response file for clang."""
    return "".join(
        f"-Wl,--wrap={precision.prefix}{function.name}\n" for precision in PRECISIONS for function in wrapped(functions)
    )


def fftw_outputs(functions: list[Function]) -> dict[str, str]:
    """The text of every file by its path in the repository."""
    folder = "embedder/generated/guest-fftw"
    texts = {
        "embedder/generated/guest/fftw3.h": write_fftw_header(functions),
        f"{folder}/host_fftw.h": write_fftw_host_header(functions),
        f"{folder}/wrap-fftw": write_fftw_names(functions),
    }
    for precision in PRECISIONS:
        name = precision.prefix.rstrip("_")
        texts[f"{folder}/calls_{name}.c"] = write_fftw_wrappers(functions, precision)
        texts[f"{folder}/absent_{name}.c"] = write_fftw_absent(functions, precision)
    return texts
