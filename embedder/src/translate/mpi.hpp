// The host's own mpi.h, with every MPI function made a weak reference: an adapter loads with any library of its
// family, old or new, and a function that the library lacks is a null pointer which the caller tests. Calls of them are
// made outside of turns (callers.hpp), collective ones with the library's buffers apart (calls_with_buffers.hpp).
#pragma once

#include <mpi.h>

#include "translate/callers.hpp"
#include "translate/calls_with_buffers.hpp"

/// The version of the MPI standard that this mpi.h declares, 301 for MPI-3.1.
#define MPIWASM_HOST_API (MPI_VERSION * 100 + MPI_SUBVERSION)

#include "host/functions.inc"
