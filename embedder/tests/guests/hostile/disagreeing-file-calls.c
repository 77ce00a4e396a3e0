// One rank reads together what another one writes together. A message that no rank has received comes in the place of a
// later one, which fills less of the library's buffer.
#include "hostile.h"

enum { bytes = 1 << 20, elements = 5000, byte_in_file = 0x33, byte_before = 0x11 };

static unsigned char data[bytes];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info hints;
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "romio_cb_read", "enable");
  MPI_Info_set(hints, "romio_cb_write", "enable");
  MPI_File file;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "disagreeing", MPI_MODE_RDWR | MPI_MODE_CREATE, hints, &file), MPI_SUCCESS);
  memset(data, byte_in_file, sizeof data);
  if (my_rank == 0) MPI_File_write_at(file, 0, data, sizeof data, MPI_BYTE, MPI_STATUS_IGNORE);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 0) {
    MPI_File_read_at_all(file, 0, data, 4, MPI_BYTE, MPI_STATUS_IGNORE);
    MPI_File_set_atomicity(file, 0);
  } else {
    MPI_File_write_at_all(file, 0, data, 4, MPI_BYTE, MPI_STATUS_IGNORE);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Datatype with_gaps;
  MPI_Type_create_resized(MPI_INT, 0, 8, &with_gaps);
  MPI_Type_commit(&with_gaps);
  memset(data, byte_before, sizeof data);
  MPI_File_read_at_all(file, 0, data, elements, with_gaps, MPI_STATUS_IGNORE);
  // Rank 0 may wait for ever. Both cannot close the file together any more.
  if (my_rank == 0) MPI_Barrier(MPI_COMM_WORLD);
  int foreign = 0;
  for (int i = 0; i < 8 * elements; ++i) foreign += data[i] != byte_in_file && data[i] != byte_before && data[i] != 0;
  printf(foreign == 0 ? "nothing foreign\n" : "%d foreign bytes\n", foreign);
  fflush(stdout);
  MPI_Abort(MPI_COMM_WORLD, foreign == 0 ? 3 : 1);
  return 0;
}
