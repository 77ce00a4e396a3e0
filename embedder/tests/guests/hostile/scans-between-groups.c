// Scans have no meaning between two groups (MPI-5.0, 6.11). Open MPI called a function that is not there.
#include "hostile.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm groups;
  MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 1 - my_rank, 0, &groups);
  MPI_Comm_set_errhandler(groups, MPI_ERRORS_RETURN);
  const int own = my_rank;
  int sum = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_Scan(&own, &sum, 1, MPI_INT, MPI_SUM, groups), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Exscan(&own, &sum, 1, MPI_INT, MPI_SUM, groups), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Iscan(&own, &sum, 1, MPI_INT, MPI_SUM, groups, &request), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Iexscan(&own, &sum, 1, MPI_INT, MPI_SUM, groups, &request), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Scan_init(&own, &sum, 1, MPI_INT, MPI_SUM, groups, MPI_INFO_NULL, &request), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Exscan_init(&own, &sum, 1, MPI_INT, MPI_SUM, groups, MPI_INFO_NULL, &request), MPI_ERR_COMM);
  MPI_Comm_free(&groups);
  return finish_test();
}
