// Messages between two ranks: all datatypes, wildcards, requests, and what statuses say.
#include "mpi_2023.h"

// What a status must not be written beyond.
typedef struct {
  MPI_Status status;
  int64_t behind;
} Guarded;

static void check_statuses(void) {
  double values[3] = {1, 2, 3};
  if (my_rank == 0) {
    MPI_Send(values, 3, MPI_DOUBLE, 1, 7, MPI_COMM_WORLD);
    MPI_Rsend(values, 0, MPI_DOUBLE, 1, 8, MPI_COMM_WORLD);
    return;
  }
  Guarded guarded;
  memset(&guarded, 0x55, sizeof guarded);
  MPI_Probe(MPI_ANY_SOURCE, 7, MPI_COMM_WORLD, &guarded.status);
  CHECK_EQUAL(guarded.status.bytes, 24);
  memset(&guarded, 0x55, sizeof guarded);
  double received[4] = {0};
  MPI_Recv(received, 4, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &guarded.status);
  CHECK_EQUAL(guarded.status.MPI_SOURCE, 0);
  CHECK_EQUAL(guarded.status.MPI_TAG, 7);
  CHECK_EQUAL(guarded.status.MPI_ERROR, 0x55555555);  // left as it was
  CHECK_EQUAL(guarded.status.cancelled, 0);
  CHECK_EQUAL(guarded.status.bytes, 24);
  CHECK_EQUAL(guarded.behind, 0x5555555555555555);
  CHECK_EQUAL(received[2], 3);
  int count = 0;
  MPI_Get_count(&guarded.status, MPI_DOUBLE, &count);
  CHECK_EQUAL(count, 3);
  MPI_Get_count(&guarded.status, MPI_BYTE, &count);
  CHECK_EQUAL(count, 24);
  MPI_Recv(received, 4, MPI_DOUBLE, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &guarded.status);
  CHECK_EQUAL(guarded.status.MPI_TAG, 8);
  MPI_Get_count(&guarded.status, MPI_DOUBLE, &count);
  CHECK_EQUAL(count, 0);
}

static void check_requests(void) {
  enum { messages = 5 };
  int sent[messages], received[messages] = {0};
  MPI_Request requests[2 * messages];
  struct {
    MPI_Status list[2 * messages];
    int64_t behind;
  } statuses;
  memset(&statuses, 0x55, sizeof statuses);
  const int other = 1 - my_rank;
  for (int i = 0; i < messages; ++i) {
    sent[i] = 10 * my_rank + i;
    MPI_Irecv(&received[i], 1, MPI_INT, other, i, MPI_COMM_WORLD, &requests[i]);
    MPI_Isend(&sent[i], 1, MPI_INT, other, i, MPI_COMM_WORLD, &requests[messages + i]);
  }
  MPI_Waitall(2 * messages, requests, statuses.list);
  for (int i = 0; i < messages; ++i) {
    CHECK_EQUAL(received[i], 10 * other + i);
    CHECK_EQUAL(statuses.list[i].MPI_SOURCE, other);
    CHECK_EQUAL(statuses.list[i].MPI_TAG, i);
    CHECK_EQUAL(statuses.list[i].bytes, 4);
    CHECK_EQUAL(requests[i], requests[0]);  // all are the null request now
  }
  CHECK_EQUAL(statuses.behind, 0x5555555555555555);

  // Longer lists than before, without statuses, and one by one.
  MPI_Irecv(&received[0], 1, MPI_INT, other, 1, MPI_COMM_WORLD, &requests[0]);
  MPI_Isend(&sent[0], 1, MPI_INT, other, 1, MPI_COMM_WORLD, &requests[1]);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  MPI_Irecv(&received[0], 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &requests[0]);
  MPI_Isend(&sent[1], 1, MPI_INT, other, 9, MPI_COMM_WORLD, &requests[1]);
  for (int done = 0; done < 2; ++done) {
    int index = -1;
    MPI_Status status;
    MPI_Waitany(2, requests, &index, &status);
    if (index == 0) CHECK_EQUAL(status.MPI_TAG, 9);
  }
  MPI_Isend(&sent[2], 1, MPI_INT, other, 3, MPI_COMM_WORLD, &requests[0]);
  MPI_Request_free(&requests[0]);
  MPI_Irecv(&received[0], 1, MPI_INT, other, 3, MPI_COMM_WORLD, &requests[1]);
  MPI_Status status;
  MPI_Wait(&requests[1], &status);
  CHECK_EQUAL(received[0], 10 * other + 2);
  // Nothing is left to wait for: an empty status, with the wildcards of this ABI.
  MPI_Wait(&requests[1], &status);
  CHECK_EQUAL(status.MPI_SOURCE, MPI_ANY_SOURCE);
  CHECK_EQUAL(status.MPI_TAG, MPI_ANY_TAG);
  CHECK_EQUAL(status.bytes, 0);
}

// Each type has the size that it has in a program for wasm32, and that many bytes go over.
static void check_types(void) {
  static const int sizes[MPI_BYTE + 1] = {1, 2, 4, 4, 8, 1, 2, 4, 4, 8, sizeof(long), 8, 8, 4, 8, 12, 1, 1, 1};
  for (MPI_Datatype type = 0; type <= MPI_BYTE; ++type) {
    int size = 0;
    MPI_Type_size(type, &size);
    CHECK_EQUAL(size, sizes[type]);
    unsigned char sent[16], received[16];
    memset(sent, my_rank + 1, sizeof sent);
    memset(received, 0, sizeof received);
    MPI_Sendrecv(sent, 1, type, 1 - my_rank, type, received, 1, type, 1 - my_rank, MPI_ANY_TAG, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    CHECK_EQUAL(received[size - 1], 2 - my_rank);
    CHECK_EQUAL(received[size], 0);
  }
  CHECK_EQUAL(sizeof(long), 4);

  MPI_Datatype pair = MPI_DATATYPE_NULL;
  MPI_Type_contiguous(2, MPI_LONG, &pair);
  MPI_Type_commit(&pair);
  long sent[4] = {my_rank, 2, 3, 4}, received[4] = {0};
  MPI_Sendrecv(sent, 2, pair, 1 - my_rank, 0, received, 4, MPI_LONG, 1 - my_rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  CHECK_EQUAL(received[0], 1 - my_rank);
  CHECK_EQUAL(received[3], 4);
  MPI_Type_free(&pair);
  CHECK_EQUAL(pair, MPI_DATATYPE_NULL);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  check_statuses();
  check_requests();
  check_types();
  return finish_test();
}
