// What processes agree on when the shared file pointer moves was the program's: one rank passed another number at each
// step, until the offset of one was the whence of the other. That rank took the pointer for moved, and read on, until
// it was beyond byte 2^63 and MPICH divided by 0, or left its buffer.
#include "hostile.h"

enum { elements = 1000 };

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static char bytes[elements];
  const int size = 1 << 21, one = 1, first = 0;
  MPI_File file;
  MPI_Datatype resized, far_apart;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "data", MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  MPI_Type_create_resized(MPI_BYTE, 0, 1 << 30, &resized);
  MPI_Type_create_subarray(1, &size, &one, &first, MPI_ORDER_C, resized, &far_apart);
  MPI_Type_commit(&far_apart);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_BYTE, far_apart, "native", MPI_INFO_NULL), MPI_SUCCESS);
  if (my_rank == 1) {
    // Intel MPI does not read so far behind the end.
    const int code = class_of(MPI_File_read_shared(file, bytes, elements, MPI_BYTE, MPI_STATUS_IGNORE));
    CHECK(code == MPI_SUCCESS || code == MPI_ERR_IO);
  }
  if (my_rank == 0) {
    CHECK_EQUAL(class_of(MPI_File_seek_shared(file, 0, 0)), MPI_ERR_ARG);
    CHECK_EQUAL(class_of(MPI_File_seek_shared(file, MPI_SEEK_SET, 12345)), MPI_ERR_ARG);
    CHECK_EQUAL(class_of(MPI_File_sync(file)), MPI_ERR_NOT_SAME);
    CHECK_EQUAL(class_of(MPI_File_sync(file)), MPI_ERR_NOT_SAME);
  } else {
    CHECK_EQUAL(class_of(MPI_File_set_atomicity(file, 0)), MPI_ERR_NOT_SAME);
    CHECK_EQUAL(class_of(MPI_File_seek_shared(file, 0, MPI_SEEK_SET)), MPI_ERR_NOT_SAME);
    CHECK_EQUAL(class_of(MPI_File_read_shared(file, bytes, elements, MPI_BYTE, MPI_STATUS_IGNORE)), MPI_ERR_ARG);
  }
  // As programs do.
  CHECK_EQUAL(MPI_File_seek_shared(file, 3, MPI_SEEK_SET), MPI_SUCCESS);
  MPI_Offset place = 0;
  CHECK_EQUAL(MPI_File_get_position_shared(file, &place), MPI_SUCCESS);
  CHECK_EQUAL(place, 3);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(class_of(MPI_File_seek_shared(file, my_rank, MPI_SEEK_SET)), MPI_ERR_NOT_SAME);
  MPI_Type_free(&resized);
  MPI_Type_free(&far_apart);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
