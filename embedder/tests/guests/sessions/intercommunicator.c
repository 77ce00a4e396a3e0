// An intercommunicator of two groups of a session, after MPI_Finalize: the session outlives the world.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Session session = MPI_SESSION_NULL;
  CHECK_EQUAL(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Finalize(), MPI_SUCCESS);
  int size = 0;
  CHECK_EQUAL(MPI_Finalized(&size), MPI_SUCCESS);
  CHECK_EQUAL(size, 1);
  CHECK_EQUAL(MPI_Comm_size(MPI_COMM_WORLD, &size), MPI_ERR_COMM);

  MPI_Group all = MPI_GROUP_NULL;
  MPI_Group mine = MPI_GROUP_NULL;
  MPI_Group theirs = MPI_GROUP_NULL;
  const int other = 1 - my_rank;
  CHECK_EQUAL(MPI_Group_from_session_pset(session, "mpi://WORLD", &all), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Group_incl(all, 1, &my_rank, &mine), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Group_incl(all, 1, &other, &theirs), MPI_SUCCESS);
  MPI_Comm between = MPI_COMM_NULL;
  CHECK_EQUAL(
      MPI_Intercomm_create_from_groups(mine, 0, theirs, 0, "between", MPI_INFO_NULL, MPI_ERRORS_RETURN, &between),
      MPI_SUCCESS);
  CHECK_EQUAL(MPI_Intercomm_create_from_groups(mine, 1, theirs, 0, "wrong", MPI_INFO_NULL, MPI_ERRORS_RETURN, &between),
              MPI_ERR_RANK);
  CHECK_EQUAL(MPI_Intercomm_create_from_groups(all, 0, theirs, 0, "wrong", MPI_INFO_NULL, MPI_ERRORS_RETURN, &between),
              MPI_ERR_GROUP);
  CHECK_EQUAL(MPI_Comm_remote_size(between, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, 1);
  int value = my_rank;
  CHECK_EQUAL(MPI_Sendrecv_replace(&value, 1, MPI_INT, 0, 0, 0, 0, between, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(value, other);
  const int failed = checks_failed;
  int failed_there = 0;
  MPI_Sendrecv(&failed, 1, MPI_INT, 0, 1, &failed_there, 1, MPI_INT, 0, 1, between, MPI_STATUS_IGNORE);
  CHECK_EQUAL(MPI_Comm_free(&between), MPI_SUCCESS);
  MPI_Group_free(&all);
  MPI_Group_free(&mine);
  MPI_Group_free(&theirs);
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
  if (my_rank == 0) printf("%d checks\n", checks_made);
  return say_result(checks_failed != 0 || failed_there != 0);
}
