// 64 threads that call MPI at the same time, on however few cores: messages between equal threads of two ranks, and
// collective operations, each thread on a communicator of its own.
#include "mpi-threads.h"

enum { many = 64, messages = 20, length = 300 };

static MPI_Comm own[many];

static void* call(void* argument) {
  const int number = (int)(intptr_t)argument;
  const int next = (my_rank + 1) % ranks;
  const int before = (my_rank + ranks - 1) % ranks;
  int out[length], in[length];
  for (int i = 0; i < messages; ++i) {
    for (int k = 0; k < length; ++k) out[k] = number * 1000 + i, in[k] = -1;
    MPI_Request request[2];
    MPI_Irecv(in, length, MPI_INT, before, number, MPI_COMM_WORLD, &request[0]);
    MPI_Isend(out, length, MPI_INT, next, number, MPI_COMM_WORLD, &request[1]);
    MPI_Waitall(2, request, MPI_STATUSES_IGNORE);
    bool is_right = true;
    for (int k = 0; k < length; ++k) is_right = is_right && in[k] == number * 1000 + i;
    CHECK_HERE(is_right);
  }
  int sum = 0;
  MPI_Allreduce(&number, &sum, 1, MPI_INT, MPI_SUM, own[number]);
  CHECK_EQUAL_HERE(sum, number * ranks);
  return NULL;
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) {
    CHECK(runs_over("mpiwasm serial"));
    return finish_test();
  }
  for (int i = 0; i < many; ++i) MPI_Comm_dup(MPI_COMM_WORLD, &own[i]);
  pthread_t started[many];
  for (intptr_t i = 0; i < many; ++i) CHECK_EQUAL(pthread_create(&started[i], NULL, call, (void*)i), 0);
  for (int i = 0; i < many; ++i) CHECK_EQUAL(pthread_join(started[i], NULL), 0);
  for (int i = 0; i < many; ++i) MPI_Comm_free(&own[i]);
  return finish_test();
}
