// A reduction function must not communicate (MPI-5.0, 6.9.5), and libraries do not bear it when what they work on is
// freed: such calls answer with an error, and all is as it was. Asking is allowed.
#include "guest_test.h"

static MPI_Op op;
static MPI_Datatype pair;
static MPI_Comm comm;
static int calls, refused, asked;

static void add(void* in, void* inout, int* length, MPI_Datatype* type) {
  int number = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Comm copy = comm;
  MPI_Op same_op = op;
  MPI_Datatype same_type = *type;
  MPI_Aint bound, extent;
  ++calls;
  refused += MPI_Isend(&number, 1, MPI_INT, my_rank, 0, comm, &request) == MPI_ERR_OTHER;
  refused += MPI_Allreduce(MPI_IN_PLACE, &number, 1, MPI_INT, MPI_SUM, comm) == MPI_ERR_OTHER;
  refused += MPI_Comm_free(&copy) == MPI_ERR_OTHER;
  refused += MPI_Op_free(&same_op) == MPI_ERR_OTHER;
  refused += MPI_Type_free(&same_type) == MPI_ERR_OTHER;
  refused += MPI_Wait(&request, MPI_STATUS_IGNORE) == MPI_ERR_OTHER;
  refused += MPI_Get_c(&number, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_WIN_NULL) == MPI_ERR_OTHER;
  refused += MPI_Get_accumulate(&number, 1, MPI_INT, &number, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, MPI_WIN_NULL) ==
             MPI_ERR_OTHER;
  refused += MPI_Grequest_start(NULL, NULL, NULL, NULL, &request) == MPI_ERR_OTHER;
  asked += MPI_Comm_rank(comm, &number) == MPI_SUCCESS && number == my_rank;
  asked += MPI_Type_get_extent(*type, &bound, &extent) == MPI_SUCCESS && extent == 2 * (MPI_Aint)sizeof(int);
  asked += MPI_Wtime() >= 0;
  for (int i = 0; i < 2 * *length; ++i) ((int*)inout)[i] += ((int*)in)[i];
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Type_contiguous(2, MPI_INT, &pair);
  MPI_Type_commit(&pair);
  MPI_Op_create(add, 1, &op);
  int mine[2] = {my_rank, 1};
  int sums[2] = {0, 0};
  CHECK_EQUAL(MPI_Allreduce(mine, sums, 1, pair, op, comm), MPI_SUCCESS);
  CHECK_EQUAL(sums[0], ranks * (ranks - 1) / 2);
  CHECK_EQUAL(sums[1], ranks);
  CHECK_EQUAL(MPI_Reduce_local(mine, sums, 1, pair, op), MPI_SUCCESS);
  CHECK_EQUAL(sums[1], ranks + 1);
  CHECK(calls >= 1);
  CHECK_EQUAL(refused, 9 * calls);
  CHECK_EQUAL(asked, 3 * calls);
  CHECK_EQUAL(MPI_Op_free(&op), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_free(&pair), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_free(&comm), MPI_SUCCESS);
  return finish_test();
}
