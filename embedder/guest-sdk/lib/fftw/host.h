/* The system's FFTW as seen by the guest library, for one precision: MPIWASM_SINGLE or not. */
#pragma once

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "host_fftw.h"

#ifdef MPIWASM_SINGLE
#define REAL float
#define X(name) fftwf_##name
#define HOST(name) mpiwasm_fftwf_##name
#define CALL(name) host_fftwf_##name
#define PREFIX "fftwf_"
#else
#define REAL double
#define X(name) fftw_##name
#define HOST(name) mpiwasm_fftw_##name
#define CALL(name) host_fftw_##name
#define PREFIX "fftw_"
#endif

/* X: a name of FFTW; HOST: the function that does the same by calls of the host; CALL: such a call. */
#define IMPORT(name) __attribute__((import_module("fftw_1"), import_name(PREFIX #name)))

/* The numbers are those of embedder/src/fftw/problem.hpp. */
enum kind {
  complex_to_complex,
  split_complex_to_complex,
  real_to_complex,
  split_real_to_complex,
  complex_to_real,
  split_complex_to_real,
  real_to_real
};

/* The import has dimensions of three 32-bit integers, which both of FFTW's types are here. */
_Static_assert(sizeof(X(iodim)) == 12 && sizeof(X(iodim64)) == 12, "dimensions as the import has them");

/* A handle of the host is an odd number, and a plan of the module is an address. */
static inline unsigned handle_of(const X(plan) plan) { return (unsigned)(uintptr_t)plan; }
