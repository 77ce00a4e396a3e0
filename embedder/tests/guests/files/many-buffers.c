// Collective access with a small buffer, in many steps.
#include "guest_test.h"

enum { bytes = 4 << 20 };

static char data[bytes];
static char found[bytes];

int main(int argc, char** argv) {
  MPI_File file = MPI_FILE_NULL;
  MPI_Info hints = MPI_INFO_NULL;
  start_test(&argc, &argv);
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "cb_buffer_size", "4096");
  memset(data, 'A' + my_rank, sizeof data);
  MPI_File_open(MPI_COMM_WORLD, "many-buffers", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, hints,
                &file);
  const MPI_Offset place = (MPI_Offset)my_rank * bytes;
  CHECK_EQUAL(MPI_File_write_at_all(file, place, data, bytes, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_read_at_all(file, place, found, bytes, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(memcmp(data, found, bytes), 0);
  MPI_File_close(&file);
  MPI_Info_free(&hints);
  return finish_test();
}
