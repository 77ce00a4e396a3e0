// Variables of the tools interface that belong to a communicator.
#ifndef BOUND_VARIABLES_H
#define BOUND_VARIABLES_H

#include <mpi.h>
#include <stddef.h>

// Binds variables of the tools interface to a communicator; none where the library has no such variables.
static inline int bind_variables(MPI_T_pvar_session session, MPI_Comm comm, MPI_T_pvar_handle* handles, int room) {
  int number = 0;
  int bound = 0;
  MPI_T_pvar_get_num(&number);
  for (int i = 0; i < number && bound < room; ++i) {
    int verbosity, class, binding, read_only, continuous, atomic, count;
    int none = 0, nothing = 0;
    MPI_Datatype type;
    MPI_T_enum values;
    if (MPI_T_pvar_get_info(i, NULL, &none, &verbosity, &class, &type, &values, NULL, &nothing, &binding, &read_only,
                            &continuous, &atomic) != MPI_SUCCESS)
      continue;
    if (binding != MPI_T_BIND_MPI_COMM) continue;
    if (MPI_T_pvar_handle_alloc(session, i, &comm, &handles[bound], &count) == MPI_SUCCESS) ++bound;
  }
  return bound;
}

#endif
