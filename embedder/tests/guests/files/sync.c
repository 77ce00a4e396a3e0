// MPI_File_sync brings what was written to the disk: the tool of this test reports when the MPI library asks for that.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_File file = MPI_FILE_NULL;
  const int mode = MPI_MODE_CREATE | MPI_MODE_RDWR;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "kept", mode, MPI_INFO_NULL, &file), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write_at(file, my_rank * 4, &my_rank, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_sync(file), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
