// Thousands of requests: handles are used again, and a freed one stays dead.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  enum { many = 3000 };
  static MPI_Request requests[many];
  static int values[many];
  for (int i = 0; i < many; ++i) MPI_Irecv(&values[i], 1, MPI_INT, 0, i % 1000, MPI_COMM_SELF, &requests[i]);
  int alike = 0;
  for (int i = 1; i < many; ++i) alike += requests[i] == requests[i - 1];
  CHECK_EQUAL(alike, 0);
  for (int i = 0; i < many; ++i) MPI_Send(&i, 1, MPI_INT, 0, i % 1000, MPI_COMM_SELF);
  const MPI_Request first = requests[0];
  MPI_Waitall(many, requests, MPI_STATUSES_IGNORE);
  int wrong = 0;
  for (int i = 0; i < many; ++i) wrong += values[i] != i;
  CHECK_EQUAL(wrong, 0);
  // The first handle's place is used again, under another handle.
  for (int i = 0; i < 50; ++i) {
    MPI_Request request;
    MPI_Isend(&i, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_SELF, &request);
    MPI_Request dead = first;
    wrong += dead == request;
    wrong += MPI_Wait(&dead, MPI_STATUS_IGNORE) != MPI_ERR_REQUEST;
    MPI_Wait(&request, MPI_STATUS_IGNORE);
  }
  CHECK_EQUAL(wrong, 0);
  return finish_test();
}
