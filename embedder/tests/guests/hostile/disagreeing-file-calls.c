// Ranks call different functions on a file that they have in common. Open MPI took what one function sends for what
// another one expects: it ended by SIGSEGV, or worked at places that a rank had chosen in another one. ROMIO read into
// its buffers what was meant for others. No such call reaches the library, and the file stays as it was.
#include "hostile.h"

enum { length = 1000, functions = 18 };

static int data[length];

static int call(int function, MPI_File file) {
  MPI_Status* none = MPI_STATUS_IGNORE;
  switch (function) {
    case 0:
      return MPI_File_set_size(file, 1 << 30);
    case 1:
      return MPI_File_preallocate(file, 4096);
    case 2:
      return MPI_File_set_view(file, 8, MPI_INT, MPI_INT, "native", MPI_INFO_NULL);
    case 3:
      return MPI_File_set_info(file, MPI_INFO_NULL);
    case 4:
      return MPI_File_read_at_all(file, 0, data, length, MPI_INT, none);
    case 5:
      return MPI_File_write_at_all(file, 0, data, length, MPI_INT, none);
    case 6:
      return MPI_File_read_all(file, data, length, MPI_INT, none);
    case 7:
      return MPI_File_write_all(file, data, length, MPI_INT, none);
    case 8:
      return MPI_File_read_ordered(file, data, length, MPI_INT, none);
    case 9:
      return MPI_File_write_ordered(file, data, length, MPI_INT, none);
    case 10:
      return MPI_File_seek_shared(file, 0x7fff0000, MPI_SEEK_SET);
    case 11:
      return MPI_File_read_at_all_begin(file, 0, data, length, MPI_INT);
    case 12:
      return MPI_File_write_at_all_begin(file, 0, data, length, MPI_INT);
    case 13:
      return MPI_File_read_all_begin(file, data, length, MPI_INT);
    case 14:
      return MPI_File_write_ordered_begin(file, data, length, MPI_INT);
    case 15:
      return MPI_File_set_atomicity(file, 1);
    case 16:
      return MPI_File_sync(file);
    default:
      return MPI_File_close(&file);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info hints;
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "romio_cb_read", "enable");
  MPI_Info_set(hints, "romio_cb_write", "enable");
  MPI_File file;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "disagreeing", MPI_MODE_RDWR | MPI_MODE_CREATE, hints, &file), MPI_SUCCESS);
  for (int one = 0; one < functions; ++one) {
    for (int other = 0; other < functions; ++other) {
      if (one == other) continue;
      int error_class = MPI_SUCCESS;
      MPI_Error_class(call(my_rank == ranks - 1 ? other : one, file), &error_class);
      CHECK_EQUAL(error_class, MPI_ERR_NOT_SAME);
    }
  }
  MPI_Offset size = -1;
  CHECK_EQUAL(MPI_File_get_size(file, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, 0);
  const MPI_Offset place = (MPI_Offset)sizeof data * my_rank;
  for (int i = 0; i < length; ++i) data[i] = i * (my_rank + 1);
  CHECK_EQUAL(MPI_File_write_at_all(file, place, data, length, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  memset(data, 0, sizeof data);
  // The two forms of a function are the same one.
  if (my_rank == 0)
    CHECK_EQUAL(MPI_File_read_at_all(file, place, data, length, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  else
    CHECK_EQUAL(MPI_File_read_at_all_c(file, place, data, length, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(data[length - 1], (length - 1) * (my_rank + 1));
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  MPI_Info_free(&hints);
  return finish_test();
}
