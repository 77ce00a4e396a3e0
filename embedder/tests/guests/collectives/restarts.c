// Persistent collective operations that are started several times, alone and in a list, on libraries that have them.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int value = 0;
  int sum = 0;
  int root_value = 0;
  MPI_Request requests[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
  MPI_Info info;
  MPI_Info_create(&info);
  const bool have =
      AVAILABLE(MPI_Allreduce_init, &value, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, info, &requests[0]);
  if (have) {
    CHECK_EQUAL(MPI_Bcast_init(&root_value, 1, MPI_INT, 1, MPI_COMM_WORLD, info, &requests[1]), MPI_SUCCESS);
    for (int round = 1; round <= 4; ++round) {
      value = round * (my_rank + 1);
      root_value = my_rank == 1 ? 50 + round : -1;
      if (round % 2 == 0) {
        CHECK_EQUAL(MPI_Startall(2, requests), MPI_SUCCESS);
        CHECK_EQUAL(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
        CHECK_EQUAL(root_value, 50 + round);
      } else {
        CHECK_EQUAL(MPI_Start(&requests[0]), MPI_SUCCESS);
        CHECK_EQUAL(MPI_Wait(&requests[0], MPI_STATUS_IGNORE), MPI_SUCCESS);
      }
      CHECK_EQUAL(sum, round * ranks * (ranks + 1) / 2);
    }
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
  } else {
    CHECK(requests[0] == MPI_REQUEST_NULL);
    CHECK(!AVAILABLE(MPI_Bcast_init, &root_value, 1, MPI_INT, 1, MPI_COMM_WORLD, info, &requests[1]));
  }
  MPI_Info_free(&info);
  return finish_test();
}
