// Thousands of collective operations on a file: none needs anything that an earlier one has left.
#include "guest_test.h"

enum { operations = 3000 };

int main(int argc, char** argv) {
  MPI_File file = MPI_FILE_NULL;
  start_test(&argc, &argv);
  MPI_File_open(MPI_COMM_WORLD, "many-operations", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE,
                MPI_INFO_NULL, &file);
  int wrong = 0;
  for (int i = 0; i < operations; ++i) {
    const int written = i * ranks + my_rank;
    const MPI_Offset place = (MPI_Offset)written * (MPI_Offset)sizeof written;
    int found = -1;
    wrong += MPI_File_write_at_all(file, place, &written, 1, MPI_INT, MPI_STATUS_IGNORE) != MPI_SUCCESS;
    wrong += MPI_File_read_at_all(file, place, &found, 1, MPI_INT, MPI_STATUS_IGNORE) != MPI_SUCCESS;
    wrong += found != written;
  }
  CHECK_EQUAL(wrong, 0);
  MPI_File_close(&file);
  return finish_test();
}
