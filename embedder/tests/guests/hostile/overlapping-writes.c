// Ranks write the same bytes together: Open MPI collected the pieces in a buffer that ends with the last that begins.
#include "hostile.h"

enum { large = 1 << 20, small = 10 };

static char data[large];
static char found[large];

int main(int argc, char** argv) {
  MPI_File file = MPI_FILE_NULL;
  start_test(&argc, &argv);
  memset(data, 'A' + my_rank, sizeof data);
  MPI_File_open(MPI_COMM_WORLD, "overlapping", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE,
                MPI_INFO_NULL, &file);
  for (int i = 0; i < 5; ++i) {
    const MPI_Offset at = my_rank == 0 ? 0 : small * my_rank;
    CHECK_EQUAL(MPI_File_write_at_all(file, at, data, my_rank == 0 ? large : small, MPI_BYTE, MPI_STATUS_IGNORE),
                MPI_SUCCESS);
  }
  MPI_File_read_at_all(file, 0, found, large, MPI_BYTE, MPI_STATUS_IGNORE);
  long others = 0;
  for (long i = 0; i < large; ++i) others += found[i] < 'A' || found[i] >= 'A' + ranks;
  CHECK_EQUAL(others, 0);
  CHECK_EQUAL(found[0], 'A');
  CHECK_EQUAL(found[large - 1], 'A');
  MPI_File_close(&file);
  return finish_test();
}
