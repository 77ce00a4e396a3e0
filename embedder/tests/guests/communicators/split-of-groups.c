// Colors between two groups. MPICH before 4.2.3 makes something wrong where rank 0 of a group gets no communicator: its
// collective messages reach MPI_COMM_WORLD.
#include "guest_test.h"

// Splits by `color`; the error class.
static int split(MPI_Comm between, int color, MPI_Comm* made) {
  int found = MPI_SUCCESS;
  *made = MPI_COMM_NULL;
  const int code = MPI_Comm_split(between, color, my_rank, made);
  if (code != MPI_SUCCESS) MPI_Error_class(code, &found);
  return found;
}

static void use_and_free(MPI_Comm made, int others) {
  int remote = 0, sum = 0;
  MPI_Comm_remote_size(made, &remote);
  CHECK_EQUAL(remote, others);
  CHECK_EQUAL(MPI_Allreduce(&(int){1}, &sum, 1, MPI_INT, MPI_SUM, made), MPI_SUCCESS);
  CHECK_EQUAL(sum, others);
  CHECK_EQUAL(MPI_Comm_free(&made), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  const int is_second = my_rank >= 2;
  MPI_Comm side, between, made;
  MPI_Comm_split(MPI_COMM_WORLD, is_second, my_rank, &side);
  MPI_Intercomm_create(side, 0, MPI_COMM_WORLD, is_second ? 0 : 2, 3, &between);
  MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);

  // For all, and for the first process of each group alone.
  CHECK_EQUAL(split(between, 7, &made), MPI_SUCCESS);
  use_and_free(made, 2);
  CHECK_EQUAL(split(between, my_rank % 2 == 0 ? 0 : MPI_UNDEFINED, &made), MPI_SUCCESS);
  CHECK_EQUAL(made != MPI_COMM_NULL, my_rank % 2 == 0);
  if (made != MPI_COMM_NULL) use_and_free(made, 1);

  // For all but the first process of one group: it passes no color, or one that the other group does not have.
  static const int of_first[] = {MPI_UNDEFINED, 9};
  for (int i = 0; i < LENGTH(of_first); ++i) {
    const int found = split(between, my_rank == 0 ? of_first[i] : 4, &made);
    CHECK(found == MPI_SUCCESS || found == MPI_ERR_UNSUPPORTED_OPERATION);
    int all = MPI_SUCCESS;
    MPI_Allreduce(&found, &all, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    CHECK_EQUAL(all, found);
    CHECK_EQUAL(made != MPI_COMM_NULL, found == MPI_SUCCESS && my_rank != 0);
    if (made != MPI_COMM_NULL) use_and_free(made, is_second ? 1 : 2);
  }
  MPI_Comm_free(&between);
  MPI_Comm_free(&side);
  return finish_test();
}
