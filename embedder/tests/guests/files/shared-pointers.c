// The file pointer that all processes share: each access takes the next stretch; ordered ones go by rank.
#include "guest_test.h"

enum { length = 10 };

static MPI_File file;

static MPI_Offset shared_place(void) {
  MPI_Offset place = -1;
  CHECK_EQUAL(MPI_File_get_position_shared(file, &place), MPI_SUCCESS);
  return place;
}

static void to_start(void) {
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_File_seek_shared(file, 0, MPI_SEEK_SET), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
}

// The file must hold one stretch of each rank, in any order.
static void check_stretches(int seed) {
  MPI_Barrier(MPI_COMM_WORLD);
  int all[2 * length] = {0};
  bool seen[2] = {false, false};
  CHECK_EQUAL(MPI_File_read_at(file, 0, all, 2 * length, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < 2; ++i) {
    const int rank = all[i * length] - seed;
    if (rank == 0 || rank == 1) seen[rank] = true;
    for (int j = 0; j < length; ++j) CHECK_EQUAL(all[i * length + j], all[i * length]);
  }
  CHECK(seen[0] && seen[1]);
}

static void fill(int values[], int seed) {
  for (int i = 0; i < length; ++i) values[i] = seed + my_rank;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "shared", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_SUCCESS);
  int values[length];
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Status status;
  Count count = -1;

  fill(values, 100);
  CHECK_EQUAL(MPI_File_write_shared(file, values, length, MPI_INT, &status), MPI_SUCCESS);
  MPI_Get_count(&status, MPI_INT, &count);
  CHECK_EQUAL(count, length);
  check_stretches(100);
  CHECK_EQUAL(shared_place(), 2 * length);

  to_start();
  fill(values, 200);
  CHECK_EQUAL(MPI_File_iwrite_shared(file, values, length, MPI_INT, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  check_stretches(200);

  to_start();
  fill(values, 300);
  CHECK_EQUAL(MPI_File_write_ordered(file, values, length, MPI_INT, &status), MPI_SUCCESS);
  to_start();
  memset(values, 0, sizeof values);
  CHECK_EQUAL(MPI_File_read_ordered(file, values, length, MPI_INT, &status), MPI_SUCCESS);
  CHECK_EQUAL(values[0], 300 + my_rank);
  CHECK_EQUAL(values[length - 1], 300 + my_rank);

  to_start();
  fill(values, 400);
  CHECK_EQUAL(MPI_File_write_ordered_begin(file, values, length, MPI_INT), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write_ordered_end(file, values, MPI_STATUS_IGNORE), MPI_SUCCESS);
  to_start();
  memset(values, 0, sizeof values);
  CHECK_EQUAL(MPI_File_read_ordered_begin(file, values, length, MPI_INT), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_read_ordered_end(file, values, &status), MPI_SUCCESS);
  CHECK_EQUAL(values[0], 400 + my_rank);

  // Which rank reads which stretch is open; together they read both.
  to_start();
  memset(values, 0, sizeof values);
  CHECK_EQUAL(MPI_File_read_shared(file, values, length, MPI_INT, &status), MPI_SUCCESS);
  int sum = 0;
  MPI_Allreduce(&values[0], &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  CHECK_EQUAL(sum, 801);
  to_start();
  memset(values, 0, sizeof values);
  CHECK_EQUAL(MPI_File_iread_shared(file, values, length, MPI_INT, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
  MPI_Allreduce(&values[0], &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  CHECK_EQUAL(sum, 801);

  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_File_seek_shared(file, -length, MPI_SEEK_END), MPI_SUCCESS);
  CHECK_EQUAL(shared_place(), length);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
