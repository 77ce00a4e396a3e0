/* mpi.h of the built-in MPI for one process: the standard ABI's header, with every function kept inside the shared
   object that defines it, so that a real MPI library in the same process never meets it. */
#pragma once

#define MPIWASM_SERIAL_MPI

#pragma GCC visibility push(hidden)
#include "guest/mpi.h"
#pragma GCC visibility pop
