// Without a granted directory there is no file, and the error says what to do.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_File file = MPI_FILE_NULL;
  const int mode = MPI_MODE_CREATE | MPI_MODE_RDWR;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "data", mode, MPI_INFO_NULL, &file), MPI_ERR_ACCESS);
  char text[MPI_MAX_ERROR_STRING];
  int length = 0;
  MPI_Error_string(MPI_ERR_ACCESS, text, &length);
  if (my_rank == 0) {
    CHECK(strstr(text, "MPI_File_open: 'data': it is in no directory that was granted to the program (mpiwasm -d)"));
  }
  CHECK_EQUAL(MPI_File_delete("data", MPI_INFO_NULL), MPI_ERR_ACCESS);
  CHECK(file == MPI_FILE_NULL);
  return finish_test();
}
