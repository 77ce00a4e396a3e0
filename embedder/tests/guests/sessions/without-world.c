// A program that never calls MPI_Init: a session, a group of it, and communicators of that group.
#include "guest_test.h"

int main(void) {
  MPI_Info hints = MPI_INFO_NULL;
  CHECK_EQUAL(MPI_Info_create(&hints), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Info_set(hints, "thread_level", "MPI_THREAD_FUNNELED"), MPI_SUCCESS);
  MPI_Session session = MPI_SESSION_NULL;
  CHECK_EQUAL(MPI_Session_init(hints, MPI_ERRORS_RETURN, &session), MPI_SUCCESS);
  CHECK(session != MPI_SESSION_NULL);
  MPI_Info_free(&hints);
  int initialized = 1;
  CHECK_EQUAL(MPI_Initialized(&initialized), MPI_SUCCESS);
  CHECK_EQUAL(initialized, 0);

  MPI_Group group = MPI_GROUP_NULL;
  CHECK_EQUAL(MPI_Group_from_session_pset(session, "mpi://WORLD", &group), MPI_SUCCESS);
  MPI_Comm comm = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Comm_create_from_group(group, "without-world", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm), MPI_SUCCESS);
  MPI_Comm_rank(comm, &my_rank);
  MPI_Comm_size(comm, &ranks);
  CHECK_EQUAL(ranks, 2);
  int sum = 0;
  CHECK_EQUAL(MPI_Allreduce(&my_rank, &sum, 1, MPI_INT, MPI_SUM, comm), MPI_SUCCESS);
  CHECK_EQUAL(sum, 1);
  CHECK_EQUAL(MPI_Send(&sum, 1, MPI_INT, 77, 0, comm), MPI_ERR_RANK);

  // A second session, after the first has ended.
  CHECK_EQUAL(MPI_Group_free(&group), MPI_SUCCESS);
  const int failed = checks_failed;
  int all_failed = 0;
  MPI_Allreduce(&failed, &all_failed, 1, MPI_INT, MPI_MAX, comm);
  CHECK_EQUAL(MPI_Comm_free(&comm), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
  CHECK(session == MPI_SESSION_NULL);
  CHECK_EQUAL(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Group_from_session_pset(session, "mpi://SELF", &group), MPI_SUCCESS);
  int members = 0;
  CHECK_EQUAL(MPI_Group_size(group, &members), MPI_SUCCESS);
  CHECK_EQUAL(members, 1);
  CHECK_EQUAL(MPI_Group_free(&group), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
  all_failed += checks_failed;
  if (my_rank == 0) printf("%d checks\n", checks_made);
  return say_result(all_failed != 0);
}
