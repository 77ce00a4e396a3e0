// A send and a receive in one call, round a ring: blocking and not, with two buffers and with one.
#include "guest_test.h"

enum { length = 3 };

static int next_rank(void) { return (my_rank + 1) % ranks; }
static int previous_rank(void) { return (my_rank + ranks - 1) % ranks; }

static void fill(int values[]) {
  for (int i = 0; i < length; ++i) values[i] = 10 * my_rank + i;
}

static void check_from_previous(const int values[], const MPI_Status* status) {
  for (int i = 0; i < length; ++i) CHECK_EQUAL(values[i], 10 * previous_rank() + i);
  CHECK_EQUAL(status->MPI_SOURCE, previous_rank());
  CHECK_EQUAL(status->MPI_TAG, previous_rank());
}

static void exchange(void) {
  int out[length];
  int in[length] = {0};
  fill(out);
  MPI_Status status;
  MPI_Sendrecv(out, length, MPI_INT, next_rank(), my_rank, in, length, MPI_INT, previous_rank(), MPI_ANY_TAG,
               MPI_COMM_WORLD, &status);
  check_from_previous(in, &status);
}

static void exchange_in_place(void) {
  int values[length];
  fill(values);
  MPI_Status status;
  MPI_Sendrecv_replace(values, length, MPI_INT, next_rank(), my_rank, previous_rank(), previous_rank(), MPI_COMM_WORLD,
                       &status);
  check_from_previous(values, &status);
}

// Types with gaps: only the data moves, what lies between stays.
static void exchange_strided(void) {
  MPI_Datatype every_second;
  MPI_Type_vector(length, 1, 2, MPI_INT, &every_second);
  MPI_Type_commit(&every_second);
  int values[2 * length];
  for (int i = 0; i < 2 * length; ++i) values[i] = i % 2 == 0 ? 10 * my_rank + i / 2 : -7;
  MPI_Status status;
  MPI_Sendrecv_replace(values, 1, every_second, next_rank(), my_rank, previous_rank(), previous_rank(), MPI_COMM_WORLD,
                       &status);
  for (int i = 0; i < 2 * length; ++i) CHECK_EQUAL(values[i], i % 2 == 0 ? 10 * previous_rank() + i / 2 : -7);
  MPI_Type_free(&every_second);
}

static void exchange_with_nobody(void) {
  int out[length];
  int in[length] = {1, 2, 3};
  fill(out);
  MPI_Status status;
  MPI_Sendrecv(out, length, MPI_INT, MPI_PROC_NULL, 0, in, length, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &status);
  CHECK_EQUAL(in[2], 3);
  CHECK_EQUAL(status.MPI_SOURCE, MPI_PROC_NULL);
}

static void exchange_at_once(void) {
  int out[length];
  int in[length] = {0};
  fill(out);
  MPI_Request request;
  MPI_Status status;
  if (AVAILABLE(MPI_Isendrecv, out, length, MPI_INT, next_rank(), my_rank, in, length, MPI_INT, previous_rank(),
                MPI_ANY_TAG, MPI_COMM_WORLD, &request)) {
    MPI_Wait(&request, &status);
    check_from_previous(in, &status);
  }
  fill(out);
  if (AVAILABLE(MPI_Isendrecv_replace, out, length, MPI_INT, next_rank(), my_rank, previous_rank(), MPI_ANY_TAG,
                MPI_COMM_WORLD, &request)) {
    MPI_Wait(&request, &status);
    check_from_previous(out, &status);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  exchange();
  exchange_in_place();
  exchange_strided();
  exchange_with_nobody();
  exchange_at_once();
  return finish_test();
}
