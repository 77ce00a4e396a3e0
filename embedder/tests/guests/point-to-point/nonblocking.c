// The sends and the receive that return at once; the values must be those at the time of the call.
#include "guest_test.h"

enum { messages = 4 };

static void send_all(void) {
  static char room[MPI_BSEND_OVERHEAD + 64];
  MPI_Buffer_attach(room, sizeof room);
  double values[messages] = {0.5, 1.5, 2.5, 3.5};
  MPI_Request requests[messages];
  MPI_Barrier(MPI_COMM_WORLD);  // all receives are posted
  MPI_Isend(&values[0], 1, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD, &requests[0]);
  MPI_Issend(&values[1], 1, MPI_DOUBLE, 1, 1, MPI_COMM_WORLD, &requests[1]);
  MPI_Ibsend(&values[2], 1, MPI_DOUBLE, 1, 2, MPI_COMM_WORLD, &requests[2]);
  MPI_Irsend(&values[3], 1, MPI_DOUBLE, 1, 3, MPI_COMM_WORLD, &requests[3]);
  for (int i = 0; i < messages; ++i) CHECK(requests[i] != MPI_REQUEST_NULL);
  MPI_Waitall(messages, requests, MPI_STATUSES_IGNORE);
  for (int i = 0; i < messages; ++i) CHECK(requests[i] == MPI_REQUEST_NULL);
  void* detached = NULL;
  Count size = 0;
  MPI_Buffer_detach(&detached, &size);
}

static void receive_all(void) {
  double values[messages] = {-1, -1, -1, -1};
  MPI_Request requests[messages];
  MPI_Status statuses[messages];
  for (int i = 0; i < messages; ++i) {
    MPI_Irecv(&values[i], 1, MPI_DOUBLE, i % 2 == 0 ? 0 : MPI_ANY_SOURCE, i, MPI_COMM_WORLD, &requests[i]);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Waitall(messages, requests, statuses);
  for (int i = 0; i < messages; ++i) {
    CHECK(values[i] == 0.5 + i);
    CHECK_EQUAL(statuses[i].MPI_SOURCE, 0);
    CHECK_EQUAL(statuses[i].MPI_TAG, i);
    CHECK(requests[i] == MPI_REQUEST_NULL);
  }
}

static void use_null_process(void) {
  int value = 3;
  MPI_Request requests[2];
  MPI_Status statuses[2];
  MPI_Isend(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &requests[0]);
  MPI_Irecv(&value, 1, MPI_INT, MPI_PROC_NULL, MPI_ANY_TAG, MPI_COMM_WORLD, &requests[1]);
  MPI_Waitall(2, requests, statuses);
  CHECK_EQUAL(value, 3);
  // MPICH 4.0.2 leaves the status of such a receive as it is, natively too.
  if (!runs_over("MPICH Version:\t4.0.")) {
    CHECK_EQUAL(statuses[1].MPI_SOURCE, MPI_PROC_NULL);
    CHECK_EQUAL(statuses[1].MPI_TAG, MPI_ANY_TAG);
  }
}

// Messages of one sender with one tag arrive in the order in which they were sent.
static void keep_order(void) {
  enum { many = 200 };
  static int values[many];
  static MPI_Request requests[many];
  for (int i = 0; i < many; ++i) {
    values[i] = my_rank == 0 ? i : -1;
    if (my_rank == 0) {
      MPI_Isend(&values[i], 1, MPI_INT, 1, 7, MPI_COMM_WORLD, &requests[i]);
    } else {
      MPI_Irecv(&values[i], 1, MPI_INT, 0, 7, MPI_COMM_WORLD, &requests[i]);
    }
  }
  MPI_Waitall(many, requests, MPI_STATUSES_IGNORE);
  for (int i = 0; i < many; ++i) CHECK_EQUAL(values[i], i);
}

// A request that is freed at once is still carried out.
static void free_before_completion(void) {
  static int value;
  MPI_Request request;
  if (my_rank == 0) {
    value = 77;
    MPI_Isend(&value, 1, MPI_INT, 1, 9, MPI_COMM_WORLD, &request);
    MPI_Request_free(&request);
    CHECK(request == MPI_REQUEST_NULL);
  } else {
    MPI_Recv(&value, 1, MPI_INT, 0, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK_EQUAL(value, 77);
  }
  MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  if (my_rank == 0) {
    send_all();
  } else {
    receive_all();
  }
  use_null_process();
  keep_order();
  free_before_completion();
  return finish_test();
}
