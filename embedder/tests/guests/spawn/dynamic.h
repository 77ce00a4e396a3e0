// Starting and connecting processes, where the library can.
#ifndef DYNAMIC_H
#define DYNAMIC_H

#include "guest_test.h"

// MPICH 4.0 as Debian builds it goes over UCX, with which it can neither start nor connect processes; natively it says
// so with MPI_ERR_OTHER too. The run's report counts the call as not in this library.
static inline bool dynamic(int code, const char* name) {
  if (code == MPI_ERR_OTHER && runs_over("MPICH Version:\t4.0")) {
    check(true, name, __FILE__, __LINE__);
    if (my_rank == 0) printf("not in this library: %s\n", name);
    return false;
  }
  return check(code == MPI_SUCCESS, name, __FILE__, __LINE__);
}

// Starts one process of the program. False where the library cannot.
static inline bool start_one(char* program, MPI_Comm* between) {
  const int code =
      MPI_Comm_spawn(program, MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, between, MPI_ERRCODES_IGNORE);
  if (code != MPI_ERR_UNSUPPORTED_OPERATION) return dynamic(code, "MPI_Comm_spawn");
  CHECK(runs_over("serial"));
  return false;
}

// Whether processes may be started by way of PMI, which has limits and words of its own; so under MPICH and all that
// comes from it.
static inline bool may_use_pmi(void) { return !runs_over("Open MPI") && !runs_over("serial"); }

#endif
