// What MPI forbids: threads of each process make communicators of the same group with the same tag or string at the
// same time. Each of them is made with one of the other process's.
#include "mpi-threads.h"

enum { rounds = 20, tag = 5 };

static MPI_Group all;

static void use_and_free(MPI_Comm made) {
  int one = 1, sum = 0;
  CHECK_EQUAL_HERE(MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, made), MPI_SUCCESS);
  CHECK_EQUAL_HERE(sum, ranks);
  CHECK_EQUAL_HERE(MPI_Comm_free(&made), MPI_SUCCESS);
}

static void* make(void* argument) {
  (void)argument;
  for (int i = 0; i < rounds; ++i) {
    MPI_Comm made = MPI_COMM_NULL;
    CHECK_EQUAL_HERE(MPI_Comm_create_group(MPI_COMM_WORLD, all, tag, &made), MPI_SUCCESS);
    use_and_free(made);
    CHECK_EQUAL_HERE(MPI_Comm_create_from_group(all, "one", MPI_INFO_NULL, MPI_ERRORS_RETURN, &made), MPI_SUCCESS);
    use_and_free(made);
  }
  return NULL;
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  MPI_Comm_group(MPI_COMM_WORLD, &all);
  in_threads(make);
  return finish_test();
}
