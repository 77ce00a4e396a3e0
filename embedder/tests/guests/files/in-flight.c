// A file is closed when all that was begun on it is complete, and not before: libraries do not look.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  enum { length = 1 << 16 };
  static int out[length], in[length];
  for (int i = 0; i < length; ++i) out[i] = my_rank + i;
  MPI_File file = MPI_FILE_NULL;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "in-flight", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  const MPI_Offset mine = (MPI_Offset)my_rank * (MPI_Offset)sizeof out;
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_File_iwrite_at(file, mine, out, length, MPI_INT, &request), MPI_SUCCESS);
  if (request != MPI_REQUEST_NULL) {
    MPI_File early = file;
    CHECK_EQUAL(MPI_File_close(&early), MPI_ERR_OTHER);
  }
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  // A request that is given up is as good as complete.
  CHECK_EQUAL(MPI_File_iread_at(file, mine, in, length, MPI_INT, &request), MPI_SUCCESS);
  if (request != MPI_REQUEST_NULL) CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
  CHECK(memcmp(in, out, sizeof in) == 0);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  CHECK(file == MPI_FILE_NULL);
  return finish_test();
}
