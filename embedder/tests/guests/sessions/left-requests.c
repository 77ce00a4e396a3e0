// A request of a buffered send that is left when the session ends, and with it MPI: its buffer has been sent, and goes
// without a call of the library.
#include "guest_test.h"

int main(void) {
  static char room[1 << 16];
  MPI_Session session;
  MPI_Group group;
  MPI_Comm comm;
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
  MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
  MPI_Comm_create_from_group(group, "left", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
  MPI_Comm_rank(comm, &my_rank);
  MPI_Comm_size(comm, &ranks);
  CHECK_EQUAL(MPI_Session_attach_buffer(session, room, sizeof room), MPI_SUCCESS);
  const int next = (my_rank + 1) % ranks, previous = (my_rank + ranks - 1) % ranks;
  int message = my_rank, received = -1;
  MPI_Request request;
  CHECK_EQUAL(MPI_Bsend_init(&message, 1, MPI_INT, next, 3, comm, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Start(&request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Recv(&received, 1, MPI_INT, previous, 3, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(received, previous);
  int failed = 0;
  CHECK_EQUAL(MPI_Allreduce(&checks_failed, &failed, 1, MPI_INT, MPI_SUM, comm), MPI_SUCCESS);
  MPI_Group_free(&group);
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
  if (my_rank == 0) printf("%d checks\n", checks_made);
  return say_result(failed + checks_failed != 0);
}
