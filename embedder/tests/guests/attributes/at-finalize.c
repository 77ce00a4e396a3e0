// MPI_Finalize first deletes the attributes of MPI_COMM_SELF, the youngest first, and MPI works while it does.
#include "guest_test.h"

static int order[2];
static int deleted;

static int discard(MPI_Comm comm, int keyval, void* value, void* extra) {
  (void)comm, (void)keyval, (void)extra;
  int finalized = -1;
  int rank = -1;
  MPI_Finalized(&finalized);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (deleted < 2 && finalized == 0 && rank == my_rank) order[deleted] = *(int*)value;
  ++deleted;
  return MPI_SUCCESS;
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  static int values[2] = {1, 2};
  int keyvals[2];
  for (int i = 0; i < 2; ++i) {
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, discard, &keyvals[i], NULL);
    MPI_Comm_set_attr(MPI_COMM_SELF, keyvals[i], &values[i]);
    MPI_Comm_free_keyval(&keyvals[i]);
  }
  const int failed = sum_up() != 0 && checks_failed > 0;
  MPI_Finalize();
  if (my_rank == 0) printf("%d and then %d deleted before the end\n", order[0], order[1]);
  return failed || deleted != 2;
}
