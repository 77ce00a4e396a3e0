/* A program that uses sessions only. */
#include <mpi.h>
#include <stdio.h>

int main(void) {
  MPI_Session session = MPI_SESSION_NULL;
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
  MPI_Group group = MPI_GROUP_NULL;
  MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
  int size = 0;
  MPI_Group_size(group, &size);
  printf("one of %d\n", size);
  MPI_Group_free(&group);
  return MPI_Session_finalize(&session);
}
