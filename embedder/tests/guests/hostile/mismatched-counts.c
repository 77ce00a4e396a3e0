// Collective operations whose ranks pass different counts. Open MPI writes a message that is longer than the receive
// buffer past its end; where that buffer is the library's own, it must not be the heap that is overwritten.
#include "hostile.h"

// Both are sent in the same way, and beyond what Open MPI sends at once.
enum { few = 1000, many = 3000, most = 1 << 18, operations = 9, datatypes = 64 };

static int sent[2 * most];
static int received[2 * most];

// MPI_MAX as a function of the program, for which libraries have other algorithms.
static void larger(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)type;
  const int* from = in;
  int* to = inout;
  for (int i = 0; i < *length; ++i) to[i] = from[i] > to[i] ? from[i] : to[i];
}

static int begin(int which, int count, MPI_Op op, int root, MPI_Comm comm, MPI_Request* request) {
  switch (which) {
    case 0:
      return MPI_Ireduce(sent, received, count, MPI_INT, op, root, comm, request);
    case 1:
      return MPI_Iallreduce(sent, received, count, MPI_INT, op, comm, request);
    case 2:
      return MPI_Iscan(sent, received, count, MPI_INT, op, comm, request);
    case 3:
      return MPI_Ireduce_scatter_block(sent, received, count / 2, MPI_INT, op, comm, request);
    default:
      return MPI_Iexscan(sent, received, count, MPI_INT, op, comm, request);
  }
}

static void call(int which, int count, MPI_Op op, int root, MPI_Comm comm) {
  const int counts[2] = {count / 2, count / 2};
  switch (which) {
    case 0:
      MPI_Reduce(sent, received, count, MPI_INT, op, root, comm);
      break;
    case 1:
      MPI_Allreduce(sent, received, count, MPI_INT, op, comm);
      break;
    case 2:
      MPI_Scan(sent, received, count, MPI_INT, op, comm);
      break;
    case 3:
      MPI_Reduce_scatter_block(sent, received, count / 2, MPI_INT, op, comm);
      break;
    case 4:
      MPI_Exscan(sent, received, count, MPI_INT, op, comm);
      break;
    case 5:
      MPI_Reduce_scatter(sent, received, counts, MPI_INT, op, comm);
      break;
    case 6:
      MPI_Allreduce(MPI_IN_PLACE, received, count, MPI_INT, op, comm);
      break;
    case 7:
      MPI_Gather(sent, count / 2, MPI_INT, received, count / 2, MPI_INT, root, comm);
      break;
    default:
      MPI_Alltoall(MPI_IN_PLACE, 0, MPI_INT, received, count / 2, MPI_INT, comm);
  }
}

// What has a place in the heap, and uses it.
static void use_heap(void) {
  MPI_Datatype types[datatypes];
  for (int i = 0; i < datatypes; ++i) {
    MPI_Type_vector(i + 1, 1, 2, MPI_INT, &types[i]);
    MPI_Type_commit(&types[i]);
  }
  for (int i = 0; i < datatypes; ++i) {
    int size = 0;
    MPI_Type_size(types[i], &size);
    CHECK_EQUAL(size, (int)sizeof(int) * (i + 1));
    MPI_Type_free(&types[i]);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  for (int i = 0; i < 2 * most; ++i) sent[i] = 0x41414141;
  MPI_Op own;
  MPI_Op_create(larger, 1, &own);
  for (int round = 0; round < 8 * operations; ++round) {
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    const int which = round % operations;
    const int root = round / operations % 2;
    // Scans have one message, however long it is: beyond what is accessible behind the buffer, too.
    const int longer = which == 2 || which == 4 ? most : many;
    const int count = my_rank == root ? few : longer;
    MPI_Op op = round / operations / 2 % 2 == 0 ? MPI_MAX : own;
    if (round >= 4 * operations && which < 5) {
      MPI_Request request;
      int done = begin(which, count, op, root, comm, &request) != MPI_SUCCESS;
      // It may wait for ever for what the other side does not send.
      for (int i = 0; i < 1000 && !done; ++i) MPI_Test(&request, &done, MPI_STATUS_IGNORE);
    } else {
      call(which, count, op, root, comm);
    }
    use_heap();
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Comm_free(&comm);
  }
  // The correct operation still works, on memory that was in use meanwhile.
  for (int i = 0; i < 2 * most; ++i) sent[i] = i + my_rank;
  CHECK_EQUAL(MPI_Allreduce(sent, received, many, MPI_INT, MPI_SUM, MPI_COMM_WORLD), MPI_SUCCESS);
  long wrong = 0;
  for (int i = 0; i < many; ++i) wrong += received[i] != 2 * i + 1;
  CHECK_EQUAL(wrong, 0);
  MPI_Op_free(&own);
  return finish_test();
}
