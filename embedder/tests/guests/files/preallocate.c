// A file that MPI_File_preallocate makes larger keeps its data, and what is new is zero; one that is large enough stays
// as it is.
#include <stdlib.h>
#include <string.h>

#include "guest_test.h"

enum { written = 5000, small_size = 100, large_size = 3000000 };

static char data[large_size];

// Memory that the library is given later, with something in it.
static void fill_memory(void) {
  static char noise[large_size];
  memset(noise, 'n', sizeof noise);
  for (int i = 0; i < 4; ++i)
    MPI_Sendrecv(noise, large_size, MPI_CHAR, 0, 0, data, large_size, MPI_CHAR, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
}

static void expect(MPI_File file, MPI_Offset size) {
  MPI_Offset found = 0;
  CHECK_EQUAL(MPI_File_get_size(file, &found), MPI_SUCCESS);
  CHECK_EQUAL(found, size);
  memset(data, 'x', sizeof data);
  MPI_Status status;
  CHECK_EQUAL(MPI_File_read_at(file, 0, data, (int)size, MPI_CHAR, &status), MPI_SUCCESS);
  int count = 0;
  MPI_Get_count(&status, MPI_CHAR, &count);
  CHECK_EQUAL(count, size);
  int wrong = 0;
  for (int i = 0; i < size; ++i) wrong += data[i] != (i < written ? (char)('a' + i % 26) : 0);
  CHECK_EQUAL(wrong, 0);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  fill_memory();
  MPI_File file;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "preallocated", MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  for (int i = 0; i < written; ++i) data[i] = (char)('a' + i % 26);
  CHECK_EQUAL(MPI_File_write_at_all(file, 0, data, my_rank == 0 ? written : 0, MPI_CHAR, MPI_STATUS_IGNORE),
              MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_File_preallocate(file, small_size), MPI_SUCCESS);
  expect(file, written);
  CHECK_EQUAL(MPI_File_preallocate(file, large_size), MPI_SUCCESS);
  expect(file, large_size);
  CHECK_EQUAL(MPI_File_preallocate(file, large_size), MPI_SUCCESS);
  expect(file, large_size);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
